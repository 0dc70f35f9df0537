import type { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Client } from '../../platform/http/client.ts';

type Adres = Pick<Config, 'publicUrl' | 'isPublicUrlSet'>;

/** The address that a phone opens after reading the code: the configured one, else the one at which the code was asked for. */
export const adresOf = ({ publicUrl, isPublicUrlSet }: Adres, { adresimiz }: Client): string =>
  (isPublicUrlSet ? undefined : adresimiz) ?? publicUrl;

/** Names of this machine for itself: no phone finds it by them. */
const YEREL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** The address that is in the code, and whether only this machine knows it. */
export async function getKodAdresi({ client }: Context<typeof girisCikisCalls.adres>, config: Adres) {
  const adres = adresOf(config, client);
  return { adres, yerelMi: YEREL.test(new URL(adres).hostname) };
}
