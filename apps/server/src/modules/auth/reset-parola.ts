import type { authCalls } from '@defter/contract/auth.ts';
import { describeEntry, writeEntry } from '../../platform/audit.ts';
import { forgetCihazlar, rememberCihaz } from '../../platform/auth/cihaz.ts';
import { saveParola } from '../../platform/auth/kimlik.ts';
import { kimOf, unlock } from '../../platform/auth/lockout.ts';
import { hashPassword, refuseParola } from '../../platform/auth/password.ts';
import { inBayi } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { announce } from '../../platform/events/announce.ts';
import type { Platform, PublicContext } from '../../platform/http/context.ts';
import { findByTelefon } from '../../platform/auth/find-kimlik.ts';
import { proveKod, sendKod, useKanit } from '../../platform/auth/kod.ts';
import { countAsked, askerOf } from '../../platform/auth/asker.ts';

/** Sends the reset code; the specification has a message for a number that nobody signs in with (spec 2§8). */
export const sendParolaKodu =
  (platform: Platform) =>
  async ({ body: { cepTelefonu }, client, cihaz }: PublicContext<typeof authCalls.parolaSifirla>) => {
    await countAsked(platform.database, client);
    const asker = await platform.database.system(async (tx) => {
      const kim = await findByTelefon(tx, cepTelefonu);
      if (!kim) throw new AppError('numaraBulunamadi');
      return askerOf(tx, kim, client, cihaz);
    });
    return sendKod(platform, cepTelefonu, 'parola', asker);
  };

/**
 * Proves the mobile. It opens what wrong tries had locked, and this browser is known from then on: whoever still knows
 * the password goes on with it.
 */
export const proveParolaKodu =
  (platform: Platform) =>
  async ({ body, client, cihaz }: PublicContext<typeof authCalls.parolaDogrula>) => {
    await proveTelefon(platform, { body, client, cihaz });
    await platform.database.system(async (tx) => {
      const kim = await findByTelefon(tx, body.cepTelefonu);
      if (!kim) throw new AppError('numaraBulunamadi');
      await unlock(tx, kimOf(kim));
      await rememberCihaz(tx, kim, cihaz.keep());
    });
    return {};
  };

type ProveContext = Pick<PublicContext<typeof authCalls.parolaDogrula>, 'body' | 'client' | 'cihaz'>;

async function proveTelefon({ database }: Platform, { body: { cepTelefonu: telefon, smsKodu }, client, cihaz }: ProveContext): Promise<void> {
  const asker = await database.system(async (tx) => askerOf(tx, await findByTelefon(tx, telefon), client, cihaz));
  await proveKod({ database }, { telefon, amac: 'parola', smsKodu, asker });
}

/** Sets the new password, ends every session and forgets all other browsers, so that the old password opens nothing any more. */
export const resetParola =
  (platform: Platform) =>
  async ({ body, client, cihaz }: PublicContext<typeof authCalls.parolaDegis>) => {
    const { cepTelefonu, parola } = body;
    refuseParola(parola);
    await proveTelefon(platform, { body, client, cihaz });
    const parolaHash = await hashPassword(parola);
    const bayiID = await platform.database.system(async (tx) => {
      // If two requests bring one code at once, the second finds it used.
      if (!(await useKanit(tx, cepTelefonu, 'parola'))) throw new AppError('kodGecersiz');
      const kimlik = await findByTelefon(tx, cepTelefonu);
      if (!kimlik) throw new AppError('numaraBulunamadi');
      // Before the sign-in, in the order in which who saves or removes one takes the person and it.
      await inBayi(tx, kimlik.bayiID, async () => writeEntry(tx, describeEntry({ personelID: kimlik.personelID, client }, { menu: 'oturum', islem: 'guncelleme', nesne: 'parola' })));
      await saveParola(tx, kimlik, parolaHash);
      await unlock(tx, kimOf(kimlik));
      await forgetCihazlar(tx, kimlik);
      await rememberCihaz(tx, kimlik, cihaz.keep());
      return kimlik.bayiID;
    });
    announce(platform, bayiID, ['oturum']);
    return {};
  };
