import { sql } from 'kysely';
import type { Tx } from '../../db/connection.ts';

/** How many messages one round and one question ask about, and for how long after the sending. */
const ROUND = 2000;
const PAGE = 100;
const KEPT = sql`interval '3 days'`;

/** Messages at one account; the house's is null. */
export type Sorulanlar = { bayiID: number | null; saglayici: 'netgsm' | 'iletimerkezi'; nolar: string[] };

/** Takes the messages that are due to be asked about, by account and in pages. They are due again when they are twice as old. */
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
