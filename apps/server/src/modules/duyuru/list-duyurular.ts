import type { duyuruCalls } from '@defter/contract/duyuru.ts';
import { type RawBuilder, sql } from 'kysely';
import { mayCall } from '../../platform/auth/permission.ts';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { pageOf } from '../../platform/db/page.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';

/** What is shown today, of the house and of the business, with whether one has read it. */
const duyurularOn = ({ oturum, clock }: { oturum: Oturum; clock: Clock }): RawBuilder<unknown> => sql`
  select d.*, o.zaman is not null as okundu from (
    select id, 'ev' as kaynak, baslik, metin, tarih, bitis, null::bigint as kaydeden_personel_id from ev_duyurusu where tarih <= ${clock.today()}::date
    union all
    select id, 'isletme', baslik, metin, (kayit_zamani at time zone 'Europe/Istanbul')::date, bitis, kaydeden_personel_id from duyuru
  ) d left join duyuru_okuma o on o.duyuru_id = d.id and o.personel_id = ${oturum.personelID}
  where coalesce(d.bitis >= ${clock.today()}::date, true)`;

export async function listDuyurular(context: Context<typeof duyuruCalls.list>) {
  const { tx, query, oturum } = context;
  const kosul = query.durum === 0 ? sql`true` : sql`not d.okundu`;
  const okuyan = mayCall(oturum, 'ayarlarGenelAyarIslemleri') ? sql`(select count(*) from duyuru_okuma o where o.duyuru_id = d.id)` : sql`null`;
  const { rows } = await sql<JsonOf<typeof duyuruCalls.list>>`
    with d as materialized (${duyurularOn(context)})
    select (select count(*) from d where ${kosul})::text as "toplamKayit", (select count(*) from d where not d.okundu)::text as okunmamis,
      coalesce(json_agg(satir), '[]')::text as liste
    from (
      select d.id, d.kaynak, d.baslik, d.metin, d.tarih, d.bitis, nullif(concat_ws(' ', p.ad, p.soyad), '') as yazan, d.okundu, ${okuyan} as "okuyanSayisi"
      from d left join personel_ozet p on p.id = d.kaydeden_personel_id
      where ${kosul} order by d.okundu, d.tarih desc, d.id desc ${pageOf(query)}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** How many one has not read. */
export async function countOkunmamis(tx: Tx, kim: { oturum: Oturum; clock: Clock }): Promise<number> {
  const { rows } = await sql<{ sayi: number }>`select count(*) as sayi from (${duyurularOn(kim)}) d where not d.okundu`.execute(tx);
  return rows[0]!.sayi;
}

/** Everybody who works here, with when they have read it; those who have not come first. */
export async function listOkuyanlar({ tx, params: { id } }: Context<typeof duyuruCalls.okuyanlar>) {
  found((await sql`select id from duyuru where id = ${id} union all select id from ev_duyurusu where id = ${id}`.execute(tx)).rows[0]);
  const { rows } = await sql<JsonOf<typeof duyuruCalls.okuyanlar>>`
    select coalesce(json_agg(satir), '[]')::text as liste from (
      select p.id as "personelID", concat_ws(' ', p.ad, p.soyad) as "adSoyad", o.zaman from personel_ozet p
      left join duyuru_okuma o on o.bayi_id = p.bayi_id and o.personel_id = p.id and o.duyuru_id = ${id}
      where p.calisiyor_mu and p.web_kullanicisi order by o.zaman nulls first, p.ad, p.id
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
