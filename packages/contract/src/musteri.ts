import * as z from 'zod/mini';
import { isVergiNo } from '@defter/rules/kimlik-no.ts';
import { KVKK_AMACLARI } from '@defter/rules/kvkk.ts';
import { call } from './call.ts';
import { evetHayirSozu } from './excel-sutunu.ts';
import { degisen } from './degisen.ts';
import {
  aktiflikSuzgeci,
  adres,
  alanlarAlani,
  alanlarOf,
  aramaAlani,
  alsoNamed,
  bos,
  ePosta,
  evetHayir,
  gizli,
  gizliMetin,
  gizliOrNull,
  kimlik,
  kimlikBody,
  kimlikOrZero,
  kimlikParams,
  kimlikReply,
  para,
  liste,
  listeAlani,
  metin,
  metinOrNull,
  oran,
  ref,
  sayfaAlanlari,
  sayi,
  secim,
  sifirYok,
  siraAlani,
  surumOrNull,
  tamSayi,
  tarihAlani,
  telefon,
  zamanAlani,
} from './fields.ts';
import { means } from './meaning.ts';
import { tcKimlikNo } from './personel.ts';

const vergiNo = bos(means({ tur: 'metin' }, z.string().check(z.trim(), z.refine(isVergiNo, { error: 'vergiNoGecersiz' }))));
/** 0 is a man, any other number a woman (spec 2§3.6). */
const cinsiyet = bos(secim('cinsiyet', tamSayi(0, 9).check(z.overwrite((sent) => Math.min(sent, 1)))));
// An invalid date is saved as none (spec 1§5).
const tarihOrNull = () => z.catch(bos(tarihAlani()), null);

/** The fields of a customer that are saved (spec 1§3). */
const alanlar = {
  grupID: z._default(ref('musteriGrubu'), 1),
  turID: z._default(sifirYok(secim('turID', kimlik())), 1),
  firmaTipiID: bos(sifirYok(secim('firmaTipiID', kimlik()))),
  ilID: bos(ref('il')),
  ilceID: bos(ref('ilce')),
  uyrukID: bos(ref('uyruk')),
  // By default the person who saves the record (spec 2§3.12, kayitEdenPersonelKullanilsinMi).
  kayitEdenPersonelID: bos(ref('personel')),
  ad: metin(60),
  soyad: metinOrNull(60),
  email: gizliOrNull('ePosta', ePosta()),
  cinsiyet,
  medeniHali: bos(sifirYok(secim('medeniHali', tamSayi(1, 4)))),
  dogumTarihi: tarihOrNull(),
  evlilikYilDonumu: tarihOrNull(),
  tcKimlikNo: gizliOrNull('kimlik', tcKimlikNo()),
  pasaportNo: gizliOrNull('kimlik', metin(20)),
  firma: metinOrNull(160),
  vergiDairesi: metinOrNull(120),
  vergiNo,
  dosyaNo: metinOrNull(40),
  kartNo: metinOrNull(40),
  ozelKod: metinOrNull(40),
  musteriNo: metinOrNull(40),
  firmaMusteriNo: metinOrNull(40),
  bayiMusteriID: bos(sifirYok(tamSayi(1, 2_000_000_000))),
  hizmetAlan: evetHayir(true),
  aciklama: metinOrNull(2000),
  /** Changing it is the act of setting a customer inactive or active, with that act's right and its entry in the log. */
  aktifMi: evetHayir(true),
  /** A day, or a moment in the form in which it is read. */
  kayitTarihi: z.catch(bos(zamanAlani()), null),
};

export const DigerBilgiler = z.object({
  meslekID: bos(ref('meslek')),
  neredenDuydunuzID: bos(ref('neredenDuydunuz')),
  /** The person who asked them in a survey. */
  anketorID: bos(ref('anketor')),
  tavsiyeEdenID: bos(ref('musteri')),
  ozelDurumID: bos(ref('ozelDurum')),
  hastaTuruID: bos(ref('hastaTuru')),
  babaAdi: metinOrNull(60),
  aciklama: metinOrNull(2000),
});

export const MusteriTelefon = z.object({
  id: kimlikOrZero(),
  telefon: gizli('telefon', telefon()),
  varsayilanMi: evetHayir(false),
  aciklama: metinOrNull(60),
});

/** The title of an address that came without one. */
export const ADRES_BASLIGI = 'Adres';

export const MusteriAdres = z.object({
  id: kimlikOrZero(),
  /** Ours. */
  baslik: z._default(metin(60), ADRES_BASLIGI),
  adres: gizli('adres', adres()),
  ilID: bos(ref('il')),
  ilceID: bos(ref('ilce')),
  postaKodu: metinOrNull(10),
});

/** The same in a reply. */
const OkunanTelefon = z.extend(MusteriTelefon, { telefon: gizliMetin('telefon') });
const OkunanAdres = z.extend(MusteriAdres, { adres: gizliMetin('adres') });

/** A customer as the form saves it: the person, further data, addresses and phones at once. */
export const MusteriKaydi = z.object({
  musteri: z.object({ id: kimlikOrZero(), surum: surumOrNull(), ...alanlar }),
  digerBilgiler: bos(DigerBilgiler),
  /** A sent list replaces the list of an existing customer; a list that is left out stays. */
  adresler: listeAlani(MusteriAdres, 20),
  musteriTelefon: listeAlani(MusteriTelefon, 20),
});

/** A row of the list. */
export const MusteriSatiri = z.object({
  id: z.int(),
  guid: z.string(),
  dosyaNo: bos(z.string()),
  ad: z.string(),
  soyad: bos(z.string()),
  adSoyad: z.string(),
  telefon: bos(gizliMetin('telefon')),
  email: bos(gizliMetin('ePosta')),
  cinsiyet: bos(z.int()),
  dogumTarihi: bos(z.string()),
  grupID: z.int(),
  grupAdi: bos(z.string()),
  /** The debt, above zero; null for people who may not see accounts (spec 2§6). */
  bakiye: bos(para()),
  /** The visits around today, null without a right to know them (ZIYARETCI_YETKILERI). */
  sonZiyaret: bos(z.string()),
  siradakiRandevu: bos(z.string()),
  kayitTarihi: z.string(),
  aktifMi: z.boolean(),
});
export type MusteriSatiri = z.output<typeof MusteriSatiri>;

/** The fields of the row above, as the panel asks for them. */
export const MUSTERI_SATIRI_ALANLARI = alanlarOf(MusteriSatiri);

/** The same with all saved fields, so that a client that edits from the list loses nothing (spec 1§3). */
const TamMusteriSatiri = z.object({
  ...MusteriSatiri.shape,
  surum: z.int(),
  turID: z.int(),
  kayitEdenPersonelID: z.nullable(z.int()),
  ilID: z.nullable(z.int()),
  ilceID: z.nullable(z.int()),
  firmaTipiID: z.nullable(z.int()),
  firmaMusteriNo: z.nullable(z.string()),
  medeniHali: z.nullable(z.int()),
  bayiMusteriID: z.nullable(z.int()),
  uyrukID: z.nullable(z.int()),
  puan: sayi(),
  vergiDairesi: z.nullable(z.string()),
  vergiNo: z.nullable(z.string()),
  firma: z.nullable(z.string()),
  ozelKod: z.nullable(z.string()),
  aciklama: z.nullable(z.string()),
  tcKimlikNo: z.nullable(gizliMetin('kimlik')),
  pasaportNo: z.nullable(gizliMetin('kimlik')),
  kartNo: z.nullable(z.string()),
  hizmetAlan: z.boolean(),
  evlilikYilDonumu: z.nullable(z.string()),
  musteriNo: z.nullable(z.string()),
  bayiID: z.int(),
  digerBilgiler: DigerBilgiler,
});

/** A customer as the profile shows it. */
export const Musteri = z.object({
  id: z.int(),
  guid: z.string(),
  surum: z.int(),
  ...alanlar,
  adSoyad: z.string(),
  grupAdi: bos(z.string()),
  ilAdi: bos(z.string()),
  ilceAdi: bos(z.string()),
  bayiID: z.int(),
  kayitEden: bos(z.string()),
  kayitTarihi: z.string(),
  aktifMi: z.boolean(),
  /** The customer was anonymised; only sums are left. */
  anonimMi: z.boolean(),
  bakiye: bos(para()),
  /** The discount that group and kind of patient give, in percent. */
  iskontoYuzdesi: oran(),
  puan: sayi(),
  /** The visits around today, null without a right to know them (ZIYARETCI_YETKILERI). */
  sonZiyaret: bos(z.string()),
  siradakiRandevu: bos(z.string()),
  /** The number of missed appointments; null as the visits are. */
  gelmemeSayisi: bos(z.int()),
  /** The special condition of `digerBilgiler` by its name, such as an allergy. */
  ozelDurum: bos(z.string()),
  adresler: z.array(z.extend(OkunanAdres, { ilAdi: bos(z.string()), ilceAdi: bos(z.string()) })),
  /** The consents that hold today. */
  rizalar: z.array(z.enum(KVKK_AMACLARI)),
  /** The days left for the most urgent data request; null when none is open. */
  talepKalanGun: bos(z.int()),
  email: bos(gizliMetin('ePosta')),
  tcKimlikNo: bos(gizliMetin('kimlik')),
  pasaportNo: bos(gizliMetin('kimlik')),
  telefonlar: z.array(OkunanTelefon),
});
export type Musteri = z.output<typeof Musteri>;

/** A visit of a customer: an appointment with its sale and payments, or a sale without an appointment. */
const ZamanCizgisiSatiri = z.object({
  tur: z.enum(['randevu', 'satis']),
  id: z.int(),
  satisID: bos(z.int()),
  zaman: z.string(),
  baslik: z.string(),
  /** The state of the appointment; `iptal` for a cancelled sale. */
  durum: bos(z.string()),
  tutar: bos(para()),
  kalan: bos(para()),
  /** The payments that were not given back. */
  odemeler: z.array(z.object({ sekil: z.string(), tutar: para(), tarih: z.string() })),
});

/** An appointment as the card of a customer lists it. */
const MusteriRandevusu = z.object({
  id: z.int(),
  randevuTarihi: z.string(),
  baslangicSaat: z.string(),
  bitisSaat: z.string(),
  randevuDurumu: z.string(),
  hizmetler: z.string(),
  uygulayan: bos(z.string()),
  randevuNotu: bos(z.string()),
  satisID: bos(z.int()),
  /** In a series: the place of this appointment, and the number of all. */
  seriID: bos(z.int()),
  sira: bos(z.int()),
  toplam: bos(z.int()),
});
export type MusteriRandevusu = z.output<typeof MusteriRandevusu>;

const durumFiltresi = aktiflikSuzgeci('aktifMi');
/** The ids of a row, each of which filters the list. */
const kimlikSuzgeci = {
  id: bos(alsoNamed(kimlik(), 'musteriID')),
  grupID: bos(ref('musteriGrubu')),
  turID: bos(sifirYok(secim('turID', kimlik()))),
  firmaTipiID: alanlar.firmaTipiID,
  ilID: alanlar.ilID,
  ilceID: alanlar.ilceID,
  uyrukID: alanlar.uyrukID,
  kayitEdenPersonelID: alanlar.kayitEdenPersonelID,
  meslekID: DigerBilgiler.shape.meslekID,
  neredenDuydunuzID: DigerBilgiler.shape.neredenDuydunuzID,
  anketorID: DigerBilgiler.shape.anketorID,
  tavsiyeEdenID: DigerBilgiler.shape.tavsiyeEdenID,
  ozelDurumID: DigerBilgiler.shape.ozelDurumID,
  hastaTuruID: DigerBilgiler.shape.hastaTuruID,
};
export const MUSTERI_KIMLIKLERI = Object.keys(kimlikSuzgeci) as readonly (keyof typeof kimlikSuzgeci)[];
/** By its id, or by the fields of a customer's save (spec 1§7). */
const musteriBody = z.object({ id: alsoNamed(kimlik(), 'musteri.id', 'musteriID') });

export const musteriCalls = {
  list: call.get('/musteri', {
    query: z.object({
      ...sayfaAlanlari,
      ara: aramaAlani('ad', 'soyad', 'telefon', 'dosyaNo'),
      /** `uygunluk` is the quality of a match with `ara`: at the beginning of the name, of a word in it, or inside; without `ara` it is the name. */
      sirala: siraAlani('ad', 'dosyaNo', 'kayitTarihi', 'dogumTarihi', 'uygunluk'),
      alanlar: alanlarAlani(),
      durum: durumFiltresi,
      ...kimlikSuzgeci,
      /** Only customers with a debt, or only those without. */
      borcluMu: bos(z.boolean()),
    }),
    reply: liste(TamMusteriSatiri),
    yetki: 'musteriGoruntule',
    excel: {
      tip: 'musteriler',
      sutunlar: [
        { ad: 'dosyaNo', tur: 'metin', genislik: 12 },
        { ad: 'ad', tur: 'metin', genislik: 18 },
        { ad: 'soyad', tur: 'metin', genislik: 18 },
        { ad: 'telefon', tur: 'metin', genislik: 18 },
        { ad: 'email', tur: 'metin', genislik: 26 },
        { ad: 'cinsiyet', tur: 'metin', genislik: 10, degerler: { 0: 'erkek', 1: 'kadin' } },
        { ad: 'dogumTarihi', tur: 'tarih', genislik: 13 },
        { ad: 'grupAdi', tur: 'metin', genislik: 18 },
        { ad: 'bakiye', tur: 'tutar', genislik: 12 },
        { ad: 'kayitTarihi', tur: 'zaman', genislik: 17 },
        { ad: 'aktifMi', tur: 'metin', genislik: 8, degerler: evetHayirSozu },
      ],
    },
  }),
  // Ours: the profile needs one customer; the specification has lists only.
  get: call.get('/musteri/{id}', {
    params: kimlikParams,
    reply: z.object({ musteri: Musteri }),
    yetki: 'musteriGoruntule',
  }),
  zamanCizgisi: call.get('/musteri/{id}/zaman-cizgisi', {
    params: kimlikParams,
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu }),
    reply: liste(ZamanCizgisiSatiri),
    yetki: 'musteriGoruntule',
  }),
  /** All appointments of a customer that the person may see, newest first; `ozet` covers all of them, `sonraki` is the next one to come. */
  randevular: call.get('/musteri/musteri-randevu', {
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu, musteriID: alsoNamed(ref('musteri'), 'id') }),
    reply: z.extend(liste(MusteriRandevusu), { ozet: z.object({ gelmedi: z.int(), iptal: z.int(), sonraki: bos(z.string()) }) }),
    yetki: 'randevuGoruntule',
  }),
  create: call.post('/musteri', {
    body: MusteriKaydi,
    reply: kimlikReply,
    yetki: 'musteriEkle',
    kayit: { menu: 'musteri', islem: 'ekleme' },
  }),
  update: call.put('/musteri', {
    body: degisen(MusteriKaydi),
    reply: kimlikReply,
    yetki: 'musteriDuzenle',
    kayit: { menu: 'musteri', islem: 'guncelleme' },
  }),
  remove: call.delete('/musteri', {
    body: musteriBody,
    reply: kimlikReply,
    yetki: 'musteriSil',
    mesaj: 'musteriPasifEdildi',
    kayit: { menu: 'musteri', islem: 'silme', nesne: 'durum', kayitID: 'id' },
  }),
  aktifEt: call.post('/musteri/musteri-aktif-et', {
    body: musteriBody,
    reply: kimlikReply,
    yetki: 'musteriDuzenle',
    mesaj: 'musteriAktifEdildi',
    kayit: { menu: 'musteri', islem: 'guncelleme', nesne: 'durum', kayitID: 'id' },
  }),
  sonDosyaNo: call.get('/musteri/son-dosya-no', {
    reply: z.object({ specialData: z.string() }),
    yetki: 'musteriEkle',
  }),
  telefonlar: call.get('/musteri/{id}/telefonlar', {
    params: kimlikParams,
    reply: z.object({ liste: z.array(OkunanTelefon) }),
    yetki: 'musteriGoruntule',
  }),
  adresler: call.get('/musteri/{id}/adresler', {
    params: kimlikParams,
    reply: z.object({ liste: z.array(OkunanAdres) }),
    yetki: 'musteriGoruntule',
  }),
  digerBilgiler: call.get('/musteri/{id}/diger-bilgiler', {
    params: kimlikParams,
    reply: z.object({ digerBilgiler: z.extend(DigerBilgiler, { tavsiyeEden: bos(z.string()) }) }),
    yetki: 'musteriGoruntule',
  }),
  removeTelefon: call.delete('/musteri/telefon', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'musteriDuzenle',
    kayit: { menu: 'musteri', islem: 'silme', nesne: 'telefon' },
  }),
  removeAdres: call.delete('/musteri/adres', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'musteriDuzenle',
    kayit: { menu: 'musteri', islem: 'silme', nesne: 'adres' },
  }),
  /** Shows one kind of hidden contact data of one customer to a person who may see it one by one. Every showing is logged. */
  iletisimGoster: call.post('/musteri/iletisim-goster', {
    body: z.object({ id: kimlik(), alan: secim('alan', z.enum(['telefon', 'ePosta', 'adres', 'kimlik'])) }),
    /** The id of the phone or address; e-mail and identity numbers have none. */
    reply: z.object({ id: z.int(), degerler: z.array(z.object({ id: bos(z.int()), ad: z.string(), deger: z.string() })) }),
    yetki: ['musteriIletisim', 'musteriIletisimGoster'],
    kayit: { menu: 'musteri', islem: 'gosterme' },
  }),
  /** Adds a customer from the appointment panel (spec 2§7.1) by two fields, and the fields that the business makes mandatory. */
  createFromRandevu: call.post('/randevu/musteri-kayit', {
    body: z.object({
      ad: metin(60),
      soyad: metinOrNull(60),
      telefon: telefon(),
      email: bos(ePosta()),
      tcKimlikNo: tcKimlikNo(),
      adres: bos(adres()),
      neredenDuydunuzID: bos(ref('neredenDuydunuz')),
    }),
    reply: z.object({ id: z.int(), adSoyad: z.string(), telefon: gizliMetin('telefon') }),
    yetki: 'musteriEkle',
    kayit: { menu: 'musteri', islem: 'ekleme' },
  }),
};
