import type { satisCalls } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { requireMusteri } from '../musteri/queries.ts';

/** The debt of a customer with the unpaid sales, oldest first, including those that the person does not see elsewhere. */
export async function listAcikSatislar({ tx, params, clock }: Context<typeof satisCalls.acik>) {
  const [, { rows }] = await Promise.all([
    requireMusteri(tx, params.id),
    sql<JsonOf<typeof satisCalls.acik>>`
      select (select coalesce(sum(a.kalan), 0) from avans a where a.musteri_id = ${params.id})::text as avans, coalesce(sum(kalan), 0)::text as toplam, coalesce(json_agg(satir order by tarih, id), '[]')::text as liste
      from (
        select s.id, s.satis_no as "satisNo", s.tarih, s.toplam_tutar - s.alinan as kalan,
          (select coalesce(sum(t.tutar - t.odenen), 0) from taksit_ozet t where t.bayi_id = s.bayi_id and t.satis_id = s.id and t.tarih <= ${clock.today()}::date) as gelen,
          coalesce((select string_agg(i.adi, ', ' order by i.sira) from satis_icerik i
            where i.bayi_id = s.bayi_id and i.satis_id = s.id), '') as hizmetler
        from satis s where s.musteri_id = ${params.id} and s.iptal_zamani is null and s.alinan < s.toplam_tutar
      ) satir`.execute(tx),
  ]);
  return new RawJson(rows[0]!);
}
