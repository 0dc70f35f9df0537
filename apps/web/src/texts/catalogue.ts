import type { HataKodu } from '@defter/contract/errors.ts';
import type { RaporYetkisi, Yetki, YetkiGrubu } from '@defter/contract/yetkiler.ts';
import type alan from './tr/alan.json';
import type altUrun from './tr/altUrun.json';
import type aktarma from './tr/aktarma.json';
import type aktarim from './tr/aktarim.json';
import type bekleme from './tr/bekleme.json';
import type birlestirme from './tr/birlestirme.json';
import type ayar from './tr/ayar.json';
import type bugun from './tr/bugun.json';
import type cari from './tr/cari.json';
import type cakisma from './tr/cakisma.json';
import type dokum from './tr/dokum.json';
import type entegrasyon from './tr/entegrasyon.json';
import type fotograf from './tr/fotograf.json';
import type fiyat from './tr/fiyat.json';
import type gelenArama from './tr/gelenArama.json';
import type giris from './tr/giris.json';
import type girisCikis from './tr/girisCikis.json';
import type gunSonu from './tr/gunSonu.json';
import type hesap from './tr/hesap.json';
import type izin from './tr/izin.json';
import type kampanya from './tr/kampanya.json';
import type kapora from './tr/kapora.json';
import type kasa from './tr/kasa.json';
import type kayit from './tr/kayit.json';
import type kayitGunlugu from './tr/kayitGunlugu.json';
import type kisayol from './tr/kisayol.json';
import type kosullar from './tr/kosullar.json';
import type kurulum from './tr/kurulum.json';
import type kvkk from './tr/kvkk.json';
import type mesaj from './tr/mesaj.json';
import type mesajEn from './en/mesaj.json';
import type duyuru from './tr/duyuru.json';
import type duzenliGider from './tr/duzenliGider.json';
import type mutabakat from './tr/mutabakat.json';
import type musteri from './tr/musteri.json';
import type onlineRandevu from './tr/onlineRandevu.json';
import type otomatikSms from './tr/otomatikSms.json';
import type ortak from './tr/ortak.json';
import type paketSatis from './tr/paketSatis.json';
import type paketProgram from './tr/paketProgram.json';
import type panel from './tr/panel.json';
import type paket from './tr/paket.json';
import type parola from './tr/parola.json';
import type personel from './tr/personel.json';
import type prim from './tr/prim.json';
import type randevu from './tr/randevu.json';
import type randevuTalep from './tr/randevuTalep.json';
import type seans from './tr/seans.json';
import type satis from './tr/satis.json';
import type seri from './tr/seri.json';
import type sms from './tr/sms.json';
import type rapor from './tr/rapor.json';
import type stok from './tr/stok.json';
import type sozlesme from './tr/sozlesme.json';
import type sozlesmeOrnegi from './tr/sozlesmeOrnegi.json';
import type tahsilat from './tr/tahsilat.json';
import type taksit from './tr/taksit.json';
import type takvim from './tr/takvim.json';
import type takvimAboneligi from './tr/takvimAboneligi.json';
import type tanim from './tr/tanim.json';
import type temelMesaj from './tr/temelMesaj.json';
import type temelMesajEn from './en/temelMesaj.json';
import type urun from './tr/urun.json';
import type vardiya from './tr/vardiya.json';
import type veriPaketi from './tr/veriPaketi.json';
import type yanit from './tr/yanit.json';
import type yetki from './tr/yetki.json';
import type yetkiEn from './en/yetki.json';

/*
 * The type of the keys comes from the Turkish catalogues: a key that is missing there does not compile. Every noun has its file `tr/<noun>.json`, its
 * twin in `en/`, and its line here.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ortak';
    resources: {
      altUrun: typeof altUrun;
      aktarim: typeof aktarim;
      aktarma: typeof aktarma;
      bekleme: typeof bekleme;
      birlestirme: typeof birlestirme;
      ayar: typeof ayar;
      bugun: typeof bugun;
      cari: typeof cari;
      cakisma: typeof cakisma;
      dokum: typeof dokum;
      entegrasyon: typeof entegrasyon;
      fotograf: typeof fotograf;
      fiyat: typeof fiyat;
      gelenArama: typeof gelenArama;
      giris: typeof giris;
      girisCikis: typeof girisCikis;
      gunSonu: typeof gunSonu;
      hesap: typeof hesap;
      izin: typeof izin;
      kampanya: typeof kampanya;
      kapora: typeof kapora;
      kasa: typeof kasa;
      kayit: typeof kayit;
      alan: typeof alan;
      kayitGunlugu: typeof kayitGunlugu;
      kisayol: typeof kisayol;
      kosullar: typeof kosullar;
      kurulum: typeof kurulum;
      kvkk: typeof kvkk;
      mesaj: typeof mesaj;
      duyuru: typeof duyuru;
      duzenliGider: typeof duzenliGider;
      mutabakat: typeof mutabakat;
      musteri: typeof musteri;
      onlineRandevu: typeof onlineRandevu;
      otomatikSms: typeof otomatikSms;
      ortak: typeof ortak;
      paketProgram: typeof paketProgram;
      paketSatis: typeof paketSatis;
      panel: typeof panel;
      paket: typeof paket;
      parola: typeof parola;
      personel: typeof personel;
      prim: typeof prim;
      randevu: typeof randevu;
      randevuTalep: typeof randevuTalep;
      seans: typeof seans;
      satis: typeof satis;
      seri: typeof seri;
      sms: typeof sms;
      rapor: typeof rapor;
      stok: typeof stok;
      sozlesme: typeof sozlesme;
      sozlesmeOrnegi: typeof sozlesmeOrnegi;
      tahsilat: typeof tahsilat;
      taksit: typeof taksit;
      takvim: typeof takvim;
      takvimAboneligi: typeof takvimAboneligi;
      tanim: typeof tanim;
      temelMesaj: typeof temelMesaj;
      urun: typeof urun;
      vardiya: typeof vardiya;
      veriPaketi: typeof veriPaketi;
      yanit: typeof yanit;
      yetki: typeof yetki;
    };
  }
}

type TextOfEveryMessage<T extends Record<HataKodu, string>> = T;
/** Fails to compile while a message of the server has no text in one of the languages. */
export type MesajMetinleri = [
  TextOfEveryMessage<(typeof mesaj)['swal']['text'] & (typeof temelMesaj)['swal']['text']>,
  TextOfEveryMessage<(typeof mesajEn)['swal']['text'] & (typeof temelMesajEn)['swal']['text']>,
];

type RaporAdi<R extends RaporYetkisi> = R extends `rapor:${infer Ad}` ? Ad : never;
type Adlar = { grup: Record<YetkiGrubu, string>; yetki: Record<Yetki, string>; rapor: Record<RaporAdi<RaporYetkisi>, string> };
type NameOfEveryFlag<T extends Adlar> = T;
/** The same for permissions, their groups and the reports. */
export type YetkiMetinleri = [NameOfEveryFlag<typeof yetki>, NameOfEveryFlag<typeof yetkiEn>];
