import type { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { renderSVG } from 'uqr';
import type { Config } from '../../config.ts';
import type { Context } from '../../platform/http/context.ts';
import { FileReply } from '../../platform/http/reply.ts';
import { chooseKod } from './choose-kod.ts';
import { sayfaAdresi } from './save-ayarlar.ts';

/** The address of the page as a code for the door. */
export async function renderQr({ tx, oturum, client }: Context<typeof onlineRandevuCalls.qr>, config: Config) {
  const { kod } = await chooseKod(tx, oturum.bayiID);
  return new FileReply(renderSVG(sayfaAdresi(config, client, kod), { border: 2 }));
}
