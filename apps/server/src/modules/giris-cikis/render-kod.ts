import type { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { renderSVG } from 'uqr';
import type { Config } from '../../config.ts';
import { ourAddressOf } from '../../platform/http/our-address.ts';
import type { Context } from '../../platform/http/context.ts';
import { FileReply } from '../../platform/http/reply.ts';
import { dilimOf, loadAnahtar, writeKod } from './kod.ts';

/** The code of this half minute as a picture; a phone that reads it opens the page of the panel where one comes or goes. */
export async function renderKod({ tx, clock, client }: Context<typeof girisCikisCalls.qr>, config: Config) {
  const kod = writeKod(await loadAnahtar(tx), dilimOf(clock.now()));
  return new FileReply(renderSVG(`${ourAddressOf(config, client)}/plus/#/giris-cikis/${kod}`, { border: 2 }));
}
