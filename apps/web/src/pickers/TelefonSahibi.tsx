import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTelefonSahibi } from './use-telefon-sahibi.ts';
import type { SecilenMusteri } from './MusteriPicker.tsx';

type TelefonSahibiProps = { telefon: string | null; onChoose: (musteri: SecilenMusteri) => void };

/** Says while a phone is typed that a customer has it already, and takes that one instead of a second record. */
export function TelefonSahibi({ telefon, onChoose }: TelefonSahibiProps) {
  const { t } = useTranslation();
  const sahibi = useTelefonSahibi(telefon, 0);
  if (!sahibi) return null;
  const { id, adSoyad } = sahibi;
  return (
    <Alert color="yellow" role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm">{t('musteri.telefonKayitli', { ad: adSoyad })}</Text>
        <Button size="compact-md" variant="default" onClick={() => onChoose({ id, adSoyad, telefon })}>
          {t('musteri.bunuSec')}
        </Button>
      </Group>
    </Alert>
  );
}
