import type { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';

/** What the numbers of a customer have said of commercial messages. */
export async function listIzinler({ tx, params }: Context<typeof iletiIzniCalls.list>) {
  found((await sql`select from musteri_ozet where id = ${params.id}`.execute(tx)).rows[0]);
  const { rows } = await sql<JsonOf<typeof iletiIzniCalls.list>>`
    select coalesce(json_agg(satir), '[]')::text as liste from (
      select i.id, i.telefon, i.kanal, i.izin, i.kaynak, i.zaman, i.son as "sonMu", nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi"
      from ileti_izni i left join personel_ozet p on p.bayi_id = i.bayi_id and p.id = i.personel_id
      where i.telefon in (select t.telefon from musteri_telefon_ozet t where t.musteri_id = ${params.id}) order by i.id desc
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
