import type { yanitCalls } from '@defter/contract/yanit.ts';
import { sql } from 'kysely';
import { pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson, toJson } from '../../platform/http/reply.ts';
import { matchingMusteriler } from '../musteri/arama.ts';
import { MUSTERI_OF_TELEFON } from '../musteri/find-by-telefon.ts';
import { gorunenMetin } from '../sms/gorunen-metin.ts';
import { adresOf, OKUNMAMIS, telefonlarOf } from './kimin.ts';

const AD = sql`nullif(concat_ws(' ', m.ad, m.soyad), '')`;

/** The conversations, the newest reply first. */
export async function listYanitlar({ tx, query, oturum }: Context<typeof yanitCalls.list>) {
  const { durum, ara } = query;
  const kosul = sql`g.son
    ${durum === null ? sql`` : sql`and exists (select from gelen_mesaj o where o.bayi_id = g.bayi_id and o.telefon = g.telefon and o.okunma is null)`}
    ${ara === null ? sql`` : sql`and (katla(g.mesaj) like icerir(katla(${ara}))
      or g.telefon in (select t.telefon from musteri_telefon_ozet t where t.musteri_id in (${matchingMusteriler(oturum, ara)})))`}`;
  const { rows } = await sql<JsonOf<typeof yanitCalls.list>>`
    select (select count(*) from gelen_mesaj g where ${kosul})::text as "toplamKayit", ${OKUNMAMIS}::text as okunmamis, coalesce(json_agg(satir), '[]')::text as liste from (
      select g.id, g.kanal, g.telefon, m.id as "musteriID", ${AD} as "adSoyad", g.mesaj, g.zaman, g.yanit,
        (select count(*) from gelen_mesaj o where o.bayi_id = g.bayi_id and o.telefon = g.telefon and o.okunma is null) as okunmamis
      from (select * from gelen_mesaj g where ${kosul} order by g.id desc ${pageOf(query)}) g ${MUSTERI_OF_TELEFON} order by g.id desc
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** What the desk is asked about: of appointments that still stand, once for each of them. */
export async function listBekleyenler({ tx, clock }: Context<typeof yanitCalls.bekleyenler>) {
  const { rows } = await sql<JsonOf<typeof yanitCalls.bekleyenler>>`
    select coalesce(json_agg(satir), '[]')::text as liste from (
      select g.id, g.yanit, g.telefon, m.id as "musteriID", ${AD} as "adSoyad", g.mesaj, g.zaman, json_build_object('id', g.randevu_id, 'tarih', g.baslangic::date,
        'saat', to_char(g.baslangic, 'HH24:MI'), 'adSoyad', coalesce((select concat_ws(' ', k.ad, k.soyad) from musteri_ozet k where k.bayi_id = g.bayi_id and k.id = g.kimin), ''),
        'hizmetler', coalesce((select string_agg(u.adi, ', ' order by h.id) from randevu_hizmet_ozet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
          where h.bayi_id = g.bayi_id and h.randevu_id = g.randevu_id), '')) as randevu
      from (
        select distinct on (g.randevu_id) g.*, r.baslangic, r.musteri_id as kimin from gelen_mesaj g join randevu_ozet r on r.bayi_id = g.bayi_id and r.id = g.randevu_id
        where g.karar = 'bekliyor' and r.silindi is null and r.durum in ('B', 'O') and r.baslangic > ${clock.wallClock()}::timestamp order by g.randevu_id, g.id desc
      ) g ${MUSTERI_OF_TELEFON} order by g.baslangic, g.id limit 100
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** What was sent to somebody and what they have answered, the newest first. */
export async function listKonusma({ tx, query, oturum }: Context<typeof yanitCalls.konusma>) {
  const telefonlar = await telefonlarOf(tx, query);
  const { rows } = await sql<JsonOf<typeof yanitCalls.konusma>>`
    with mesajlar as (
      select g.id, 'gelen' as yon, g.kanal, g.telefon, g.mesaj, g.zaman, null as durum, null as hata, null as saglayici, g.okunma is not null as "okunduMu", g.yanit, g.karar
      from gelen_mesaj g where g.telefon = any(${telefonlar}::text[])
      union all
      select g.id, 'giden', g.kanal, g.telefon, ${gorunenMetin(oturum)}, coalesce(g.gonderim, g.gonderim_zamani), g.durum, g.hata, g.saglayici, null, null, null
      from giden_mesaj g where g.bayi_id = ${oturum.bayiID} and g.telefon = any(${telefonlar}::text[])
    )
    select (select count(*) from mesajlar)::text as "toplamKayit", (select count(*) from mesajlar where yon = 'gelen' and not "okunduMu")::text as okunmamis,
      (select coalesce(json_agg(satir), '[]') from (select * from mesajlar order by zaman desc, yon, id desc ${pageOf(query)}) satir)::text as liste`.execute(tx);
  const adres = await adresOf(tx, telefonlar);
  return new RawJson({ ...rows[0]!, yazilirMi: toJson(adres !== undefined), yaziKanali: toJson(adres?.kanal ?? 'sms') });
}
