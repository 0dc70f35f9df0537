import type { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { servisOf, type OtomatikServis } from '@defter/rules/otomatik-sms.ts';
import { sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

/** Removes a rule. Its waiting messages do not leave any more. */
export async function removeKural({ tx, body: { id }, degisim }: Context<typeof otomatikSmsCalls.remove>) {
  const { rows } = await sql<{ servis: OtomatikServis; mesaj: string }>`delete from otomatik_sms where id = ${id} returning servis, mesaj`.execute(tx);
  const { servis, mesaj } = found(rows[0]);
  degisim({ servisID: [servisOf(servis).id], mesaj: [mesaj] }, null);
  return { id };
}
