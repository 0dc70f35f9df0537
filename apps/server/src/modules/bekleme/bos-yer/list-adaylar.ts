import type { beklemeCalls } from '@defter/contract/bekleme.ts';
import { type BosYerAdayi, gunParcasiOf, puanla } from '@defter/rules/bos-yer.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { type RawBuilder, sql } from 'kysely';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { isAyar } from '../../ayar/load-ayarlar.ts';
import { readZaman } from '../../randevu/check-zaman.ts';
import { kisiOf } from '../kisi.ts';
import { bekleyenlerOf } from './bekleyenler.ts';
import { findAcikTeklif } from './teklif.ts';

/** How many of those who were away longest are looked at, and how many are shown. */
const BAKILAN = 200;
const GOSTERILEN = 20;
/** Customers who were here within these days are asked only if they wait for a time. */
const YENI_GUN = 14;
/** Sessions of a course come every one to three weeks; somebody who stays away for longer has let one pass. */
const SEANS_GUN = 21;

type Aday = { musteriID: number; beklemeID: number | null; adi: string; soyadi: string | null; telefon: string | null; altUrunIDler: number[]; hizmetler: string | null; sorulduMu: boolean };
type Row = Aday & Omit<BosYerAdayi, 'bekleme' | 'seans'> & { gunden: number | null; kalanGun: number | null; kisiIstedi: boolean; randevulu: boolean; kalanSeans: number | null; seansGunden: number | null };

/**
 * Whom to ask about a free time: people who wait for one, who let sessions of a package pass, and who have not been here for longer than usual.
 * People who do not wait are named only if they agreed to be written to and have not refused it since, have no appointment to come, and a service that fits.
 */
export async function listAdaylar({ tx, query, oturum, clock }: Context<typeof beklemeCalls.adaylar>) {
  const { randevuSutunBaslikID: sutunID, randevuTarihi: tarih, baslangicSaat, bitisSaat } = query;
  const { baslangic, bitis } = readZaman(query);
  const sure = toDakika(bitisSaat) - toDakika(baslangicSaat);
  const sutun = found((await sql<{ personelID: number | null }>`select personel_id as "personelID" from randevu_basligi where id = ${sutunID}`.execute(tx)).rows[0]);
  const simdi = clock.wallClock();
  const { rows } = await sql<Row>`
    with yer as materialized (
      select 1 as no, ${tarih}::date as tarih, ${gunParcasiOf(toDakika(baslangicSaat))}::text as parca, ${sutun.personelID}::bigint as personel_id, ${sure}::int as sure
    ),
    bekleyen as materialized (${bekleyenlerOf(simdi)}),
    gecmis as materialized (
      select r.musteri_id, count(*) filter (where r.durum in ('G', 'K')) as ziyaret, count(*) filter (where r.durum = 'X') as gelmedi,
        count(*) filter (where r.durum in ('G', 'K') and r.uygulayan_personel_id = ${sutun.personelID}::bigint) as kisiyle,
        max(r.baslangic) filter (where r.durum in ('G', 'K')) as son, min(r.baslangic) filter (where r.durum in ('G', 'K')) as ilk,
        bool_or(r.durum in ('B', 'O') and r.baslangic > ${simdi}::timestamp) as gelecek
      from randevu_ozet r where r.silindi is null and r.baslangic > ${simdi}::timestamp - interval '1 year' group by r.musteri_id
    ),
    seansli as (
      select distinct on (h.musteri_id) h.musteri_id, h.alt_urun_id, h.kalan, extract(day from ${simdi}::timestamp - greatest(g.son, s.tarih))::int as gunden
      from paket_hak_ozet h join satis_ozet s on s.id = h.satis_id join alt_urun_ozet u on u.id = h.alt_urun_id
      left join gecmis g on g.musteri_id = h.musteri_id
      where h.kalan > 0 and coalesce(h.bitis >= ${tarih}::date, true) and not coalesce(h.donuk_baslangic <= ${tarih}::date and h.donuk_bitis > ${tarih}::date, false)
        and not coalesce(g.gelecek, false)
        and greatest(g.son, s.tarih) < ${simdi}::timestamp - ${SEANS_GUN} * interval '1 day'
        and u.urun_sure between 1 and ${sure} and ${isYapilir(sutun.personelID)} and ${isAranir('h')}
      order by h.musteri_id, h.bitis nulls last, h.id
    ),
    uzak as (
      select g.musteri_id from gecmis g where g.ziyaret > 1 and not g.gelecek and g.son < ${simdi}::timestamp - ${YENI_GUN} * interval '1 day'
        and not exists (select from seansli s where s.musteri_id = g.musteri_id) and ${isAranir('g')}
      order by (${simdi}::timestamp - g.son) / greatest(extract(epoch from g.son - g.ilk) / 86400 / (g.ziyaret - 1), 7) desc, g.musteri_id limit ${BAKILAN}
    ),
    aday as (
      select b.musteri_id, b.id as bekleme_id, ${clock.today()}::date - (b.kayit_zamani at time zone 'Europe/Istanbul')::date as gunden,
        b.son_gun - ${clock.today()}::date as kalan_gun, b.uygulayan_personel_id is not null as kisi_istedi, b.randevulu, null::int as kalan_seans, null::int as seans_gunden,
        array(select h.alt_urun_id from bekleme_hizmet h where h.bayi_id = b.bayi_id and h.bekleme_id = b.id order by h.sira) as hizmetler
      from bekleyen b
      union all
      select s.musteri_id, null, null, null, false, false, s.kalan, s.gunden, array[s.alt_urun_id] from seansli s
      union all
      select u.musteri_id, null, null, null, false, false, null, null, array[(
        select h.alt_urun_id from randevu_ozet r join randevu_hizmet_ozet h on h.bayi_id = r.bayi_id and h.randevu_id = r.id
          join alt_urun_ozet a on a.bayi_id = h.bayi_id and a.id = h.alt_urun_id
        where r.musteri_id = u.musteri_id and r.silindi is null and a.satista_mi and a.urun_sure between 1 and ${sure} and ${isYapilir(sutun.personelID, 'a')}
        group by h.alt_urun_id order by count(*) desc, h.alt_urun_id limit 1)]
      from uzak u
    )
    select a.musteri_id as "musteriID", a.bekleme_id as "beklemeID", ${kisiOf(oturum)}, a.gunden, a.kalan_gun as "kalanGun", a.kisi_istedi as "kisiIstedi", a.randevulu, a.kalan_seans as "kalanSeans", a.seans_gunden as "seansGunden",
      to_json(a.hizmetler) as "altUrunIDler", (select string_agg(u.adi, ', ' order by h.sira) from unnest(a.hizmetler) with ordinality h (id, sira) join alt_urun_ozet u on u.id = h.id) as hizmetler,
      coalesce(g.ziyaret, 0) as ziyaret, coalesce(g.kisiyle, 0) as kisiyle, coalesce(g.gelmedi, 0) as gelmedi,
      extract(day from ${simdi}::timestamp - g.son)::int as "sonZiyaret", case when g.ziyaret > 1 then (extract(epoch from g.son - g.ilk) / 86400 / (g.ziyaret - 1))::int end as aralik,
      exists (select from bos_yer_teklifi t where t.musteri_id = a.musteri_id and t.randevu_basligi_id = ${sutunID}
        and tsrange(t.baslangic, t.bitis) && tsrange(${baslangic}::timestamp, ${bitis}::timestamp)) as "sorulduMu"
    from aday a join musteri_ozet m on m.id = a.musteri_id and m.aktif_mi
    left join musteri_telefon_ozet t on t.musteri_id = a.musteri_id and t.varsayilan_mi
    left join gecmis g on g.musteri_id = a.musteri_id
    where a.hizmetler[1] is not null or a.bekleme_id is not null`.execute(tx);
  const liste = rows.map(toAday).toSorted((a, b) => Number(a.sorulduMu) - Number(b.sorulduMu) || b.puan - a.puan || a.musteriID - b.musteriID);
  return { liste: liste.slice(0, GOSTERILEN), teklif: await findAcikTeklif(tx, { sutunID, baslangic, bitis }, oturum) };
}

/** Whether the service `u` is performed by everybody, or by this person. */
const isYapilir = (personelID: number | null, u = 'u'): RawBuilder<boolean> => sql`(not exists (select from alt_urun_personel_ozet y where y.alt_urun_id = ${sql.ref(`${u}.id`)})
  or exists (select from alt_urun_personel_ozet y where y.alt_urun_id = ${sql.ref(`${u}.id`)} and y.personel_id = ${personelID}::bigint))`;

/**
 * Whether somebody may be asked who does not wait: only who has agreed to be written to, where the salon takes consents, and has not
 * refused texts since (docs/adr/0211).
 */
const isAranir = (kim: string): RawBuilder<boolean> => sql`(not exists (select from bekleyen b where b.musteri_id = ${sql.ref(`${kim}.musteri_id`)})
  and not exists (select from musteri_telefon_ozet t join ileti_izni_ozet i on i.telefon = t.telefon and i.kanal = 'sms' and i.son and i.izin = 'ret'
    where t.musteri_id = ${sql.ref(`${kim}.musteri_id`)})
  and (not ${isAyar('kvkkKullanilsin')} or exists (select from kvkk_riza_ozet k where k.musteri_id = ${sql.ref(`${kim}.musteri_id`)} and k.amac = 'ticariIleti' and k.bitis_zamani is null)))`;

function toAday({ gunden, kalanGun, kisiIstedi, randevulu, kalanSeans, seansGunden, ziyaret, kisiyle, sonZiyaret, aralik, gelmedi, ...aday }: Row) {
  const bekleme = gunden === null || kalanGun === null ? null : { gunden, kalanGun, kisiIstedi, randevulu };
  const seans = kalanSeans === null || seansGunden === null ? null : { kalan: kalanSeans, gunden: seansGunden };
  return { ...aday, ...puanla({ bekleme, seans, ziyaret, kisiyle, sonZiyaret, aralik, gelmedi }) };
}
