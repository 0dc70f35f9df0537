import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import { createToken, hashToken, type Kim } from './oturum.ts';

/* A browser that is known again by a cookie. It signs nobody in (docs/adr/0050). */

const COOKIE = 'defter_cihaz';
const FORM = /(?:^|;\s*)defter_cihaz=([\w-]{43})(?:;|$)/;
const YEAR_SECONDS = 365 * 86_400;

/** The browser that makes a call. */
export type Cihaz = {
  /** The digest of its cookie; undefined for a browser without one. */
  readonly ozet: Buffer | undefined;
  /** Gives the browser the cookie for another year, and returns its digest. */
  keep(): Buffer;
};

/** Reads the cookie of a request. `keep` sets it on the reply. */
export function cihazOf(request: FastifyRequest, reply: FastifyReply, { publicUrl }: { publicUrl: string }): Cihaz {
  let jeton = FORM.exec(request.headers.cookie ?? '')?.[1];
  return {
    ozet: jeton === undefined ? undefined : hashToken(jeton),
    keep() {
      jeton ??= createToken().jeton;
      const secure = request.protocol === 'https' || publicUrl.startsWith('https:') ? '; Secure' : '';
      reply.header('set-cookie', `${COOKIE}=${jeton}; Path=/api/auth; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`);
      return hashToken(jeton);
    },
  };
}

/** Whether the person has signed in, or proved the mobile, in this browser within a year. */
export async function isTaninan(tx: Tx, { bayiID, personelID }: Kim, ozet: Buffer | undefined): Promise<boolean> {
  if (ozet === undefined) return false;
  const { rows } = await sql`
    select from taninan_cihaz where bayi_id = ${bayiID} and personel_id = ${personelID} and jeton_ozeti = ${ozet}
      and son_giris > now() - make_interval(secs => ${YEAR_SECONDS})`.execute(tx);
  return rows.length > 0;
}

/** Remembers that the person has signed in, or proved the mobile, in this browser. */
export async function rememberCihaz(tx: Tx, { bayiID, personelID }: Kim, ozet: Buffer): Promise<void> {
  await sql`
    insert into taninan_cihaz (bayi_id, personel_id, jeton_ozeti) values (${bayiID}, ${personelID}, ${ozet})
    on conflict (bayi_id, personel_id, jeton_ozeti) do update set son_giris = now()`.execute(tx);
}

/** Forgets every browser of a person: somebody else may have signed in with the old password. */
export async function forgetCihazlar(tx: Tx, { bayiID, personelID }: Kim): Promise<void> {
  await tx.deleteFrom('taninan_cihaz').where('bayi_id', '=', bayiID).where('personel_id', '=', personelID).execute();
}
