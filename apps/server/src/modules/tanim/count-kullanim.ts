import type { Kullanim, tanimCalls, TanimTuru } from '@defter/contract/tanim.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkTurYetkisi } from './check-tur-yetkisi.ts';
import { KULLANANLAR, neredeOf, pointsTo } from './kullananlar.ts';
import { tabloOf } from './tablo.ts';

/** The places that use an entry and how often, in one statement. Places without a use are left out. */
export async function countKullanim(tx: Tx, tur: TanimTuru, id: number): Promise<Kullanim[]> {
  const kullananlar = KULLANANLAR[tur] ?? [];
  if (kullananlar.length === 0) return [];
  const sayilar = kullananlar.map(
    (kullanan) => sql`select ${neredeOf(kullanan)}::text as nerede, count(*) as adet from ${sql.table(kullanan.tablo)} where ${pointsTo(kullanan, id)}`,
  );
  const { rows } = await sql<Kullanim>`
    select nerede, sum(adet)::int as adet from (${sql.join(sayilar, sql` union all `)}) s group by nerede having sum(adet) > 0
    order by adet desc, nerede`.execute(tx);
  return rows;
}

export async function getKullanim({ tx, params: { tur, id }, oturum }: Context<typeof tanimCalls.kullanim>) {
  checkTurYetkisi(oturum, tur);
  found((await sql`select id from ${tabloOf(tur)} where id = ${id}`.execute(tx)).rows[0]);
  const kullanim = await countKullanim(tx, tur, id);
  return { kullanim, toplam: kullanim.reduce((toplam, { adet }) => toplam + adet, 0) };
}
