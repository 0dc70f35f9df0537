import type { Degisen } from '@defter/contract/kayit-gunlugu.ts';
import type { Noun } from '@defter/contract/meaning.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { NameOf } from './record-name.ts';

/** A change with the kind of record that its values are the ids of, where the field points to one. */
export type NamedDegisen = Degisen & { nesne?: Noun };

/** Replaces the ids among the values of a page by names, in one statement. The id of a record that is gone stays. */
export async function nameValues<T extends { degisim: NamedDegisen[] }>(tx: Tx, satirlar: T[], nameOf: NameOf): Promise<(Omit<T, 'degisim'> & { degisim: Degisen[] })[]> {
  const ids = satirlar.flatMap(({ degisim }) =>
    degisim.flatMap(({ nesne, once, sonra }) => (nesne ? [once, sonra].flatMap((value) => idsOf(value).map((id) => ({ nesne, id: Number(id) }))) : [])),
  );
  const { rows } = await sql<{ nesne: string; id: number; ad: string | null }>`
    select d.nesne, d.id, ${nameOf(sql`d.nesne`, sql`d.id`)} as ad from json_to_recordset(${JSON.stringify(ids)}::json) as d (nesne text, id bigint)`.execute(tx);
  const names = new Map<string, string>(rows.flatMap(({ nesne, id, ad }) => (ad === null ? [] : [[`${nesne} ${id}`, ad] as const])));
  const named = (nesne: Noun | undefined, value: string | null) =>
    nesne && value !== null ? value.split(', ').map((id) => names.get(`${nesne} ${id}`) ?? id).join(', ') : value;
  return satirlar.map((satir) => ({
    ...satir,
    degisim: satir.degisim.map(({ nesne, ...degisen }) => ({ ...degisen, once: named(nesne, degisen.once), sonra: named(nesne, degisen.sonra) })),
  }));
}

/** One id, or several of a list. */
const idsOf = (value: string | null): string[] => (value !== null && /^\d+(, \d+)*$/.test(value) ? value.split(', ') : []);
