import type { AnyCall } from '@defter/contract/call.ts';
import type { Sira } from '@defter/contract/fields.ts';
import { TANIM_TURLERI, tanimOf, type TanimTuru, type tanimCalls } from '@defter/contract/tanim.ts';
import { fold } from '@defter/rules/metin.ts';
import { sql } from 'kysely';
import { orderBy, pageOf } from '../../platform/db/page.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type Json, type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { satirSutunlari, siraOf, sutunOf, tabloOf } from './tablo.ts';

const SORTABLE = { sira: ['id'], adi: ['adi'] };

type ListeSorgusu = { sayfa: number | null; sayfaBoyutu: number | null; sirala: Sira<keyof typeof SORTABLE> | null; ara: string | null; id: number | null } & Record<string, unknown>;

/** The list of one kind, for the specification's call. A kind below another one lists the entries below one of its entries. */
export const listTanimlar =
  (tur: TanimTuru) =>
  async ({ tx, params, query }: Context<AnyCall>) => {
    const { ust, suzgecler } = tanimOf(tur);
    const { ara, id, sirala, ...sorgu } = query as ListeSorgusu;
    const ustID = ust && (params as Record<string, number>)[ust.param]!;
    if (ust) found((await sql`select id from ${tabloOf(ust.tur as TanimTuru)} where id = ${ustID}`.execute(tx)).rows[0]);
    const suzulen = ['aktifMi', ...Object.keys(suzgecler)].filter((alan) => typeof sorgu[alan] === 'boolean');
    const kosullar = [
      sql`true`,
      ...(ust ? [sql`${sutunOf(ust.alan)} = ${ustID}`] : []),
      ...suzulen.map((alan) => sql`${sutunOf(alan)} = ${sorgu[alan]}`),
      ...(id === null ? [] : [sql`id = ${id}`]),
      ...(ara === null ? [] : [sql`katla(adi) like icerir(${fold(ara)})`]),
    ];
    const bulunan = sql`from ${tabloOf(tur)} where ${sql.join(kosullar, sql` and `)}`;
    const { rows } = await sql<{ liste: Json<unknown>; toplamKayit: Json<unknown> }>`
      select (select count(*) ${bulunan})::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
      from (select ${satirSutunlari(tur)} ${bulunan} ${orderBy(sirala, SORTABLE, siraOf(tur))} ${pageOf(sorgu)}) satir`.execute(tx);
    return new RawJson(rows[0]!);
  };

const HEPSI = sql<Record<TanimTuru, string>>`select ${sql.join(
  TANIM_TURLERI.map(
    (tur) => sql`(select coalesce(json_agg(satir), '[]')::text
      from (select ${satirSutunlari(tur)} from ${tabloOf(tur)} ${orderBy(null, SORTABLE, siraOf(tur))}) satir) as ${sql.id(tur)}`,
  ),
)}`;

/** Every list in one statement; together they are some hundreds of short rows. */
export async function listHepsi({ tx }: Context<typeof tanimCalls.hepsi>) {
  const { rows } = await HEPSI.execute(tx);
  const parcalar = Object.entries(rows[0]!).map(([tur, liste]) => `"${tur}":${liste}`);
  return new RawJson({ tanimlar: `{${parcalar.join(',')}}` as JsonOf<typeof tanimCalls.hepsi>['tanimlar'] });
}
