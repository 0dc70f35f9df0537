import type { personelCalls } from '@defter/contract/personel.ts';
import { countGuesses } from '../../../platform/auth/tries.ts';
import { asOwner } from '../../../platform/db/scope.ts';
import { refusalAt } from '../../../platform/errors/app-error.ts';
import type { Context, Preparation } from '../../../platform/http/context.ts';
import { findByTelefon } from '../../../platform/auth/find-kimlik.ts';
import { member } from '../../../platform/auth/asker.ts';
import { type QueueKod, queueKod } from '../../../platform/auth/kod.ts';

type Call = typeof personelCalls.telefonKodu;

/** Makes the code before the transaction, because its hash is slow. A refusal tells that somebody signs in with the number. */
export async function makeTelefonKodu({ body, oturum, database }: Preparation<Call>): Promise<QueueKod> {
  await countGuesses({ database, oturum }, 1);
  return queueKod(body.cepTelefonu, 'telefon', member(oturum));
}

/** Sends the code that proves a new mobile, unless somebody signs in with it already. */
export const sendTelefonKodu = ({ tx, body: { cepTelefonu } }: Context<Call>, queue: QueueKod) =>
  asOwner(tx, async () => {
    if (await findByTelefon(tx, cepTelefonu)) throw refusalAt('cepTelefonu', 'personelMevcut');
    return queue(tx);
  });
