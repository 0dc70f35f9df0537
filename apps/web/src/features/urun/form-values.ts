import type { AltUrun, AnaUrun } from '@defter/contract/urun.ts';
import { GENEL_KDV } from '@defter/rules/kdv.ts';
import type { ZodForm } from '../../ui/form.ts';

/** The wire's value for "in no group" (spec 1§5). */
export const WITHOUT_GROUP = 0;

type Number = number | string | null;

/** The values of the form for a product, or for a new one. */
export const valuesOf = (urun: AltUrun | undefined, gruplar: readonly Pick<AnaUrun, 'id' | 'adi'>[], anaUrunID: number) => ({
  id: urun?.id ?? 0,
  surum: urun?.surum ?? null,
  anaUrunID,
  anaUrun: gruplar.find(({ id }) => id === anaUrunID)?.adi ?? '',
  adi: urun?.adi ?? '',
  fiyat: (urun?.fiyat ?? null) as Number,
  fiyat2: (urun?.fiyat2 || null) as Number,
  maliyet: (urun?.maliyet || null) as Number,
  kdv: (urun?.kdv ?? GENEL_KDV) as number | null,
  birimID: urun?.birimID ?? null,
  grup: urun?.grup ?? 'S',
  urunKod: urun?.urunKod ?? '',
  barkod: urun?.barkod ?? '',
  satistaMi: urun?.satistaMi ?? true,
  puanVerilmesin: urun?.puanVerilmesin ?? false,
  urunSure: (urun?.urunSure ?? 30) as Number,
  tamponOnce: (urun?.tamponOnce || '') as Number,
  tamponSonra: (urun?.tamponSonra || '') as Number,
  hizmetSuresi: (urun?.hizmetSuresi ?? '') as Number,
});

export type UrunFormu = ZodForm<ReturnType<typeof valuesOf>>;
