import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadError } from './LoadError.tsx';

/** The progress of a list that grows by a button. `usePages` makes one from a call. */
export type Pages = {
  shown: number;
  total: number;
  /** Reads the next page; undefined when everything is shown. */
  more: (() => void) | undefined;
  isLoading: boolean;
  /** The next page could not be read. */
  isFailed: boolean;
  /** Why it was refused. */
  refusal?: string;
};

/** Stands below a list that is not shown to its end: the number of shown rows, and the button for more. */
export function MoreRows({ pages: { shown, total, more, isLoading, isFailed, refusal } }: { pages: Pages }) {
  const { t } = useTranslation();
  if (!more) return null;
  if (isFailed) return <LoadError text={refusal} onRetry={more} busy={isLoading} />;
  return (
    <Group justify="space-between" gap="xs" mt="sm">
      <Text size="sm" c="dimmed" className="tabular" aria-live="polite">
        {t('gosterilen', { shown, total })}
      </Text>
      <Button variant="default" size="compact-md" loading={isLoading} onClick={more}>
        {t('dahaFazla')}
      </Button>
    </Group>
  );
}
