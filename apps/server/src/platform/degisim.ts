import type { Kayit } from '@defter/contract/call.ts';
import { meaningInLog } from '@defter/contract/kayit-alanlari.ts';
import { isPara, type Meaning } from '@defter/contract/meaning.ts';
import { maskele } from '@defter/rules/maske.ts';
import { type Kurus, toLira } from '@defter/rules/para.ts';

/**
 * A record's fields by their names on the wire. A list is one value, and undefined is ignored. Several entries of one
 * kind carry their own name after the field's: `fiyat:Cilt Bakımı`.
 */
export type Alanlar = Readonly<Record<string, unknown>>;
/** Field → the old and the new value as text; null for nothing. */
export type Degisim = Record<string, [once: string | null, sonra: string | null]>;

/** Stands for a value that `KAYIT_ALANLARI` does not describe. The log shows that it changed, but not its content. */
const UNKNOWN = '•••';

/**
 * The difference between a record before and after. Only the fields of `after` are compared, so `before` may be the
 * whole row. `after` is null for a removed record, `before` for a new one. Secrets are left out, identity numbers
 * hidden.
 * @example diffOf({ menu: 'personel' }, { ad: 'Ayşe', maas: kurus(10_00) }, { ad: 'Ayşe', maas: kurus(12_50) }) // {
 *   maas: ['10', '12.5'] }
 */
export function diffOf(kayit: Kayit, before: Alanlar | null, after: Alanlar | null): Degisim {
  const degisim: Degisim = {};
  for (const alan of differing(before, after)) {
    const meaning = meaningInLog(kayit, nameOf(alan));
    if (meaning?.tur !== 'sir' && meaning?.tur !== 'no') degisim[alan] = [shown(meaning, before, alan), shown(meaning, after, alan)];
  }
  return degisim;
}

/** Whether a record would stay the same with these fields. */
export const isSame = (before: Alanlar, after: Alanlar): boolean => differing(before, after).length === 0;

const differing = (before: Alanlar | null, after: Alanlar | null): string[] =>
  Object.keys(after ?? before ?? {}).filter((alan) => (!after || after[alan] !== undefined) && textOf(before?.[alan]) !== textOf(after?.[alan]));

/** The log shows amounts in lira. */
function shown(meaning: Meaning | undefined, record: Alanlar | null, alan: string): string | null {
  const value = record?.[alan];
  const text = textOf(value);
  if (text === null) return null;
  if (meaning === undefined) return UNKNOWN;
  if (typeof value === 'number' && isPara(meaning, record ?? {})) return String(toLira(value as Kurus));
  return meaning.tur === 'kimlik' ? maskele('kimlik', text) : text;
}

/** A row of a table with the names of the wire: `grup_id` → `grupID`, `dogum_tarihi` → `dogumTarihi`. */
export const wireOf = (row: Alanlar): Alanlar => Object.fromEntries(Object.entries(row).map(([column, value]) => [wireName(column), value]));

/** The column of a name on the wire: `grupID` → `grup_id`; of a kind of definition its table. */
export const columnName = (name: string): string => name.replace(/ID$/, '_id').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The name on the wire of a column: `grup_id` → `grupID`. */
export const wireName = (column: string): string => column.replace(/_id$/, 'ID').replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Adds to `after` the entries that it no longer has, for lists whose entries are fields: `degisim(before,
 * withGone(before, after))`.
 */
export const withGone = (before: Alanlar, after: Alanlar): Alanlar => ({ ...Object.fromEntries(Object.keys(before).map((alan) => [alan, null])), ...after });

/** The plain fields that were sent for a new record, when its handler reports nothing else. */
export const newOf = (body: Alanlar): Alanlar => Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value !== 'object' || value === null));

export const isEmpty = (degisim: Degisim): boolean => Object.keys(degisim).length === 0;

/** `fiyat:Cilt Bakımı` is the field `fiyat` of one entry among several. */
const nameOf = (alan: string) => alan.split(':', 1)[0]!;

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => textOf(item) ?? '').join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
