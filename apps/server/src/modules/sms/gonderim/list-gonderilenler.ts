import type { smsCalls } from '@defter/contract/sms.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../../platform/auth/oturum.ts';
import { FOUND_ROWS, pageOf } from '../../../platform/db/page.ts';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson, toJson } from '../../../platform/http/reply.ts';
import { matchingMusteriler } from '../../musteri/arama.ts';
import { MUSTERI_OF_TELEFON } from '../../musteri/find-by-telefon.ts';
import { gorunenMetin } from '../gorunen-metin.ts';

/** The sendings to many, newest first, each with what became of its messages. */
export async function listGonderilenler({ tx, query }: Context<typeof smsCalls.gonderilenler>) {
  const { rows } = await sql<JsonOf<typeof smsCalls.gonderilenler>>`
    select (select count(*) from sms_gonderim)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste from (
      select s.id, s.kanal, s.tur, s.baslik, s.mesaj, s.zaman, s.kayit_zamani as "kayitZamani", concat_ws(' ', p.ad, p.soyad) as "personelAdi", s.iptal_zamani is not null as "iptalMi", s.zaman > now() as "planliMi", s.toplam,
        g.bekleyen, g.giden, g.iletilen, g.gitmeyen, g.tutulan, g.kredi
      from (select * from sms_gonderim order by id desc ${pageOf(query)}) s
      join personel_ozet p on p.bayi_id = s.bayi_id and p.id = s.personel_id
      cross join lateral (
        select count(*) filter (where g.durum = 'bekliyor')::int as bekleyen, count(*) filter (where g.durum in ('gonderildi', 'iletildi', 'iletilemedi'))::int as giden,
          count(*) filter (where g.durum = 'iletildi')::int as iletilen, count(*) filter (where g.durum in ('hatali', 'iletilemedi'))::int as gitmeyen,
          count(*) filter (where g.durum = 'tutuldu')::int as tutulan, coalesce(sum(g.kredi), 0)::int as kredi
        from giden_mesaj g where g.bayi_id = s.bayi_id and g.gonderim_id = s.id
      ) g order by s.id desc
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** When message `g` left, or is to leave. Whoever sends it moves its turn, which is no time of the message. */
const ZAMAN: RawBuilder<unknown> = sql`coalesce(g.gonderim, g.gonderim_zamani)`;

/** The fields of message `g`. The customer is whoever has the number now. */
const mesajOf = (oturum: Oturum): RawBuilder<unknown> => sql`
  select g.id, g.gonderim_id as "gonderimID", m.id as "musteriID", coalesce(nullif(concat_ws(' ', m.ad, m.soyad), ''), g.ad_soyad) as "adSoyad", g.telefon, g.kanal, g.tur, ${gorunenMetin(oturum)} as mesaj,
    ${ZAMAN} as zaman, g.gonderim as "gonderimZamani", g.iletim as "iletimZamani", g.durum, g.hata, g.saglayici, g.kredi`;

/** Every message of the bayi, newest first, by filters. */
export async function listMesajlar({ tx, query, oturum }: Context<typeof smsCalls.mesajlar>) {
  const { gonderimID, durum, baslangicTarihi, bitisTarihi, ara } = query;
  // A day begins at a moment, with which the times are compared as they are: making a day of each takes longer than all else.
  const beginOf = (gun: RawBuilder<unknown>) => sql`(${gun})::timestamp at time zone 'Europe/Istanbul'`;
  const kosul = sql`g.bayi_id = ${oturum.bayiID}
    ${gonderimID === null ? sql`` : sql`and g.gonderim_id = ${gonderimID}`} ${durum === null ? sql`` : sql`and g.durum = ${durum}`}
    ${baslangicTarihi === null ? sql`` : sql`and ${ZAMAN} >= ${beginOf(sql`${baslangicTarihi}::date`)}`} ${bitisTarihi === null ? sql`` : sql`and ${ZAMAN} < ${beginOf(sql`${bitisTarihi}::date + 1`)}`}
    ${ara === null ? sql`` : sql`and (katla(coalesce(g.ad_soyad, '') || ' ' || ${gorunenMetin(oturum)}) like icerir(katla(${ara}))
      or g.telefon in (select t.telefon from musteri_telefon_ozet t where t.musteri_id in (${matchingMusteriler(oturum, ara)})))`}`;
  const { rows } = await sql<JsonOf<typeof smsCalls.mesajlar>>`
    with bulunan as materialized (select g.id from giden_mesaj g where ${kosul}),
    sayfa as materialized (select id from bulunan order by id desc ${pageOf(query)})
    select ${FOUND_ROWS}
    from (${mesajOf(oturum)} from sayfa join giden_mesaj g on g.id = sayfa.id ${MUSTERI_OF_TELEFON} order by g.id desc) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** The same of one sending, as the specification asks for it. */
export async function getRapor({ tx, params, oturum }: Context<typeof smsCalls.rapor>) {
  found(await tx.selectFrom('sms_gonderim').select('id').where('id', '=', params.id).executeTakeFirst());
  const { rows } = await sql<Pick<JsonOf<typeof smsCalls.rapor>, 'liste'>>`
    select coalesce(json_agg(satir), '[]')::text as liste from (
      ${mesajOf(oturum)} from giden_mesaj g ${MUSTERI_OF_TELEFON} where g.bayi_id = current_setting('app.bayi')::bigint and g.gonderim_id = ${params.id} order by g.id
    ) satir`.execute(tx);
  return new RawJson({ liste: rows[0]!.liste, status: toJson('ok' as const) });
}
