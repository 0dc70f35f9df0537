import type { fotografCalls } from '@defter/contract/fotograf.ts';
import { sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { FileReply, type JsonOf, RawJson } from '../../platform/http/reply.ts';

/** The photos of a customer, the newest day first. */
export async function listFotograflar({ tx, params }: Context<typeof fotografCalls.list>) {
  const { rows } = await sql<JsonOf<typeof fotografCalls.list>>`
    select (select coalesce(json_agg(json_build_object('id', f.id, 'fotografAdi', f.adi, 'tarih', f.tarih, 'genislik', f.genislik,
        'yukseklik', f.yukseklik, 'kayitZamani', f.kayit_zamani, 'ekleyen', (select concat_ws(' ', p.ad, p.soyad) from personel_ozet p
          where p.bayi_id = f.bayi_id and p.id = f.personel_id)) order by f.tarih desc, f.id desc), '[]')
      from fotograf f where f.musteri_id = ${params.id})::text as liste
    from musteri_ozet where id = ${params.id}`.execute(tx);
  return new RawJson(found(rows[0]));
}

/** The picture itself: to a session that may see photos, in its own bayi. */
export async function getResim({ tx, params, query, files }: Context<typeof fotografCalls.resim>) {
  const keys = found(
    await tx.selectFrom('fotograf').select(['buyuk', 'kucuk']).where('adi', '=', params.fotografAdi).executeTakeFirst(),
  );
  return new FileReply(found(await files.get(keys[query.boy])));
}
