import { aktarimCalls } from './aktarim.ts';
import { aktarmaCalls } from './aktarma.ts';
import { altUrunCalls } from './alt-urun.ts';
import { authCalls } from './auth.ts';
import { avansCalls } from './avans.ts';
import { ayarCalls } from './ayar.ts';
import { beklemeCalls } from './bekleme.ts';
import { bildirimCalls } from './bildirim.ts';
import { birlestirmeCalls } from './birlestirme.ts';
import { bayiCalls } from './bayi.ts';
import type { AnyCall } from './call.ts';
import { cariCalls } from './cari.ts';
import { dashboardCalls } from './dashboard.ts';
import { demoCalls } from './demo.ts';
import { duyuruCalls } from './duyuru.ts';
import { duzenliGiderCalls } from './duzenli-gider.ts';
import { excelCalls } from './excel.ts';
import { fiyatDegisimiCalls } from './fiyat-degisimi.ts';
import { fotografCalls } from './fotograf.ts';
import { gelenAramaCalls } from './gelen-arama.ts';
import { gelmemeCalls } from './gelmeme.ts';
import { girisCikisCalls } from './giris-cikis.ts';
import { gunSonuCalls } from './gun-sonu.ts';
import { ilCalls } from './il.ts';
import { iletiIzniCalls } from './ileti-izni.ts';
import { infoCalls } from './info.ts';
import { istisnaCalls } from './istisna.ts';
import { izinCalls } from './izin.ts';
import { kampanyaCalls } from './kampanya.ts';
import { kaporaCalls } from './kapora.ts';
import { kasaCalls } from './kasa.ts';
import { kayitGunluguCalls } from './kayit-gunlugu.ts';
import { kurulumCalls } from './kurulum.ts';
import { kvkkCalls } from './kvkk.ts';
import { mutabakatCalls } from './mutabakat.ts';
import { musteriFiyatiCalls } from './musteri-fiyati.ts';
import { musteriCalls } from './musteri.ts';
import { onlineRandevuCalls } from './online-randevu.ts';
import { otomatikSmsCalls } from './otomatik-sms.ts';
import { menuCalls, paketProgramCalls } from './paket-program.ts';
import { paketSatisCalls, seansDusCalls } from './paket-satis.ts';
import { personelBayiCalls } from './personel-bayi.ts';
import { personelCariCalls } from './personel-cari.ts';
import { personelCalls } from './personel.ts';
import { primCalls } from './prim.ts';
import { puanCalls } from './puan.ts';
import { randevuTalepCalls } from './randevu-talep.ts';
import { randevuCalls } from './randevu.ts';
import { raporCalls } from './rapor.ts';
import { raporGorunumuCalls } from './rapor-gorunumu.ts';
import { rolCalls } from './rol.ts';
import { santralCalls } from './santral.ts';
import { satisOnayiCalls } from './satis-onayi.ts';
import { satisCalls } from './satis.ts';
import { seriCalls } from './seri.ts';
import { sayfaCalls } from './sayfa.ts';
import { smsCalls } from './sms.ts';
import { sozlesmeCalls } from './sozlesme.ts';
import { stokCalls } from './stok.ts';
import { takvimAboneligiCalls } from './takvim-aboneligi.ts';
import { seansCalls } from './seans.ts';
import { seansIslemiCalls } from './seans-islemi.ts';
import { taksitCalls } from './taksit.ts';
import { tanimCalls, tanimTuruCalls } from './tanim.ts';
import { urunCalls } from './urun.ts';
import { vardiyaCalls } from './vardiya.ts';
import { veriPaketiCalls } from './veri-paketi.ts';
import { webhookCalls } from './webhook.ts';
import { wpCalls } from './wp.ts';
import { yanitCalls } from './yanit.ts';
import { yetkiCalls } from './yetki.ts';
import { ziyaretCalls } from './ziyaret.ts';

const byNoun = {
  aktarim: aktarimCalls,
  aktarma: aktarmaCalls,
  altUrun: altUrunCalls,
  auth: authCalls,
  avans: avansCalls,
  ayar: ayarCalls,
  bayi: bayiCalls,
  bekleme: beklemeCalls,
  bildirim: bildirimCalls,
  birlestirme: birlestirmeCalls,
  cari: cariCalls,
  dashboard: dashboardCalls,
  demo: demoCalls,
  duyuru: duyuruCalls,
  duzenliGider: duzenliGiderCalls,
  excel: excelCalls,
  fiyatDegisimi: fiyatDegisimiCalls,
  fotograf: fotografCalls,
  gelenArama: gelenAramaCalls,
  gelmeme: gelmemeCalls,
  girisCikis: girisCikisCalls,
  gunSonu: gunSonuCalls,
  mutabakat: mutabakatCalls,
  il: ilCalls,
  iletiIzni: iletiIzniCalls,
  info: infoCalls,
  istisna: istisnaCalls,
  izin: izinCalls,
  kampanya: kampanyaCalls,
  kapora: kaporaCalls,
  kasa: kasaCalls,
  kayitGunlugu: kayitGunluguCalls,
  kurulum: kurulumCalls,
  kvkk: kvkkCalls,
  musteri: musteriCalls,
  musteriFiyati: musteriFiyatiCalls,
  onlineRandevu: onlineRandevuCalls,
  otomatikSms: otomatikSmsCalls,
  menu: menuCalls,
  paketSatis: paketSatisCalls,
  seansDus: seansDusCalls,
  seans: seansCalls,
  seansIslemi: seansIslemiCalls,
  paketProgram: paketProgramCalls,
  personel: personelCalls,
  personelBayi: personelBayiCalls,
  personelCari: personelCariCalls,
  prim: primCalls,
  puan: puanCalls,
  randevu: randevuCalls,
  randevuTalep: randevuTalepCalls,
  rapor: raporCalls,
  raporGorunumu: raporGorunumuCalls,
  rol: rolCalls,
  santral: santralCalls,
  satis: satisCalls,
  satisOnayi: satisOnayiCalls,
  seri: seriCalls,
  sayfa: sayfaCalls,
  sms: smsCalls,
  sozlesme: sozlesmeCalls,
  stok: stokCalls,
  takvimAboneligi: takvimAboneligiCalls,
  taksit: taksitCalls,
  tanim: tanimCalls,
  ...tanimTuruCalls,
  urun: urunCalls,
  vardiya: vardiyaCalls,
  veriPaketi: veriPaketiCalls,
  webhook: webhookCalls,
  wp: wpCalls,
  yanit: yanitCalls,
  yetki: yetkiCalls,
  ziyaret: ziyaretCalls,
};

/** Every call with its own shapes, for code that names calls. */
export type Calls = typeof byNoun;
/** The whole wire by noun, for code that goes over all of it: OpenAPI, the standing tests, the checks. */
export const calls: Record<string, Record<string, AnyCall>> = byNoun;
