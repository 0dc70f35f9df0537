import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSave } from '../../../../app/data/query.ts';
import type { SecilenMusteri } from '../../../../pickers/MusteriPicker.tsx';
import { MusteriSecimi } from '../../../../pickers/MusteriSecimi.tsx';
import { SECILEN_MUSTERI } from '../../../../pickers/secilen-musteri.ts';
import { useFormValue, useZodForm } from '../../../../ui/form.ts';
import { NumberField } from '../../../../ui/NumberField.tsx';
import { SidePanel } from '../../../../ui/SidePanel.tsx';
import { NedenAlani, type PaketPaneliProps, TumuAlani } from './IslemAlanlari.tsx';

const held = z.extend(seansIslemiCalls.devret.body, { musteri: SECILEN_MUSTERI });

/** Gives sessions to another customer. */
export function DevretPaneli({ hak, digerleri, onClose }: PaketPaneliProps) {
  const { t } = useTranslation('seans');
  const save = useSave(seansIslemiCalls.devret);
  const form = useZodForm({
    schema: seansIslemiCalls.devret.body,
    held,
    initialValues: { paketHakID: hak.id, musteriID: null as number | null, musteri: null as SecilenMusteri | null, adet: hak.kalan as number | string | null, tumu: false, neden: '' },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  const tumu = useFormValue(form, 'tumu');

  return (
    <SidePanel opened onClose={onClose} title={t('islem.devret.baslik')} description={hak.altUrunAdi} form={form} saveLabel={t('islem.devret.evet')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('islem.devret.aciklama')}
        </Text>
        <MusteriSecimi label={t('islem.devret.kime')} form={form} />
        <TumuAlani
          digerleri={digerleri}
          checked={tumu}
          onChange={(secilen) => {
            form.setFieldValue('tumu', secilen);
            form.setFieldValue('adet', secilen ? null : hak.kalan);
          }}
        />
        {!tumu && <NumberField label={t('kacSeans')} description={t('kalanVar', { count: hak.kalan })} min={1} max={hak.kalan} key={form.key('adet')} {...form.getInputProps('adet')} />}
        <NedenAlani form={form} />
      </Stack>
    </SidePanel>
  );
}
