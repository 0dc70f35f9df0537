import { CIKIS_TURLERI, stokCalls } from '@defter/contract/stok.ts';
import { Stack, Text, TextInput } from '@mantine/core';
import { XIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { DateField } from '../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../ui/form.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { today } from '../../ui/today.ts';
import { StokUrunu } from './StokUrunu.tsx';
import classes from './Stok.module.css';

type Satir = { altUrunID: number; adi: string; miktar: number | string | null };

/** Goods that leave without being sold: thrown away, or returned to the supplier. */
export function CikisFormu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['stok', 'alan']);
  const save = useSave(stokCalls.cikis);
  const form = useZodForm({
    schema: stokCalls.cikis.body,
    initialValues: { tur: 'fire' as (typeof CIKIS_TURLERI)[number] | null, tarih: today() as string | null, neden: '', model: [] as Satir[] },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  const satirlar = useFormValue(form, 'model');
  const set = (yeni: Satir[]) => form.setFieldValue('model', yeni);
  return (
    <SidePanel opened onClose={onClose} title={t('cikisYap')} form={form} size="md">
      <Stack gap="md">
        <SelectField
          label={t('cikisTuru')}
          data={CIKIS_TURLERI.map((tur) => ({ value: tur, label: t(`alan:deger.stokHareketi.${tur}`) }))}
          key={form.key('tur')}
          {...form.getInputProps('tur')}
        />
        <DateField label={t('tarih')} key={form.key('tarih')} {...form.getInputProps('tarih')} />
        <ul className={classes.satirlar}>
          {satirlar.map((satir, i) => (
            <li key={satir.altUrunID} className={classes.kisa}>
              <Text>{satir.adi}</Text>
              <NumberField
                aria-label={t('satirMiktari', { urun: satir.adi })}
                decimals={3}
                value={satir.miktar}
                error={form.errors[`model.${i}.miktar`]}
                onChange={(miktar) => set(satirlar.with(i, { ...satir, miktar }))}
              />
              <ReasonIcon label={t('satirCikar', { urun: satir.adi })} onClick={() => set(satirlar.toSpliced(i, 1))}>
                <XIcon size={17} />
              </ReasonIcon>
            </li>
          ))}
        </ul>
        <StokUrunu
          key={satirlar.length}
          label={t('urunEkle')}
          haric={satirlar.map(({ altUrunID }) => altUrunID)}
          onChange={({ id, adi }) => set([...satirlar, { altUrunID: id, adi, miktar: 1 }])}
        />
        {form.errors.model && (
          <Text size="sm" c="var(--defter-danger)" role="alert">
            {form.errors.model}
          </Text>
        )}
        <TextInput label={t('neden')} key={form.key('neden')} {...form.getInputProps('neden')} />
      </Stack>
    </SidePanel>
  );
}
