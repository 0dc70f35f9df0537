import { liraOf } from '../../platform/db/lira.ts';
import { type RawBuilder, sql } from 'kysely';
import { type CariHareket, insertCariHareketler } from '../cari/insert-hareketler.ts';
import { insertSatisGelirleri, reverseSatisGelirleri, SatisGeliri } from '../kasa/gelirler.ts';
import { insertPuanHareketleri, type PuanHareketi } from '../puan/insert-hareketler.ts';
import { type BahsisHareketleri, bahsisHareketleri } from './bahsis/bahsis-hareketleri.ts';
import type { YeniOdeme } from './satir.ts';

export type Hareketler = BahsisHareketleri & {
  satisID: RawBuilder<number>;
  bugun: string;
  personelID: number;
  /** Whether only products are sold, which decides the subcategory of the income. */
  sadeceUrun: boolean;
  yeniOdemeler: readonly YeniOdeme[];
  iptalOdemeIDler: readonly number[];
  cari: readonly CariHareket[];
  puan: readonly PuanHareketi[];
};

/**
 * The CTEs that move money for a sale: payments that are taken and given back with their rows in the till, the customer's
 * account, the points, and tips. Parts that have nothing to do are left out of the statement.
 */
export function odemeHareketleri(hareketler: Hareketler): RawBuilder<unknown> {
  const { satisID, bugun, personelID, yeniOdemeler, iptalOdemeIDler, cari, puan } = hareketler;
  const tur = hareketler.sadeceUrun ? SatisGeliri.urun : SatisGeliri.hizmet;
  const parts = [sql`cari as (${insertCariHareketler(satisID, cari)})`];
  if (puan.length > 0) parts.push(sql`puan as (${insertPuanHareketleri(satisID, bugun, puan)})`);
  if (yeniOdemeler.length > 0) {
    parts.push(
      sql`yeni_odeme as (
        insert into satis_odeme (satis_id, odeme_sekli_id, tutar, tarih, aciklama, puan, odeme_katsayi, kapora_id, avans_id, tahsilat_id)
        select ${satisID}, y."odemeSekliID", y.tutar, y.tarih, y.aciklama, y.puan, y.katsayi, y."kaporaID", y."avansID", y."tahsilatID"
        from json_to_recordset(${JSON.stringify(yeniOdemeler.map((odeme) => ({ ...odeme, tutar: liraOf(odeme.tutar) })))}::json)
          as y ("odemeSekliID" bigint, tutar numeric, tarih date, aciklama text, puan numeric, katsayi numeric, "kaporaID" bigint, "avansID" bigint, "tahsilatID" bigint)
        returning *
      )`,
      sql`yeni_gelir as (${insertSatisGelirleri({ tur, personelID })})`,
    );
  }
  if (iptalOdemeIDler.length > 0) {
    parts.push(
      sql`iptal_odeme as (
        update satis_odeme set iptal_zamani = now() where id = any(${iptalOdemeIDler}::bigint[]) returning bayi_id, id
      )`,
      sql`iptal_gelir as (${reverseSatisGelirleri({ bugun, personelID })})`,
    );
  }
  return sql.join([...parts, ...bahsisHareketleri(hareketler, hareketler)]);
}
