import type { authCalls } from '@defter/contract/auth.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Platform, PublicContext } from '../../platform/http/context.ts';
import { GECERLILIK_SANIYE, proveKod, sendKod, useKanit } from './kod.ts';
import { findByTelefon, refuseParola } from './register.ts';

/** Sends the reset code; the specification has a message for a number that nobody signs in with (spec 2§8). */
export const sendParolaKodu =
  ({ database }: Platform) =>
  async ({ body }: PublicContext<typeof authCalls.parolaSifirla>) => {
    if (!(await findByTelefon(database, body.cepTelefonu))) throw new Hata('numaraBulunamadi');
    await sendKod(database, body.cepTelefonu, 'parola');
    return { gecerlilikSaniye: GECERLILIK_SANIYE };
  };

export const proveParolaKodu =
  ({ database }: Platform) =>
  async ({ body }: PublicContext<typeof authCalls.parolaDogrula>) => {
    await proveKod(database, body.cepTelefonu, 'parola', body.smsKodu);
    return {};
  };

/** Sets the new password and ends every session: whoever had the old one is out. */
export const resetParola =
  ({ database, sessions, events }: Platform) =>
  async ({ body }: PublicContext<typeof authCalls.parolaDegis>) => {
    const { cepTelefonu, smsKodu, parola } = body;
    refuseParola(parola);
    await proveKod(database, cepTelefonu, 'parola', smsKodu);
    const parolaHash = await hashPassword(parola);
    const bayiID = await database.system(async (tx) => {
      await useKanit(tx, cepTelefonu, 'parola');
      const kisi = await tx
        .updateTable('kimlik')
        .set({ parola_hash: parolaHash })
        .where('cep_telefonu', '=', cepTelefonu)
        .returning(['bayi_id', 'personel_id'])
        .executeTakeFirst();
      if (!kisi) throw new Hata('numaraBulunamadi');
      await tx.deleteFrom('oturum').where('bayi_id', '=', kisi.bayi_id).where('personel_id', '=', kisi.personel_id).execute();
      return kisi.bayi_id;
    });
    sessions.forget(bayiID);
    events.announce(bayiID, ['personel']);
    return {};
  };
