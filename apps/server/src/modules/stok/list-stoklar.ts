import type { stokCalls } from '@defter/contract/stok.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { orderBy, pageOf } from '../../platform/db/page.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { costFor, DURUM, ONCELIK, NEDEN_TURU, STOKLAR, stokRows, suzgecOf, URUN } from './stok-satirlari.ts';

const SORTABLE = { durum: ['oncelik', 'adi'], adi: ['adi'], miktar: ['miktar'], deger: ['deger'], sonKullanma: ['sonKullanma'] };

/** The products whose stock is kept, with what they are worth together. */
export async function listStoklar({ tx, query, oturum }: Context<typeof stokCalls.list>) {
  const kosul = sql`${suzgecOf(query)}
    ${query.tedarikciID === null ? sql`` : sql`and s.tedarikci_id = ${query.tedarikciID}`}
    ${query.durum === null ? sql`` : sql`and ${DURUM} = ${query.durum}`}`;
  const { rows } = await sql<JsonOf<typeof stokCalls.list>>`
    with l as materialized (select l.*, ${ONCELIK} as oncelik from (${stokRows(oturum, kosul)}) l)
    select (select count(*) from l)::text as "toplamKayit", coalesce(${costFor(oturum, sql`(select coalesce(sum(deger), 0) from l)`)}::text, 'null') as "toplamDeger",
      (select count(*) from l where durum in ('kritik', 'bitti'))::text as "kritikSayisi", (select count(*) from l where durum = 'eksi')::text as "eksiSayisi",
      (select coalesce(json_agg(to_jsonb(satir) - 'oncelik'), '[]')::text from (select * from l ${orderBy(query.sirala, SORTABLE, 'durum')} ${pageOf(query)}) satir) as liste`.execute(tx);
  return new RawJson(rows[0]!);
}

/** What is at its critical level or below. */
export async function listKritikStoklar({ tx, query, oturum }: Context<typeof stokCalls.kritikler>) {
  const { rows } = await sql<JsonOf<typeof stokCalls.kritikler>>`
    with l as materialized (${stokRows(oturum, sql`${suzgecOf(query)} and ${DURUM} <> 'yeterli'`)})
    select (select count(*) from l)::text as "toplamKayit",
      (select coalesce(json_agg(satir), '[]')::text from (select * from l order by ${ONCELIK}, adi, id ${pageOf(query)}) satir) as liste`.execute(tx);
  return new RawJson(rows[0]!);
}

/** What is at its critical level or below, the worst first, the first of them, as JSON for the first page. */
export async function listEksikUrunler(tx: Tx, rows: number): Promise<string> {
  const { rows: [row] } = await sql<{ json: string }>`
    with l as materialized (select u.id, u.adi, b.adi as "birimAdi", s.miktar::float8 as miktar, ${DURUM} as durum from ${STOKLAR} where ${DURUM} <> 'yeterli')
    select json_build_object('toplamKayit', (select count(*) from l), 'liste', (select coalesce(json_agg(satir), '[]') from (select * from l order by ${ONCELIK}, adi, id limit ${rows}) satir))::text as json`.execute(tx);
  return row!.json;
}

/** For how many weeks the use is looked at, and for how many days an order lasts beyond the day on which the next one comes. */
const HAFTA = 8;
const YETER_GUN = 28;
/** How long an order takes where nobody has said it. */
const TEDARIK_GUN = 7;

/**
 * What to order. A product is due when it would fall to its critical level before an order comes; then as much is proposed as
 * will last until the next one.
 */
export async function listSiparisOnerisi({ tx, query, oturum, clock }: Context<typeof stokCalls.siparisOnerisi>) {
  const { rows } = await sql<JsonOf<typeof stokCalls.siparisOnerisi>>`
    with giden as (
      select h.alt_urun_id, -sum(h.miktar) / ${HAFTA} as haftalik from stok_hareketi h
      where h.tarih > ${clock.today()}::date - ${HAFTA * 7}::int and h.tur in ('satis', 'sarf', 'fire') group by 1
    ),
    l as materialized (
      select n.* from (
        select u.id, ${URUN}, u.barkod, s.tedarikci_id as "tedarikciID", t.adi as "tedarikciAdi", s.miktar::float8 as miktar, s.kritik::float8 as kritik,
          round(greatest(coalesce(g.haftalik, 0), 0), 3)::float8 as haftalik, coalesce(s.tedarik_gun, ${TEDARIK_GUN}) as "tedarikGun", s.ortalama,
          s.miktar - coalesce(s.kritik, 0) - greatest(coalesce(g.haftalik, 0), 0) * coalesce(s.tedarik_gun, ${TEDARIK_GUN}) / 7 as gelince,
          greatest(ceil(coalesce(s.kritik, 0) - s.miktar + greatest(coalesce(g.haftalik, 0), 0) * (coalesce(s.tedarik_gun, ${TEDARIK_GUN}) + ${YETER_GUN}) / 7), 0)::int as onerilen
        from ${STOKLAR} left join giden g on g.alt_urun_id = s.alt_urun_id
        where ${suzgecOf({ ara: query.ara })} ${query.tedarikciID === null ? sql`` : sql`and s.tedarikci_id = ${query.tedarikciID}`}
      ) n where n.onerilen > 0 and n.gelince <= 0
    )
    select (select count(*) from l)::text as "toplamKayit", coalesce(${costFor(oturum, sql`(select coalesce(sum(round(onerilen * ortalama, 2)), 0) from l)`)}::text, 'null') as "toplamTutar",
      (select coalesce(json_agg(satir), '[]')::text from (
        select l.id, l."altUrunID", l.adi, l."birimAdi", l.barkod, l."tedarikciID", l."tedarikciAdi", l.miktar, l.kritik, l.haftalik, l."tedarikGun", l.onerilen,
          ${costFor(oturum, sql`round(l.onerilen * l.ortalama, 2)`)} as tutar
        from l order by l."tedarikciAdi" nulls last, l.adi, l.id ${pageOf(query)}
      ) satir) as liste`.execute(tx);
  return new RawJson(rows[0]!);
}

/** Deliveries that are still there in part and are good for no more than so many days. */
export async function listSonKullanma({ tx, query, oturum, clock }: Context<typeof stokCalls.sonKullanma>) {
  const { rows } = await sql<JsonOf<typeof stokCalls.sonKullanma>>`
    with l as materialized (
      select l.* from stok_lotu_ozet l join alt_urun_ozet u on u.bayi_id = l.bayi_id and u.id = l.alt_urun_id
      where l.kalan > 0 and l.son_kullanma <= ${clock.today()}::date + ${query.gun}::int and ${suzgecOf({ ara: query.ara })}
    )
    select (select count(*) from l)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      select l.id, ${URUN}, l.giris_id as "girisID", l.lot, l.son_kullanma as "sonKullanma", l.kalan::float8 as kalan,
        ${costFor(oturum, sql`round(l.kalan * s.ortalama, 2)`)} as deger, l.son_kullanma < ${clock.today()}::date as gecti
      from l join ${STOKLAR} on s.bayi_id = l.bayi_id and s.alt_urun_id = l.alt_urun_id
      order by l.son_kullanma, u.adi, l.id ${pageOf(query)}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** The movements of a product in the order in which they were added, the newest first, each with what there was after it. */
export async function listStokHareketleri({ tx, query, oturum }: Context<typeof stokCalls.hareketler>) {
  const { rows: urunler } = await sql`select from alt_urun_ozet where id = ${query.altUrunID}`.execute(tx);
  found(urunler[0]);
  const { rows } = await sql<JsonOf<typeof stokCalls.hareketler>>`
    with l as materialized (
      select h.* from stok_hareketi h where h.alt_urun_id = ${query.altUrunID}
        ${query.tur === null ? sql`` : sql`and h.tur = ${query.tur}`}
        ${query.baslangicTarihi === null ? sql`` : sql`and h.tarih >= ${query.baslangicTarihi}::date`}
        ${query.bitisTarihi === null ? sql`` : sql`and h.tarih <= ${query.bitisTarihi}::date`}
    )
    select (select count(*) from l)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      select h.id, h.tarih, h.kayit_zamani as "kayitZamani", h.tur, h.miktar::float8 as miktar, h.kalan::float8 as kalan, ${costFor(oturum, sql`h.maliyet`)} as maliyet,
        h.satis_id as "satisID", h.giris_id as "girisID", h.sayim_id as "sayimID",
        case when h.sayim_id is not null then (select ${NEDEN_TURU} from stok_sayim_satiri x where x.bayi_id = h.bayi_id and x.sayim_id = h.sayim_id and x.alt_urun_id = h.alt_urun_id) end as "nedenTuru", h.neden, nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi",
        h.iptal_edilen_id is not null or (h.tur in ('satis', 'sarf') and h.miktar > 0) as "geriMi"
      from l h left join personel_ozet p on p.bayi_id = h.bayi_id and p.id = h.personel_id
      order by h.sira desc ${pageOf(query)}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
