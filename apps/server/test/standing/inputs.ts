import type { Calls } from '@defter/contract/calls.ts';
import { aktarimInputs } from './inputs/aktarim.ts';
import { aktarmaInputs } from './inputs/aktarma.ts';
import { authInputs } from './inputs/auth.ts';
import { avansInputs } from './inputs/avans.ts';
import { ayarInputs } from './inputs/ayar.ts';
import { beklemeInputs } from './inputs/bekleme.ts';
import { bildirimInputs } from './inputs/bildirim.ts';
import { birlestirmeInputs } from './inputs/birlestirme.ts';
import { bayiInputs } from './inputs/bayi.ts';
import { dashboardInputs } from './inputs/dashboard.ts';
import { demoInputs } from './inputs/demo.ts';
import { duyuruInputs } from './inputs/duyuru.ts';
import { duzenliGiderInputs } from './inputs/duzenli-gider.ts';
import { excelInputs } from './inputs/excel.ts';
import { fotografInputs } from './inputs/fotograf.ts';
import { otomatikSmsInputs } from './inputs/otomatik-sms.ts';
import { gelenAramaInputs } from './inputs/gelen-arama.ts';
import { gelmemeInputs } from './inputs/gelmeme.ts';
import { girisCikisInputs } from './inputs/giris-cikis.ts';
import { gunSonuInputs } from './inputs/gun-sonu.ts';
import { iletiIzniInputs } from './inputs/ileti-izni.ts';
import { istisnaInputs } from './inputs/istisna.ts';
import { izinInputs } from './inputs/izin.ts';
import { kampanyaInputs } from './inputs/kampanya.ts';
import { kaporaInputs } from './inputs/kapora.ts';
import { kasaInputs } from './inputs/kasa.ts';
import { kayitGunluguInputs } from './inputs/kayit-gunlugu.ts';
import { kurulumInputs } from './inputs/kurulum.ts';
import { kvkkInputs } from './inputs/kvkk.ts';
import { mutabakatInputs } from './inputs/mutabakat.ts';
import { musteriFiyatiInputs } from './inputs/musteri-fiyati.ts';
import { musteriInputs } from './inputs/musteri.ts';
import { onlineRandevuInputs } from './inputs/online-randevu.ts';
import { menuInputs, paketProgramInputs } from './inputs/paket-program.ts';
import { paketSatisInputs, seansDusInputs, seansInputs, seansIslemiInputs } from './inputs/paket-satis.ts';
import { personelBayiInputs } from './inputs/personel-bayi.ts';
import { personelCariInputs } from './inputs/personel-cari.ts';
import { personelInputs } from './inputs/personel.ts';
import { primInputs } from './inputs/prim.ts';
import { puanInputs } from './inputs/puan.ts';
import { randevuTalepInputs } from './inputs/randevu-talep.ts';
import { randevuInputs } from './inputs/randevu.ts';
import { raporInputs } from './inputs/rapor.ts';
import { raporGorunumuInputs } from './inputs/rapor-gorunumu.ts';
import { rolInputs } from './inputs/rol.ts';
import { santralInputs } from './inputs/santral.ts';
import { satisOnayiInputs } from './inputs/satis-onayi.ts';
import { satisInputs } from './inputs/satis.ts';
import { seriInputs } from './inputs/seri.ts';
import { sayfaInputs } from './inputs/sayfa.ts';
import { smsInputs, wpInputs } from './inputs/sms.ts';
import { sozlesmeInputs } from './inputs/sozlesme.ts';
import { takvimAboneligiInputs } from './inputs/takvim-aboneligi.ts';
import { taksitInputs } from './inputs/taksit.ts';
import { stokInputs } from './inputs/stok.ts';
import { tanimInputs, tanimTuruInputs } from './inputs/tanim.ts';
import { altUrunInputs, fiyatDegisimiInputs, urunInputs } from './inputs/urun.ts';
import { vardiyaInputs } from './inputs/vardiya.ts';
import { yanitInputs } from './inputs/yanit.ts';
import { ziyaretInputs } from './inputs/ziyaret.ts';
import { veriPaketiInputs } from './inputs/veri-paketi.ts';
import { webhookInputs } from './inputs/webhook.ts';
import { buildSatis } from '../build.ts';
import type { Inputs } from './input.ts';

/** A good input for every call of the contract; a missing call does not compile. */
export const inputs: { [Noun in keyof Calls]: Inputs<Calls[Noun]> } = {
  aktarim: aktarimInputs,
  aktarma: aktarmaInputs,
  altUrun: altUrunInputs,
  auth: authInputs,
  avans: avansInputs,
  ayar: ayarInputs,
  bayi: bayiInputs,
  bekleme: beklemeInputs,
  bildirim: bildirimInputs,
  birlestirme: birlestirmeInputs,
  cari: { kart: async ({ server, bayi }) => ({ query: { musteriID: (await buildSatis(server, bayi)).musteriID } }) },
  dashboard: dashboardInputs,
  demo: demoInputs,
  duyuru: duyuruInputs,
  duzenliGider: duzenliGiderInputs,
  excel: excelInputs,
  fiyatDegisimi: fiyatDegisimiInputs,
  fotograf: fotografInputs,
  gelenArama: gelenAramaInputs,
  otomatikSms: otomatikSmsInputs,
  gelmeme: gelmemeInputs,
  girisCikis: girisCikisInputs,
  il: { list: {}, ilceler: { params: { id: 34 } } },
  iletiIzni: iletiIzniInputs,
  info: { get: {} },
  gunSonu: gunSonuInputs,
  istisna: istisnaInputs,
  izin: izinInputs,
  kampanya: kampanyaInputs,
  kapora: kaporaInputs,
  kasa: kasaInputs,
  kayitGunlugu: kayitGunluguInputs,
  kurulum: kurulumInputs,
  kvkk: kvkkInputs,
  mutabakat: mutabakatInputs,
  musteri: musteriInputs,
  musteriFiyati: musteriFiyatiInputs,
  onlineRandevu: onlineRandevuInputs,
  menu: menuInputs,
  paketSatis: paketSatisInputs,
  seansDus: seansDusInputs,
  seans: seansInputs,
  seansIslemi: seansIslemiInputs,
  paketProgram: paketProgramInputs,
  personel: personelInputs,
  personelBayi: personelBayiInputs,
  personelCari: personelCariInputs,
  prim: primInputs,
  puan: puanInputs,
  randevu: randevuInputs,
  randevuTalep: randevuTalepInputs,
  rapor: raporInputs,
  raporGorunumu: raporGorunumuInputs,
  rol: rolInputs,
  santral: santralInputs,
  satis: satisInputs,
  satisOnayi: satisOnayiInputs,
  seri: seriInputs,
  sayfa: sayfaInputs,
  sms: smsInputs,
  sozlesme: sozlesmeInputs,
  stok: stokInputs,
  takvimAboneligi: takvimAboneligiInputs,
  taksit: taksitInputs,
  tanim: tanimInputs,
  ...tanimTuruInputs,
  urun: urunInputs,
  vardiya: vardiyaInputs,
  veriPaketi: veriPaketiInputs,
  webhook: webhookInputs,
  wp: wpInputs,
  yanit: yanitInputs,
  yetki: { own: {} },
  ziyaret: ziyaretInputs,
};
