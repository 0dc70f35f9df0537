import { dashboardCalls } from '@defter/contract/dashboard.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { listGecenler, listIptaller } from '../randevu/list-durumda.ts';
import { listResimler } from '../kampanya/resim.ts';
import { getAdimYuzdesi, getIlerleme, getTemelBilgiler, saveTemelBilgiler } from './firma-durumu.ts';
import { getBugun } from './get-bugun.ts';
import { listDogumGunleri } from './list-dogum-gunleri.ts';
import { listSonSeanslar, listSozlesmesizler, listTekrarGelenler } from './list-satis-isleri.ts';
import { listIslemdeOlanlar, listTaksitiGecenler, listTaksitiGelenler } from './list-var-olanlar.ts';
import { countMusteriler, countRandevular, listGelecekRandevular, listGelirGider, sumSatislar } from './sayilar.ts';

export function registerDashboard(platform: Platform): void {
  serve(platform, dashboardCalls.ilerleme, getIlerleme);
  serve(platform, dashboardCalls.musteriSayisi, countMusteriler);
  serve(platform, dashboardCalls.gunlukRandevuSayisi, countRandevular);
  serve(platform, dashboardCalls.toplamSatis, sumSatislar);
  serve(platform, dashboardCalls.islemdeOlanlar, listIslemdeOlanlar);
  serve(platform, dashboardCalls.dogumGunuOlanlar, listDogumGunleri);
  serve(platform, dashboardCalls.taksitiGelenler, listTaksitiGelenler);
  serve(platform, dashboardCalls.taksitiGecenler, listTaksitiGecenler);
  serve(platform, dashboardCalls.paketProgramSonSeans, listSonSeanslar);
  serve(platform, dashboardCalls.randevusuGecenler, listGecenler);
  serve(platform, dashboardCalls.randevusuIptalEdilenler, listIptaller);
  serve(platform, dashboardCalls.sozlesmesiVerilmeyenler, listSozlesmesizler);
  serve(platform, dashboardCalls.hizmetSuresiGelenler, listTekrarGelenler);
  serve(platform, dashboardCalls.sonGelirGider, listGelirGider);
  serve(platform, dashboardCalls.gelecekRandevular, listGelecekRandevular);
  serve(platform, dashboardCalls.uyelikAdimYuzdelik, getAdimYuzdesi);
  serve(platform, dashboardCalls.sliderResimler, listResimler);
  serve(platform, dashboardCalls.temelBilgiler, getTemelBilgiler);
  serve(platform, dashboardCalls.saveTemelBilgiler, saveTemelBilgiler);
  serve(platform, dashboardCalls.bugun, (context) => getBugun(context, platform));
}
