import type { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { renderSVG } from 'uqr';
import type { Config } from '../../config.ts';
import { ourAddressOf } from '../../platform/http/client.ts';
import type { Context } from '../../platform/http/context.ts';
import { FileReply } from '../../platform/http/reply.ts';
import { dilimOf, loadAnahtar, writeKod } from './kod.ts';

/** The code of this half minute as a picture; a phone that reads it opens the page of the panel where one comes or goes. */
export async function renderKod({ tx, clock, client }: Context<typeof girisCikisCalls.qr>, config: Config) {
  const kod = writeKod(await loadAnahtar(tx), dilimOf(clock.now()));
  return new FileReply(renderSVG(`${ourAddressOf(config, client)}/plus/#/giris-cikis/${kod}`, { border: 2 }));
}

/** Names of this machine for itself: no phone finds it by them. */
const YEREL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** The address that is in the code, and whether only this machine knows it. */
export async function getKodAdresi({ client }: Context<typeof girisCikisCalls.adres>, config: Config) {
  const adres = ourAddressOf(config, client);
  return { adres, yerelMi: YEREL.test(new URL(adres).hostname) };
}
