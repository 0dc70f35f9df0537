import { altUrunCalls } from './alt-urun.ts';
import { authCalls } from './auth.ts';
import { ayarCalls } from './ayar.ts';
import { birlestirmeCalls } from './birlestirme.ts';
import { bayiCalls } from './bayi.ts';
import type { AnyCall } from './call.ts';
import { demoCalls } from './demo.ts';
import { excelCalls } from './excel.ts';
import { fiyatDegisimiCalls } from './fiyat-degisimi.ts';
import { fotografCalls } from './fotograf.ts';
import { girisCikisCalls } from './giris-cikis.ts';
import { ilCalls } from './il.ts';
import { infoCalls } from './info.ts';
import { istisnaCalls } from './istisna.ts';
import { izinCalls } from './izin.ts';
import { kasaCalls } from './kasa.ts';
import { kayitGunluguCalls } from './kayit-gunlugu.ts';
import { kurulumCalls } from './kurulum.ts';
import { kvkkCalls } from './kvkk.ts';
import { musteriCalls } from './musteri.ts';
import { personelBayiCalls } from './personel-bayi.ts';
import { personelCariCalls } from './personel-cari.ts';
import { personelCalls } from './personel.ts';
import { puanCalls } from './puan.ts';
import { randevuCalls } from './randevu.ts';
import { rolCalls } from './rol.ts';
import { satisCalls } from './satis.ts';
import { sozlesmeCalls } from './sozlesme.ts';
import { tanimCalls, tanimTuruCalls } from './tanim.ts';
import { urunCalls } from './urun.ts';
import { vardiyaCalls } from './vardiya.ts';
import { yetkiCalls } from './yetki.ts';

const byNoun = {
  altUrun: altUrunCalls,
  auth: authCalls,
  ayar: ayarCalls,
  bayi: bayiCalls,
  birlestirme: birlestirmeCalls,
  demo: demoCalls,
  excel: excelCalls,
  fiyatDegisimi: fiyatDegisimiCalls,
  fotograf: fotografCalls,
  girisCikis: girisCikisCalls,
  il: ilCalls,
  info: infoCalls,
  istisna: istisnaCalls,
  izin: izinCalls,
  kasa: kasaCalls,
  kayitGunlugu: kayitGunluguCalls,
  kurulum: kurulumCalls,
  kvkk: kvkkCalls,
  musteri: musteriCalls,
  personel: personelCalls,
  personelBayi: personelBayiCalls,
  personelCari: personelCariCalls,
  puan: puanCalls,
  randevu: randevuCalls,
  rol: rolCalls,
  satis: satisCalls,
  sozlesme: sozlesmeCalls,
  tanim: tanimCalls,
  ...tanimTuruCalls,
  urun: urunCalls,
  vardiya: vardiyaCalls,
  yetki: yetkiCalls,
};

/** Every call with its own shapes, for code that names calls. */
export type Calls = typeof byNoun;
/** The whole wire by noun, for code that goes over all of it: OpenAPI, the standing tests, the checks. */
export const calls: Record<string, Record<string, AnyCall>> = byNoun;
