import { type RandevuBasligi, randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { Box, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EklenebilirSecim } from '../../pickers/EklenebilirSecim.tsx';
import { lazyForm } from '../../pickers/lazy-form.tsx';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import { TimeField } from '../../ui/TimeField.tsx';
import type { RandevuDegerleri } from './form-values.ts';
import type { useFormYeri } from './use-form-yeri.ts';

const newSutun = lazyForm(async () => (await import('../../pickers/YeniSutun.tsx')).YeniSutun);

type YerAlanlariProps = { form: ZodForm<RandevuDegerleri>; basliklar: readonly RandevuBasligi[]; baslangicAlani: ReturnType<typeof useFormYeri>['baslangicAlani'] };

/** The time and column of an appointment, and its performer if the column stands for no person. */
export function YerAlanlari({ form, basliklar, baslangicAlani }: YerAlanlariProps) {
  const { t } = useTranslation('randevu');
  const sutunID = useFormValue(form, 'randevuSutunBaslikID');
  const baslik = basliklar.find(({ id }) => id === sutunID);
  return (
    <>
      <Group align="flex-start" wrap="nowrap" gap="xs">
        <DateField label={t('gun')} flex={2} miw={138} key={form.key('randevuTarihi')} {...form.getInputProps('randevuTarihi')} />
        <Box flex={3} miw={0}>
          <EklenebilirSecim
            label={t('sutun')}
            data={basliklar.map(({ id, adi }) => ({ value: id, label: adi }))}
            ekle={{ yetki: randevuCalls.saveBasliklar.yetki, form: newSutun }}
            key={form.key('randevuSutunBaslikID')}
            {...form.getInputProps('randevuSutunBaslikID')}
          />
        </Box>
      </Group>
      {baslik && baslik.sutunBaslikTipi !== SutunBaslikTipi.personel && (
        <PersonelSecimi label={t('uygulayan')} placeholder={t('uygulayanYok')} clearable key={form.key('uygulayanPersonelID')} {...form.getInputProps('uygulayanPersonelID')} />
      )}
      <Group grow align="flex-start">
        <TimeField label={t('baslangic')} key={form.key('baslangicSaat')} {...baslangicAlani} />
        <TimeField label={t('bitis')} key={form.key('bitisSaat')} {...form.getInputProps('bitisSaat')} />
      </Group>
    </>
  );
}
