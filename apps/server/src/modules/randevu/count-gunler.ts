import type { randevuCalls } from '@defter/contract/randevu.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { daysOf, narrowedBy } from './suzgec.ts';

/** How full each day of a range is; days without an appointment are left out. */
export async function countGunler({ tx, query, oturum, clock }: Context<typeof randevuCalls.gunler>) {
  const { rows } = await sql<JsonOf<typeof randevuCalls.gunler>>`
    select coalesce(json_agg(satir), '[]')::text as liste from (
      select r.baslangic::date as "randevuTarihi", count(*) as sayi, count(*) filter (where r.durum in ('I', 'E')) as "gizliSayisi",
        coalesce(sum(extract(epoch from r.bitis - r.baslangic) / 60) filter (where r.durum in ('B', 'O', 'G', 'K')), 0)::int as dakika
      from randevu r where ${daysOf({ query, oturum, clock })} ${narrowedBy({ query, oturum })}
      group by 1 order by 1
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
