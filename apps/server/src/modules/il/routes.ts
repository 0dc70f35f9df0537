import { ilCalls } from '@defter/contract/il.ts';
import { sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context, Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';

export function registerIl(platform: Platform): void {
  serve(platform, ilCalls.list, listIller);
  serve(platform, ilCalls.ilceler, listIlceler);
}

async function listIller({ tx }: Context<typeof ilCalls.list>) {
  return { liste: await tx.selectFrom('il').select(['id', 'ad']).orderBy(sql`ad collate "tr-x-icu"`).execute() };
}

async function listIlceler({ tx, params }: Context<typeof ilCalls.ilceler>) {
  found(await tx.selectFrom('il').select('id').where('id', '=', params.id).executeTakeFirst());
  const liste = await tx
    .selectFrom('ilce')
    .where('il_id', '=', params.id)
    .select(['id', 'ad'])
    .orderBy(sql`ad collate "tr-x-icu"`)
    .execute();
  return { liste };
}
