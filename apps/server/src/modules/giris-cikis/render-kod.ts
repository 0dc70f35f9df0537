import type { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { renderSVG } from 'uqr';
import type { Context } from '../../platform/http/context.ts';
import { DosyaYaniti } from '../../platform/http/reply.ts';
import { dilimOf, loadAnahtar, writeKod } from './kod.ts';

/** The code of this half minute as a picture; a phone that reads it opens the page of the panel where one comes or goes. */
export async function renderKod({ tx, clock }: Context<typeof girisCikisCalls.qr>, { publicUrl }: { publicUrl: string }) {
  const kod = writeKod(await loadAnahtar(tx), dilimOf(clock.now()));
  return new DosyaYaniti(renderSVG(`${publicUrl}/plus/#/giris-cikis/${kod}`, { border: 2 }));
}
