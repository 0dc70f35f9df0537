import { musteriCalls } from '@defter/contract/musteri.ts';
import { musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { countDegerler, countIletisim } from './count-iletisim.ts';
import { createMusteriFromRandevu } from './create-from-randevu.ts';
import { listMusteriler } from './list-musteriler.ts';
import {
  findSonDosyaNo,
  getDigerBilgiler,
  getMusteri,
  listAdresler,
  listTelefonlar,
} from './queries.ts';
import { removeAdres, removeTelefon } from './remove-iletisim.ts';
import { createMusteri, type OnNumaralar, updateMusteri } from './save-musteri.ts';
import { activateMusteri, deactivateMusteri } from './set-aktif.ts';
import { showIletisim } from './show-iletisim.ts';
import { listZamanCizgisi, type OlayKaynagi } from './zaman-cizgisi.ts';
import { listFiyatlar } from './fiyat/list-fiyatlar.ts';
import { createFiyat, removeFiyat, updateFiyat } from './fiyat/save-fiyat.ts';

type Ustler = { olaylar: readonly OlayKaynagi[]; onNumaralar: OnNumaralar };

/** The modules above add events to the line of time and act on new numbers; `app.ts` hands both over. */
export function registerMusteri(platform: Platform, { olaylar, onNumaralar }: Ustler): void {
  serve(platform, musteriCalls.list, listMusteriler);
  serve(platform, musteriCalls.sonDosyaNo, findSonDosyaNo);
  serve(platform, musteriCalls.get, getMusteri);
  serve(platform, musteriCalls.zamanCizgisi, listZamanCizgisi(olaylar));
  serve(platform, musteriCalls.telefonlar, listTelefonlar);
  serve(platform, musteriCalls.adresler, listAdresler);
  serve(platform, musteriCalls.digerBilgiler, getDigerBilgiler);
  serve(platform, musteriCalls.iletisimGoster, showIletisim);
  serve(platform, musteriCalls.create, createMusteri(onNumaralar), countIletisim);
  serve(platform, musteriCalls.update, updateMusteri(onNumaralar), countIletisim);
  serve(platform, musteriCalls.createFromRandevu, createMusteriFromRandevu, (asking) => countDegerler(asking, asking.body.telefon, asking.body.email, asking.body.tcKimlikNo));
  serve(platform, musteriCalls.remove, deactivateMusteri);
  serve(platform, musteriCalls.aktifEt, activateMusteri);
  serve(platform, musteriCalls.removeTelefon, removeTelefon);
  serve(platform, musteriCalls.removeAdres, removeAdres);
  serve(platform, musteriFiyatiCalls.list, listFiyatlar);
  serve(platform, musteriFiyatiCalls.create, createFiyat);
  serve(platform, musteriFiyatiCalls.update, updateFiyat);
  serve(platform, musteriFiyatiCalls.remove, removeFiyat);
}
