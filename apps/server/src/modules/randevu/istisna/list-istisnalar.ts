import type { istisnaCalls } from '@defter/contract/istisna.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';

/** The exceptions that touch a range, or all that have not passed, in the order of the days. */
export async function listIstisnalar({ tx, query, clock }: Context<typeof istisnaCalls.list>) {
  const ilk = query.baslangicTarihi ?? query.bitisTarihi ?? clock.today();
  const son = query.bitisTarihi ?? query.baslangicTarihi;
  const { rows } = await sql<JsonOf<typeof istisnaCalls.list>>`
    select coalesce(json_agg(satir), '[]')::text as liste from (
      select i.id, i.tur, i.randevu_basligi_id as "randevuSutunBaslikID", b.adi as "sutunAdi", i.ilk_gun as "baslangicTarihi",
        i.son_gun as "bitisTarihi", case when i.tur <> 'kapali' then left(i.baslangic::text, 5) end as "baslangicSaat",
        case when i.tur <> 'kapali' then left(i.bitis::text, 5) end as "bitisSaat", coalesce(i.gunler, '{}') as gunler, i.aciklama
      from takvim_istisnasi i left join randevu_basligi b on b.bayi_id = i.bayi_id and b.id = i.randevu_basligi_id
      where coalesce(i.son_gun >= ${ilk}::date, true) ${son === null ? sql`` : sql`and i.ilk_gun <= ${son}::date`}
      order by i.ilk_gun, i.baslangic, i.id
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
