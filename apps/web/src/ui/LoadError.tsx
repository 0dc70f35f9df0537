import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';
import { RotateCwIcon, TriangleAlertIcon } from 'lucide-react';

/**
 * Says that something could not be fetched and offers to try again. `text` is more precise than the general sentence.
 */
export function LoadError({ text, onRetry, busy, children }: { text?: string; onRetry: () => void; busy?: boolean; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState icon={TriangleAlertIcon} title={t('yuklenemedi')} text={text ?? t('yuklenemediAciklama')}>
        <Group gap="md" justify="center">
          <Button variant="default" leftSection={<RotateCwIcon size={18} />} onClick={onRetry} loading={busy}>
            {t('tekrarDene')}
          </Button>
          {children}
        </Group>
      </EmptyState>
    </div>
  );
}
