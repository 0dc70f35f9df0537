import { aktarmaCalls } from '@defter/contract/aktarma.ts';
import { gelmemeCalls } from '@defter/contract/gelmeme.ts';
import { istisnaCalls } from '@defter/contract/istisna.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { listAktarma } from './aktarma/list-aktarma.ts';
import { transferRandevular } from './aktarma/transfer-randevular.ts';
import { listBekleyenler } from './bekleyenler.ts';
import { countGunler } from './count-gunler.ts';
import { listDoluBos } from './bos-saat/list-dolu-bos.ts';
import { createRandevu } from './create-randevu.ts';
import { finishRandevu } from './finish-randevu.ts';
import { getGelmeme } from './get-gelmeme.ts';
import { getRandevu } from './get-randevu.ts';
import { createIstisna } from './istisna/create-istisna.ts';
import { listIstisnalar } from './istisna/list-istisnalar.ts';
import { removeIstisna } from './istisna/remove-istisna.ts';
import { createKapora } from './kapora/create-kapora.ts';
import { saveKaporaKarari } from './kapora/decide-kapora.ts';
import { listKaporalar } from './kapora/list-kaporalar.ts';
import { listDashboard } from './list-dashboard.ts';
import { countDurumlar, listRandevular } from './list-randevular.ts';
import { listMusteriRandevulari } from './list-musteri-randevulari.ts';
import type { MakeBaglanti } from './make-baglanti.ts';
import { getAyarlar, listBasliklar, listHizmetler } from './queries.ts';
import { removeBaslik } from './remove-baslik.ts';
import { removeHizmet } from './remove-hizmet.ts';
import { countKayitsiz } from './register-kayitsiz.ts';
import { putBack } from './put-back.ts';
import { saveAyarlar } from './save-ayarlar.ts';
import { saveBasliklar } from './save-basliklar.ts';
import { sendRandevuSms } from './send-randevu-sms.ts';
import { createZiyaret } from './ziyaret/create-ziyaret.ts';
import { extendZiyaret } from './ziyaret/extend-ziyaret.ts';
import { getZiyaret } from './ziyaret/get-ziyaret.ts';
import { getSeri } from './seri/get-seri.ts';
import { previewSeri } from './seri/preview-seri.ts';
import { removeSeri, restoreSeri } from './seri/remove-seri.ts';
import { saveSeri } from './seri/save-seri.ts';
import { undoSeri } from './seri/undo-seri.ts';
import { updateSeri } from './seri/update-seri.ts';

/** @param makeBaglanti by which a customer who is reminded gets their own link */
export function registerRandevu(platform: Platform, makeBaglanti: MakeBaglanti): void {
  serve(platform, randevuCalls.list, listRandevular);
  serve(platform, randevuCalls.dashboard, listDashboard);
  serve(platform, randevuCalls.bekleyenler, listBekleyenler);
  serve(platform, randevuCalls.durumSayisi, countDurumlar);
  serve(platform, randevuCalls.gunler, countGunler);
  serve(platform, randevuCalls.doluBos, listDoluBos);
  serve(platform, randevuCalls.get, getRandevu);
  serve(platform, randevuCalls.hizmetler, listHizmetler);
  serve(platform, randevuCalls.create, createRandevu, countKayitsiz);
  serve(platform, randevuCalls.update, updateSeri);
  serve(platform, randevuCalls.remove, removeSeri);
  serve(platform, randevuCalls.restore, restoreSeri);
  serve(platform, randevuCalls.removeHizmet, removeHizmet);
  serve(platform, randevuCalls.kapat, finishRandevu);
  serve(platform, randevuCalls.smsGonder, (context) => sendRandevuSms(context, makeBaglanti));
  serve(platform, randevuCalls.basliklar, listBasliklar);
  serve(platform, randevuCalls.saveBasliklar, saveBasliklar);
  serve(platform, randevuCalls.removeBaslik, removeBaslik);
  serve(platform, randevuCalls.ayarlar, getAyarlar);
  serve(platform, randevuCalls.saveAyarlar, saveAyarlar);

  serve(platform, ziyaretCalls.get, getZiyaret);
  serve(platform, ziyaretCalls.create, createZiyaret, countKayitsiz);
  serve(platform, ziyaretCalls.extend, extendZiyaret);
  serve(platform, seriCalls.get, getSeri);
  serve(platform, seriCalls.create, saveSeri);
  serve(platform, seriCalls.undo, undoSeri);
  serve(platform, seriCalls.onizle, previewSeri);
  serve(platform, seriCalls.putBack, putBack);

  serve(platform, aktarmaCalls.list, listAktarma);
  serve(platform, aktarmaCalls.aktar, transferRandevular);

  serve(platform, gelmemeCalls.get, getGelmeme);

  serve(platform, istisnaCalls.list, listIstisnalar);
  serve(platform, istisnaCalls.create, createIstisna);
  serve(platform, istisnaCalls.remove, removeIstisna);

  serve(platform, kaporaCalls.list, listKaporalar);
  serve(platform, kaporaCalls.create, createKapora);
  serve(platform, kaporaCalls.karar, saveKaporaKarari);

  // The path of this call is the customer's, its answer comes from the calendar.
  serve(platform, musteriCalls.randevular, listMusteriRandevulari);
}
