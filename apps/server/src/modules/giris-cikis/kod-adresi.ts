import type { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../platform/http/context.ts';
import { ourAddressOf } from '../../platform/http/our-address.ts';

/** Names of this machine for itself: no phone finds it by them. */
const YEREL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** The address that is in the code, and whether only this machine knows it. */
export async function getKodAdresi({ client }: Context<typeof girisCikisCalls.adres>, config: Config) {
  const adres = ourAddressOf(config, client);
  return { adres, yerelMi: YEREL.test(new URL(adres).hostname) };
}
