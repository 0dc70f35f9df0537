import type { smsCalls } from '@defter/contract/sms.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';

/** What came in, what is left, and what it was used for in this month and the eleven before it, each of them whole. */
export async function getKontor({ tx }: Context<typeof smsCalls.kontor>) {
  const { rows } = await sql<JsonOf<typeof smsCalls.kontor>>`
    select h.kalan::text as kalan, (a.saglayici = 'ev')::text as "evMi", a.uyari_siniri::text as "uyariSiniri",
      (select coalesce(json_agg(satir), '[]') from (select id, adet, tur, aciklama, zaman from sms_kontor order by id desc limit 200) satir)::text as hareketler,
      (select coalesce(json_agg(satir), '[]') from (
        select to_char(g.gonderim at time zone 'Europe/Istanbul', 'YYYY-MM') as ay,
          coalesce(sum(g.kredi) filter (where g.yol <> 'toplu'), 0)::int as islem, coalesce(sum(g.kredi) filter (where g.yol = 'toplu'), 0)::int as toplu
        from giden_mesaj g where g.bayi_id = a.bayi_id and g.ev_hesabi and g.kredi > 0 and g.gonderim >= (date_trunc('month', now() at time zone 'Europe/Istanbul') - interval '11 months') at time zone 'Europe/Istanbul'
        group by 1 order by 1 desc
      ) satir)::text as kullanim
    from sms_ayari a join sms_hesabi h on h.bayi_id = a.bayi_id`.execute(tx);
  return new RawJson(rows[0]!);
}
