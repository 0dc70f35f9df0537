import { Group, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import type { UrunFormu } from './form-values.ts';

/** Stops the Enter at the end of a scan, which would save an unfinished form. */
const keepOpen = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
};

/** The unit, code and barcode of a product. */
export function TanimAlanlari({ form }: { form: UrunFormu }) {
  const { t } = useTranslation('urun');
  return (
    <>
      <Group grow align="flex-start">
        <TanimSecimi tur="birim" label={t('birim')} clearable key={form.key('birimID')} {...form.getInputProps('birimID')} />
        <TextInput label={t('kod')} key={form.key('urunKod')} {...form.getInputProps('urunKod')} />
      </Group>
      <Group grow align="flex-start">
        <TextInput label={t('barkod')} inputMode="numeric" onKeyDown={keepOpen} key={form.key('barkod')} {...form.getInputProps('barkod')} />
        <TextInput label={t('grupHarfi')} description={t('grupHarfiAciklama')} maxLength={10} key={form.key('grup')} {...form.getInputProps('grup')} />
      </Group>
    </>
  );
}
