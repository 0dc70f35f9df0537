import type { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import type { Context } from '../../platform/http/context.ts';
import { createTalep } from './create-talep.ts';

/** A request by phone or at the desk. */
export async function saveTalep({ tx, body, oturum, clock, degisim }: Context<typeof randevuTalepCalls.create>) {
  const { id, bitisSaat } = await createTalep(tx, body, { kaynak: 'masa', kaydeden: oturum, clock });
  const { altUrunIDler, ...alanlar } = body;
  degisim(null, { ...alanlar, bitisSaat, hizmetler: altUrunIDler });
  return { id };
}
