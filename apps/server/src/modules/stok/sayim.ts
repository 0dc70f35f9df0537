import type { stokCalls } from '@defter/contract/stok.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { pageOf } from '../../platform/db/page.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { chooseTarih } from '../kasa/choose-tarih.ts';
import { lastOf, lockStoklar } from './lock-stoklar.ts';
import { costFor, NEDEN_TURU, STOKLAR, suzgecOf, URUN } from './stok-satirlari.ts';

type Fark = { altUrunID: number; beklenen: number; sayilan: number; fark: number };

/** How long a phone may wait for a line. The clock of one that has lost the time says that it counted before anything was bought. */
const EN_ESKI = sql`interval '7 days'`;

/**
 * Counts. Each row is compared with what the book said at the moment of counting, and what was sold since stays sold; what another count or
 * somebody's word has corrected since is in the book, or two who count the same piece would correct it twice. Whoever counts on one
 * day counts in one count; counting again corrects.
 * @throws AppError sayimZamaniEski
 */
export async function countStok(context: Context<typeof stokCalls.fizikselSayim>) {
  const { tx, body, oturum, degisim, about } = context;
  const tarih = chooseTarih(context, body.tarih, { ad: 'tarih', ileri: 'tarihIleri' });
  const model = lastOf(body.model);
  // The locks are taken in the order in which a count is taken back: first the count, then the products.
  const id = await holdSayim(tx, tarih, oturum.personelID);
  const urunler = await lockStoklar(tx, model.map(({ altUrunID }) => altUrunID));
  const { rows } = await sql<Fark>`
    with g as (
      select s.alt_urun_id, g.miktar as sayilan, g.neden, g."nedenTuru" as neden_turu, least(coalesce(g.zaman, clock_timestamp()), clock_timestamp()) as zaman,
        s.miktar - coalesce((select sum(h.miktar) from stok_hareketi h where h.bayi_id = s.bayi_id and h.alt_urun_id = s.alt_urun_id and h.tur <> 'sayim' and h.kayit_zamani > g.zaman), 0) as beklenen
      from json_to_recordset(${JSON.stringify(model)}::json) as g ("altUrunID" bigint, miktar numeric, "nedenTuru" text, neden text, zaman timestamptz)
      join stok_urun s on s.alt_urun_id = g."altUrunID"
      where g.zaman is null or g.zaman > clock_timestamp() - ${EN_ESKI}
    ),
    h as (
      insert into stok_hareketi (alt_urun_id, tur, miktar, tarih, neden, sayim_id, personel_id)
      select alt_urun_id, 'sayim', sayilan - beklenen, ${tarih}::date, neden, ${id}::bigint, ${oturum.personelID}::bigint from g where sayilan <> beklenen order by alt_urun_id
      returning alt_urun_id, deger
    ),
    y as (
      insert into stok_sayim_satiri (sayim_id, alt_urun_id, zaman, beklenen, sayilan, deger, neden_turu, neden, personel_id)
      select ${id}::bigint, g.alt_urun_id, g.zaman, g.beklenen, g.sayilan, coalesce(h.deger, 0), g.neden_turu, g.neden, ${oturum.personelID}::bigint
      from g left join h on h.alt_urun_id = g.alt_urun_id
      returning alt_urun_id, beklenen, sayilan
    )
    select alt_urun_id as "altUrunID", beklenen::float8 as beklenen, sayilan::float8 as sayilan, (sayilan - beklenen)::float8 as fark from y order by 1`.execute(tx);
  if (rows.length < model.length) throw new AppError('sayimZamaniEski');
  about(id);
  for (const { altUrunID, beklenen, sayilan } of rows) {
    const alan = `sayilan:${urunler.get(altUrunID)!.adi}`;
    degisim({ [alan]: beklenen }, { [alan]: sayilan });
  }
  return { id, satirlar: rows };
}

/**
 * The count of a day, begun where there is none. Several people hold it at once, and whoever takes it back waits for them all. One that
 * was taken back while this waited is no longer found: a new one begins.
 */
async function holdSayim(tx: Tx, tarih: string, personelID: number): Promise<number> {
  const { rows: yeni } = await sql<{ id: number }>`
    insert into stok_sayimi (tarih, personel_id) values (${tarih}::date, ${personelID}::bigint)
    on conflict (bayi_id, tarih) where geri_alma_zamani is null do nothing returning id`.execute(tx);
  if (yeni[0]) return yeni[0].id;
  const { rows: acik } = await sql<{ id: number }>`select id from stok_sayimi where tarih = ${tarih}::date and geri_alma_zamani is null for share`.execute(tx);
  return acik[0]?.id ?? holdSayim(tx, tarih, personelID);
}

/** Says why products differed, at all rows of the day that counted them. */
export async function saveSayimNedenleri({ tx, body, degisim, about }: Context<typeof stokCalls.saveSayimNedenleri>) {
  const model = lastOf(body.model);
  const said = JSON.stringify(model.map((satir) => ({ ...satir, said: Object.keys(satir).filter((alan) => satir[alan as keyof typeof satir] !== undefined) })));
  const { rows } = await sql<{ id: number; altUrunID: number; adi: string; eskiTur: string | null; yeniTur: string | null; eskiNeden: string | null; yeniNeden: string | null }>`
    with g as (select * from json_to_recordset(${said}::json) as g ("altUrunID" bigint, "nedenTuru" text, neden text, said jsonb)),
    eski as (
      select x.sayim_id, x.alt_urun_id, ${NEDEN_TURU} as neden_turu, (array_agg(x.neden order by x.id desc) filter (where x.neden is not null))[1] as neden
      from stok_sayimi y join stok_sayim_satiri x on x.bayi_id = y.bayi_id and x.sayim_id = y.id
      where y.tarih = ${body.tarih}::date and y.geri_alma_zamani is null and x.alt_urun_id in (select g."altUrunID" from g) group by 1, 2
    ),
    yeni as (
      select e.*, case when g.said ? 'nedenTuru' then g."nedenTuru" else e.neden_turu end as yeni_tur, case when g.said ? 'neden' then g.neden else e.neden end as yeni_neden
      from eski e join g on g."altUrunID" = e.alt_urun_id
    ),
    yazilan as (
      update stok_sayim_satiri x set neden_turu = n.yeni_tur, neden = n.yeni_neden from yeni n where x.sayim_id = n.sayim_id and x.alt_urun_id = n.alt_urun_id
    )
    select n.sayim_id as id, n.alt_urun_id as "altUrunID", u.adi, n.neden_turu as "eskiTur", n.yeni_tur as "yeniTur", n.neden as "eskiNeden", n.yeni_neden as "yeniNeden"
    from yeni n join alt_urun_ozet u on u.id = n.alt_urun_id order by 2`.execute(tx);
  if (rows.length < model.length) throw new AppError('bulunamadi');
  const { id } = found(rows[0]);
  about(id);
  for (const satir of rows) {
    degisim({ [`nedenTuru:${satir.adi}`]: satir.eskiTur, [`neden:${satir.adi}`]: satir.eskiNeden }, { [`nedenTuru:${satir.adi}`]: satir.yeniTur, [`neden:${satir.adi}`]: satir.yeniNeden });
  }
  return { id };
}

/** Takes the count of a day back as one: what it had added goes, what it had taken comes back with its cost. */
export async function removeSayim({ tx, body, oturum, clock, degisim }: Context<typeof stokCalls.removeSayim>) {
  const { rows } = await sql<{ id: number }>`
    update stok_sayimi set geri_alma_zamani = now(), geri_alan_personel_id = ${oturum.personelID}::bigint
    where tarih = ${body.tarih}::date and geri_alma_zamani is null returning id`.execute(tx);
  const { id } = found(rows[0]);
  // A statement of its own reads what was counted, so that it sees the rows of those for whom this waited.
  const { rows: sayilanlar } = await sql<{ altUrunID: number }>`select distinct alt_urun_id as "altUrunID" from stok_hareketi where sayim_id = ${id}`.execute(tx);
  await lockStoklar(tx, sayilanlar.map(({ altUrunID }) => altUrunID));
  await sql`
    insert into stok_hareketi (alt_urun_id, tur, miktar, maliyet, tarih, sayim_id, personel_id)
    select h.alt_urun_id, 'sayim', -sum(h.miktar), case when sum(h.miktar) < 0 then greatest(-sum(h.maliyet), 0) end, ${clock.today()}::date, ${id}::bigint, ${oturum.personelID}::bigint
    from stok_hareketi h where h.sayim_id = ${id} group by h.alt_urun_id having sum(h.miktar) <> 0 order by h.alt_urun_id`.execute(tx);
  degisim({ tarih: body.tarih }, null);
  return { id };
}

/** The counts that were kept, newest first. What was taken back stays in the list. */
export async function listSayimlar({ tx, query, oturum }: Context<typeof stokCalls.sayimlar>) {
  const kosul = query.tarih === null ? sql`true` : sql`y.tarih = ${query.tarih}::date`;
  const { rows } = await sql<JsonOf<typeof stokCalls.sayimlar>>`
    select (select count(*) from stok_sayimi y where ${kosul})::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      select y.id, y.tarih, n.satir as "satirSayisi", n.farkli, ${costFor(oturum, sql`n.deger`)} as "farkDegeri", b.nedenler, n.sayanlar, y.geri_alma_zamani is not null as "geriAlindi"
      from (select * from stok_sayimi y where ${kosul} order by y.tarih desc, y.id desc ${pageOf(query)}) y
      cross join lateral (
        select count(distinct x.alt_urun_id) as satir, count(distinct x.alt_urun_id) filter (where x.sayilan <> x.beklenen) as farkli, coalesce(sum(x.deger), 0) as deger,
          coalesce(string_agg(distinct concat_ws(' ', p.ad, p.soyad), ', '), '') as sayanlar
        from stok_sayim_satiri x join personel_ozet p on p.bayi_id = x.bayi_id and p.id = x.personel_id where x.bayi_id = y.bayi_id and x.sayim_id = y.id
      ) n
      cross join lateral (
        select coalesce(json_agg(json_build_object('nedenTuru', g.neden_turu, 'satirSayisi', g.satir, 'farkDegeri', ${costFor(oturum, sql`g.deger`)}) order by g.satir desc, g.neden_turu), '[]') as nedenler
        from (
          select u.neden_turu, count(*) as satir, sum(u.deger) as deger
          from (
            select ${NEDEN_TURU} as neden_turu, sum(x.deger) as deger from stok_sayim_satiri x
            where x.bayi_id = y.bayi_id and x.sayim_id = y.id group by x.alt_urun_id having sum(x.sayilan - x.beklenen) <> 0
          ) u group by 1
        ) g
      ) b
      order by y.tarih desc, y.id desc
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** The sheet of a day. Of what was counted several times the last number stands, and the difference is that of all of them. */
export async function listSayimFoyu(context: Context<typeof stokCalls.sayimFoyu>) {
  const { tx, query, oturum, clock } = context;
  const tarih = query.tarih ?? clock.today();
  const kapsam = { tumu: sql`true`, sayilmayan: sql`sayilan is null`, farkli: sql`fark <> 0` }[query.kapsam];
  const { rows } = await sql<JsonOf<typeof stokCalls.sayimFoyu>>`
    with sayilan as (
      select x.alt_urun_id, sum(x.sayilan - x.beklenen) as fark, sum(x.deger) as deger, (array_agg(x.sayilan order by x.id desc))[1] as son,
        ${NEDEN_TURU} as neden_turu, (array_agg(x.neden order by x.id desc) filter (where x.neden is not null))[1] as neden, (array_agg(x.personel_id order by x.id desc))[1] as personel_id
      from stok_sayimi y join stok_sayim_satiri x on x.bayi_id = y.bayi_id and x.sayim_id = y.id
      where y.tarih = ${tarih}::date and y.geri_alma_zamani is null group by x.alt_urun_id
    ),
    l as materialized (
      select u.id, ${URUN}, a.adi as "anaUrunAdi", u.barkod, u.urun_kod as "urunKod", coalesce(n.son - n.fark, s.miktar)::float8 as beklenen,
        n.son::float8 as sayilan, n.fark::float8 as fark, ${costFor(oturum, sql`n.deger`)} as "farkDegeri", n.neden_turu as "nedenTuru", n.neden, nullif(concat_ws(' ', p.ad, p.soyad), '') as "sayanAdi"
      from ${STOKLAR} left join sayilan n on n.alt_urun_id = s.alt_urun_id left join personel_ozet p on p.bayi_id = s.bayi_id and p.id = n.personel_id
      where ${suzgecOf(query)}
    )
    select (select count(*) from l where ${kapsam})::text as "toplamKayit", (select count(*) from l where sayilan is not null)::text as "sayilanSayisi",
      coalesce(${costFor(oturum, sql`(select coalesce(sum("farkDegeri"), 0) from l)`)}::text, 'null') as "farkDegeri",
      (select coalesce(json_agg(satir), '[]')::text from (select * from l where ${kapsam} order by "anaUrunAdi" nulls last, adi, id ${pageOf(query)}) satir) as liste`.execute(tx);
  return new RawJson(rows[0]!);
}
