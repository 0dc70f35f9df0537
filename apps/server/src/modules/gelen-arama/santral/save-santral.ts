import type { santralCalls } from '@defter/contract/santral.ts';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import { found } from '../../../platform/errors/app-error.ts';
import { ourAddressOf } from '../../../platform/http/client.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';
import { makeAnahtar } from './anahtar.ts';

/** Where a switchboard tells of calls: the key follows, or comes in a header. */
export const BILDIRIM_PATH = '/api/santral/bildirim';

export async function listSantraller({ tx }: Context<typeof santralCalls.list>) {
  const { rows } = await sql<JsonOf<typeof santralCalls.list>>`
    select coalesce(json_agg(json_build_object('id', id, 'adi', adi, 'kayitZamani', kayit_zamani, 'sonBildirim', son_bildirim) order by id), '[]')::text as liste
    from santral where ozet is not null`.execute(tx);
  return new RawJson(rows[0]!);
}

export const createSantral =
  (config: Config) =>
  async ({ tx, body: { adi }, oturum, client }: Context<typeof santralCalls.create>) => {
    const { anahtar, ozet } = makeAnahtar(oturum.bayiID);
    const { id } = await tx.insertInto('santral').values({ adi, ozet, kaydeden_personel_id: oturum.personelID }).returning('id').executeTakeFirstOrThrow();
    return { id, anahtar, baglanti: `${ourAddressOf(config, client)}${BILDIRIM_PATH}/${anahtar}` };
  };

export async function removeSantral({ tx, body: { id }, degisim }: Context<typeof santralCalls.remove>) {
  const { rows } = await sql<{ adi: string }>`update santral set ozet = null where id = ${id} and ozet is not null returning adi`.execute(tx);
  degisim(found(rows[0]), null);
  return { id };
}
