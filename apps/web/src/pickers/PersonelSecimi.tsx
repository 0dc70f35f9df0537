import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { useCall } from '../app/data/query.ts';
import { EklenebilirSecim, type SecimProps } from './EklenebilirSecim.tsx';
import { newPersonel } from './lazy-form.tsx';

/** Select box of the colleagues. */
export function PersonelSecimi(props: SecimProps) {
  const { data } = useCall(personelBayiCalls.ekip);
  const kisiler = (data?.liste ?? []).map(({ id, adSoyad }) => ({ value: id, label: adSoyad }));
  return <EklenebilirSecim {...props} data={kisiler} ekle={data && { yetki: personelCalls.create.yetki, form: newPersonel }} />;
}
