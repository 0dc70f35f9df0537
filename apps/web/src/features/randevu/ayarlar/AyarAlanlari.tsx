import type { ReplyOf } from '@defter/contract/call.ts';
import { randevuCalls, SutunBaslikTipi, ZAMAN_PERIYOTLARI } from '@defter/contract/randevu.ts';
import { SimpleGrid, Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../../app/data/read-anew.ts';
import { useRecordForm } from '../../../app/data/use-record-form.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import { HaftaSaatleri } from './HaftaSaatleri.tsx';

type Ayarlar = ReplyOf<typeof randevuCalls.ayarlar>;
const TIPLER = Object.values(SutunBaslikTipi);

const valuesOf = ({ surum, ayarlar: { bayiID: _bayiID, ...ayarlar } }: Pick<Ayarlar, 'surum' | 'ayarlar'>) => ({ surum, ...ayarlar });

/** The form of the calendar's settings; without `onSaved` it stays open. */
export const useAyarFormu = (ilk: Ayarlar, onSaved?: () => void) =>
  useRecordForm({
    record: ilk,
    read: () => readAnew(randevuCalls.ayarlar),
    values: valuesOf,
    schema: randevuCalls.saveAyarlar.body,
    call: randevuCalls.saveAyarlar,
    seconds: 2.5,
    onSaved,
  });

export function AyarAlanlari({ form }: { form: ReturnType<typeof useAyarFormu> }) {
  const { t } = useTranslation('randevu');
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TimeField label={t('ayar.baslangicSaati')} key={form.key('baslangicSaati')} {...form.getInputProps('baslangicSaati')} />
        <TimeField label={t('ayar.bitisSaati')} key={form.key('bitisSaati')} {...form.getInputProps('bitisSaati')} />
        <SelectField
          label={t('ayar.zamanPeriyodu')}
          searchable={false}
          data={ZAMAN_PERIYOTLARI.map((dakika) => ({ value: dakika, label: t('dakika', { dakika }) }))}
          key={form.key('zamanPeriyodu')}
          {...form.getInputProps('zamanPeriyodu')}
        />
      </SimpleGrid>
      <HaftaSaatleri form={form} />
      <Switch
        label={t('ayar.tatildeKapali')}
        description={t('ayar.tatildeKapaliAciklama')}
        key={form.key('tatildeKapali')}
        {...form.getInputProps('tatildeKapali', { type: 'checkbox' })}
      />
      <Switch
        label={t('ayar.boslukBirakma')}
        description={t('ayar.boslukBirakmaAciklama')}
        key={form.key('boslukBirakma')}
        {...form.getInputProps('boslukBirakma', { type: 'checkbox' })}
      />
      <SelectField
        label={t('ayar.randevuBasligi')}
        description={t('ayar.randevuBasligiAciklama')}
        searchable={false}
        data={TIPLER.map((value) => ({ value, label: t(`sutunlar.tip.${value}`) }))}
        key={form.key('randevuBasligi')}
        {...form.getInputProps('randevuBasligi')}
      />
    </Stack>
  );
}
