import { sql } from 'kysely';
import type { Tx } from '../../db/connection.ts';
import type { Akibet, SaglayiciAdi } from './saglayici.ts';

/** The account of the messages; null stands for the house's own. */
type Kimin = { bayiID: number | null; saglayici: SaglayiciAdi };
/** With our reference, where the provider tells it: it finds a message whose answer was lost. */
type Soylenen = Akibet & { referans?: string | null };

/**
 * Notes the fate of accepted messages, in one statement for all. The same fate may be told twice and in any order: the first end counts.
 * Needs the house's rights, or those of `defter_bakim`. Returns the bayis of the messages that it has changed.
 */
export async function noteAkibetler(tx: Tx, { bayiID, saglayici }: Kimin, soylenenler: readonly Soylenen[]): Promise<number[]> {
  if (soylenenler.length === 0) return [];
  const { rows } = await sql<{ bayiID: number }>`
    update giden_mesaj g set durum = y.durum, hata = y.hata, saglayici_no = y.no,
      gonderim = coalesce(g.gonderim, now()), iletim = case when y.durum = 'iletildi' then now() end, sonraki_soru = null
    from (select distinct on (no) no, durum, hata, referans from rows from (json_to_recordset(${JSON.stringify(soylenenler)}::json) as (no text, durum text, hata text, referans uuid)) with ordinality
      as s (no, durum, hata, referans, sira) order by no, sira) y
    where g.saglayici = ${saglayici} and (g.saglayici_no = y.no or (g.saglayici_no is null and g.referans = y.referans)) and g.durum in ('bekliyor', 'gonderildi')
      and case when ${bayiID}::bigint is null then g.ev_hesabi else g.bayi_id = ${bayiID}::bigint end
    returning g.bayi_id as "bayiID"`.execute(tx);
  return rows.map((row) => row.bayiID);
}

/** The same for one message that a provider tells of by itself. */
export const noteAkibet = async (tx: Tx, { bayiID, saglayici, ...soylenen }: Kimin & Soylenen): Promise<number | undefined> => (await noteAkibetler(tx, { bayiID, saglayici }, [soylenen]))[0];

/** Notes that the provider has a message whose answer was lost, by our reference. Answers whether there was one. */
export async function noteAlindi(tx: Tx, { bayiID, saglayici, no, referans }: { bayiID: number; saglayici: SaglayiciAdi; no: string; referans: string }): Promise<boolean> {
  const { rows } = await sql`
    update giden_mesaj set durum = 'gonderildi', hata = null, saglayici_no = ${no}, gonderim = coalesce(gonderim, now())
    where saglayici = ${saglayici} and bayi_id = ${bayiID} and referans = ${referans}::uuid and saglayici_no is null and durum = 'bekliyor' and ilk_deneme is not null returning id`.execute(tx);
  return rows.length > 0;
}
