import type { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { sql } from 'kysely';
import { DOSYA_PATH } from '../../../platform/files/file-path.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';

/** Lists the team by name. It has no field that only some may see. */
export async function listEkip({ tx }: Context<typeof personelBayiCalls.ekip>) {
  const { rows } = await sql<JsonOf<typeof personelBayiCalls.ekip>>`
    select coalesce(json_agg(json_build_object('id', id, 'adSoyad', concat_ws(' ', ad, soyad), 'servis', servis,
      'avatar', ${DOSYA_PATH}::text || avatar) order by arama, id), '[]')::text as liste
    from personel where calisiyor_mu`.execute(tx);
  return new RawJson(rows[0]!);
}
