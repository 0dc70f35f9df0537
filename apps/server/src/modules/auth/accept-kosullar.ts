import type { authCalls } from '@defter/contract/auth.ts';
import { KOSUL_SURUMU } from '@defter/rules/kosul.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { acceptKosullar } from '../personel/kosul-onayi.ts';

/** Accepts the terms of use. Refused when they are not those that were read. */
export async function acceptOwnKosullar({ tx, body, oturum, client, degisim, act }: Context<typeof authCalls.kosulOnayla>) {
  if (body.surum !== KOSUL_SURUMU) throw new AppError('kosullarDegisti');
  if (await acceptKosullar(tx, { personelID: oturum.personelID, ip: client.ip })) degisim(null, { surum: body.surum });
  else act(null);
  return {};
}
