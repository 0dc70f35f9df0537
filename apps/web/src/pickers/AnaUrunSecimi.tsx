import { type AnaUrun, urunCalls } from '@defter/contract/urun.ts';
import { useCall } from '../app/data/query.ts';
import { EklenebilirSecim, type SecimProps, type YeniKayitProps } from './EklenebilirSecim.tsx';
import { lazyForm } from './lazy-form.tsx';

const newAnaUrun = lazyForm(async () => (await import('./YeniAnaUrun.tsx')).YeniAnaUrun);

type AnaUrunSecimiProps = SecimProps & {
  /** Groups of one kind only. */
  satisTipi?: number;
  uygun?: (grup: AnaUrun) => boolean;
  /** Options besides the groups, such as "none". */
  ek?: readonly { value: number; label: string }[];
};

const ALL = 500;

/** Select box of the groups of the catalogue (spec 1§3: main products). */
export function AnaUrunSecimi({ satisTipi, uygun, ek = [], ...props }: AnaUrunSecimiProps) {
  const { data } = useCall(urunCalls.listAnaUrunler, { query: { durum: 'tumu', sayfaBoyutu: ALL } });
  const gruplar = (data?.liste ?? []).filter((grup) => (satisTipi === undefined || grup.satisTipi === satisTipi) && (uygun?.(grup) ?? true));
  return (
    <EklenebilirSecim
      {...props}
      data={[...ek, ...gruplar.map(({ id, adi }) => ({ value: id, label: adi }))]}
      ekle={data && { yetki: urunCalls.createAnaUrun.yetki, form: (yeni: YeniKayitProps) => newAnaUrun({ satisTipi, ...yeni }) }}
    />
  );
}
