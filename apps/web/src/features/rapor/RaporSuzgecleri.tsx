import { type RaporSuzgeci } from '@defter/contract/rapor-tanimi.ts';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { PeriodSelect } from '../../ui/PeriodSelect.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

type Filtre = Readonly<Record<string, unknown>>;
type Props = { suzgecler: readonly RaporSuzgeci[]; filtre: Filtre; onChange: (alan: Record<string, string | number | boolean | null>) => void };

/** The filters of a report, each the same on every one that has it. */
export function RaporSuzgecleri({ suzgecler, filtre, onChange }: Props) {
  const { t } = useTranslation('rapor');
  const has = (suzgec: RaporSuzgeci) => suzgecler.includes(suzgec);
  const id = (ad: string) => (typeof filtre[ad] === 'number' ? filtre[ad] : null);
  return (
    <>
      {has('donem') && (
        <PeriodSelect
          value={{ baslangicTarihi: String(filtre['baslangicTarihi']), bitisTarihi: String(filtre['bitisTarihi']) }}
          onChange={({ baslangicTarihi, bitisTarihi }) => onChange({ baslangicTarihi, bitisTarihi })}
        />
      )}
      {has('gun') && (
        <Group gap={6} wrap="nowrap">
          <Text size="sm" c="dimmed" aria-hidden>
            {t('suzgec.gun')}
          </Text>
          <DateField w={150} aria-label={t('suzgec.gun')} value={String(filtre['tarih'])} onDay={(tarih) => onChange({ tarih })} />
        </Group>
      )}
      {has('personelID') && (
        <PersonelSecimi
          w={190}
          clearable
          aria-label={t('suzgec.personel')}
          placeholder={t('suzgec.personel')}
          value={id('personelID')}
          onChange={(personelID) => onChange({ personelID })}
        />
      )}
      {has('grupID') && (
        <TanimSecimi
          tur="musteriGrubu"
          yeni={null}
          w={170}
          clearable
          aria-label={t('suzgec.grup')}
          placeholder={t('suzgec.grup')}
          value={id('grupID')}
          onChange={(grupID) => onChange({ grupID })}
        />
      )}
      {has('odemeSekliID') && (
        <TanimSecimi
          tur="odemeSekli"
          yeni={null}
          w={180}
          clearable
          aria-label={t('suzgec.odeme')}
          placeholder={t('suzgec.odeme')}
          value={id('odemeSekliID')}
          onChange={(odemeSekliID) => onChange({ odemeSekliID })}
        />
      )}
      {has('gelirMi') && (
        <SelectField<string>
          w={150}
          clearable
          searchable={false}
          aria-label={t('suzgec.gelirMi')}
          placeholder={t('suzgec.gelirMi')}
          data={[
            { value: 'true', label: t('suzgec.gelir') },
            { value: 'false', label: t('suzgec.gider') },
          ]}
          value={filtre['gelirMi'] === null || filtre['gelirMi'] === undefined ? null : String(filtre['gelirMi'])}
          onChange={(deger) => onChange({ gelirMi: deger })}
        />
      )}
    </>
  );
}
