import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { type Bulgu, type Istek, kontrol } from './check-randevu.ts';
import { gelisOf } from './gelis.ts';
import type { Kayit } from './read-degisiklik.ts';

/**
 * `yerlerYeniden`: the columns beside the own one and the performer's are chosen anew, as they are wherever it is moved. `ayni`: nothing differs.
 * `bekledi`: others who take several columns were waited for.
 */
export type Yazilan = Istek & { hizmetlerDegisti: boolean; yerlerYeniden: boolean; ayni: boolean; zorlamaNedeni: string | null; degistirenID: number | null; bekledi: boolean };

/** `bekler`: others who take several columns have to be waited for, and nothing was written. `alinmis`: not all places could be had. */
export type Yazildi = Bulgu & { tasindi: boolean; surum: number | null; zorlamaNedeni: string | null; musteriCakisiyor: boolean; bekler: boolean; alinmis: boolean };

/**
 * Writes it in one statement. Places that change are left and taken anew as by a booking: one that is taken leads to no row instead of an
 * error, because those who break the constraint at once would wait for each other (deadlock), again at each new attempt.
 */
export async function writeRandevu(tx: Tx, body: Kayit, { bekledi, hizmetlerDegisti, yerlerYeniden, zorlamaNedeni: neden, ayni, degistirenID, ...istek }: Yazilan): Promise<Yazildi> {
  const { rows } = await sql<Yazildi>`
    with kontrol as materialized (
      select k.*, k.hata is null and k.gerek_var and ${istek.yerTutar} and (${yerlerYeniden} or k.tasindi or k.kisi_degisti) and not ${bekledi} as bekler from (${kontrol(istek)}) k
    ),
    degisen as (
      update randevu r set musteri_id = ${istek.musteriID}, randevu_basligi_id = ${istek.sutunID},
        uygulayan_personel_id = k.uygulayan_id, baslangic = ${istek.baslangic}::timestamp, bitis = ${istek.bitis}::timestamp,
        son_degistiren_personel_id = case when ${ayni} then r.son_degistiren_personel_id else ${degistirenID}::bigint end,
        durum = ${body.randevuDurumu}, randevu_notu = ${body.randevuNotu}, surum = r.surum + 1,
        birakma_zamani = case when ${istek.yerTutar} then null when r.durum in ('B', 'O', 'G', 'K') then now() else r.birakma_zamani end,
        gelis_zamani = ${gelisOf(sql`${body.randevuDurumu}`, istek.an)},
        zorlama_nedeni = case when ${istek.ustune} then ${neden} when k.tasindi or k.kisi_degisti then null else r.zorlama_nedeni end,
        onay_zamani = case ${body.randevuDurumu} when 'O' then coalesce(r.onay_zamani, ${istek.an}::timestamp) when 'B' then null else r.onay_zamani end,
        tampon_once = case when k.tasindi or ${hizmetlerDegisti} then k.tampon_once else r.tampon_once end,
        tampon_sonra = case when k.tasindi or ${hizmetlerDegisti} then k.tampon_sonra else r.tampon_sonra end
      from kontrol k where r.id = ${body.id} and r.silindi is null and k.hata is null and not k.bekler
      returning r.id, r.surum, r.zorlama_nedeni, r.baslangic - r.tampon_once * interval '1 minute' as ilk, r.bitis + r.tampon_sonra * interval '1 minute' as son,
        k.tasindi, k.kisi_degisti, k.yerler, k.yasaklar, ${yerlerYeniden} or k.tasindi or k.kisi_degisti as yeniden
    ),
    kalan as (
      update randevu_yer y set tutar = ${istek.yerTutar} from degisen d
      where y.randevu_id = d.id and not d.yeniden and y.randevu_basligi_id <> all(d.yerler) and y.tutar <> ${istek.yerTutar}
    ),
    istenen as materialized (
      select y.* from degisen d
      cross join lateral unnest(d.yerler, d.yasaklar) s (id, yasak)
      left join randevu_yer e on e.randevu_id = d.id and e.randevu_basligi_id = s.id
      cross join lateral (
        select d.id as randevu_id, s.id as sutun_id, d.ilk as baslangic, d.son as bitis,
          case when d.tasindi then s.yasak else coalesce(e.cakisma_yasak, s.yasak) end as yasak, ${istek.yerTutar}::boolean as tutar,
          ${istek.ustune} or (not d.tasindi and not d.kisi_degisti and coalesce(e.ustune, false)) as ustune
      ) y
      where (y.baslangic, y.bitis, y.yasak, y.tutar, y.ustune) is distinct from (e.baslangic, e.bitis, e.cakisma_yasak, e.tutar, e.ustune)
    ),
    birakilan as (
      delete from randevu_yer y using degisen d where y.randevu_id = d.id
        and (d.yeniden and y.randevu_basligi_id <> all(d.yerler) or y.randevu_basligi_id in (select sutun_id from istenen)) returning 1
    ),
    yer as (
      insert into randevu_yer (randevu_id, randevu_basligi_id, baslangic, bitis, cakisma_yasak, tutar, ustune)
      select randevu_id, sutun_id, baslangic, bitis, yasak, tutar, ustune from istenen where (select count(*) from birakilan) >= 0 order by sutun_id
      on conflict do nothing returning 1
    ),
    cikan as (delete from randevu_hizmet h using degisen d where h.randevu_id = d.id and ${body.hizmetler !== undefined}),
    giren as (
      insert into randevu_hizmet (randevu_id, alt_urun_id)
      select d.id, h.id from degisen d, unnest(${istek.altUrunIDler}::bigint[]) with ordinality h (id, sira) order by h.sira
    )
    select hata, ara_nedeni, gerek_var, bekler, tasindi or kisi_degisti as tasindi, "musteriCakisiyor", (select surum from degisen) as surum,
      (select zorlama_nedeni from degisen) as "zorlamaNedeni", (select count(*) from yer) < (select count(*) from istenen) as alinmis from kontrol`.execute(tx);
  return rows[0]!;
}
