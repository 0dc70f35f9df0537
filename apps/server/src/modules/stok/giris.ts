import type { stokCalls } from '@defter/contract/stok.ts';
import { fold } from '@defter/rules/metin.ts';
import { type Kurus, sum } from '@defter/rules/para.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { liraOf } from '../../platform/db/lira.ts';
import { pageOf } from '../../platform/db/page.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { chooseTarih } from '../kasa/choose-tarih.ts';
import { lockStoklar } from './lock-stoklar.ts';
import { costFor, URUN } from './stok-satirlari.ts';

/** Writes a delivery with its lines and movements, in one statement however many lines it has. */
export async function createGiris(context: Context<typeof stokCalls.createGiris>) {
  const { tx, body, oturum, degisim } = context;
  requireNew(body);
  const tarih = chooseTarih(context, body.tarih, { ad: 'tarih', ileri: 'tarihIleri' });
  const urunler = await lockStoklar(tx, body.icerikler.map(({ altUrunID }) => altUrunID));
  const satirlar = JSON.stringify(body.icerikler.map((satir, sira) => ({ ...satir, sira, tutar: liraOf(satir.tutar) })));
  const { rows } = await sql<{ id: number; yazilan: number; toplam: Kurus }>`
    with g as (
      select g.sira, g."altUrunID", g.miktar as girilen, g."birimID", round(g.miktar * case when g."birimID" is null or g."birimID" = u.birim_id then 1 else k.miktar end, 6) as miktar,
        g.tutar, g.kdv, round(g.tutar * g.kdv / 100, 2) as kdv_tutari, g.lot, g."sonKullanma"
      from json_to_recordset(${satirlar}::json) as g (sira int, "altUrunID" bigint, miktar numeric, "birimID" bigint, tutar numeric, kdv int, lot text, "sonKullanma" date)
      join alt_urun_ozet u on u.id = g."altUrunID"
      left join alt_urun_birim_ozet k on k.alt_urun_id = g."altUrunID" and k.birim_id = g."birimID"
    ),
    giris as (
      insert into stok_girisi (tedarikci_id, belge_no, tarih, aciklama, toplam, kdv_toplam, personel_id)
      select ${body.tedarikciID}::bigint, ${body.belgeNo}, ${tarih}::date, ${body.aciklama}, sum(tutar), sum(kdv_tutari), ${oturum.personelID}::bigint from g returning id
    ),
    satir as (
      insert into stok_girisi_satiri (giris_id, sira, alt_urun_id, girilen, birim_id, miktar, tutar, kdv, kdv_tutari, lot, son_kullanma)
      select giris.id, g.sira, g."altUrunID", g.girilen, g."birimID", g.miktar, g.tutar, g.kdv, g.kdv_tutari, g.lot, g."sonKullanma" from g, giris where g.miktar > 0
      returning giris_id, alt_urun_id, sira, miktar, tutar
    ),
    hareket as (
      insert into stok_hareketi (alt_urun_id, tur, miktar, maliyet, tarih, giris_id, personel_id)
      select alt_urun_id, 'alis', miktar, tutar, ${tarih}::date, giris_id, ${oturum.personelID}::bigint from satir order by alt_urun_id, sira returning id
    )
    select giris.id, (select count(*) from hareket)::int as yazilan from giris`.execute(tx);
  const { id, yazilan } = rows[0]!;
  // A unit that the product does not have, or of which the amount is less than can be counted.
  if (yazilan < body.icerikler.length) throw new AppError('bulunamadi');
  const icerikler = body.icerikler.map(({ altUrunID, miktar, lot }) => [`${urunler.get(altUrunID)!.adi} × ${miktar}`, lot].filter(Boolean).join(' · '));
  degisim(null, { tedarikciID: body.tedarikciID, belgeNo: body.belgeNo, tarih, aciklama: body.aciklama, toplam: sum(body.icerikler.map(({ tutar }) => tutar)), icerikler });
  return { id };
}

/** Takes a delivery back as one. What of it was sold is missing then, and shown below zero. */
export async function removeGiris({ tx, body, oturum, clock, degisim }: Context<typeof stokCalls.removeGiris>) {
  const { rows } = await sql<{ tarih: string; belgeNo: string | null; tedarikciID: number | null }>`
    update stok_girisi set geri_alma_zamani = now(), geri_alan_personel_id = ${oturum.personelID}::bigint
    where id = ${body.id} and geri_alma_zamani is null returning tarih, belge_no as "belgeNo", tedarikci_id as "tedarikciID"`.execute(tx);
  degisim(found(rows[0]), null);
  await sql`
    insert into stok_hareketi (alt_urun_id, tur, miktar, maliyet, tarih, giris_id, iptal_edilen_id, personel_id)
    select h.alt_urun_id, 'alis', -h.miktar, -h.maliyet, greatest(h.tarih, ${clock.today()}::date), h.giris_id, h.id, ${oturum.personelID}::bigint
    from stok_hareketi h where h.giris_id = ${body.id} and h.iptal_edilen_id is null order by h.alt_urun_id, h.id`.execute(tx);
  return { id: body.id };
}

const girisRows = (oturum: Oturum, kaynak: RawBuilder<unknown>) => sql`
  select g.id, g.tarih, g.tedarikci_id as "tedarikciID", t.adi as "tedarikciAdi", g.belge_no as "belgeNo", g.aciklama,
    (select count(*) from stok_girisi_satiri x where x.bayi_id = g.bayi_id and x.giris_id = g.id) as "satirSayisi",
    ${costFor(oturum, sql`g.toplam`)} as toplam, ${costFor(oturum, sql`g.kdv_toplam`)} as "kdvToplam", concat_ws(' ', p.ad, p.soyad) as "personelAdi", g.geri_alma_zamani is not null as "geriAlindi"
  from (${kaynak}) g
  left join tedarikci t on t.bayi_id = g.bayi_id and t.id = g.tedarikci_id
  join personel_ozet p on p.bayi_id = g.bayi_id and p.id = g.personel_id`;

/** Deliveries, newest first; what was taken back stays in the list. */
export async function listGirisler({ tx, query, oturum }: Context<typeof stokCalls.girisler>) {
  const kosul = sql`true
    ${query.tedarikciID === null ? sql`` : sql`and g.tedarikci_id = ${query.tedarikciID}`}
    ${query.baslangicTarihi === null ? sql`` : sql`and g.tarih >= ${query.baslangicTarihi}::date`}
    ${query.bitisTarihi === null ? sql`` : sql`and g.tarih <= ${query.bitisTarihi}::date`}
    ${query.ara === null ? sql`` : sql`and (katla(coalesce(g.belge_no, '')) like icerir(${fold(query.ara)}) or exists (select from tedarikci t where t.bayi_id = g.bayi_id and t.id = g.tedarikci_id and katla(t.adi) like icerir(${fold(query.ara)})))`}`;
  const { rows } = await sql<JsonOf<typeof stokCalls.girisler>>`
    select (select count(*) from stok_girisi g where ${kosul})::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (${girisRows(oturum, sql`select * from stok_girisi g where ${kosul} order by g.tarih desc, g.id desc ${pageOf(query)}`)} order by g.tarih desc, g.id desc) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

export async function getGiris({ tx, params, oturum }: Context<typeof stokCalls.giris>) {
  const { rows } = await sql<JsonOf<typeof stokCalls.giris>>`
    select to_json(g)::text as giris, (
      select coalesce(json_agg(satir), '[]')::text from (
        select x.id, ${URUN}, x.girilen::float8 as girilen, y.adi as "girilenBirim", x.miktar::float8 as miktar, coalesce(l.kalan, 0)::float8 as kalan,
          ${costFor(oturum, sql`x.tutar`)} as tutar, x.kdv, x.lot, x.son_kullanma as "sonKullanma"
        from stok_girisi_satiri x join alt_urun_ozet u on u.bayi_id = x.bayi_id and u.id = x.alt_urun_id
        left join birim b on b.bayi_id = u.bayi_id and b.id = u.birim_id
        left join birim y on y.bayi_id = x.bayi_id and y.id = coalesce(x.birim_id, u.birim_id)
        left join stok_lotu_ozet l on l.bayi_id = x.bayi_id and l.id = x.id
        where x.giris_id = ${params.id} order by x.sira
      ) satir) as icerikler
    from (${girisRows(oturum, sql`select * from stok_girisi where id = ${params.id}`)}) g`.execute(tx);
  return new RawJson(found(rows[0]));
}
