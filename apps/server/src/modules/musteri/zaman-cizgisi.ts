import type { AnyCall } from '@defter/contract/call.ts';
import type { musteriCalls } from '@defter/contract/musteri.ts';
import { type RawBuilder, sql } from 'kysely';
import { pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { requireMusteri } from './queries.ts';

/**
 * What a module above tells on the line of time of a customer, as far as the person may see it: a query with the
 * columns `tur text, id bigint, zaman timestamp, durum text, tutar numeric, baslik text`. Handed to `registerMusteri`.
 */
export type OlayKaynagi = (context: Pick<Context<AnyCall>, 'oturum' | 'clock'>, musteriID: number) => RawBuilder<unknown>;

/** Appointments, sales and payments of a customer as one line of time, newest first: those that the person sees elsewhere. */
export const listZamanCizgisi = (kaynaklar: readonly OlayKaynagi[]) => async (context: Context<typeof musteriCalls.zamanCizgisi>) => {
  const { tx, params, query } = context;
  await requireMusteri(tx, params.id);
  const olaylar = sql.join(kaynaklar.map((olaylarOf) => olaylarOf(context, params.id)), sql` union all `);
  const { rows } = await sql<JsonOf<typeof musteriCalls.zamanCizgisi>>`
    with olay as (${olaylar})
    select (select count(*) from olay)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (select * from olay order by zaman desc, tur, id desc ${pageOf(query)}) satir`.execute(tx);
  return new RawJson(rows[0]!);
};
