import { type AltUrunBirim, altUrunCalls } from '@defter/contract/alt-urun.ts';
import type { AltUrun } from '@defter/contract/urun.ts';
import { Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';

const valuesOf = (birim: AltUrunBirim | undefined, altUrunID: number) => ({
  id: birim?.id ?? 0,
  surum: birim?.surum ?? null,
  altUrunID,
  birimID: birim?.birimID ?? null,
  miktar: (birim?.miktar ?? null) as number | string | null,
  aktifMi: birim?.aktifMi ?? true,
});

/** A further unit of a product, and how much of the product's own unit it holds. */
export function BirimPaneli({ altUrun, birim, onClose }: { altUrun: AltUrun; birim: AltUrunBirim | undefined; onClose: () => void }) {
  const { t } = useTranslation(['altUrun', 'ortak']);
  const form = useRecordForm({
    record: birim,
    read: async ({ id }) => (await readAnew(altUrunCalls.birimler, { params: { id: altUrun.id } })).liste.find((one) => one.id === id),
    values: (record: AltUrunBirim | undefined) => valuesOf(record, altUrun.id),
    schema: altUrunCalls.createBirim.body,
    call: birim ? altUrunCalls.updateBirim : altUrunCalls.createBirim,
    onSaved: onClose,
  });
  return (
    <SidePanel opened onClose={onClose} title={t(birim ? 'birimDuzenle' : 'birimEkle')} description={altUrun.adi} form={form}>
      <Stack gap="md">
        <TanimSecimi tur="birim" label={t('birim')} data-autofocus key={form.key('birimID')} {...form.getInputProps('birimID')} />
        <NumberField
          label={t('miktar')}
          description={t('miktarAciklama', { birim: altUrun.birimAdi ?? t('anaBirim') })}
          decimals={6}
          key={form.key('miktar')}
          {...form.getInputProps('miktar')}
        />
        <Switch label={t('ortak:aktif')} key={form.key('aktifMi')} {...form.getInputProps('aktifMi', { type: 'checkbox' })} />
      </Stack>
    </SidePanel>
  );
}
