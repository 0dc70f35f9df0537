import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { fiyatDegisimiCalls } from '@defter/contract/fiyat-degisimi.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { createAltUrunBirim, listAltUrunBirimleri, removeAltUrunBirim, updateAltUrunBirim } from './alt-urun-birim.ts';
import { changeFiyatlar, previewFiyatlar } from './change-fiyatlar.ts';
import { createStok, moveAltUrunler, savePuanDurumu } from './change-urunler.ts';
import { estimateAltUrunFiyati } from './estimate-fiyat.ts';
import { listFiyatDegisimleri } from './list-fiyat-degisimleri.ts';
import { listFiyatGecmisi } from './list-fiyat-gecmisi.ts';
import { getAltUrun, getAnaUrun, listAltUrunler, listAnaUrunler, searchAnaUrunler } from './list-urunler.ts';
import { revertFiyatlar } from './revert-fiyatlar.ts';
import { listSarf, saveSarf } from './sarf.ts';
import { createAltUrun, removeAltUrun, updateAltUrun } from './save-alt-urun.ts';
import { createAnaUrun, removeAnaUrun, updateAnaUrun } from './save-ana-urun.ts';
import { getYapanlar, saveYapanlar } from './yapanlar.ts';

export function registerUrun(platform: Platform): void {
  serve(platform, urunCalls.listAnaUrunler, listAnaUrunler);
  serve(platform, urunCalls.searchAnaUrunler, searchAnaUrunler);
  serve(platform, urunCalls.getAnaUrun, getAnaUrun);
  serve(platform, urunCalls.createAnaUrun, createAnaUrun);
  serve(platform, urunCalls.updateAnaUrun, updateAnaUrun);
  serve(platform, urunCalls.removeAnaUrun, removeAnaUrun);
  serve(platform, urunCalls.listAltUrunler, listAltUrunler);
  serve(platform, urunCalls.getAltUrun, getAltUrun);
  serve(platform, urunCalls.createAltUrun, createAltUrun);
  serve(platform, urunCalls.updateAltUrun, updateAltUrun);
  serve(platform, urunCalls.removeAltUrun, removeAltUrun);
  serve(platform, urunCalls.tasi, moveAltUrunler);
  serve(platform, urunCalls.savePuanDurumu, savePuanDurumu);
  serve(platform, urunCalls.createStok, createStok);

  serve(platform, altUrunCalls.birimler, listAltUrunBirimleri);
  serve(platform, altUrunCalls.createBirim, createAltUrunBirim);
  serve(platform, altUrunCalls.updateBirim, updateAltUrunBirim);
  serve(platform, altUrunCalls.removeBirim, removeAltUrunBirim);
  serve(platform, altUrunCalls.sarf, listSarf);
  serve(platform, altUrunCalls.saveSarf, saveSarf);
  serve(platform, altUrunCalls.yapanlar, getYapanlar);
  serve(platform, altUrunCalls.saveYapanlar, saveYapanlar);
  serve(platform, altUrunCalls.fiyatGecmisi, listFiyatGecmisi);
  serve(platform, altUrunCalls.fiyatTahmini, estimateAltUrunFiyati);

  serve(platform, fiyatDegisimiCalls.list, listFiyatDegisimleri);
  serve(platform, fiyatDegisimiCalls.onizleme, previewFiyatlar);
  serve(platform, fiyatDegisimiCalls.create, changeFiyatlar);
  serve(platform, fiyatDegisimiCalls.remove, revertFiyatlar);
}
