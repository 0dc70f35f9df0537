import { liraOf } from '../../platform/db/lira.ts';
import { iskontoColumn } from './iskonto-column.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { CariHareket } from '../cari/insert-hareketler.ts';
import type { YeniSatis } from './insert-satis.ts';
import { odemeHareketleri } from './odeme-hareketleri.ts';
import type { Taksit } from './choose-taksitler.ts';
import { rewriteTaksitler } from './write-taksitler.ts';
import { deleteSatirlar, insertSatirlar, updateSatirlar } from './write-satirlar.ts';

type Degisiklik = Omit<YeniSatis, 'randevuID' | 'durum'> & {
  silinenSatirlar: readonly number[];
  /** Whether the campaigns of the lines were worked out anew. */
  kampanyali: boolean;
  cari: readonly CariHareket[];
  eskiTaksitler: readonly Taksit[];
};

/** The day on which the sale is finished, where that is a later one than its own: the closing of that day counts it. */
const tamamlanma = ({ tarih, islemde, bugun }: Degisiklik) =>
  sql`case when ${islemde} or tarih <> ${tarih}::date then null when islemde then nullif(greatest(tarih, ${bugun}::date), tarih) else tamamlanma_tarihi end`;

/** Writes what changed of a sale, in one statement however many lines it has. */
export async function rewriteSatis(tx: Tx, id: number, satis: Degisiklik): Promise<{ guid: string; surum: number }> {
  const satisID = sql<number>`${id}::bigint`;
  const { toplamlar, satirlar } = satis;
  const { rows } = await sql<{ guid: string; surum: number }>`
    with
    silinen as (${deleteSatirlar(id, satis.silinenSatirlar)}),
    degisen as (${updateSatirlar(id, satirlar, satis.kampanyali)}),
    eklenen as (${insertSatirlar(satisID, satirlar)}),
    ${rewriteTaksitler(satisID, satis.eskiTaksitler, satis.taksitler)}
    ${odemeHareketleri({ ...satis, satisID, iptalOdemeIDler: [] })}
    update satis set musteri_id = ${satis.musteriID}, personel_id = ${satis.saticiID}, tarih = ${satis.tarih}, islemde = ${satis.islemde},
      tamamlanma_tarihi = ${tamamlanma(satis)},
      iskonto_tip = ${satis.iskontoTip}, iskonto = ${iskontoColumn(satis)}, ara_toplam = ${liraOf(toplamlar.araToplam)},
      iskonto_toplam = ${liraOf(toplamlar.iskontoToplam)}, kdv_toplam = ${liraOf(toplamlar.kdvToplam)},
      toplam_tutar = ${liraOf(toplamlar.toplam)}, alinan = ${liraOf(satis.alinan)}, aciklama = ${satis.aciklama},
      genel_puan = ${satis.genelPuan}, puan_yuzdesi = ${satis.puanYuzdesi}, surum = surum + 1
    where id = ${id}
    returning guid, surum`.execute(tx);
  return rows[0]!;
}
