import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import type { YeniKayitProps } from '../../pickers/EklenebilirSecim.tsx';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { YeniKayit } from '../../pickers/YeniKayit.tsx';
import { useZodForm } from '../../ui/form.ts';
import { NumberField } from '../../ui/NumberField.tsx';

/** Adds a further unit to a product, and answers with the id of the unit itself. */
export function YeniBirim({ altUrunID, onSaved, onCancel }: YeniKayitProps & { altUrunID: number }) {
  const { t } = useTranslation('altUrun');
  const save = useSave(altUrunCalls.createBirim);
  const [adi, setAdi] = useState('');
  const form = useZodForm({
    schema: altUrunCalls.createBirim.body,
    initialValues: { id: 0, altUrunID, birimID: null as number | null, miktar: null as number | string | null },
    save: async (body) => {
      await save.mutateAsync({ body });
      onSaved({ id: body.birimID, adi });
    },
  });
  const birim = form.getInputProps('birimID');

  return (
    <YeniKayit baslik={t('birimEkle')} form={form} onCancel={onCancel}>
      <TanimSecimi
        tur="birim"
        label={t('birim')}
        key={form.key('birimID')}
        {...birim}
        onChange={(id, secilen) => {
          birim.onChange(id);
          setAdi(secilen ?? '');
        }}
      />
      <NumberField label={t('miktar')} description={t('miktarAciklama', { birim: t('anaBirim') })} decimals={6} key={form.key('miktar')} {...form.getInputProps('miktar')} />
    </YeniKayit>
  );
}
