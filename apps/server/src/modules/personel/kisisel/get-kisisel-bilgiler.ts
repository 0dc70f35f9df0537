import type { personelCalls } from '@defter/contract/personel.ts';
import type { Context } from '../../../platform/http/context.ts';

/** One's own record, as far as it is one's own to change. */
export async function getKisiselBilgiler({ tx, oturum }: Context<typeof personelCalls.kisiselBilgiler>) {
  return tx
    .selectFrom('personel')
    .where('id', '=', oturum.personelID)
    .select(['surum', 'ad', 'soyad', 'cep_telefonu as cepTelefonu', 'ev_telefonu as evTelefonu', 'e_posta as ePosta', 'adres'])
    .executeTakeFirstOrThrow();
}
