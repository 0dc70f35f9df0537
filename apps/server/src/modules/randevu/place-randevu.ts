import type { HataKodu } from '@defter/contract/errors.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError, refusalAt } from '../../platform/errors/app-error.ts';
import { bookable } from '../personel/izinler.ts';
import { isVardiyaDisinda } from '../vardiya/vardiya-disinda.ts';
import type { Zaman } from './check-zaman.ts';
import { isAraOf } from './kapali-saat.ts';
import { isTutulan } from './tutma/hold-saat.ts';
import { isUstuneAlinmis } from './yerler.ts';

type Gerek = 'oda' | 'cihaz' | 'personel';
/** `kim`: whose column it is, of colleagues, who count once. `dolu` of one that was asked for: whether the constraint would not say so; `engel`: what else keeps it from being taken, with why it is closed. */
type Aday = { sutunID: number; kim: number | null; gerek: Gerek | 'istenen'; dolu: boolean; kendi: boolean; engel: HataKodu | null; neden: string | null };
type Row = { adaylar: Aday[]; turler: Gerek[]; personelSayisi: number };

type Istek = Zaman & {
  randevuID: number;
  hizmetIDler: readonly number[];
  /** The columns that were asked for, and those that it had; both come before others that would do. */
  istenen: readonly number[];
  onceki: readonly number[];
  vardiyaDisi: boolean;
  /** Whether its time is new, or taken anew. */
  yeniZaman: boolean;
  /** Whether columns that are taken or closed do as well, where no others are free. */
  ustune: boolean;
};

const HATALAR: Readonly<Record<Gerek, HataKodu>> = { oda: 'odaDolu', cihaz: 'cihazDolu', personel: 'personelYetersiz' };

/**
 * Takes the further columns of an appointment that is written: those that were asked for, and of each kind that its services
 * need a free one. The caller has waited for others who choose among them (`lockBasliklarAgainstEachOther`), so that two at once get different ones.
 * @throws AppError odaDolu, cihazDolu, personelYetersiz; ayniSaatteRandevu for a column that was asked for and is taken
 */
export async function placeRandevu(tx: Tx, istek: Istek): Promise<void> {
  const { adaylar, turler, personelSayisi } = await readAdaylar(tx, istek);
  const istenen = new Set(istek.istenen);
  if (adaylar.filter(({ gerek }) => gerek === 'istenen').length < istenen.size) throw new AppError('bulunamadi', { alanlar: { yerler: 'secimGecersiz' } });
  if (!istek.ustune && adaylar.some(({ gerek, dolu }) => gerek === 'istenen' && dolu)) throw refusalAt('baslangicSaat', 'ayniSaatteRandevu');
  refuseClosed(istek, adaylar);
  const alinan = new Set(istenen);
  const gerekler = [...turler.map((tur) => ({ tur, sayi: 1 })), { tur: 'personel' as const, sayi: personelSayisi - 1 }];
  for (const { tur, sayi } of gerekler) {
    const uygun = adaylar.filter(({ gerek }) => gerek === tur);
    const kimOf = ({ sutunID, kim }: Aday) => kim ?? sutunID;
    const olanlar = new Set(uygun.filter(({ sutunID, kendi }) => alinan.has(sutunID) || (kendi && tur !== 'personel')).map(kimOf));
    const eksik = sayi - olanlar.size;
    const alinabilir = uygun.filter((aday) => (!aday.dolu || istek.ustune) && !aday.kendi && !olanlar.has(kimOf(aday)));
    const rank = ({ sutunID, dolu }: Aday) => Number(dolu) * 2 + Number(!istek.onceki.includes(sutunID));
    const siradakiler = alinabilir.toSorted((a, b) => rank(a) - rank(b));
    const secilen = siradakiler.filter((aday, i) => siradakiler.findIndex((biri) => kimOf(biri) === kimOf(aday)) === i).slice(0, Math.max(0, eksik));
    if (secilen.length < eksik) throw refusalAt('baslangicSaat', HATALAR[tur]);
    for (const { sutunID } of secilen) alinan.add(sutunID);
  }
  await insertYerler(tx, istek, [...alinan]);
}

/** Refuses a column that is asked for anew and is closed, or whose colleague is away, as it is refused as the own one. */
function refuseClosed({ ustune, onceki, yeniZaman }: Istek, adaylar: readonly Aday[]): void {
  const kapali = adaylar.find(({ sutunID, gerek, engel }) => gerek === 'istenen' && engel !== null && (yeniZaman || !onceki.includes(sutunID)));
  if (ustune || !kapali) return;
  const { engel, neden } = kapali;
  throw refusalAt('baslangicSaat', engel!, neden === null ? undefined : { neden });
}

/** The columns that would do for each need, in their order, and whether they are taken or closed at that time. */
async function readAdaylar(tx: Tx, { randevuID, hizmetIDler, istenen, vardiyaDisi, baslangic, bitis }: Istek): Promise<Row> {
  const hizmetler = sql`coalesce((select ${hizmetIDler}::bigint[]), '{}')`;
  const aralik = sql`tsrange(r.baslangic - r.tampon_once * interval '1 minute', r.bitis + r.tampon_sonra * interval '1 minute')`;
  const dolu = sql`(exists (select from randevu_yer y where y.randevu_basligi_id = c.id and y.randevu_id <> r.id and y.tutar and y.cakisma_yasak
    and tsrange(y.baslangic, y.bitis) && ${aralik}) or ${isTutulan({ sutunlar: sql`array[c.id]`, aralik })} or exists (select from takvim_istisnasi k where ${isAraOf({ baslangic, bitis }, sql`c.id`)}))`;
  const vardiyaDisinda = isVardiyaDisinda({ personelID: sql`c.personel_id`, baslangic, bitis });
  const { rows } = await sql<Row>`
    with r as materialized (select * from randevu where id = ${randevuID}),
    kisi as materialized (${bookable({ kaynak: sql`randevu_basligi c`, kim: sql`c.personel_id`, kosul: sql`c.randevuda_goster` })}),
    gerek as materialized (
      select g.alt_urun_id, c.id, c.yer_turu from alt_urun_yer_ozet g join randevu_basligi c on c.bayi_id = g.bayi_id and c.id = g.randevu_basligi_id
      where g.alt_urun_id = any(${hizmetler}) and c.yer_turu is not null and c.randevuda_goster
    ),
    aday as (
      select c.id, c.sira_no, null::bigint as kim, c.yer_turu as gerek, ${dolu} as dolu, null as engel, null as neden from r, randevu_basligi c where c.id in (
        select g.id from gerek g group by g.id, g.yer_turu
        having count(*) = (select count(distinct h.alt_urun_id) from gerek h where h.yer_turu = g.yer_turu))
      union all
      select c.id, c.sira_no, p.id, 'personel', p.izinler && tsrange(r.baslangic, r.bitis) or ${dolu}
        ${vardiyaDisi ? sql`` : sql`or ${vardiyaDisinda}`}, null, null
      from r, randevu_basligi c join kisi p on p.id = c.personel_id
      where c.randevuda_goster and p.calisiyor_mu and p.id is distinct from r.uygulayan_personel_id
        and not exists (select from unnest(${hizmetler}) h where exists (select from alt_urun_personel_ozet y where y.alt_urun_id = h)
          and not exists (select from alt_urun_personel_ozet y where y.alt_urun_id = h and y.personel_id = p.id))
      union all
      select c.id, c.sira_no, null, 'istenen', ${isUstuneAlinmis({ sutunlar: sql`array[c.id]`, ilk: sql`lower(${aralik})`, son: sql`upper(${aralik})`, randevuID: sql`r.id` })},
        case when k.aciklama is not null then 'sutunKapali' when p.izinler && tsrange(r.baslangic, r.bitis) then 'personelIzinli' ${vardiyaDisi ? sql`` : sql`when ${vardiyaDisinda} then 'vardiyaDisinda'`} end, k.aciklama
      from r, randevu_basligi c left join kisi p on p.id = c.personel_id left join lateral (select k.aciklama from takvim_istisnasi k where ${isAraOf({ baslangic, bitis }, sql`c.id`)} limit 1) k on true
      where c.id = any(coalesce((select ${istenen}::bigint[]), '{}')) and c.randevuda_goster
    )
    select (select coalesce(json_agg(json_build_object('sutunID', a.id, 'kim', a.kim, 'gerek', a.gerek, 'dolu', a.dolu, 'engel', a.engel, 'neden', a.neden,
        'kendi', exists (select from randevu_yer y where y.randevu_id = ${randevuID} and y.randevu_basligi_id = a.id)) order by a.sira_no, a.id), '[]') from aday a) as adaylar,
      (select coalesce(json_agg(distinct c.yer_turu), '[]') from alt_urun_yer_ozet g join randevu_basligi c on c.bayi_id = g.bayi_id and c.id = g.randevu_basligi_id
        where g.alt_urun_id = any(${hizmetler}) and c.yer_turu is not null) as turler,
      (select coalesce(max(u.personel_sayisi), 1) from alt_urun_ozet u where u.id = any(${hizmetler})) as "personelSayisi"`.execute(tx);
  return rows[0]!;
}

/** One that somebody takes at this moment leads to no row, as by a booking. */
async function insertYerler(tx: Tx, { randevuID, ustune }: Istek, sutunIDler: readonly number[]): Promise<void> {
  const { rows } = await sql<{ eksik: boolean }>`
    with istenen as materialized (
      select r.id, c.id as sutun_id, r.baslangic - r.tampon_once * interval '1 minute' as ilk, r.bitis + r.tampon_sonra * interval '1 minute' as son, c.ayni_saatte_randevu_verilmesin as yasak
      from randevu r, randevu_basligi c where r.id = ${randevuID} and c.id = any(${sutunIDler}::bigint[])
        and not exists (select from randevu_yer y where y.randevu_id = r.id and y.randevu_basligi_id = c.id)
    ),
    yer as (
      insert into randevu_yer (randevu_id, randevu_basligi_id, baslangic, bitis, cakisma_yasak, ustune)
      select id, sutun_id, ilk, son, yasak, ${ustune} from istenen order by sutun_id on conflict do nothing returning 1
    )
    select (select count(*) from yer) < (select count(*) from istenen) as eksik`.execute(tx);
  if (rows[0]!.eksik) throw refusalAt('baslangicSaat', 'ayniSaatteRandevu');
}
