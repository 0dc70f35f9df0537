import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SecilenMusteri } from './MusteriPicker.tsx';
import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { normalizeTelefon } from '@defter/rules/telefon.ts';
import { useCall } from '../app/data/query.ts';
import { useYetki } from '../app/session/yetki.ts';

type TelefonSahibiProps = { telefon: string | null; onChoose: (musteri: SecilenMusteri) => void };

/** Shows while a phone is typed that a customer already has it, and offers that customer instead of a second record. */
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

/** The customer (active or passive) who already has this number; undefined while it is incomplete or free. */
export function useTelefonSahibi(numara: string | null, musteriID: number): { id: number; adSoyad: string; aktifMi: boolean } | undefined {
  const { can } = useYetki();
  const telefon = normalizeTelefon(numara ?? '');
  const enabled = telefon !== undefined && can(birlestirmeCalls.benzerler.yetki);
  const { data } = useCall(birlestirmeCalls.benzerler, { body: { telefon: telefon ?? null, haricID: musteriID || null } }, { enabled });
  return enabled ? data?.liste[0] : undefined;
}
