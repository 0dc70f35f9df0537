import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Asks about a text that is marked as informing and reads like advertising. */
export function TicariGibi({ onTicari }: { onTicari: () => void }) {
  const { t } = useTranslation('sms');
  return (
    <Alert color="yellow" p="xs">
      {t('gonder.ticariGibi')}{' '}
      <Button size="compact-sm" variant="default" onClick={onTicari}>
        {t('gonder.ticari')}
      </Button>
    </Alert>
  );
}
