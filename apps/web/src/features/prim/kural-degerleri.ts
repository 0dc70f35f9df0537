import type { PrimKurali } from '@defter/contract/prim.ts';
import { type Kurus, ZERO } from '@defter/rules/para.ts';
import { startOfMonth } from '@defter/rules/tarih.ts';
import { today } from '../../ui/today.ts';

/** The scope of a rule, as the form asks it: on the wire it is told by three fields, of which one is filled. */
export const KAPSAMLAR = ['hepsi', 'hizmet', 'urun', 'grup', 'tekHizmet', 'tekUrun'] as const;
export type Kapsam = (typeof KAPSAMLAR)[number];

export function kapsamOf({ satisTipi, anaUrunID, altUrunID }: Pick<PrimKurali, 'satisTipi' | 'anaUrunID' | 'altUrunID'>): Kapsam {
  if (altUrunID !== null) return 'tekHizmet';
  if (anaUrunID !== null) return 'grup';
  if (satisTipi === null) return 'hepsi';
  return satisTipi === 0 ? 'urun' : 'hizmet';
}

/** The three fields of a scope as it is chosen; the group, service or product is chosen after it. */
export const fieldsOf = (kapsam: Kapsam) => ({ satisTipi: kapsam === 'urun' ? 0 : kapsam === 'hizmet' ? 1 : null, anaUrunID: null, altUrunID: null });

/** The first steps of a rule that becomes one of steps, and none for the other kinds. */
export const basamaklarOf = (tur: string): Basamak[] => (tur === 'basamak' ? [{ alt: ZERO, oran: null }] : []);

type Basamak = { alt: Kurus | string | null; oran: number | string | null };

export const degerlerOf = (kural: PrimKurali | undefined) => ({
  id: kural?.id ?? 0,
  surum: kural?.surum ?? null,
  adi: kural?.adi ?? '',
  personelID: kural?.personelID ?? null,
  satisTipi: kural?.satisTipi ?? null,
  anaUrunID: kural?.anaUrunID ?? null,
  altUrunID: kural?.altUrunID ?? null,
  esas: (kural?.esas ?? 'tahsil') as string,
  tur: (kural?.tur ?? 'oran') as string,
  oran: (kural?.oran ?? null) as number | string | null,
  tutar: (kural?.tutar ?? null) as Kurus | string | null,
  basamaklar: (kural?.basamaklar ?? []) as Basamak[],
  kdvHaric: kural?.kdvHaric ?? false,
  baslangic: (kural?.baslangic ?? startOfMonth(today())) as string | null,
  bitis: kural?.bitis ?? null,
});
export type KuralDegerleri = ReturnType<typeof degerlerOf>;
