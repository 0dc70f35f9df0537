import { maskele } from '@defter/rules/maske.ts';

/** A record's fields by their names on the wire; a list is one value, undefined is not looked at. */
export type Alanlar = Readonly<Record<string, unknown>>;
/** Field → what it was and what it is now, as text; null for nothing. */
export type Degisim = Record<string, [once: string | null, sonra: string | null]>;

/** Never written anywhere, changed or not. */
const SECRET = /parola|sifre|jeton|token|kod$/i;
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
    if (SECRET.test(alan) || (after && after[alan] === undefined)) continue;
    const [once, sonra] = [before?.[alan], after?.[alan]].map((value) => textOf(value));
    if (once !== sonra) degisim[alan] = IDENTITY.has(alan) ? [hide(once), hide(sonra)] : [once ?? null, sonra ?? null];
  }
  return degisim;
}

/** A row of a table with the names of the wire: `grup_id` → `grupID`, `dogum_tarihi` → `dogumTarihi`. */
export const wireOf = (row: Alanlar): Alanlar =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column.replace(/_id$/, 'ID').replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  );

const hide = (text: string | null | undefined) => (text ? maskele('kimlik', text) : null);

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => textOf(item) ?? '').join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
