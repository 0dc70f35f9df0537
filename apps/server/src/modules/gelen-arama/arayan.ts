import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { seesVisitors } from '../../platform/auth/permission.ts';
import type { Clock } from '../../platform/clock.ts';
import { BAKIYE } from '../musteri/list-musteriler.ts';
import { visibleRandevu } from '../randevu/visible-randevu.ts';

const MOST = 3;
const NOTHING = sql`null`;

/** The customer of call `a`: the one who was chosen, otherwise the one who has the number now. With `coalesce` no index would be used (rapor/kasa.ts). */
export const MUSTERI_OF_ARAMA = sql`
  left join musteri_telefon_ozet t on t.bayi_id = a.bayi_id and t.telefon = a.telefon_no and a.musteri_id is null
  left join musteri_ozet m on m.bayi_id = a.bayi_id and m.id = case when a.musteri_id is null then t.musteri_id else a.musteri_id end`;

/** Who customer `m` is, as the desk has to know while the telephone rings; null where there is none. Each part needs its own right. */
export function arayanOf({ oturum, clock }: { oturum: Oturum; clock: Clock }): RawBuilder<unknown> {
  const { yetkiler } = oturum;
  const simdi = clock.wallClock();
  const gelmeme = sql`(select count(*) from randevu_ozet x where x.bayi_id = m.bayi_id and x.musteri_id = m.id and x.durum = 'X' and x.silindi is null)`;
  // The sessions as their card shows them: their own and those that the family shares with them. `offset 0` makes the plan begin with the customer.
  const kalan = sql`(select coalesce(sum(h.kalan), 0) from (select distinct k.hak_id from seans_kullanan_ozet k where k.bayi_id = m.bayi_id and k.musteri_id = m.id) k
    cross join lateral (select * from paket_hak_ozet where bayi_id = m.bayi_id and id = k.hak_id offset 0) h where h.kalan > 0
    and h.iptal_zamani is null and h.iade_zamani is null and coalesce(h.bitis >= ${clock.today()}::date, true))`;
  const randevular = (kosul: RawBuilder<unknown>, sira: RawBuilder<unknown>) => sql`
    (select coalesce(json_agg(json_build_object('id', z.id, 'tarih', z.baslangic::date, 'saat', to_char(z.baslangic, 'HH24:MI'), 'hizmetler', coalesce(
      (select string_agg(u.adi, ', ' order by h.id) from randevu_hizmet_ozet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
        where h.bayi_id = z.bayi_id and h.randevu_id = z.id), '')) order by z.sira), '[]')
      from (select r.bayi_id, r.id, r.baslangic, row_number() over (order by ${sira}) as sira from randevu_ozet r
        where r.bayi_id = m.bayi_id and r.musteri_id = m.id and ${visibleRandevu(oturum)} and ${kosul} order by ${sira} limit ${MOST}) z)`;
  const gorur = seesVisitors(oturum);
  return sql`case when m.id is not null then json_build_object('id', m.id, 'adSoyad', concat_ws(' ', m.ad, m.soyad), 'dosyaNo', m.dosya_no,
    'bakiye', ${yetkiler.has('musteriCari') ? BAKIYE : NOTHING}, 'gelmemeSayisi', ${gorur ? gelmeme : NOTHING}, 'kalanSeans', ${yetkiler.has('paketGoruntule') ? kalan : NOTHING},
    'sonZiyaretler', ${gorur ? randevular(sql`r.durum in ('G', 'K') and r.baslangic <= ${simdi}::timestamp`, sql`r.baslangic desc, r.id desc`) : sql`'[]'::json`},
    'siradakiRandevular', ${gorur ? randevular(sql`r.durum in ('B', 'O') and r.baslangic > ${simdi}::timestamp`, sql`r.baslangic, r.id`) : sql`'[]'::json`}) end`;
}
