import type { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { sayfaKoduOf } from '@defter/rules/sayfa-kodu.ts';
import { renderSVG } from 'uqr';
import type { Config } from '../../config.ts';
import type { Context } from '../../platform/http/context.ts';
import { FileReply } from '../../platform/http/reply.ts';
import { readSayfaKodu } from '../bayi/sayfa-kodu.ts';
import { sayfaAdresi } from './save-ayarlar.ts';

/** The address of the page as a code for the door. */
export async function renderQr({ tx, oturum, client }: Context<typeof onlineRandevuCalls.qr>, config: Config) {
  const { sayfaKodu, firmaAdi } = await readSayfaKodu(tx, oturum.bayiID);
  return new FileReply(renderSVG(sayfaAdresi(config, client, sayfaKodu ?? sayfaKoduOf(firmaAdi)), { border: 2 }));
}
