import { musteriCalls } from '@defter/contract/musteri.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { Combobox, Text } from '@mantine/core';
import { PlusIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../app/session/yetki.ts';
import { readAranan, shorten } from './aranan.ts';
import type { useMusteriArama } from './use-musteri-arama.ts';

type MusteriSecenekleriProps = {
  arama: ReturnType<typeof useMusteriArama>;
  /** A person without a record may be chosen by name alone. */
  kayitsiz: boolean | undefined;
};

/** The list of a customer picker: the hits, then somebody without a record, then a new customer. */
export function MusteriSecenekleri({ arama: { aranan, bulunanlar, reason, onPointerDown }, kayitsiz }: MusteriSecenekleriProps) {
  const { t } = useTranslation();
  const { can } = useYetki();
  return (
    <Combobox.Options onPointerDown={onPointerDown} mah={320} style={{ overflowY: 'auto' }}>
      {bulunanlar?.map(({ id, adSoyad, telefon, dosyaNo }) => (
        <Combobox.Option key={id} value={String(id)}>
          <Text size="sm" fw={500}>
            {adSoyad}
          </Text>
          <Text size="xs" c="dimmed" className="tabular">
            {[telefon && formatTelefon(telefon), dosyaNo].filter(Boolean).join(' · ')}
          </Text>
        </Combobox.Option>
      ))}
      {reason && <Combobox.Empty>{reason}</Combobox.Empty>}
      {bulunanlar?.length === 0 && <Combobox.Empty>{t('musteri.yok')}</Combobox.Empty>}
      {kayitsiz && readAranan(aranan).ad !== '' && (
        <Combobox.Option value="kayitsiz">
          <Text size="sm" fw={600} c="defter" style={{ overflowWrap: 'anywhere' }}>
            {t('musteri.kayitsiz', { ad: shorten(aranan) })}
          </Text>
        </Combobox.Option>
      )}
      {can(musteriCalls.createFromRandevu.yetki) && (
        <Combobox.Option value="yeni">
          <Text size="sm" fw={600} c="defter" component="span" style={{ display: 'inline-flex', gap: 6, alignItems: 'center', overflowWrap: 'anywhere' }}>
            <PlusIcon size={16} style={{ flex: 'none' }} />
            {aranan ? t('musteri.yeniAdli', { ad: shorten(aranan) }) : t('musteri.yeni')}
          </Text>
        </Combobox.Option>
      )}
    </Combobox.Options>
  );
}
