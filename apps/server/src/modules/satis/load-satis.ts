import type { AnyCall } from '@defter/contract/call.ts';
import type { SatisDurumu } from '@defter/contract/satis.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { iskontoOf } from './iskonto-column.ts';
import { type RawBuilder, sql } from 'kysely';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Bahsis, FiyatliSatir, Odeme } from './satir.ts';
import type { Taksit } from './choose-taksitler.ts';
import { visibleSatis } from './visible-satis.ts';
import type { Kurus } from '@defter/rules/para.ts';

/** A sale as it is now. Its row is locked until the end of the transaction. */
export type MevcutSatis = {
  id: number;
  surum: number;
  durum: string;
  /** Null for a sale at the door. */
  musteriID: number | null;
  randevuID: number | null;
  saticiID: number | null;
  tarih: string;
  islemde: boolean;
  aciklama: string | null;
  iskontoTip: string;
  iskonto: number;
  toplam: Kurus;
  genelPuan: number;
  puanYuzdesi: number;
  satirlar: FiyatliSatir[];
  /** The payments that were not given back. */
  odemeler: Odeme[];
  /** How the rest will be paid, in the order in which it is due. */
  taksitler: Taksit[];
  /** The tips that were not given back. */
  bahsisler: Bahsis[];
};

/**
 * Locks a sale and reads it. A statement of its own reads lines and payments, so that it sees what the previous holder of
 * the lock has written; the locking statement sees only what was there when it began to wait. A sale that the person does
 * not see is 404. Throws satisIptal for a cancelled sale, because nothing of it changes any more.
 * @param durum the kind that it has to be, where the call is for one kind
 * @param gorulen which sales `s` the person may act on; by default those that the person sees
 */
export async function lockSatis(
  context: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock'>,
  { durum, ...where }: ({ id: number } | { guid: string }) & { durum?: SatisDurumu },
  gorulen: RawBuilder<boolean> = visibleSatis(context),
): Promise<MevcutSatis> {
  const { tx } = context;
  const kosul = sql<boolean>`${'id' in where ? sql`s.id = ${where.id}` : sql`s.guid = ${where.guid}::uuid`} and ${gorulen} ${durum === undefined ? sql`` : sql`and s.durum = ${durum}`}`;
  const [header, parts] = await Promise.all([
    tx
      .selectFrom('satis as s')
      .where(kosul)
      .select(['id', 'surum', 'durum', 'musteri_id as musteriID', 'randevu_id as randevuID', 'personel_id as saticiID', 'tarih', 'islemde', 'iskonto_tip as iskontoTip', 'aciklama', 'iptal_zamani'])
      .select(['genel_puan as genelPuan', 'puan_yuzdesi as puanYuzdesi'])
      .select(({ ref }) => [kurusOf(ref('toplam_tutar')).as('toplam'), iskontoOf('s').as('iskonto')])
      .forUpdate()
      .executeTakeFirst(),
    sql<Pick<MevcutSatis, 'satirlar' | 'odemeler' | 'taksitler' | 'bahsisler'>>`
      select
        (select coalesce(json_agg(json_build_object('id', i.id, 'altUrunID', i.alt_urun_id, 'adi', i.adi, 'adet', i.adet,
            'birimFiyat', ${kurusOf(sql`i.birim_fiyat`)}, 'kdv', i.kdv, 'iskontoTip', i.iskonto_tip, 'iskonto', ${iskontoOf('i')}, 'tutar', ${kurusOf(sql`i.tutar`)},
            'kdvTutari', ${kurusOf(sql`i.kdv_tutari`)}, 'uygulayanPersonelID', i.uygulayan_personel_id, 'puanVerilmesin', i.puan_verilmesin, 'fiyatNedeni', i.fiyat_nedeni, 'hediyeNedeni', i.hediye_nedeni, 'paketten', i.paketten,
            'kampanya', case when i.kampanya_iskonto > 0 then json_build_object('tutar', ${kurusOf(sql`i.kampanya_iskonto`)}, 'adi', i.kampanya_adi) end) order by i.sira), '[]')
          from satis_icerik i where i.bayi_id = s.bayi_id and i.satis_id = s.id) as satirlar,
        (select coalesce(json_agg(json_build_object('id', o.id, 'odemeSekliID', o.odeme_sekli_id, 'tutar', ${kurusOf(sql`o.tutar`)},
            'tarih', o.tarih, 'aciklama', o.aciklama, 'puan', o.puan, 'katsayi', o.odeme_katsayi, 'avansID', o.avans_id, 'tahsilatID', o.tahsilat_id) order by o.id), '[]')
          from satis_odeme o where o.bayi_id = s.bayi_id and o.satis_id = s.id and o.iptal_zamani is null) as odemeler,
        (select coalesce(json_agg(json_build_object('id', t.id, 'tarih', t.tarih, 'tutar', ${kurusOf(sql`t.tutar`)}, 'aciklama', t.aciklama,
            'onceki', ${kurusOf(sql`t.onceki`)}) order by t.no), '[]')
          from taksit t where t.bayi_id = s.bayi_id and t.satis_id = s.id) as taksitler,
        (select coalesce(json_agg(json_build_object('id', b.id, 'personelID', b.personel_id, 'odemeSekliID', b.odeme_sekli_id, 'tutar', ${kurusOf(sql`b.tutar`)}) order by b.id), '[]')
          from bahsis b where b.bayi_id = s.bayi_id and b.satis_id = s.id and b.iptal_zamani is null) as bahsisler
      from satis s where ${kosul}`.execute(tx),
  ]);
  const { iptal_zamani: iptal, ...satis } = found(header);
  if (iptal !== null) throw new AppError('satisIptal');
  return { ...satis, ...found(parts.rows[0]) };
}

/**
 * Locks the sale that a line is taken out of, and lists the lines that stay. It is locked before they are listed, so that one which another
 * desk is adding stays. A line that was taken out before is 404, as is the sale of another kind.
 */
export async function lockSatisWithout(context: Parameters<typeof lockSatis>[0], satirID: number, durum: SatisDurumu): Promise<{ id: number; kalanlar: { id: number }[] }> {
  const { satis_id: id } = found(await context.tx.selectFrom('satis_icerik').where('id', '=', satirID).select('satis_id').executeTakeFirst());
  const { satirlar } = await lockSatis(context, { id, durum });
  found(satirlar.find((satir) => satir.id === satirID));
  return { id, kalanlar: satirlar.flatMap((satir) => (satir.id === satirID ? [] : [{ id: satir.id }])) };
}
