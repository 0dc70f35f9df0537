import { tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Surumlu } from '../../platform/db/surum.ts';
import { columnName } from '../../platform/degisim.ts';

/** Keeps the part of a statement for each name, because building it takes longer than reading a short list. */
function kept<T extends string>(make: (ad: T) => RawBuilder<unknown>): (ad: T) => RawBuilder<unknown> {
  const parts = new Map<T, RawBuilder<unknown>>();
  return (ad) => {
    let part = parts.get(ad);
    if (!part) parts.set(ad, (part = make(ad)));
    return part;
  };
}

/** The table of a kind whose entries are saved. */
export const tabloAdi = (tur: TanimTuru) => columnName(tur) as Surumlu;
export const tabloOf = kept((tur: TanimTuru) => sql.table(columnName(tur)));
export const sutunOf = kept((alan) => sql.ref(columnName(alan)));

/** The columns of a kind under their names on the wire. */
export const satirSutunlari = kept((tur: TanimTuru) =>
  sql.join(Object.keys(tanimOf(tur).satir._zod.def.shape).map((alan) => sql`${sutunOf(alan)} as ${sql.id(alan)}`)),
);

/** How the entries of a kind are ordered, unless another order is asked for. */
export const siraOf = (tur: TanimTuru) => (tanimOf(tur).adaGore ? 'adi' : 'sira');
