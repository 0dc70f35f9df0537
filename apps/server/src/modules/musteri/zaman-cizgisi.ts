import type { AnyCall } from '@defter/contract/call.ts';
import type { musteriCalls } from '@defter/contract/musteri.ts';
import { type RawBuilder, sql } from 'kysely';
import { pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { requireMusteri } from './queries.ts';

/**
 * The events that a module above adds to the line of time of a customer, as far as the person may see them: a query with
 * the columns `tur text, id bigint, satis_id bigint, zaman timestamp, durum text, tutar numeric, kalan numeric, odemeler
 * json, baslik text`. An appointment and its sale have the same `satis_id`. It is handed to `registerMusteri`.
 */
export type OlayKaynagi = (context: Pick<Context<AnyCall>, 'oturum' | 'clock'>, musteriID: number) => RawBuilder<unknown>;

/** The visits of a customer, newest first, as far as the person may see their parts elsewhere. */
export const listZamanCizgisi = (kaynaklar: readonly OlayKaynagi[]) => async (context: Context<typeof musteriCalls.zamanCizgisi>) => {
  const { tx, params, query } = context;
  await requireMusteri(tx, params.id);
  const olaylar = sql.join(kaynaklar.map((olaylarOf) => olaylarOf(context, params.id)), sql` union all `);
  const { rows } = await sql<JsonOf<typeof musteriCalls.zamanCizgisi>>`
    with olay as (${olaylar}),
    ziyaret as (
      select min(tur) as tur, coalesce(min(id) filter (where tur = 'randevu'), min(id)) as id, min(satis_id) filter (where tur = 'satis') as "satisID",
        coalesce(min(zaman) filter (where tur = 'randevu'), min(zaman)) as zaman, max(durum) as durum, max(tutar) as tutar, max(kalan) as kalan,
        coalesce((array_agg(odemeler) filter (where odemeler is not null))[1], '[]') as odemeler,
        coalesce(nullif(max(baslik) filter (where tur = 'satis'), ''), max(baslik)) as baslik
      from olay group by satis_id, case when satis_id is null then id end
    )
    select (select count(*) from ziyaret)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (select * from ziyaret order by zaman desc, tur, id desc ${pageOf(query)}) satir`.execute(tx);
  return new RawJson(rows[0]!);
};
