import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { FileReply } from '../../platform/http/reply.ts';
import { drawImza } from './imza-svg.ts';
import { lockMusteri } from '../musteri/lock-musteri.ts';
import { requireGuncel, saveRizalar } from './save-rizalar.ts';

/** Consent by a finger on the screen: one drawing for all that is ticked. */
export async function signRiza(context: Context<typeof kvkkCalls.imzala>) {
  const { tx, body, oturum, files } = context;
  const { musteriID, aydinlatmaID, rizalar } = body;
  await lockMusteri(tx, musteriID);
  await requireGuncel(tx, aydinlatmaID, rizalar);
  const imza = await files.put({ bayiID: oturum.bayiID, kind: 'imza', extension: 'svg', data: Buffer.from(drawImza(body.imza)) });
  await saveRizalar(context, { musteriID, aydinlatmaID, rizalar, personelID: oturum.personelID, kanit: { kanal: 'imza', imza } });
  return { id: musteriID };
}

export async function getImza({ tx, params, files }: Context<typeof kvkkCalls.imza>) {
  const { imza } = found(await tx.selectFrom('kvkk_riza').select('imza').where('id', '=', params.id).executeTakeFirst());
  return new FileReply(found(imza === null ? undefined : await files.get(imza)));
}
