import type { HataKodu } from '@defter/contract/errors.ts';
import type { RandevuKaydi } from '@defter/contract/randevu.ts';
import { occupiesSlot } from '@defter/rules/randevu.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { heldMusteri } from '../musteri/lock-musteri.ts';
import { bookable } from '../personel/izinler.ts';
import { isVardiyaDisinda } from '../vardiya/vardiya-disinda.ts';
import type { Zaman } from './check-zaman.ts';
import { gunSaatleri, isGunKapali, isSaatDisinda } from './kapali-saat.ts';
import { isTutulan } from './tutma/hold-saat.ts';
import { isUstuneAlinmis } from './yerler.ts';

export type Istek = Zaman & {
  /** 0 for a new appointment. */
  id: number;
  musteriID: number;
  /** The visit that a new one joins; one that is saved has its own. */
  ziyaretID: number | null;
  sutunID: number;
  /** Null means whoever the column stands for. */
  uygulayanID: number | null;
  /** Whether the column's person, if it has one, comes before `uygulayanID`. */
  sutunBelirler: boolean;
  /** Whether it will take its performer's time. */
  yerTutar: boolean;
  /** Whether who asks may book outside of shifts (spec 2§6). */
  vardiyaDisi: boolean;
  /** Whether it is given over whatever is booked or closed there (docs/adr/0073). */
  ustune: boolean;
  /** The present, `YYYY-MM-DD HH:mm:ss`, for whom an hour that is past is closed; null for those who may work there. */
  simdi: string | null;
  /** The present for everybody: what has not ended is still to be served. */
  an: string;
  /** The services that are written with it. */
  altUrunIDler: readonly number[];
  /** All that it will have: those, or the ones that it keeps. */
  hizmetIDler: readonly number[];
};

type Kayit = Pick<RandevuKaydi, 'id' | 'musteriID' | 'randevuSutunBaslikID' | 'uygulayanPersonelID' | 'randevuDurumu'> & { ziyaretID?: number | null; zorlamaNedeni?: string | null };

type Kim = { kaydeden: Pick<Oturum, 'yetkiler'>; clock: Clock };

/** The reason for which an appointment is given over a taken or closed time; null unless the person may do that. */
export const zorlamaOf = (neden: string | null | undefined, yetkiler: Oturum['yetkiler']): string | null => (yetkiler.has('randevuZorla') ? (neden ?? null) : null);

/** What an appointment asks of the database, from the wire's words. */
export const istekOf = (kayit: Kayit, zaman: Zaman, { kaydeden: { yetkiler }, clock }: Kim, hizmetler: { yazilan: readonly number[]; hepsi: readonly number[] }): Istek => ({
  ...zaman,
  id: kayit.id,
  musteriID: kayit.musteriID,
  ziyaretID: kayit.ziyaretID ?? null,
  sutunID: kayit.randevuSutunBaslikID,
  uygulayanID: kayit.uygulayanPersonelID,
  sutunBelirler: false,
  yerTutar: occupiesSlot(kayit.randevuDurumu),
  vardiyaDisi: yetkiler.has('vardiyaKullan'),
  ustune: zorlamaOf(kayit.zorlamaNedeni, yetkiler) !== null,
  simdi: yetkiler.has('gecmisTarihIslem') ? null : clock.wallClock(),
  an: clock.wallClock(),
  altUrunIDler: hizmetler.yazilan,
  hizmetIDler: hizmetler.hepsi,
});

/**
 * Answers with one row about an appointment that is to be saved: what speaks against it (`hata`), and what the save needs
 * of column and customer. It is part of the saving statement, which writes only where `hata` is null, so that there is no
 * second trip to the database and no moment between the check and the write.
 * An hour is past once a slot that began with it has ended: whom the desk takes in at 10:07 may be booked at 10:00 (spec 2§5).
 * The check does not ask again about what the appointment `e` had already: a customer who was deactivated since keeps it. One that takes its
 * time anew needs its colleague and its column as a new one does, because whoever left and what was hidden waited for it no longer, and what
 * was closed since it gave its time up is closed for it (docs/adr/0417).
 * The rows of the columns that it takes, the performer's and the customer's are locked before they are read: a change of the column, a colleague
 * who leaves, a leave that is being saved and a customer who is being forgotten are waited for, and then seen (docs/adr/0010-leave-against-bookings.md).
 */
export function kontrol({ id, musteriID, ziyaretID, sutunID, hizmetIDler, baslangic, bitis, ...istek }: Istek): RawBuilder<unknown> {
  const baskaSaat = sql`(e.baslangic, e.bitis) is distinct from (${baslangic}::timestamp, ${bitis}::timestamp)`;
  const baskaYer = sql`(b.id, ${baslangic}::timestamp, ${bitis}::timestamp) is distinct from (e.randevu_basligi_id, e.baslangic, e.bitis)`;
  const kapananaDoner = (zaman: RawBuilder<unknown>) => sql`(${yenidenAlir({ bitis, ...istek })} and ${zaman} > coalesce(e.birakma_zamani, '-infinity'))`;
  const tamponIle = { ilk: sql`${baslangic}::timestamp - h.tampon_once * interval '1 minute'`, son: sql`${bitis}::timestamp + h.tampon_sonra * interval '1 minute'` };
  return sql`
  with sutunlar as materialized (
    select b.id, b.personel_id, b.randevuda_goster, b.ayni_saatte_randevu_verilmesin from randevu_basligi b
    where b.id = ${sutunID} or b.id = (${ownColumnOf(istek.uygulayanID)}) order by b.id for key share
  ),
  sutun as (select * from sutunlar where id = ${sutunID}),
  gelen as materialized (${heldMusteri(musteriID)}),
  kisi as materialized (
    ${bookable({ kaynak: sql`sutun b`, kim: uygulayanOf(istek), kosul: sql`true` })}
  )
  select p.id as uygulayan_id, h.tampon_once, h.tampon_sonra, h.gerek_var, y.idler as yerler, y.yasaklar,
    ${baskaYer} as tasindi,
    p.id is distinct from e.uygulayan_personel_id as kisi_degisti,
    exists (select from randevu r where r.musteri_id = ${musteriID} and r.id <> ${id} and r.silindi is null
      and r.baslangic >= ${baslangic}::timestamp::date::timestamp and r.baslangic < ${bitis}::timestamp
      and r.bitis > ${baslangic}::timestamp and r.durum in ('B', 'O', 'G')
      and coalesce(r.ziyaret_id <> coalesce(e.ziyaret_id, ${ziyaretID}::bigint), true)) as "musteriCakisiyor",
    case
      when b.id is null or m.id is null or h.sayi < ${new Set(hizmetIDler).size} then 'bulunamadi'
      when p.id is null and ${istek.uygulayanID}::bigint is not null then 'bulunamadi'
      when not p.calisiyor_mu and ${yenidenAlir({ bitis, ...istek })} then 'personelPasif'
      when not b.randevuda_goster and (b.id is distinct from e.randevu_basligi_id or ${yenidenAlir({ bitis, ...istek })}) then 'bulunamadi'
      when ${baslangic}::timestamp + a.zaman_periyodu * interval '1 minute' <= ${istek.simdi}::timestamp
        and e.baslangic is distinct from ${baslangic}::timestamp then 'gecmiseRandevu'
      when not m.aktif_mi and m.id is distinct from e.musteri_id then 'musteriPasif'
      when not p.calisiyor_mu and p.id is distinct from e.uygulayan_personel_id then 'personelPasif'
      when h.satis_disi then 'urunSatistaDegil'
      when h.baskasi_yapar then 'personelYapmiyor'
      when h.baska_yerde then 'sutundaYapilmiyor'
      when ${istek.ustune} then null
      when ${istek.yerTutar} and not ((b.id, p.id) is not distinct from (e.randevu_basligi_id, e.uygulayan_personel_id) and ${ayniYerde({ baslangic, bitis })} and ${TUTAR})
        and ${isUstuneAlinmis({ sutunlar: sql`y.idler`, ...tamponIle, randevuID: sql`${id}` })} then 'ayniSaatteRandevu'
      when (${baskaSaat} or ${kapananaDoner(sql`s.istisna_zamani`)}) and ${isGunKapali} then 'gunKapali'
      when (${baskaSaat} or ${kapananaDoner(sql`s.istisna_zamani`)}) and ${isSaatDisinda({ baslangic, bitis })} then 'calismaSaatiDisinda'
      when s.ara_nedeni is not null and (${baskaYer} or ${kapananaDoner(sql`s.ara_zamani`)}) then 'sutunKapali'
      when ${istek.yerTutar} and ${baskaYer} and ${isTutulan({ sutunlar: sql`y.idler`, aralik: sql`tsrange(${tamponIle.ilk}, ${tamponIle.son})` })} then 'saatTutuluyor'
      when ${istek.yerTutar} and p.izinler && tsrange(${baslangic}::timestamp, ${bitis}::timestamp)
        and not (${ayniYerde({ baslangic, bitis })} and ${TUTAR}) then 'personelIzinli'
      ${istek.vardiyaDisi ? sql`` : vardiyaSarti(istek.yerTutar, { baslangic, bitis })}
    end as hata, s.ara_nedeni
  from randevu_ayari a
  left join randevu e on e.id = ${id}
  left join sutun b on true
  left join gelen m on true
  left join kisi p on true
  cross join lateral (
    select array_agg(c.id order by c.id) as idler, array_agg(c.ayni_saatte_randevu_verilmesin order by c.id) as yasaklar from sutunlar c
    where c.id = b.id or (c.personel_id = p.id and b.personel_id is distinct from p.id)
  ) y
  cross join lateral (${gunSaatleri({ baslangic, bitis })}) s
  cross join lateral (
    select count(*) as sayi, bool_or(not (u.satista_mi and coalesce(g.satista_mi, true)) and not ${zatenVar(id)}) as satis_disi,
      bool_or(p.id is not null and ${sinirDisi(sql`alt_urun_personel_ozet`, sql`personel_id`, sql`p.id`)}
        and not (p.id is not distinct from e.uygulayan_personel_id and ${zatenVar(id)})) as baskasi_yapar,
      bool_or(${sinirDisi(sql`alt_urun_sutun_ozet`, sql`randevu_basligi_id`, sql`b.id`)}
        and not (b.id is not distinct from e.randevu_basligi_id and ${zatenVar(id)})) as baska_yerde,
      coalesce(bool_or(u.personel_sayisi > 1 or exists (select from alt_urun_yer_ozet y where y.bayi_id = u.bayi_id and y.alt_urun_id = u.id)), false) as gerek_var,
      coalesce(max(u.tampon_once) filter (where u.id = ${hizmetIDler[0] ?? null}::bigint), 0) as tampon_once,
      coalesce(max(u.tampon_sonra) filter (where u.id = ${hizmetIDler.at(-1) ?? null}::bigint), 0) as tampon_sonra
    from alt_urun_ozet u left join ana_urun_ozet g on g.bayi_id = u.bayi_id and g.id = u.ana_urun_id
    where u.id = any(${listOf(hizmetIDler)})
  ) h`;
}

/** Whether the appointment takes its time as it is saved. */
const TUTAR = sql`e.durum in ('B', 'O', 'G', 'K')`;

/** The statement leaves this out for those who may book anywhere, because PostgreSQL would plan it all the same. */
const vardiyaSarti = (yerTutar: boolean, zaman: Zaman) => sql`
  when ${yerTutar} and not ${ayniYerde(zaman)} and ${isVardiyaDisinda({ personelID: sql`p.id`, ...zaman })} then 'vardiyaDisinda'`;

/** Whether the appointment, which had given its time up, takes it again and is still to be served. */
const yenidenAlir = ({ yerTutar, bitis, an }: Pick<Istek, 'yerTutar' | 'bitis' | 'an'>) => sql`(${yerTutar} and coalesce(not ${TUTAR}, false) and ${bitis}::timestamp > ${an}::timestamp)`;

/**
 * Hides a list behind a subquery, because PostgreSQL plans a statement anew when it sees how long the list is, which takes
 * several times as long as the booking.
 */
const listOf = (idler: readonly number[]) => sql`coalesce((select ${idler}::bigint[]), '{}')`;

/** Whether the appointment takes the time of the same performer as before. */
const ayniYerde = ({ baslangic, bitis }: Zaman) => sql`
  ((p.id, ${baslangic}::timestamp, ${bitis}::timestamp) is not distinct from (e.uygulayan_personel_id, e.baslangic, e.bitis))`;

/** Whether service `u` is limited to some, this one not among them; without a limit it is anybody's. */
const sinirDisi = (tablo: RawBuilder<unknown>, kolon: RawBuilder<unknown>, kim: RawBuilder<unknown>) => sql`
  (exists (select from ${tablo} y where y.bayi_id = u.bayi_id and y.alt_urun_id = u.id)
    and not exists (select from ${tablo} y where y.bayi_id = u.bayi_id and y.alt_urun_id = u.id and y.${kolon} = ${kim}))`;

/** Whether the appointment had service `u` before. */
const zatenVar = (id: number) => sql`exists (select from randevu_hizmet o where o.randevu_id = ${id} and o.alt_urun_id = u.id)`;

/** The first column of a performer that the calendar shows: whoever works in a room is not to be had there meanwhile. */
const ownColumnOf = (uygulayanID: number | null) => sql`
  select c.id from randevu_basligi c where c.personel_id = ${uygulayanID}::bigint and c.randevuda_goster order by c.sira_no, c.id limit 1`;

const uygulayanOf = ({ uygulayanID, sutunBelirler }: Pick<Istek, 'uygulayanID' | 'sutunBelirler'>) =>
  sutunBelirler ? sql`coalesce(b.personel_id, ${uygulayanID}::bigint)` : sql`coalesce(${uygulayanID}::bigint, b.personel_id)`;

const ALANLAR: Partial<Record<HataKodu, keyof RandevuKaydi>> = {
  gecmiseRandevu: 'baslangicSaat',
  ayniSaatteRandevu: 'baslangicSaat',
  musteriPasif: 'musteriID',
  personelPasif: 'uygulayanPersonelID',
  urunSatistaDegil: 'randevuHizmet',
  personelYapmiyor: 'uygulayanPersonelID',
  sutundaYapilmiyor: 'randevuSutunBaslikID',
  calismaSaatiDisinda: 'baslangicSaat',
  gunKapali: 'randevuTarihi',
  sutunKapali: 'baslangicSaat',
  saatTutuluyor: 'baslangicSaat',
  personelIzinli: 'baslangicSaat',
  vardiyaDisinda: 'baslangicSaat',
};

/** What the check found. */
export type Bulgu = { hata: HataKodu | null; /** Whether the services need more than its column. */ gerek_var: boolean; /** The reason for which the column is closed. */ ara_nedeni: string | null };

/** Throws what the check found, at its field. */
export function throwHata({ hata, ara_nedeni: neden }: Bulgu): void {
  if (hata === null) return;
  const alan = ALANLAR[hata];
  throw new AppError(hata, { ...(alan && { alanlar: { [alan]: hata } }), ...(hata === 'sutunKapali' && { veri: { neden: neden! } }) });
}
