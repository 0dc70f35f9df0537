import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { cariCalls } from '@defter/contract/cari.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { getCariKart } from './get-cari-kart.ts';
import { getTahsilatKagidi } from './get-tahsilat-kagidi.ts';
import { listTaksitler } from './list-taksitler.ts';
import { takeBackTahsilat } from './take-back-tahsilat.ts';
import { getSatis, getSatisKagidi } from './get-satis.ts';
import { iadeOdeme } from './iade-odeme.ts';
import { listAcikSatislar } from './list-acik-satislar.ts';
import { listSatislar } from './list-satislar.ts';
import { listUrunHareketleri } from './list-urun-hareketleri.ts';
import { markSozlesmeVerildi } from './mark-sozlesme.ts';
import { cancelPaket, removePaketUrun } from './paket/cancel-paket.ts';
import { changePaket } from './paket/change-paket.ts';
import { getPaket } from './paket/get-paket.ts';
import { sellPaket } from './paket/sell-paket.ts';
import { cancelSeans, changeSeans, dusSeans, removeSeansIcerik } from './seans/dus-seans.ts';
import { getSeansDus } from './seans/get-seans-dus.ts';
import { listHareketler, listHizmetler, listPaketler } from './seans/list-paketler.ts';
import { cancelSatis, createSatis, updateSatis } from './plain-satis.ts';
import { sellRandevu } from './sell-randevu.ts';
import { takeTahsilat } from './take-tahsilat.ts';

export function registerSatis(platform: Platform): void {
  serve(platform, satisCalls.list, listSatislar);
  serve(platform, satisCalls.get, getSatis);
  serve(platform, satisCalls.kagit, getSatisKagidi);
  serve(platform, satisCalls.create, createSatis);
  serve(platform, satisCalls.update, updateSatis);
  serve(platform, satisCalls.remove, cancelSatis);
  serve(platform, satisCalls.tahsilat, takeTahsilat);
  serve(platform, satisCalls.tahsilatGeriAl, takeBackTahsilat);
  serve(platform, satisCalls.tahsilatKagidi, getTahsilatKagidi);
  serve(platform, satisCalls.acik, listAcikSatislar);
  serve(platform, satisCalls.iade, iadeOdeme);
  serve(platform, sozlesmeCalls.ver, markSozlesmeVerildi);

  // These calls belong to a product, a customer or an appointment by their paths, and the sales answer them.
  serve(platform, taksitCalls.list, listTaksitler);
  serve(platform, cariCalls.kart, getCariKart);
  serve(platform, paketSatisCalls.get, getPaket);
  serve(platform, paketSatisCalls.create, sellPaket);
  serve(platform, paketSatisCalls.update, (context) => changePaket(context, context.body));
  serve(platform, paketSatisCalls.removeUrun, removePaketUrun);
  serve(platform, paketSatisCalls.remove, cancelPaket);

  serve(platform, seansDusCalls.get, getSeansDus);
  serve(platform, seansDusCalls.create, dusSeans);
  serve(platform, seansDusCalls.update, (context) => changeSeans(context, context.body));
  serve(platform, seansDusCalls.removeIcerik, removeSeansIcerik);
  serve(platform, seansDusCalls.remove, cancelSeans);
  serve(platform, seansCalls.paketler, listPaketler);
  serve(platform, seansCalls.hizmetler, listHizmetler);
  serve(platform, seansCalls.hareketler, listHareketler);
  serve(platform, altUrunCalls.hareketler, listUrunHareketleri);
  serve(platform, randevuCalls.satis, sellRandevu);
}
