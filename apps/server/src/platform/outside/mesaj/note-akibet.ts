import { sql } from 'kysely';
import type { Tx } from '../../db/connection.ts';
import type { Akibet, SaglayiciAdi } from './saglayici.ts';

type Soylenen = Akibet & {
  /** Whose messages they may be; null for those of the house's account. */
  bayiID: number | null;
  saglayici: SaglayiciAdi;
  /** Our reference, where the provider tells it: it finds a message whose answer was lost. */
  referans?: string | null;
};

/**
 * Notes what became of a message that was taken. It may be told twice and in any order: the first end counts. Needs the
 * house's rights, or those of `defter_bakim`. Answers the bayi of a message that has changed by it.
 */
export async function noteAkibet(tx: Tx, { bayiID, saglayici, no, referans = null, ...sonuc }: Soylenen): Promise<number | undefined> {
  const { rows } = await sql<{ bayiID: number }>`
    update giden_mesaj set durum = ${sonuc.durum}, hata = ${sonuc.durum === 'iletilemedi' ? sonuc.hata : null}, saglayici_no = ${no},
      gonderim = coalesce(gonderim, now()), iletim = case when ${sonuc.durum} = 'iletildi' then now() end, sonraki_soru = null
    where saglayici = ${saglayici} and (saglayici_no = ${no} or (saglayici_no is null and referans = ${referans}::uuid)) and durum in ('bekliyor', 'gonderildi')
      and case when ${bayiID}::bigint is null then ev_hesabi else bayi_id = ${bayiID}::bigint end
    returning bayi_id as "bayiID"`.execute(tx);
  return rows[0]?.bayiID;
}

/** Notes that the provider has a message whose answer was lost, by our reference. */
export async function noteAlindi(tx: Tx, { bayiID, saglayici, no, referans }: { bayiID: number; saglayici: SaglayiciAdi; no: string; referans: string }): Promise<void> {
  await sql`
    update giden_mesaj set durum = 'gonderildi', hata = null, saglayici_no = ${no}, gonderim = coalesce(gonderim, now())
    where saglayici = ${saglayici} and bayi_id = ${bayiID} and referans = ${referans}::uuid and saglayici_no is null and durum = 'bekliyor' and ilk_deneme is not null`.execute(tx);
}
