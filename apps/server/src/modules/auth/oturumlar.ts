import type { authCalls } from '@defter/contract/auth.ts';
import { sql } from 'kysely';
import { createToken } from '../../platform/auth/oturum.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';

/** One's own sessions, the last used first. */
export async function listOturumlar({ tx, oturum }: Context<typeof authCalls.oturumlar>) {
  const liste = await asOwner(tx, () =>
    tx
      .selectFrom('oturum')
      .where('bayi_id', '=', oturum.bayiID)
      .where('personel_id', '=', oturum.personelID)
      .where('son_kullanma', '>', sql<string>`now()`)
      .select(['id', 'cihaz', 'ip', 'olusturma', 'son_gorulme as sonKullanma'])
      .orderBy('son_gorulme', 'desc')
      .execute(),
  );
  return { liste: liste.map((satir) => ({ ...satir, cihaz: describeDevice(satir.cihaz), buOturum: satir.id === oturum.id })) };
}

/** Ends one of one's own sessions, or with null all of them, this one too. */
export async function endOturum({ tx, oturum, body, degisim }: Context<typeof authCalls.oturumKapat>) {
  const ended = await end({ tx, oturum }, body.id);
  if (body.id !== null && ended.length === 0) throw new AppError('bulunamadi');
  degisim({ cihaz: ended.map(({ cihaz, ip }) => `${describeDevice(cihaz)} (${ip})`) }, null);
  return {};
}

export async function signOut({ tx, oturum }: Context<typeof authCalls.cikis>) {
  await end({ tx, oturum }, oturum.id);
  return {};
}

async function end({ tx, oturum }: Pick<Context<typeof authCalls.cikis>, 'tx' | 'oturum'>, id: string | null): Promise<{ cihaz: string; ip: string }[]> {
  return asOwner(tx, () =>
    tx
      .deleteFrom('oturum')
      .where('bayi_id', '=', oturum.bayiID)
      .where('personel_id', '=', oturum.personelID)
      .$if(id !== null, (query) => query.where('id', '=', id!))
      .returning(['cihaz', 'ip'])
      .execute(),
  );
}

/** Gives the session a new token; the old one is no longer valid. */
export async function refreshOturum({ tx, oturum }: Context<typeof authCalls.refresh>) {
  const { jeton, ozet } = createToken();
  // The id changes as well: of two requests with one token the second finds nothing to renew.
  const { numUpdatedRows } = await asOwner(tx, () =>
    tx
      .updateTable('oturum')
      .set({ id: sql`gen_random_uuid()`, jeton_ozeti: ozet, son_gorulme: sql`now()`, son_kullanma: sql`now() + interval '30 days'` })
      .where('id', '=', oturum.id)
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) throw new AppError('tokenGecersiz');
  return { accessToken: jeton };
}
