import { istisnaCalls } from '@defter/contract/istisna.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { countGunler } from './count-gunler.ts';
import { listDoluBos } from './bos-saat/list-dolu-bos.ts';
import { createRandevu } from './create-randevu.ts';
import { finishRandevu } from './finish-randevu.ts';
import { createIstisna } from './istisna/create-istisna.ts';
import { listIstisnalar } from './istisna/list-istisnalar.ts';
import { removeIstisna } from './istisna/remove-istisna.ts';
import { listDashboard } from './list-dashboard.ts';
import { countDurumlar, listRandevular } from './list-randevular.ts';
import { listMusteriRandevulari } from './list-musteri-randevulari.ts';
import { getAyarlar, listBasliklar, listHizmetler } from './queries.ts';
import { removeBaslik } from './remove-baslik.ts';
import { removeHizmet } from './remove-hizmet.ts';
import { removeRandevu } from './remove-randevu.ts';
import { restoreRandevu } from './restore-randevu.ts';
import { saveAyarlar } from './save-ayarlar.ts';
import { saveBasliklar } from './save-basliklar.ts';
import { updateRandevu } from './update-randevu.ts';

export function registerRandevu(platform: Platform): void {
  serve(platform, randevuCalls.list, listRandevular);
  serve(platform, randevuCalls.dashboard, listDashboard);
  serve(platform, randevuCalls.durumSayisi, countDurumlar);
  serve(platform, randevuCalls.gunler, countGunler);
  serve(platform, randevuCalls.doluBos, listDoluBos);
  serve(platform, randevuCalls.hizmetler, listHizmetler);
  serve(platform, randevuCalls.create, createRandevu);
  serve(platform, randevuCalls.update, updateRandevu);
  serve(platform, randevuCalls.remove, removeRandevu);
  serve(platform, randevuCalls.restore, restoreRandevu);
  serve(platform, randevuCalls.removeHizmet, removeHizmet);
  serve(platform, randevuCalls.kapat, finishRandevu);
  serve(platform, randevuCalls.basliklar, listBasliklar);
  serve(platform, randevuCalls.saveBasliklar, saveBasliklar);
  serve(platform, randevuCalls.removeBaslik, removeBaslik);
  serve(platform, randevuCalls.ayarlar, getAyarlar);
  serve(platform, randevuCalls.saveAyarlar, saveAyarlar);

  serve(platform, istisnaCalls.list, listIstisnalar);
  serve(platform, istisnaCalls.create, createIstisna);
  serve(platform, istisnaCalls.remove, removeIstisna);

  // What is asked of a customer and told by the calendar.
  serve(platform, musteriCalls.randevular, listMusteriRandevulari);
}
