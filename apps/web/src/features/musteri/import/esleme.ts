import { AKTARIM_ALANLARI, type AktarimAlani, type Esleme } from '@defter/contract/aktarim.ts';
import { fold, splitAdSoyad } from '@defter/rules/metin.ts';
import type { Tablo } from './tablo.ts';

/** The meanings of a column: a field, or first and last name in one. */
export const SECILEBILEN_ALANLAR = [...AKTARIM_ALANLARI, 'adSoyad'] as const;
export type SutunAlani = AktarimAlani | 'adSoyad';
/** The field of each column, in order. A column with null is ignored. */
export type Eslesme = readonly (SutunAlani | null)[];

/** Words of folded titles, the surest first: `adi soyadi` is both names and stands before `ad`, which is one. */
const WORDS: readonly [SutunAlani, RegExp][] = [
  ['adSoyad', /\bad\w*\b.*\bsoyad|\b(musteri|danisan|hasta|uye)( ad[ıi]?)?$|^(isim|ad[ıi]?) soy|full ?name|unvan/],
  ['soyad', /soyad|soy isim|soyisim|last ?name|surname/],
  ['tcKimlikNo', /\bt\.? ?c\b|\btc\w*\b|kimlik|tckn|national/],
  ['email', /e-?posta|e-?mail|\bmail\b/],
  ['dogumTarihi', /\bdogum(?! yeri)|birth(?!.?place)/],
  ['neredenDuydunuz', /nereden|duydu|kaynak|referans|heard/],
  ['telefon', /telefon|\btel\b|\bcep\b|gsm|mobil|phone|whatsapp|^iletisim( no| numarasi| bilgisi)?$|^numara(si)?$/],
  ['adres', /adres|address/],
  ['dosyaNo', /dosya|kart (no|numara)|sira no|protokol|file|musteri (no|numara|kodu)|\bkod/],
  ['ad', /^ad[iı]?$|\bad[iı]?\b|isim|first ?name|^name$/],
];

/** Takes earlier assignments of these titles, else guesses from their words. No field is used twice. */
export function guessEslesme(basliklar: readonly string[], known: readonly Esleme[]): Eslesme {
  const remembered = new Map(known.map(({ baslik, alan }) => [baslik, alan]));
  const taken = new Set<SutunAlani>();
  const guessed = basliklar.map((baslik) => {
    const folded = fold(baslik);
    const alan = remembered.has(folded) ? remembered.get(folded)! : (WORDS.find(([alan, words]) => !taken.has(alan) && words.test(folded))?.[0] ?? null);
    if (alan === null || taken.has(alan)) return null;
    taken.add(alan);
    return alan;
  });
  return guessed.map((alan, index) => settleAd(alan, fold(basliklar[index]!), { taken, isKnown: remembered.has(fold(basliklar[index]!)) }));
}

/**
 * "Müşteri adı" is a first name where the last name has a column of its own, and beside a whole name "Hizmet adı" is no name of the
 * customer's.
 */
function settleAd(alan: SutunAlani | null, baslik: string, { taken, isKnown }: { taken: ReadonlySet<SutunAlani>; isKnown: boolean }): SutunAlani | null {
  if (alan === 'adSoyad' && taken.has('soyad') && !taken.has('ad') && !/soy/.test(baslik)) return 'ad';
  return alan === 'ad' && !isKnown && taken.has('adSoyad') && !taken.has('soyad') ? null : alan;
}

export const hasAd = (eslesme: Eslesme) => eslesme.some((alan) => alan === 'ad' || alan === 'adSoyad');

/** The server reads this much of a cell, which is more than any field may hold. */
const MAX_TEXT = 2000;

type GidenSatir = Record<AktarimAlani, string | null> & { satir: number };

/** The rows of a table by their fields, as the wire takes them. */
export function toSatirlar({ satirlar }: Tablo, eslesme: Eslesme): GidenSatir[] {
  return satirlar.map(({ satir, hucreler }) => {
    const textOf = (alan: SutunAlani) => hucreler[eslesme.indexOf(alan)]?.slice(0, MAX_TEXT) || null;
    const fields = Object.fromEntries(AKTARIM_ALANLARI.map((alan) => [alan, textOf(alan)])) as Record<AktarimAlani, string | null>;
    const adSoyad = textOf('adSoyad');
    if (adSoyad === null) return { ...fields, satir };
    if (fields.soyad !== null) return { ...fields, satir, ad: fields.ad ?? withoutSoyad(adSoyad, fields.soyad) };
    const { ad, soyad } = splitAdSoyad(adSoyad);
    return { ...fields, satir, ad: fields.ad ?? ad, soyad: soyad || null };
  });
}

/** The first names of a whole name whose last name is known. */
function withoutSoyad(adSoyad: string, soyad: string): string {
  const words = adSoyad.trim().split(/\s+/);
  const count = soyad.trim().split(/\s+/).length;
  return words.length > count && fold(words.slice(-count).join(' ')) === fold(soyad) ? words.slice(0, -count).join(' ') : words.join(' ');
}

/** The assignments to remember for next time. */
export const toEslemeler = ({ basliklar }: Tablo, eslesme: Eslesme): Esleme[] =>
  basliklar.map((baslik, index) => ({ baslik: baslik.slice(0, 200), alan: eslesme[index] ?? null })).slice(0, 200);
