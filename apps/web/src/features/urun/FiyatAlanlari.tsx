import { GENEL_KDV, kdvOranlariOn } from '@defter/rules/kdv.ts';
import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../../app/session/yetki.ts';
import { formatYuzde } from '../../ui/format.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { today } from '../../ui/today.ts';
import type { UrunFormu } from './form-values.ts';

/** Prices and their KDV rate, and the cost for people who may see it. */
export function FiyatAlanlari({ form, kdv = GENEL_KDV }: { form: UrunFormu; /** The rate that it has. */ kdv?: number }) {
  const { t } = useTranslation('urun');
  const { can } = useYetki();
  const oranlar = [...new Set([...kdvOranlariOn(today()), kdv])].toSorted((a, b) => a - b);

  return (
    <>
      <Group grow align="flex-start">
        <MoneyInput label={t('fiyat')} description={t('kdvDahil')} key={form.key('fiyat')} {...form.getInputProps('fiyat')} />
        <SelectField
          label={t('kdv')}
          description={t('kdvOrani')}
          searchable={false}
          data={oranlar.map((oran) => ({ value: oran, label: formatYuzde(oran) }))}
          key={form.key('kdv')}
          {...form.getInputProps('kdv')}
        />
      </Group>
      <Group grow align="flex-start">
        <MoneyInput label={t('fiyat2')} description={t('fiyat2Aciklama')} key={form.key('fiyat2')} {...form.getInputProps('fiyat2')} />
        {can('urunGoruntule') && (
          <MoneyInput label={t('maliyet')} description={t('maliyetAciklama')} key={form.key('maliyet')} {...form.getInputProps('maliyet')} />
        )}
      </Group>
    </>
  );
}
