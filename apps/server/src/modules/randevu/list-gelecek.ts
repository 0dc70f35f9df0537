import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { BITIS_SAAT } from './read-randevu.ts';

/** An appointment to come as its customer sees it. */
export type GelecekRandevu = {
  id: number;
  surum: number;
  tarih: string;
  baslangicSaat: string;
  bitisSaat: string;
  /** Minutes. */
  sure: number;
  durum: RandevuDurumKodu;
  sutunID: number;
  personelID: number | null;
  personelAdi: string | null;
  /** Services by id and by name, in their order. */
  hizmetIDler: number[];
  hizmetler: string[];
  satildiMi: boolean;
};

/** More than anybody waits for. */
const EN_COK = 50;

/** What a customer waits for, soonest first. `simdi`: `YYYY-MM-DD HH:mm:ss`. */
export async function listGelecekRandevular(tx: Tx, musteriID: number, simdi: string): Promise<GelecekRandevu[]> {
  const { rows } = await sql<GelecekRandevu>`
    select r.id, r.surum, r.baslangic::date as tarih, to_char(r.baslangic, 'HH24:MI') as "baslangicSaat", ${BITIS_SAAT} as "bitisSaat",
      (extract(epoch from r.bitis - r.baslangic) / 60)::int as sure, r.durum, r.randevu_basligi_id as "sutunID", p.id as "personelID",
      nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi", r.satis_id is not null as "satildiMi",
      array(select h.alt_urun_id from randevu_hizmet h where h.bayi_id = r.bayi_id and h.randevu_id = r.id order by h.id) as "hizmetIDler",
      array(select u.adi from randevu_hizmet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
        where h.bayi_id = r.bayi_id and h.randevu_id = r.id order by h.id) as hizmetler
    from randevu r left join personel_ozet p on p.bayi_id = r.bayi_id and p.id = r.uygulayan_personel_id
    where r.musteri_id = ${musteriID} and r.silindi is null and r.durum in ('B', 'O') and r.baslangic >= ${simdi}::timestamp
    order by r.baslangic, r.id limit ${EN_COK}`.execute(tx);
  return rows;
}
