import type { personelCalls } from '@defter/contract/personel.ts';
import { findParolaHash, saveParola } from '../../platform/auth/kimlik.ts';
import { hashPassword, refuseParola, verifyPassword } from '../../platform/auth/password.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context, Preparation } from '../../platform/http/context.ts';

type Call = typeof personelCalls.parolaDegistir;
type Parolalar = { eski: string | null; yeni: string };

/** The hash that the old password was right for, and that of the new one. */
export async function hashParola({ body, oturum, database }: Preparation<Call>): Promise<Parolalar> {
  refuseParola(body.parola);
  const eski = (await database.system((tx) => findParolaHash(tx, oturum))) ?? null;
  if (!(await verifyPassword(eski, body.sifre))) throw refusalAt('sifre', 'sifreYanlis');
  return { eski, yeni: await hashPassword(body.parola) };
}

/** One's own password; every other session of the person ends. */
export async function changeParola({ tx, oturum }: Context<Call>, { eski, yeni }: Parolalar) {
  // Somebody may have set another one since it was looked at.
  if (!(await asOwner(tx, () => saveParola(tx, oturum, yeni, { kept: oturum.id, was: eski })))) throw refusalAt('sifre', 'sifreYanlis');
  return {};
}
