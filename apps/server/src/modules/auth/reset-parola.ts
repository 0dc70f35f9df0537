import type { authCalls } from '@defter/contract/auth.ts';
import { saveParola } from '../../platform/auth/kimlik.ts';
import { unlock } from '../../platform/auth/lockout.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { announce } from '../../platform/events/announce.ts';
import type { Platform, PublicContext } from '../../platform/http/context.ts';
import { findByTelefon } from '../../platform/auth/find-kimlik.ts';
import { kimOf } from './kim-of.ts';
import { proveKod, sendKod, useKanit } from '../../platform/auth/kod.ts';
import { refuseParola } from '../../platform/auth/refuse-parola.ts';

/** Sends the reset code; the specification has a message for a number that nobody signs in with (spec 2§8). */
export const sendParolaKodu =
  (platform: Platform) =>
  async ({ body: { cepTelefonu } }: PublicContext<typeof authCalls.parolaSifirla>) => {
    if (!(await platform.database.system((tx) => findByTelefon(tx, cepTelefonu)))) throw new AppError('numaraBulunamadi');
    return sendKod(platform, cepTelefonu, 'parola');
  };

export const proveParolaKodu =
  (platform: Platform) =>
  async ({ body }: PublicContext<typeof authCalls.parolaDogrula>) => {
    await proveKod(platform, body.cepTelefonu, 'parola', body.smsKodu);
    return {};
  };

/** Sets the new password and ends every session: whoever had the old one is out. */
export const resetParola =
  (platform: Platform) =>
  async ({ body: { cepTelefonu, smsKodu, parola } }: PublicContext<typeof authCalls.parolaDegis>) => {
    refuseParola(parola);
    await proveKod(platform, cepTelefonu, 'parola', smsKodu);
    const parolaHash = await hashPassword(parola);
    const bayiID = await platform.database.system(async (tx) => {
      // Of two requests with one code the second finds it used.
      if (!(await useKanit(tx, cepTelefonu, 'parola'))) throw new AppError('kodGecersiz');
      const kimlik = await findByTelefon(tx, cepTelefonu);
      if (!kimlik) throw new AppError('numaraBulunamadi');
      await saveParola(tx, kimlik, parolaHash);
      await unlock(tx, kimOf(kimlik));
      return kimlik.bayiID;
    });
    announce(platform, bayiID, ['oturum']);
    return {};
  };
