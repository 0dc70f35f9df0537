import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core';
// Turkey's part of the library's `max` metadata: 1 kB instead of 140. To renew it after an update of the library:
// node -p "const m = require('libphonenumber-js/max/metadata'); JSON.stringify({ version: m.version,
//   country_calling_codes: { 90: ['TR'] }, countries: { TR: m.countries.TR }, nonGeographic: {} })"
import trMetadata from './telefon-metadata.json' with { type: 'json' };

/** `uan` is a company's short number (444 …); a foreign number's kind is not looked up. */
export type TelefonTuru = 'mobil' | 'sabit' | 'voip' | 'uan' | 'yurtdisi';

// JSON widens the metadata's tuples to arrays of mixed values; the file is made from the library's own.
const metadata = trMetadata as MetadataJson;

const TURLER: Readonly<Record<string, TelefonTuru>> = { MOBILE: 'mobil', FIXED_LINE: 'sabit', VOIP: 'voip', UAN: 'uan' };

type Telefon = { e164: string; turu: TelefonTuru | undefined };

function readTelefon(text: string): Telefon | undefined {
  const international = text.trim().replace(/^00/, '+');
  if (international.startsWith('+')) {
    const e164 = international.replace(/[\s().\-/]/g, '');
    if (!e164.startsWith('+90')) return /^\+[1-9]\d{7,14}$/.test(e164) ? { e164, turu: 'yurtdisi' } : undefined;
  }
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'TR', extract: false }, metadata);
  if (!phone?.isValid() || phone.ext !== undefined) return undefined;
  return { e164: phone.number, turu: TURLER[phone.getType() ?? ''] };
}

/**
 * A phone number as typed to E.164 (`+905321234567`); without a country it is Turkish. A foreign number, given with `+`
 * or `00`, is only checked for a plausible length.
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

/** For people: `0(532) 123 45 67`, `444 1 234`; anything else is given back as it is. */
export function formatTelefon(e164: string): string {
  return e164
    .replace(/^\+90(444)(\d)(\d{3})$/, '$1 $2 $3')
    .replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '0($1) $2 $3 $4');
}

/** `0(532) *** ** 67`: whose it is can be recognised, not called. Of other numbers the first three characters and the last two stay. */
export function maskTelefon(e164: string): string {
  const shown = formatTelefon(e164);
  return shown.startsWith('0(')
    ? shown.replace(/\d{3} \d{2} (\d{2})$/, '*** ** $1')
    : shown.slice(0, 3) + shown.slice(3, -2).replace(/\d/g, '*') + shown.slice(-2);
}
