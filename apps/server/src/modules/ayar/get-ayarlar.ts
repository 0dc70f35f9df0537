import type { ayarCalls } from '@defter/contract/ayar.ts';
import type { FirmaAlanlari } from '@defter/contract/firma.ts';
import type { Tx } from '../../platform/db/connection.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadAyarlar } from './load-ayarlar.ts';
import { readAyarSurumu } from './read-surum.ts';

/** The company's own fields, which stand on the page of the settings. */
export type ReadFirma = (tx: Tx, bayiID: number) => Promise<FirmaAlanlari>;

/** The settings with what of the company the page shows; the reply's shape takes no more of it. */
export const getAyarlar = (readFirma: ReadFirma) => async ({ tx, oturum }: Context<typeof ayarCalls.get>) => {
  const [ayarlar, firma, surum] = await Promise.all([loadAyarlar(tx), readFirma(tx, oturum.bayiID), readAyarSurumu(tx)]);
  return { ayarlar: { bayiID: oturum.bayiID, ...ayarlar, ...firma }, surum };
};

/** Of all settings the reply's shape takes what every screen follows; the long texts stay here. */
export async function getGecerliAyarlar({ tx }: Context<typeof ayarCalls.gecerli>) {
  return { ayarlar: await loadAyarlar(tx) };
}
