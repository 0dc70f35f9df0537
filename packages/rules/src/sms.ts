import { fold } from './metin.ts';

/* The cost of a text: its alphabet decides how many characters fit into a part, and each part costs a credit (docs/adr/0210). */

/** The alphabets of a text: GSM 03.38, the same with the Turkish shift table, UCS-2. */
export type SmsAlfabesi = 'GSM7' | 'TR' | 'UCS2';
export type SmsBoyu = {
  alfabe: SmsAlfabesi;
  /** Characters as they are counted: some count twice. */
  uzunluk: number;
  parca: number;
  /** The number of characters that still fit into its parts. */
  kalan: number;
};

const GSM7 = new Set('@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà');
const DOUBLE = new Set('^{}\\[]~|€\f');
const TURKISH = new Set('şŞğĞçıİ');

/** The length of a single part, and of each part of a longer text, whose parts have to be joined again. */
const YERLER: Readonly<Record<SmsAlfabesi, readonly [tek: number, coklu: number]>> = { GSM7: [160, 153], TR: [155, 149], UCS2: [70, 67] };

/** The most parts that one text may have: no provider takes more. */
export const EN_COK_PARCA = 6;

/** The size of a text; an empty one has no part. */
export function smsBoyu(metin: string): SmsBoyu {
  const alfabe = alfabeOf(metin);
  const uzunluk = alfabe === 'UCS2' ? metin.length : [...metin].reduce((sum, sign) => sum + (DOUBLE.has(sign) ? 2 : 1), 0);
  const [tek, coklu] = YERLER[alfabe];
  const parca = uzunluk === 0 ? 0 : uzunluk <= tek ? 1 : Math.ceil(uzunluk / coklu);
  return { alfabe, uzunluk, parca, kalan: parca <= 1 ? tek - uzunluk : parca * coklu - uzunluk };
}

function alfabeOf(metin: string): SmsAlfabesi {
  let alfabe: SmsAlfabesi = 'GSM7';
  for (const sign of metin) {
    if (TURKISH.has(sign)) alfabe = 'TR';
    else if (!GSM7.has(sign) && !DOUBLE.has(sign)) return 'UCS2';
  }
  return alfabe;
}

const SADE: Readonly<Record<string, string>> = { ş: 's', Ş: 'S', ğ: 'g', Ğ: 'G', ç: 'c', Ç: 'C', ı: 'i', İ: 'I', ö: 'o', Ö: 'O', ü: 'u', Ü: 'U', â: 'a', î: 'i', û: 'u' };

/** Signs that phones and word processors insert in place of those of a keyboard, and invisible spaces: one of them would halve the room of a text. */
const NOKTALAMA: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u2032]/g, "'"],
  [/[\u201c\u201d\u201e\u2033]/g, '"'],
  [/[\u2010-\u2015\u2022\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u00a0\u2000-\u200a\u202f]/g, ' '],
  [/[\u200b\u200e\u200f\u2060\ufeff]/g, ''],
];

/**
 * A text as it is sent: with plain marks, and without Turkish letters if the business does not keep them, which leaves room for five more characters
 * in each part.
 */
export function gidenMetin(metin: string, { turkce }: { turkce: boolean }): string {
  const plain = NOKTALAMA.reduce((text, [signs, sign]) => text.replaceAll(signs, sign), metin);
  return turkce ? plain : plain.replaceAll(/[şŞğĞçÇıİöÖüÜâîû]/g, (sign) => SADE[sign]!);
}

/** A place of a text, in brackets of either kind, with any spelling of its name: `[isim]`, `{İsim}`, `[ ŞUBE ]`. */
const YER = /( ?)[[{] ?([\p{L}\d_]+) ?[\]}]/gu;

/**
 * Fills the places of a text. A name without a value stays as it is; a place that is filled with nothing leaves no gap behind.
 * @param values by folded names
 * @example fillMesaj('Sayın [isim], [hizmet] randevunuz', { isim: 'Ayşe', hizmet: '' }) // 'Sayın Ayşe, randevunuz'
 */
export const fillMesaj = (metin: string, values: Readonly<Record<string, string>>): string =>
  metin.replaceAll(YER, (place, gap: string, name: string) => {
    const ad = fold(name);
    if (!Object.hasOwn(values, ad)) return place;
    return values[ad] === '' ? '' : `${gap}${values[ad]}`;
  });

/**
 * Fills the places of a WhatsApp template: `{{1}}`, or `{{ad}}` if they have names, which are given in the order of the values. A place may stand
 * several times.
 */
export const fillSablon = (metin: string, yerAdlari: readonly string[], degerler: readonly string[]): string =>
  metin.replaceAll(/\{\{(\w+)\}\}/g, (_, yer: string) => degerler[yerAdlari.length > 0 ? yerAdlari.indexOf(yer) : Number(yer) - 1] ?? '');

/** The first place of a text whose name is none of these: it would be sent with its brackets. */
export const bilinmeyenYer = (metin: string, adlar: readonly string[]): string | undefined =>
  [...metin.matchAll(YER)].find(([, , name = '']) => !adlar.includes(fold(name)))?.[0].trim();
