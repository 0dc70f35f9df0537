import type { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { type RawBuilder, sql } from 'kysely';
import { renderSVG } from 'uqr';
import type { Config } from '../../config.ts';
import { seenDays } from '../../platform/auth/permission.ts';
import { found, refusalAt } from '../../platform/errors/app-error.ts';
import { ourAddressOf } from '../../platform/http/client.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { BELGE_FIRMASI } from '../bayi/belge-firmasi.ts';
import { bitmeyenRandevular, bitmeyenSatislar, randevuMusterisi, satisMusterisi } from './bitmeyenler.ts';

/** So many unfinished records are listed and can be carried over; of more, some have to be finished first. */
const EN_COK = 2000;

/** A day before it is closed, or as it was closed. A day before today is shown to who may see past days. */
export async function getGunSonu({ tx, query, oturum, clock }: Context<typeof gunSonuCalls.get>) {
  const tarih = query.tarih ?? clock.today();
  if (tarih < clock.today() && !oturum.yetkiler.has('gecmisTarihGor')) throw refusalAt('tarih', 'yetkiYok');
  const { rows } = await sql<JsonOf<typeof gunSonuCalls.get>>`
    select to_json(${tarih}::text)::text as tarih,
      (select row_to_json(k)::text from (${kapanis({ oturum, clock }, sql`g.tarih = ${tarih}::date and g.acilma_zamani is null`)}) k) as kapanis,
      (select coalesce(json_agg(json_build_object('id', s.id, 'satisNo', s.satis_no, 'tarih', s.tarih, 'musteriAdi', s.musteri_adi, 'kalan', s.kalan) order by s.id), '[]')::text
        from (select * from (${bitmeyenSatislar(tarih, oturum)}) s order by id limit ${EN_COK}) s) as satislar,
      (select coalesce(json_agg(json_build_object('id', r.id, 'saat', r.saat, 'geldiMi', r.geldi_mi, 'musteriAdi', r.musteri_adi) order by r.saat, r.id), '[]')::text
        from (select * from (${bitmeyenRandevular(tarih, oturum)}) r order by saat, id limit ${EN_COK}) r) as randevular,
      (select json_build_object('id', s.id, 'sayilan', s.sayilan, 'beklenen', s.beklenen, 'fark', s.sayilan - s.beklenen)::text
        from kasa_sayimi s where s.tarih = ${tarih}::date order by s.id desc limit 1) as "sonSayim",
      coalesce((select g.fark from gun_sonu g where g.tarih < ${tarih}::date and g.acilma_zamani is null order by g.tarih desc limit 1), 0)::text as "oncekiFark"`.execute(tx);
  const { kapanis: kapali, sonSayim, ...rest } = rows[0]!;
  return new RawJson({ ...rest, kapanis: kapali ?? 'null', sonSayim: sonSayim ?? 'null' } as JsonOf<typeof gunSonuCalls.get>);
}

/** A closing on paper, with the code that leads to it. */
export async function getGunSonuKagidi(context: Context<typeof gunSonuCalls.kagit>, config: Config) {
  const { tx, params, oturum, clock, client } = context;
  const { rows } = await sql<{ kapanis: string; firma: string; muhur: string }>`
    select row_to_json(k)::text as kapanis, k.muhur, (select ${BELGE_FIRMASI}::text from bayi_ozet b
      left join il on il.id = b.il_id left join ilce on ilce.id = b.ilce_id where b.id = ${oturum.bayiID}) as firma
    from (${kapanis({ oturum, clock }, sql`g.id = ${params.id} and ${seenDays({ oturum, clock }, sql`g.tarih`)}`)}) k`.execute(tx);
  const { muhur, ...kagit } = found(rows[0]);
  const qr = renderSVG(`${ourAddressOf(config, client)}/plus/#/kasa/gun-sonu/${params.id}?muhur=${muhur.slice(0, 16)}`, { border: 1 });
  return new RawJson({ ...kagit, qr: JSON.stringify(qr) } as JsonOf<typeof gunSonuCalls.kagit>);
}

type Bakan = Pick<Context<typeof gunSonuCalls.get>, 'oturum' | 'clock'>;

/** The page of a day shows what the till and the list of sales show: only the cash account to people who see no other, and no past expenses or sales to those who may not see them. */
function ozet({ oturum: { yetkiler }, clock }: Bakan): RawBuilder<unknown> {
  const hepsi = yetkiler.has('kasaTumHesaplar');
  const gecmisMi = sql`g.tarih < ${clock.today()}::date`;
  const gecmis = yetkiler.has('kasaGecmisGider') ? sql`false` : gecmisMi;
  return sql`
    -- Days that were closed before tips and sessions were told apart say nothing of them.
    '{"bahsis": 0, "seansSayisi": 0}'::jsonb || g.ozet
    || ${hepsi ? sql`'{}'` : sql`'{"tahsilat": null, "bahsis": null, "digerGelir": null, "gider": null}'`}::jsonb
    || case when ${gecmis} then '{"gider": null, "nakitCikan": null}' else '{}' end::jsonb
    || case when ${yetkiler.has('satisGecmis') ? sql`false` : gecmisMi} then '{"satisSayisi": null, "satisToplami": null}' else '{}' end::jsonb
    || jsonb_build_object('yontemler', (
      select coalesce(jsonb_agg(y.hesap || case when ${gecmis} then '{"gider": null}' else '{}' end::jsonb order by y.sira), '[]')
      from jsonb_array_elements(g.ozet -> 'yontemler') with ordinality y (hesap, sira)
      where ${hepsi ? sql`true` : sql`(y.hesap ->> 'odemeSekliID')::bigint = ${NAKIT_ID}`}))`;
}

/** The closings `g` of a condition. The names of customers are those of today, so that nobody stays who was forgotten. */
const kapanis = (bakan: Bakan, kosul: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select g.id, g.tarih, g.zaman, nullif(concat_ws(' ', p.ad, p.soyad), '') as "kapatanAdi", s.adetler, s.sayilan, s.beklenen, g.fark,
    g.fark_nedeni as "farkNedeni", (select count(*) from kasa_sayimi t where t.bayi_id = g.bayi_id and t.tarih = g.tarih and t.id <= g.sayim_id) as "sayimSayisi",
    ${ozet(bakan)} as ozet,
    (select coalesce(json_agg(json_build_object('tur', d ->> 'tur', 'id', (d ->> 'id')::bigint, 'adi', concat_ws(' · ', d ->> 'no', case when d ->> 'tur' = 'satis' then ${satisMusterisi(bakan.oturum)} else ${randevuMusterisi(bakan.oturum)} end))), '[]')
      from jsonb_array_elements(g.devredilenler) d
      left join satis_ozet v on d ->> 'tur' = 'satis' and v.bayi_id = g.bayi_id and v.id = (d ->> 'id')::bigint
      left join randevu_ozet r on d ->> 'tur' = 'randevu' and r.bayi_id = g.bayi_id and r.id = (d ->> 'id')::bigint
      left join musteri_ozet m on m.bayi_id = g.bayi_id and m.id = case when v.musteri_id is null then r.musteri_id else v.musteri_id end) as devredilenler,
    encode(g.muhur, 'hex') as muhur, g.zincir_sira as "zincirSira", g.muhur = gun_sonu_muhru(g) as "muhurSaglam",
    g.acilma_zamani as "acilmaZamani", nullif(concat_ws(' ', a.ad, a.soyad), '') as "acanAdi", g.acilma_nedeni as "acilmaNedeni"
  from gun_sonu g
  join kasa_sayimi s on s.bayi_id = g.bayi_id and s.id = g.sayim_id
  left join personel_ozet p on p.bayi_id = g.bayi_id and p.id = g.kapatan_id
  left join personel_ozet a on a.bayi_id = g.bayi_id and a.id = g.acan_id
  where ${kosul}`;
