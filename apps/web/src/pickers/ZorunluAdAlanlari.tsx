import type { ZorunluAd } from '@defter/contract/zorunlu-alanlar.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useZorunluAdlar } from '../app/ayar/ayarlar.ts';
import type { ZodForm } from '../ui/form.ts';
import { TanimSecimi } from './TanimSecimi.tsx';

type ZorunluAdFormu = Pick<ZodForm<Record<string, unknown>>, 'key' | 'getInputProps'>;

/** The further fields of a short form of a customer that the business requires. */
export function ZorunluAdAlanlari({ form }: { form: ZorunluAdFormu }) {
  const { t } = useTranslation();
  const zorunlu = useZorunluAdlar();
  const asks = (alan: ZorunluAd) => zorunlu.includes(alan);
  const field = (alan: ZorunluAd) => ({ autoComplete: 'off', ...form.getInputProps(alan), required: true });
  return (
    <>
      {asks('tcKimlikNo') && <TextInput label={t('musteri.tcKimlikNo')} inputMode="numeric" key={form.key('tcKimlikNo')} {...field('tcKimlikNo')} />}
      {asks('email') && <TextInput label={t('musteri.email')} type="email" key={form.key('email')} {...field('email')} />}
      {asks('adres') && <TextInput label={t('musteri.adres')} key={form.key('adres')} {...field('adres')} />}
      {asks('neredenDuydunuzID') && (
        <TanimSecimi tur="neredenDuydunuz" label={t('musteri.neredenDuydunuz')} key={form.key('neredenDuydunuzID')} {...form.getInputProps('neredenDuydunuzID')} required />
      )}
    </>
  );
}
