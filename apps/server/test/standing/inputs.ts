import type { Calls } from '@defter/contract/calls.ts';
import { authInputs } from './inputs/auth.ts';
import { ayarInputs } from './inputs/ayar.ts';
import { birlestirmeInputs } from './inputs/birlestirme.ts';
import { bayiInputs } from './inputs/bayi.ts';
import { demoInputs } from './inputs/demo.ts';
import { excelInputs } from './inputs/excel.ts';
import { fotografInputs } from './inputs/fotograf.ts';
import { girisCikisInputs } from './inputs/giris-cikis.ts';
import { istisnaInputs } from './inputs/istisna.ts';
import { izinInputs } from './inputs/izin.ts';
import { kasaInputs } from './inputs/kasa.ts';
import { kayitGunluguInputs } from './inputs/kayit-gunlugu.ts';
import { kurulumInputs } from './inputs/kurulum.ts';
import { kvkkInputs } from './inputs/kvkk.ts';
import { musteriInputs } from './inputs/musteri.ts';
import { personelBayiInputs } from './inputs/personel-bayi.ts';
import { personelCariInputs } from './inputs/personel-cari.ts';
import { personelInputs } from './inputs/personel.ts';
import { puanInputs } from './inputs/puan.ts';
import { randevuInputs } from './inputs/randevu.ts';
import { rolInputs } from './inputs/rol.ts';
import { satisInputs } from './inputs/satis.ts';
import { sozlesmeInputs } from './inputs/sozlesme.ts';
import { tanimInputs, tanimTuruInputs } from './inputs/tanim.ts';
import { altUrunInputs, fiyatDegisimiInputs, urunInputs } from './inputs/urun.ts';
import { vardiyaInputs } from './inputs/vardiya.ts';
import type { Inputs } from './input.ts';

/** How to make every call of the contract well; a call that is not here does not compile. */
export const inputs: { [Noun in keyof Calls]: Inputs<Calls[Noun]> } = {
  altUrun: altUrunInputs,
  auth: authInputs,
  ayar: ayarInputs,
  bayi: bayiInputs,
  birlestirme: birlestirmeInputs,
  demo: demoInputs,
  excel: excelInputs,
  fiyatDegisimi: fiyatDegisimiInputs,
  fotograf: fotografInputs,
  girisCikis: girisCikisInputs,
  il: { list: {}, ilceler: { params: { id: 34 } } },
  info: { get: {} },
  istisna: istisnaInputs,
  izin: izinInputs,
  kasa: kasaInputs,
  kayitGunlugu: kayitGunluguInputs,
  kurulum: kurulumInputs,
  kvkk: kvkkInputs,
  musteri: musteriInputs,
  personel: personelInputs,
  personelBayi: personelBayiInputs,
  personelCari: personelCariInputs,
  puan: puanInputs,
  randevu: randevuInputs,
  rol: rolInputs,
  satis: satisInputs,
  sozlesme: sozlesmeInputs,
  tanim: tanimInputs,
  ...tanimTuruInputs,
  urun: urunInputs,
  vardiya: vardiyaInputs,
  yetki: { own: {} },
};
