import type { ReplyOf } from '@defter/contract/call.ts';
import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';

type Hesap = ReplyOf<typeof sayfaCalls.hesabim>;

/** What a customer has of packages, which instalments wait, and what is owed, as the customer is shown it. */
export async function readKendiHesabi(tx: Tx, musteriID: number, bugun: string): Promise<Hesap> {
  const { rows } = await sql<Hesap>`
    select
      (select coalesce(json_agg(json_build_object('hizmet', u.adi, 'paket', p.adi, 'seans', h.seans, 'kullanilan', h.seans - h.kalan, 'kalan', h.kalan, 'bitis', h.bitis,
          'donukBitis', case when h.donuk_baslangic <= ${bugun}::date and h.donuk_bitis > ${bugun}::date then h.donuk_bitis end) order by h.bitis nulls last, h.id), '[]')
        from paket_hak h
        join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
        left join paket_program_ozet p on p.bayi_id = h.bayi_id and p.id = h.paket_program_id
        where h.id in (select k.hak_id from seans_kullanan_ozet k where k.musteri_id = ${musteriID}) and h.kalan > 0 and h.iptal_zamani is null and h.iade_zamani is null
          and (h.bitis is null or h.bitis >= ${bugun}::date)) as seanslar,
      (select coalesce(json_agg(json_build_object('tarih', t.tarih, 'kalan', ${kurusOf(sql`(t.tutar - t.odenen)`)}, 'geciktiMi', t.tarih < ${bugun}::date) order by t.tarih, t.id), '[]')
        from acik_taksit_ozet t where t.musteri_id = ${musteriID}) as taksitler,
      (select ${kurusOf(sql<number>`coalesce(sum(c.borc - c.alacak), 0)`)} from cari_hareket_ozet c where c.musteri_id = ${musteriID}) as bakiye`.execute(tx);
  return rows[0]!;
}
