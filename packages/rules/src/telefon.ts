/** `uan` is a company's short number (444 …). The kind of a foreign number is unknown. */
export type TelefonTuru = 'mobil' | 'sabit' | 'voip' | 'uan' | 'yurtdisi';

type Telefon = { e164: string; turu: TelefonTuru | undefined };

/*
 * The Turkish numbering plan without its trunk 0: the patterns of libphonenumber's metadata (Apache-2.0). The library
 * itself would be 9 kB of the panel's first page. Special numbers (free, paid, pager, personal) are good but of no kind.
 */
const PLAN: readonly [turu: TelefonTuru | undefined, pattern: RegExp][] = [
  ['mobil', /^(?:5(?:61(?:011|61\d)|82[2-5]\d\d)\d{4}|5(?:[03-5]\d|1[06]|24|6[24]|7[245]|9[46])\d{7})$/],
  [
    'sabit',
    /^(?:2(?:1[26]|[28][2468]|[3-5][268]|[67][246])|3(?:[13][28]|[24-6][2468]|[78][02468]|92)|4(?:[16][246]|[23578][2468]|4[26]))\d{7}$/,
  ],
  ['voip', /^850\d{7}$/],
  ['uan', /^444\d{4}$/],
  [undefined, /^(?:8(?:00\d{7}(?:\d{2,3})?|11\d{7})|(?:8[89]8|900)\d{7}|592(?:21[12]|461)\d{4}|512\d{7})$/],
];

function readTelefon(text: string): Telefon | undefined {
  // A copied number may have invisible marks of direction from a telephone, and dashes of any length from a document.
  const typed = text.replace(/\p{Cf}/gu, '').replace(/\p{Pd}/gu, '-').trim();
  if (!/^\(?\+?[\d\s().\-/]+$/.test(typed)) return undefined;
  const withCountry = typed.replace(/^\(?(?:\+|00)/, '+');
  // A zero in brackets is dialled within the country alone, but in Italy from everywhere.
  const digits = withCountry.replace(/^(\+(?!39)[\d\s]*)\(0\)/, '$1').replace(/\D/g, '');
  const international = withCountry.startsWith('+');
  if (international && !digits.startsWith('90')) return /^[1-9]\d{7,14}$/.test(digits) ? { e164: `+${digits}`, turu: 'yurtdisi' } : undefined;

  // Tried in this order: as it stands, without its trunk 0, without the country. A number of its own may begin with
  // 900.
  const withoutCountry = digits.replace(/^900?/, '');
  const readings = international ? [withoutCountry] : [digits, digits.replace(/^0/, ''), withoutCountry];
  for (const national of readings) {
    const row = PLAN.find(([, pattern]) => pattern.test(national));
    if (row) return { e164: `+90${national}`, turu: row[0] };
  }
  return undefined;
}

/**
 * Reads a typed phone number as E.164 (`+905321234567`); without a country it is Turkish. A foreign number, given with
 * `+` or `00`, is only checked for a plausible length.
 * @returns undefined when it cannot be a number.
 */
export function normalizeTelefon(text: string): string | undefined {
  return readTelefon(text)?.e164;
}

/** The kind of a number as typed or in E.164; undefined when it is none, or a special one such as 0800. */
export function telefonTuru(text: string): TelefonTuru | undefined {
  return readTelefon(text)?.turu;
}

/** Whether text messages can reach the number: a Turkish mobile, as typed or in E.164. */
export function isMobil(text: string): boolean {
  return telefonTuru(text) === 'mobil';
}

/** The least and the most digits of a foreign number with its country; a business may narrow these limits. */
export const YURTDISI_HANE = { enAz: 8, enCok: 15 } as const;

/**
 * Whether a foreign number in E.164 has as many digits, with its country, as a business takes (spec 2§5). The numbering plan
 * decides about a Turkish one.
 */
export function isYeterliUzunlukta(e164: string, { enAz, enCok }: { enAz: number; enCok: number }): boolean {
  const hane = e164.length - 1;
  return e164.startsWith('+90') || (hane >= enAz && hane <= enCok);
}

/** For display: `0(532) 123 45 67`, `444 1 234`. Any other text, also a masked number, is returned unchanged. */
export function formatTelefon(e164: string): string {
  return e164
    .replace(/^\+90(444)(\d)(\d{3})$/, '$1 $2 $3')
    .replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '0($1) $2 $3 $4');
}
