import type { ayarCalls } from '@defter/contract/ayar.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadAyarlar } from './load-ayarlar.ts';

/** Of all settings the reply's shape takes what every screen follows; the long texts stay here. */
export async function getGecerliAyarlar({ tx }: Context<typeof ayarCalls.gecerli>) {
  return { ayarlar: await loadAyarlar(tx) };
}
