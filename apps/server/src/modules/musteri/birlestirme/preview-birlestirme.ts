import type { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { listBaglar } from './baglar.ts';

type Ikisi = { kalanID: number; gidenID: number };

/** Refuses the same record twice, and records that are not there. */
export async function requireIkisi(tx: Tx, { kalanID, gidenID }: Ikisi): Promise<void> {
  const { rows } = await sql<{ sayi: number }>`select count(*) as sayi from musteri where id in (${kalanID}, ${gidenID})`.execute(tx);
  if (rows[0]!.sayi < (kalanID === gidenID ? 1 : 2)) throw new AppError('bulunamadi');
  if (kalanID === gidenID) throw new AppError('kendisiyleBirlesmez');
}

/** The number of rows of each table that would move from one record to the other. */
export async function previewBirlestirme({ tx, query }: Context<typeof birlestirmeCalls.onizleme>) {
  await requireIkisi(tx, query);
  const parts = (await listBaglar(tx)).map(
    ({ tablo, sutun }) => sql`select ${tablo}::text as tablo, count(*) as sayi from ${sql.table(tablo)} where ${sql.ref(sutun)} = ${query.gidenID}`,
  );
  const { rows } = await sql<{ tablo: string; sayi: number }>`
    select tablo, sum(sayi)::int as sayi from (${sql.join(parts, sql` union all `)}) t
    group by tablo having sum(sayi) > 0 order by sayi desc, tablo`.execute(tx);
  return { tasinacaklar: rows };
}
