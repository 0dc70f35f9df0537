import { type Stok, STOK_KAYDI, stokCalls } from '@defter/contract/stok.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { useFormValue, useZodForm } from '../../ui/form.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import classes from './Stok.module.css';

type Sayi = number | string | null;

/** The settings of a product's stock. Another amount is a movement, and needs a reason. */
export function StokAyarFormu({ stok }: { stok: Stok }) {
  const { t } = useTranslation(['stok', 'ortak']);
  const save = useSave(stokCalls.saveMiktarlar);
  const form = useZodForm({
    schema: STOK_KAYDI,
    initialValues: {
      altUrunID: stok.altUrunID,
      miktar: stok.miktar as Sayi,
      kritik: stok.kritik as Sayi,
      tedarikGun: stok.tedarikGun as Sayi,
      acikGun: stok.acikGun as Sayi,
      tedarikciID: stok.tedarikciID,
      neden: '',
    },
    save: async ({ miktar, ...body }) => {
      await save.mutateAsync({ body: { model: [{ ...body, ...(form.isDirty('miktar') && { miktar }) }] } });
      form.setFieldValue('neden', '');
      await form.renew();
    },
  });
  useFormValue(form, 'miktar');
  // A sale at another desk changes the stock, but not the amount that was typed here.
  const isTyped = form.isDirty('miktar');
  return (
    <form noValidate onSubmit={form.submit}>
      <div className={classes.ayarlar}>
        <NumberField label={t('miktar')} decimals={3} min={-1_000_000} key={form.key('miktar')} {...form.getInputProps('miktar')} />
        {isTyped && <TextInput label={t('neden')} key={form.key('neden')} {...form.getInputProps('neden')} />}
        <NumberField label={t('kritik')} decimals={3} key={form.key('kritik')} {...form.getInputProps('kritik')} />
        <NumberField label={t('tedarikGun')} key={form.key('tedarikGun')} {...form.getInputProps('tedarikGun')} />
        <NumberField label={t('acikGun')} key={form.key('acikGun')} {...form.getInputProps('acikGun')} />
        <TanimSecimi tur="tedarikci" label={t('tedarikci')} clearable key={form.key('tedarikciID')} {...form.getInputProps('tedarikciID')} />
        <YetkiButton type="submit" yetki={stokCalls.saveMiktarlar.yetki} variant="default" loading={form.busy}>
          {t('ortak:kaydet')}
        </YetkiButton>
      </div>
    </form>
  );
}
