import { tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import type { ParseKeys } from 'i18next';
import type alanMetinleri from '../../texts/tr/tanim.json';

/** The input of each field. A field that is not listed is a switch. */
type AlanTipi = 'yuzde' | 'sayi' | 'carpan' | 'yon' | 'ust' | 'anahtar';

const TIPLER: Readonly<Record<string, AlanTipi>> = { iskonto: 'yuzde', taksitSayisi: 'sayi', odemeKatsayi: 'carpan', gelirMi: 'yon' };

export type AlanAdi = keyof (typeof alanMetinleri)['alan'];
export type Alan = { ad: AlanAdi; tip: AlanTipi; ilk: unknown };

const ILK: Record<AlanTipi, unknown> = { yuzde: 0, sayi: 1, carpan: 1, yon: null, ust: null, anahtar: false };
/** Switches that are on at first. */
const ACIK = new Set<string>(['aktifMi', 'satistaGoster']);

/** Kinds whose discount is never used: no customer belongs to an institution, and a package program has its own (docs/adr/0045). */
const ISKONTOSUZ: readonly TanimTuru[] = ['kurum', 'paketGrubu'];

/** Fields of a payment method without an effect yet (docs/adr/0066), and whether it is a discount: nothing can be paid by one (docs/adr/0180). */
const SONRAKI_ODEME: readonly string[] = ['taksitSayisi', 'personelHarcamasiMi', 'iskontoMu'];

const hasEffect = (tur: TanimTuru, ad: string) => {
  if (ad === 'iskonto') return !ISKONTOSUZ.includes(tur);
  return tur !== 'odemeSekli' || !SONRAKI_ODEME.includes(ad);
};

/** The fields of an entry beside its name, as far as they have an effect. */
export function alanlarOf(tur: TanimTuru): Alan[] {
  const { alanlar, ust } = tanimOf(tur);
  const shown = Object.keys(alanlar).filter((ad) => hasEffect(tur, ad));
  return shown.map((ad) => {
    const tip = ad === ust?.alan ? 'ust' : (TIPLER[ad] ?? 'anahtar');
    return { ad: ad as AlanAdi, tip, ilk: ACIK.has(ad) || ILK[tip] };
  });
}

export const alanText = (ad: AlanAdi): ParseKeys<'tanim'> => `alan.${ad}`;
