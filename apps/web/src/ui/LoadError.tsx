import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';
import { IconUyari, IconYenile } from './icons.tsx';

/** Something could not be fetched: says so and offers to try again. `text` tells more than the general sentence. */
export function LoadError({ text, onRetry, busy }: { text?: string; onRetry: () => void; busy?: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState icon={IconUyari} title={t('yuklenemedi')} text={text ?? t('yuklenemediAciklama')}>
        <Button variant="default" leftSection={<IconYenile size={18} />} onClick={onRetry} loading={busy}>
          {t('tekrarDene')}
        </Button>
      </EmptyState>
    </div>
  );
}
