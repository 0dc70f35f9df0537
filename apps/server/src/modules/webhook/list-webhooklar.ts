import type { webhookCalls } from '@defter/contract/webhook.ts';
import { sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import { pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';

export async function listWebhooklar({ tx }: Context<typeof webhookCalls.list>) {
  const { rows } = await sql<JsonOf<typeof webhookCalls.list>>`
    select coalesce(json_agg(satir), '[]')::text as liste from (
      select w.id, w.adi, w.url, w.olaylar, w.musteri_gorur as "musteriGorur", g.bekleyen, g.basarisiz, g.son as "sonGonderim"
      from webhook w cross join lateral (
        select count(*) filter (where g.durum = 'bekliyor') as bekleyen, count(*) filter (where g.durum = 'basarisiz') as basarisiz,
          max(g.sonuc_zamani) filter (where g.durum = 'gonderildi') as son
        from webhook_gonderim g where g.bayi_id = w.bayi_id and g.webhook_id = w.id
      ) g order by w.id
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

export async function listGonderimler({ tx, params, query }: Context<typeof webhookCalls.gonderimler>) {
  found(await tx.selectFrom('webhook').where('id', '=', params.id).select('id').executeTakeFirst());
  const { rows } = await sql<JsonOf<typeof webhookCalls.gonderimler>>`
    select (select count(*) from webhook_gonderim where webhook_id = ${params.id})::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      select id, olay, randevu_id as "randevuID", durum, deneme, http_kodu as "httpKodu", hata, olusturma, sonuc_zamani as "sonucZamani"
      from webhook_gonderim where webhook_id = ${params.id} order by id desc ${pageOf(query)}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
