import type { SatisDurumu, SatisKaydi } from '@defter/contract/satis.ts';
import { liraOf } from '../../platform/db/lira.ts';
import { iskontoColumn } from './iskonto-column.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { type Hareketler, odemeHareketleri } from './odeme-hareketleri.ts';
import type { Puanlar } from './puanlar.ts';
import type { FiyatliSatir, Toplamlar } from './satir.ts';
import type { Taksit } from './choose-taksitler.ts';
import { insertSatirlar } from './write-satirlar.ts';
import { rewriteTaksitler } from './write-taksitler.ts';
import { type Kurus, ZERO } from '@defter/rules/para.ts';

export type YeniSatis = Pick<SatisKaydi, 'musteriID' | 'randevuID' | 'iskontoTip' | 'iskonto' | 'islemde' | 'aciklama'> &
  Pick<Hareketler, 'bugun' | 'personelID' | 'sadeceUrun' | 'yeniOdemeler' | 'yeniBahsisler' | 'puan'> & Puanlar & {
    /** The seller; `personelID` is the person who enters the sale. */
    saticiID: number | null;
    tarih: string;
    durum: SatisDurumu;
    taksitler: readonly Taksit[];
    satirlar: readonly FiyatliSatir[];
    toplamlar: Toplamlar;
    /** Sum of the payments. */
    alinan: Kurus;
    /** What its kind writes with it: CTEs that read `yeni_satis` and `icerik`. */
    ekler?: RawBuilder<unknown> | undefined;
  };

/** Writes a new sale with its lines, payments and movements in one statement, however many lines it has. */
export async function insertSatis(tx: Tx, satis: YeniSatis): Promise<{ id: number; guid: string }> {
  const { musteriID, tarih, toplamlar, yeniOdemeler } = satis;
  const satisID = sql<number>`(select id from yeni_satis)`;
  const cari = [
    { musteriID, tarih, borc: toplamlar.toplam, alacak: ZERO },
    ...yeniOdemeler.map((odeme) => ({ musteriID, tarih: odeme.tarih, borc: ZERO, alacak: odeme.tutar })),
  ];
  const { rows } = await sql<{ id: number; guid: string }>`
    with sayac as (
      insert into satis_sayaci (son) values (1) on conflict (bayi_id) do update set son = satis_sayaci.son + 1 returning son
    ),
    yeni_satis as (
      insert into satis (satis_no, durum, musteri_id, randevu_id, personel_id, tarih, islemde, iskonto_tip, iskonto, ara_toplam,
        iskonto_toplam, kdv_toplam, toplam_tutar, alinan, aciklama, genel_puan, puan_yuzdesi)
      values ((select son from sayac), ${satis.durum}, ${musteriID}, ${satis.randevuID}, ${satis.saticiID}, ${tarih}, ${satis.islemde}, ${satis.iskontoTip},
        ${iskontoColumn(satis)}, ${liraOf(toplamlar.araToplam)}, ${liraOf(toplamlar.iskontoToplam)}, ${liraOf(toplamlar.kdvToplam)},
        ${liraOf(toplamlar.toplam)}, ${liraOf(satis.alinan)}, ${satis.aciklama}, ${satis.genelPuan}, ${satis.puanYuzdesi})
      returning id, guid, bayi_id, musteri_id
    ),
    icerik as (${insertSatirlar(satisID, satis.satirlar)} returning bayi_id, id, satis_id, sira, alt_urun_id, adet, tutar),
    ${satis.ekler ? sql`${satis.ekler},` : sql``}
    ${rewriteTaksitler(satisID, [], satis.taksitler)}
    ${odemeHareketleri({ ...satis, satisID, cari, iptalOdemeIDler: [] })}
    select id, guid from yeni_satis`.execute(tx);
  return rows[0]!;
}
