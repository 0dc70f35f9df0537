import { type AltUrunBirim, altUrunCalls } from '@defter/contract/alt-urun.ts';
import type { AltUrun } from '@defter/contract/urun.ts';
import { Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { useZodForm } from '../../ui/form.ts';
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

/** A unit of a product and how much of the product's own unit it is. */
export function BirimPaneli({ altUrun, birim, onClose }: { altUrun: AltUrun; birim: AltUrunBirim | undefined; onClose: () => void }) {
  const { t } = useTranslation(['altUrun', 'ortak']);
  const save = useSave(birim ? altUrunCalls.updateBirim : altUrunCalls.createBirim);
  const form = useZodForm({
    schema: altUrunCalls.createBirim.body,
    initialValues: valuesOf(birim, altUrun.id),
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
    newest: async () => {
      const newest = (await readAnew(altUrunCalls.birimler, { params: { id: altUrun.id } })).liste.find(({ id }) => id === birim?.id);
      return newest && valuesOf(newest, altUrun.id);
    },
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
