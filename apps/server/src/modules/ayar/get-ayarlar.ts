import { type ayarCalls, GecerliAyarlar, GenelAyarlar } from '@defter/contract/ayar.ts';
import type { FirmaAlanlari } from '@defter/contract/firma.ts';
import type * as z from 'zod/mini';
import type { Tx } from '../../platform/db/connection.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadAyarlar, readAyarSurumu } from './load-ayarlar.ts';

/** The company's own fields, which stand on the page of the settings. */
export type ReadFirma = (tx: Tx, bayiID: number) => Promise<FirmaAlanlari>;

/** The values of the fields that a shape has. */
const only = <S extends z.ZodMiniObject>(shape: S, values: z.output<S>): z.output<S> =>
  Object.fromEntries(Object.keys(shape._zod.def.shape).map((name) => [name, values[name]])) as z.output<S>;

/** The settings with what of the company the page shows. */
export const getAyarlar = (readFirma: ReadFirma) => async ({ tx, oturum }: Context<typeof ayarCalls.get>) => {
  const [ayarlar, firma, surum] = await Promise.all([loadAyarlar(tx), readFirma(tx, oturum.bayiID), readAyarSurumu(tx)]);
  return { ayarlar: only(GenelAyarlar, { bayiID: oturum.bayiID, ...ayarlar, ...firma }), surum };
};

/** The settings that every screen follows. The long texts are not among them. */
export async function getGecerliAyarlar({ tx }: Context<typeof ayarCalls.gecerli>) {
  return { ayarlar: only(GecerliAyarlar, await loadAyarlar(tx)) };
}
