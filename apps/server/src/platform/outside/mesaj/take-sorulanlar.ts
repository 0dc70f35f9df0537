import { sql } from 'kysely';
import type { Tx } from '../../db/connection.ts';

/** How many messages are asked about in a round and in a question, and for how long they are. */
const ROUND = 2000;
const PAGE = 100;
const KEPT = sql`interval '3 days'`;

/** Messages at one account; the house's is null. */
export type Sorulanlar = { bayiID: number | null; saglayici: 'netgsm' | 'iletimerkezi'; nolar: string[] };

/** The messages whose time has come, by account and in pages; they are asked about again when they are twice as old. */
export async function takeSorulanlar(tx: Tx): Promise<Sorulanlar[]> {
  const { rows } = await sql<Sorulanlar>`
    with sorulan as (
      update giden_mesaj g set sonraki_soru = case when gonderim > now() - ${KEPT} then greatest(now() + (now() - gonderim), now() + interval '30 seconds') end
      where g.id in (select id from giden_mesaj where durum = 'gonderildi' and sonraki_soru <= now() and saglayici in ('netgsm', 'iletimerkezi')
        and saglayici_no is not null order by sonraki_soru limit ${ROUND} for update skip locked)
      returning case when ev_hesabi then null else bayi_id end as bayi_id, saglayici, saglayici_no
    ), sirali as (select *, (row_number() over (partition by bayi_id, saglayici) - 1) / ${PAGE} as sayfa from sorulan)
    select bayi_id as "bayiID", saglayici, array_agg(saglayici_no) as nolar from sirali group by bayi_id, saglayici, sayfa`.execute(tx);
  return rows;
}
