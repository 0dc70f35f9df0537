import { musteriCalls } from '@defter/contract/musteri.ts';
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiHatasi, request } from '../../app/data/api.ts';
import type { ZodForm } from '../../ui/form.ts';
import { notice } from '../../ui/notice.ts';
import type { MusteriDegerleri } from './form-values.ts';

/** The file number. A click fills in the next free one. */
export function DosyaNoAlani({ form }: { form: ZodForm<MusteriDegerleri> }) {
  const { t } = useTranslation('musteri');
  const takeNext = async () => {
    try {
      const { specialData } = await request(musteriCalls.sonDosyaNo);
      form.setFieldValue('musteri.dosyaNo', specialData);
    } catch (error) {
      notice.failure(error instanceof ApiHatasi ? error.kod : 'hataOlustu');
    }
  };
  return (
    <TextInput
      label={t('alan.dosyaNo')}
      autoComplete="off"
      key={form.key('musteri.dosyaNo')}
      {...form.getInputProps('musteri.dosyaNo')}
      rightSectionWidth="auto"
      rightSection={
        <Button variant="subtle" size="compact-sm" mr={6} onClick={takeNext}>
          {t('siradakiNo')}
        </Button>
      }
    />
  );
}
