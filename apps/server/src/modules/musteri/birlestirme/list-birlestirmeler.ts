import type { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { sql } from 'kysely';
import { pageOf } from '../../../platform/db/page.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';
import { GERI_ALMA_GUNU } from './yedek.ts';

/** The merges, newest first, and whether each can still be undone. */
export async function listBirlestirmeler({ tx, query, clock }: Context<typeof birlestirmeCalls.birlestirmeler>) {
  const { rows } = await sql<JsonOf<typeof birlestirmeCalls.birlestirmeler>>`
    select (select count(*) from musteri_birlestirme)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      select b.id, b.kalan_id as "kalanID", nullif(concat_ws(' ', m.ad, m.soyad), '') as "kalanAdi", b.giden_adi as "gidenAdi",
        concat_ws(' ', p.ad, p.soyad) as yapan, b.zaman, b.geri_alma_zamani as "geriAlmaZamani",
        b.yedek is not null and b.zaman >= ${clock.now()}::timestamptz - make_interval(days => ${GERI_ALMA_GUNU}) as "geriAlinabilir"
      from musteri_birlestirme b
      join personel_ozet p on p.bayi_id = b.bayi_id and p.id = b.personel_id
      left join musteri m on m.bayi_id = b.bayi_id and m.id = b.kalan_id
      order by b.id desc ${pageOf(query)}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
