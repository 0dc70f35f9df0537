import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { cancelSatis } from './cancel-satis.ts';
import { createSatis } from './create-satis.ts';
import { getSatis, getSatisKagidi } from './get-satis.ts';
import { iadeOdeme } from './iade-odeme.ts';
import { listAcikSatislar } from './list-acik-satislar.ts';
import { listSatislar } from './list-satislar.ts';
import { listUrunHareketleri } from './list-urun-hareketleri.ts';
import { markSozlesmeVerildi } from './mark-sozlesme.ts';
import { sellRandevu } from './sell-randevu.ts';
import { takeTahsilat } from './take-tahsilat.ts';
import { updateSatis } from './update-satis.ts';

export function registerSatis(platform: Platform): void {
  serve(platform, satisCalls.list, listSatislar);
  serve(platform, satisCalls.get, getSatis);
  serve(platform, satisCalls.kagit, getSatisKagidi);
  serve(platform, satisCalls.create, createSatis);
  serve(platform, satisCalls.update, updateSatis);
  serve(platform, satisCalls.remove, cancelSatis);
  serve(platform, satisCalls.tahsilat, takeTahsilat);
  serve(platform, satisCalls.acik, listAcikSatislar);
  serve(platform, satisCalls.iade, iadeOdeme);
  serve(platform, sozlesmeCalls.ver, markSozlesmeVerildi);

  // These calls belong to a product or an appointment by their paths, and the sales answer them.
  serve(platform, altUrunCalls.hareketler, listUrunHareketleri);
  serve(platform, randevuCalls.satis, sellRandevu);
}
