import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import type { Platform } from '../../platform/http/context.ts';
import { servePictures } from '../../platform/http/picture-files.ts';
import { serve } from '../../platform/http/serve.ts';
import { servePublic } from '../../platform/http/serve-public.ts';
import { acceptOwn, declineOwn } from './baglanti/answer-oneri.ts';
import { cancelOwn, confirmOwn, moveOwn } from './baglanti/change-randevu.ts';
import { endBaglantilar, giveBaglanti } from './baglanti/give-baglanti.ts';
import { getHesabim, sendHesapKodu } from './baglanti/hesabim.ts';
import { listRandevularim } from './baglanti/list-randevularim.ts';
import { listTasimaSaatleri } from './baglanti/tasima-saatleri.ts';
import { renderQr } from './render-qr.ts';
import { createResim, drawResim } from './resim/create-resim.ts';
import { listResimler } from './resim/read-resimler.ts';
import { removeResim } from './resim/remove-resim.ts';
import { updateResim } from './resim/update-resim.ts';
import { getAyarlar, saveAyarlar } from './save-ayarlar.ts';
import { bookOnSayfa } from './sayfa/book.ts';
import { getSayfa } from './sayfa/get-sayfa.ts';
import { holdOnSayfa } from './sayfa/hold.ts';
import { listSaatler } from './sayfa/list-saatler.ts';
import { sendSayfaKodu } from './sayfa/send-kod.ts';

export function registerOnlineRandevu(platform: Platform): void {
  serve(platform, onlineRandevuCalls.ayarlar, (context) => getAyarlar(context, platform.config));
  serve(platform, onlineRandevuCalls.saveAyarlar, saveAyarlar);
  serve(platform, onlineRandevuCalls.createBaglanti, (context) => giveBaglanti(context, platform.config));
  serve(platform, onlineRandevuCalls.removeBaglantilar, endBaglantilar);
  serve(platform, onlineRandevuCalls.resimler, listResimler);
  serve(platform, onlineRandevuCalls.createResim, createResim, drawResim);
  serve(platform, onlineRandevuCalls.updateResim, updateResim);
  serve(platform, onlineRandevuCalls.removeResim, removeResim);
  servePictures(platform, 'sayfa');
  serve(platform, onlineRandevuCalls.qr, (context) => renderQr(context, platform.config));

  servePublic(platform, sayfaCalls.get, getSayfa(platform));
  servePublic(platform, sayfaCalls.saatler, listSaatler(platform));
  servePublic(platform, sayfaCalls.tut, holdOnSayfa(platform));
  servePublic(platform, sayfaCalls.sendKod, sendSayfaKodu(platform));
  servePublic(platform, sayfaCalls.book, bookOnSayfa(platform));

  servePublic(platform, sayfaCalls.randevularim, listRandevularim(platform));
  servePublic(platform, sayfaCalls.onayla, confirmOwn(platform));
  servePublic(platform, sayfaCalls.iptal, cancelOwn(platform));
  servePublic(platform, sayfaCalls.tasimaSaatleri, listTasimaSaatleri(platform));
  servePublic(platform, sayfaCalls.tasi, moveOwn(platform));
  servePublic(platform, sayfaCalls.oneriKabul, acceptOwn(platform));
  servePublic(platform, sayfaCalls.oneriRed, declineOwn(platform));
  servePublic(platform, sayfaCalls.hesapKodu, sendHesapKodu(platform));
  servePublic(platform, sayfaCalls.hesabim, getHesabim(platform));
}
