import type { Kayit } from '@defter/contract/call.ts';
import { meaningInLog } from '@defter/contract/kayit-alanlari.ts';
import { isPara, type Meaning } from '@defter/contract/meaning.ts';
import { maskele } from '@defter/rules/maske.ts';
import { type Kurus, toLira } from '@defter/rules/para.ts';

/**
 * A record's fields by their names on the wire; a list is one value, undefined is not looked at. Of several alike each has
 * its name behind the field's: `fiyat:Cilt Bakımı`.
 */
export type Alanlar = Readonly<Record<string, unknown>>;
/** Field → what it was and what it is now, as text; null for nothing. */
export type Degisim = Record<string, [once: string | null, sonra: string | null]>;

/** Stands for a value of which nobody has said what it is (`KAYIT_ALANLARI`): that it changed is told, never what it says. */
const UNKNOWN = '•••';

/**
 * What is different between a record before and after: of the fields that `after` has, so that `before` may be the
 * whole row. After null is a record that is gone, before null one that is new. Secrets are left out, identity numbers hidden.
 * @example diffOf({ menu: 'personel' }, { ad: 'Ayşe', maas: kurus(10_00) }, { ad: 'Ayşe', maas: kurus(12_50) }) // { maas: ['10', '12.5'] }
 */
export function diffOf(kayit: Kayit, before: Alanlar | null, after: Alanlar | null): Degisim {
  const degisim: Degisim = {};
  for (const alan of differing(before, after)) {
    const meaning = meaningInLog(kayit, nameOf(alan));
    if (meaning?.tur !== 'sir' && meaning?.tur !== 'no') degisim[alan] = [shown(meaning, before, alan), shown(meaning, after, alan)];
  }
  return degisim;
}

/** Whether a record would be the same as before with these fields. */
export const isSame = (before: Alanlar, after: Alanlar): boolean => differing(before, after).length === 0;

const differing = (before: Alanlar | null, after: Alanlar | null): string[] =>
  Object.keys(after ?? before ?? {}).filter((alan) => (!after || after[alan] !== undefined) && textOf(before?.[alan]) !== textOf(after?.[alan]));

/** Amounts are told in lira. */
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

/** The name on the wire of a column: `grup_id` → `grupID`. */
export const wireName = (column: string): string => column.replace(/_id$/, 'ID').replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `after` with what is no longer in it, for lists whose entries are fields: `degisim(before, withGone(before, after))`. */
export const withGone = (before: Alanlar, after: Alanlar): Alanlar => ({ ...Object.fromEntries(Object.keys(before).map((alan) => [alan, null])), ...after });

/** What a new record was given, when its handler says nothing else: the plain fields that were sent. */
export const newOf = (body: Alanlar): Alanlar => Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value !== 'object' || value === null));

export const isEmpty = (degisim: Degisim): boolean => Object.keys(degisim).length === 0;

/** `fiyat:Cilt Bakımı` is the field `fiyat` of one of several. */
const nameOf = (alan: string) => alan.split(':', 1)[0]!;

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => textOf(item) ?? '').join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
