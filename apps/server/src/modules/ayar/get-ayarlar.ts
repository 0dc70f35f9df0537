import type { ayarCalls } from '@defter/contract/ayar.ts';
import type { Context } from '../../platform/http/context.ts';
import { readFirma } from '../bayi/get-bayi.ts';
import { loadAyarlar } from './load-ayarlar.ts';
import { readAyarSurumu } from './read-surum.ts';

/** The settings with what of the company the page shows; the reply's shape takes no more of it. */
export async function getAyarlar({ tx, oturum }: Context<typeof ayarCalls.get>) {
  const [ayarlar, firma, surum] = await Promise.all([loadAyarlar(tx), readFirma(tx, oturum.bayiID), readAyarSurumu(tx)]);
  return { ayarlar: { bayiID: oturum.bayiID, ...ayarlar, ...firma }, surum };
}

/** Of all settings the reply's shape takes what every screen follows; the long texts stay here. */
export async function getGecerliAyarlar({ tx }: Context<typeof ayarCalls.gecerli>) {
  return { ayarlar: await loadAyarlar(tx) };
}
