import { Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import type { UrunFormu } from './form-values.ts';

/** By what a product is counted and found. */
export function TanimAlanlari({ form }: { form: UrunFormu }) {
  const { t } = useTranslation('urun');
  return (
    <>
      <Group grow align="flex-start">
        <TanimSecimi tur="birim" label={t('birim')} clearable key={form.key('birimID')} {...form.getInputProps('birimID')} />
        <TextInput label={t('kod')} key={form.key('urunKod')} {...form.getInputProps('urunKod')} />
      </Group>
      <Group grow align="flex-start">
        <TextInput label={t('barkod')} inputMode="numeric" key={form.key('barkod')} {...form.getInputProps('barkod')} />
        <TextInput label={t('grupHarfi')} description={t('grupHarfiAciklama')} maxLength={10} key={form.key('grup')} {...form.getInputProps('grup')} />
      </Group>
    </>
  );
}
