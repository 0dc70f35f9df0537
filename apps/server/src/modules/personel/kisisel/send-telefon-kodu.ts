import type { personelCalls } from '@defter/contract/personel.ts';
import { asOwner } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context, Platform } from '../../../platform/http/context.ts';
import { findByTelefon } from '../../../platform/auth/find-kimlik.ts';
import { queueKod } from '../../../platform/auth/kod.ts';

/** Sends the code that proves a new mobile, unless somebody signs in with it already. */
export const sendTelefonKodu =
  ({ sms }: Platform) =>
  async ({ tx, body: { cepTelefonu }, afterCommit }: Context<typeof personelCalls.telefonKodu>) => {
    const queue = await queueKod(cepTelefonu, 'telefon');
    const sent = await asOwner(tx, async () => {
      if (await findByTelefon(tx, cepTelefonu)) throw new AppError('personelMevcut', { alanlar: { cepTelefonu: 'personelMevcut' } });
      return queue(tx);
    });
    afterCommit(() => sms.wake());
    return sent;
  };
