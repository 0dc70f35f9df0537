import type { veriPaketiCalls } from '@defter/contract/veri-paketi.ts';
import { sql } from 'kysely';
import { findParolaHash } from '../../platform/auth/kimlik.ts';
import { countWrong, forgetWrong, kimOf, refuseLocked, signInLimits } from '../../platform/auth/lockout.ts';
import { verifyPassword } from '../../platform/auth/password.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context, Preparation } from '../../platform/http/context.ts';
import type { Bell } from '../../platform/jobs/bell.ts';

type Call = typeof veriPaketiCalls.iste;

/** Checks the password of who asks. Wrong ones are counted and locked as those of signing in are. */
export async function checkSifre({ body, oturum, database }: Preparation<Call>): Promise<void> {
  const [kim, soran] = [kimOf(oturum), `veri paketi ${oturum.personelID}`];
  const sinirlar = signInLimits(kim, soran);
  const hash = await database.system(async (tx) => {
    await refuseLocked(tx, sinirlar);
    return findParolaHash(tx, oturum);
  });
  if (!(await verifyPassword(hash ?? null, body.sifre))) {
    await countWrong(database, sinirlar);
    throw refusalAt('sifre', 'sifreYanlis');
  }
  await database.system(async (tx) => {
    await refuseLocked(tx, sinirlar);
    await forgetWrong(tx, kim, soran);
  });
}

/** Asks for the file, or finds the one that is being made. */
export async function askPaket({ tx, oturum, note, act, afterCommit }: Context<Call>, bell: Bell) {
  const { rows } = await sql<{ id: number }>`
    insert into veri_paketi (isteyen_id) values (${oturum.personelID}::bigint) on conflict (bayi_id) where bitis is null do nothing returning id`.execute(tx);
  const [yeni] = rows;
  if (yeni) {
    note('Tüm veriler istendi');
    afterCommit(() => bell.wake());
    return yeni;
  }
  act(null);
  const { rows: suren } = await sql<{ id: number }>`select id from veri_paketi order by bitis is null desc, id desc limit 1`.execute(tx);
  return suren[0]!;
}
