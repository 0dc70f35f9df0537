import type { dashboardCalls } from '@defter/contract/dashboard.ts';
import { BUGUN } from '../../server.ts';
import type { Inputs } from '../input.ts';

const gun = { query: { tarih: BUGUN } };
const sayfa = { query: { sayfa: 1, sayfaBoyutu: 10 } };

export const dashboardInputs: Inputs<typeof dashboardCalls> = {
  ilerleme: {},
  musteriSayisi: {},
  gunlukRandevuSayisi: gun,
  toplamSatis: gun,
  islemdeOlanlar: sayfa,
  dogumGunuOlanlar: { query: { ...gun.query, ...sayfa.query } },
  taksitiGelenler: sayfa,
  taksitiGecenler: sayfa,
  paketProgramSonSeans: sayfa,
  randevusuGecenler: sayfa,
  randevusuIptalEdilenler: sayfa,
  sozlesmesiVerilmeyenler: sayfa,
  hizmetSuresiGelenler: sayfa,
  sonGelirGider: {},
  gelecekRandevular: {},
  uyelikAdimYuzdelik: {},
  sliderResimler: {},
  temelBilgiler: {},
  saveTemelBilgiler: { body: { firmaAdi: 'Işık Güzellik', sektorID: 1, ePosta: 'salon@ornek.test', ilID: 34, ilceID: 1421 } },
  bugun: {},
};
