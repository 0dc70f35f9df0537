import { maskele } from '@defter/rules/maske.ts';

/**
 * A record's fields by their names on the wire; a list is one value, undefined is not looked at. Of several alike each has
 * its name behind the field's: `fiyat:Cilt Bakımı`.
 */
export type Alanlar = Readonly<Record<string, unknown>>;
/** Field → what it was and what it is now, as text; null for nothing. */
export type Degisim = Record<string, [once: string | null, sonra: string | null]>;

/** Never written anywhere, changed or not. */
const SECRET = /parola|sifre|jeton|token|^imza|^kod$|(sms|onay)kodu/i;
/** Identity numbers stand nowhere in the log in full, whoever reads it. */
const IDENTITY: ReadonlySet<string> = new Set(['tcKimlikNo', 'pasaportNo']);

/**
 * What is different between a record before and after: of the fields that `after` has, so that `before` may be the
 * whole row. After null is a record that is gone, before null one that is new.
 * @example diffOf({ ad: 'Ayşe', maas: 10 }, { ad: 'Ayşe', maas: 12.5 }) // { maas: ['10', '12.5'] }
 */
export function diffOf(before: Alanlar | null, after: Alanlar | null): Degisim {
  const degisim: Degisim = {};
  for (const alan of Object.keys(after ?? before ?? {})) {
    if (SECRET.test(nameOf(alan)) || (after && after[alan] === undefined)) continue;
    const [once, sonra] = [before?.[alan], after?.[alan]].map((value) => textOf(value));
    if (once !== sonra) degisim[alan] = IDENTITY.has(nameOf(alan)) ? [hide(once), hide(sonra)] : [once ?? null, sonra ?? null];
  }
  return degisim;
}

/** A row of a table with the names of the wire: `grup_id` → `grupID`, `dogum_tarihi` → `dogumTarihi`. */
export const wireOf = (row: Alanlar): Alanlar =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column.replace(/_id$/, 'ID').replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  );

/** `after` with what is no longer in it, for lists whose entries are fields: `degisim(before, withGone(before, after))`. */
export const withGone = (before: Alanlar, after: Alanlar): Alanlar => ({ ...Object.fromEntries(Object.keys(before).map((alan) => [alan, null])), ...after });

/** What a new record was given, when its handler says nothing else: the plain fields that were sent. */
export const newOf = (body: Alanlar): Alanlar =>
  Object.fromEntries(Object.entries(body).filter(([alan, value]) => alan !== 'id' && alan !== 'surum' && (typeof value !== 'object' || value === null)));

export const isEmpty = (degisim: Degisim): boolean => Object.keys(degisim).length === 0;

/** `fiyat:Cilt Bakımı` is the field `fiyat` of one of several. */
const nameOf = (alan: string) => alan.split(':', 1)[0]!;

const hide = (text: string | null | undefined) => (text ? maskele('kimlik', text) : null);

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => textOf(item) ?? '').join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
