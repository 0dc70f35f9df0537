import type { BosYerTeklifi } from '@defter/contract/bekleme.ts';
import { sql } from 'kysely';
import type { Oturum } from '../../../platform/auth/oturum.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { timeOfEnd } from '../../../platform/db/time-of-end.ts';
import { kisiOf } from '../kisi.ts';

/** A stretch of a column, `YYYY-MM-DD HH:mm`. */
export type BosYer = { sutunID: number; baslangic: string; bitis: string };

/** Who is being asked about a part of a free time; null when nobody is. */
export async function findAcikTeklif(tx: Tx, { sutunID, baslangic, bitis }: BosYer, oturum: Oturum): Promise<BosYerTeklifi | null> {
  const { rows } = await sql<BosYerTeklifi>`
    select b.id, b.musteri_id as "musteriID", ${kisiOf(oturum)}, to_char(b.baslangic, 'HH24:MI') as "baslangicSaat", ${timeOfEnd(sql`b.baslangic`, sql`b.bitis`)} as "bitisSaat",
      to_char(b.gecerlilik at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as gecerlilik
    from bos_yer_teklifi b join musteri_ozet m on m.id = b.musteri_id left join musteri_telefon_ozet t on t.musteri_id = b.musteri_id and t.varsayilan_mi
    where b.durum = 'acik' and b.gecerlilik > now() and b.randevu_basligi_id = ${sutunID}
      and tsrange(b.baslangic, b.bitis) && tsrange(${baslangic}::timestamp, ${bitis}::timestamp) order by b.id limit 1`.execute(tx);
  return rows[0] ?? null;
}
