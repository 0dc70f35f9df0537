import type { authCalls } from '@defter/contract/auth.ts';
import { sql } from 'kysely';
import { endOturum } from '../../platform/auth/kimlik.ts';
import { renewOturum } from '../../platform/auth/renew-oturum.ts';
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
export async function closeOturum({ tx, oturum, body, degisim }: Context<typeof authCalls.oturumKapat>) {
  const ended = await asOwner(tx, () => endOturum(tx, oturum, body.id));
  if (body.id !== null && ended.length === 0) throw new AppError('bulunamadi');
  degisim({ cihaz: ended.map(({ cihaz, ip }) => `${describeDevice(cihaz)} (${ip})`) }, null);
  return {};
}

export async function signOut({ tx, oturum }: Context<typeof authCalls.cikis>) {
  await asOwner(tx, () => endOturum(tx, oturum, oturum.id));
  return {};
}

/** Gives the session a new token; the old one is good for nothing but to ask once more for an answer that was lost. */
export async function refreshOturum({ tx, oturum }: Context<typeof authCalls.refresh>) {
  const accessToken = await asOwner(tx, () => renewOturum(tx, oturum.id));
  if (accessToken === undefined) throw new AppError('tokenGecersiz');
  return { accessToken };
}
