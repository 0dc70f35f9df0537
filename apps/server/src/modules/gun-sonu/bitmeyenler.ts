import { satisCalls } from '@defter/contract/satis.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { mayCall, seesVisitors } from '../../platform/auth/permission.ts';
import { BAS_HARFLER } from '../musteri/bas-harfler.ts';

/*
 * What a day has not finished. The person who closes it is told of all of it, whatever they see elsewhere, because the money is the day's; but
 * only by initials where they may not know who it is (docs/adr/0407).
 */

const AD = sql`concat_ws(' ', m.ad, m.soyad)`;

/** The name of customer `m` of a sale, and of an appointment, as far as a person may know it. */
export const satisMusterisi = (oturum: Oturum): RawBuilder<unknown> => (mayCall(oturum, satisCalls.get.yetki) ? AD : BAS_HARFLER);
export const randevuMusterisi = (oturum: Oturum): RawBuilder<unknown> => (seesVisitors(oturum) ? AD : BAS_HARFLER);

/** The open sales of a day, and those that a day before has left: somebody goes on asking for them. */
export const bitmeyenSatislar = (tarih: string, oturum: Oturum): RawBuilder<unknown> => sql`
  select s.id, s.satis_no, s.tarih, ${satisMusterisi(oturum)} as musteri_adi, s.toplam_tutar - s.alinan as kalan
  from satis_ozet s join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id
  where s.tarih <= ${tarih}::date and s.islemde and s.iptal_zamani is null`;

/** The visits of a day of which nobody has said whether the customer came, and those who came and were neither sold nor closed. */
export const bitmeyenRandevular = (tarih: string, oturum: Oturum): RawBuilder<unknown> => sql`
  select r.id, to_char(r.baslangic, 'HH24:MI') as saat, r.durum = 'G' as geldi_mi, ${randevuMusterisi(oturum)} as musteri_adi
  from randevu_ozet r join musteri_ozet m on m.bayi_id = r.bayi_id and m.id = r.musteri_id
  where r.baslangic >= ${tarih}::timestamp and r.baslangic < ${tarih}::timestamp + interval '1 day' and (r.durum in ('B', 'O') or r.durum = 'G' and r.satis_id is null) and r.silindi is null`;
