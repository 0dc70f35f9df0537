import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { sql } from 'kysely';
import { METIN_JSON } from '../../platform/db/text-versions.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { GUNCEL_METINLER } from './metinler.ts';
import { taleplerJson } from './talepler.ts';

const personelAdi = (id: string) =>
  sql`(select concat_ws(' ', p.ad, p.soyad) from personel_ozet p where p.bayi_id = x.bayi_id and p.id = x.${sql.ref(id)})`;

/** The texts of today with everything that one customer agreed to and asked for, in one statement. */
export async function getKvkkDurumu({ tx, params, clock }: Context<typeof kvkkCalls.durum>) {
  const { rows } = await sql<JsonOf<typeof kvkkCalls.durum>>`
    select
      (select json_agg(${METIN_JSON} order by m.id) from kvkk_metni m where m.id in (${GUNCEL_METINLER}))::text as metinler,
      (select coalesce(json_agg(json_build_object('id', x.id, 'amac', x.amac, 'surum', k.surum, 'metin', k.metin, 'kanal', x.kanal,
          'telefon', x.telefon, 'imzaVarMi', x.imza is not null, 'zaman', x.zaman, 'alan', ${personelAdi('personel_id')},
          'bitisZamani', x.bitis_zamani, 'bitisTuru', x.bitis_turu, 'bitisNedeni', x.bitis_nedeni) order by x.id desc), '[]')
        from kvkk_riza x join kvkk_metni k on k.bayi_id = x.bayi_id and k.id = x.metin_id where x.musteri_id = ${params.id})::text as rizalar,
      ${taleplerJson(clock, sql`t.musteri_id = ${params.id}`)} as talepler,
      (select coalesce(json_agg(json_build_object('id', x.id, 'maskeli', x.maskeli, 'zaman', x.zaman, 'silen', ${personelAdi('personel_id')})
          order by x.id desc), '[]') from kvkk_telefon_silme x where x.musteri_id = ${params.id})::text as "silinenTelefonlar"
    from musteri_ozet where id = ${params.id}`.execute(tx);
  return new RawJson(found(rows[0]));
}
