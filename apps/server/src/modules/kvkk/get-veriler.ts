import type { ReplyOf } from '@defter/contract/call.ts';
import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type Json, RawJson } from '../../platform/http/reply.ts';

type Veriler = ReplyOf<typeof kvkkCalls.veriler>['veriler'];

/** Everything that the house holds about a person as JSON text, by what the modules declare. Throws yetkiYok without the right to see customers, and bulunamadi. */
export async function readVeriler({ tx, oturum }: Pick<Context<typeof kvkkCalls.veriler>, 'tx' | 'oturum'>, duties: readonly Duties[], id: number): Promise<Json<Veriler>> {
  found(await tx.selectFrom('musteri_ozet as musteri').select('id').where('id', '=', id).executeTakeFirst());
  if (!oturum.yetkiler.has('musteriGoruntule')) throw new AppError('yetkiYok');
  const parts = duties.flatMap(({ person }) => Object.entries(person?.data ?? {})).map(
    ([ad, kaynak]) => sql`${sql.lit(ad)}, (select coalesce(json_agg(k), '[]') from (${kaynak(id)}) k)`,
  );
  const { rows } = await sql<{ veriler: Json<Veriler> }>`select json_build_object(${sql.join(parts)})::text as veriler`.execute(tx);
  return rows[0]!.veriler;
}

/** The copy of their data that a person may ask for (KVKK art. 11); photos and signatures are named by their files in the archive. */
export const getVeriler = (duties: readonly Duties[]) => async (context: Context<typeof kvkkCalls.veriler>) => {
  const { id } = context.params;
  const veriler = await readVeriler(context, duties, id);
  context.about(id);
  return new RawJson({ veriler });
};
