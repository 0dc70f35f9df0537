import { ILETI_KANALLARI, ILETI_TURLERI } from '@defter/rules/ileti.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen, degisenListe } from './degisen.ts';
import {
  bos,
  dosya,
  evetHayir,
  gizliMetin,
  kimlik,
  kimlikBody,
  kimlikOrZero,
  kimlikParams,
  kimlikReply,
  liste,
  listeAlani,
  metin,
  metinOrNull,
  para,
  ref,
  anAlani,
  saatAlani,
  sayfaAlanlari,
  secim,
  sifirYok,
  sir,
  surumOrNull,
  tamSayi,
  tarihAlani,
  zaman,
} from './fields.ts';
import { means } from './meaning.ts';
import { type Yetki, ZIYARETCI_YETKILERI } from './yetkiler.ts';

const tur = secim('iletiTuru', z.enum(ILETI_TURLERI, { error: 'secimGecersiz' }));
const kanal = secim('iletiKanali', z.enum(ILETI_KANALLARI, { error: 'secimGecersiz' }));

/** The most characters of a text: more than any provider takes. */
const EN_UZUN_MESAJ = 900;
const mesaj = () => metin(EN_UZUN_MESAJ);
/** A sender: at most eleven signs, as operators register them. */
const baslik = () => means({ tur: 'metin' }, z.string({ error: 'zorunluAlan' }).check(z.trim(), z.regex(/^[A-Za-z0-9 .&-]{3,11}$/, { error: 'smsBasligiGecersiz' })));

/** The account that sends texts (spec 2§3.8: smsFirmaID, 1 by default): that of Defter, or one of the business at a provider. */
export const SMS_FIRMALARI = { 1: 'ev', 2: 'netgsm', 3: 'iletimerkezi' } as const;
export type SmsFirmaID = keyof typeof SMS_FIRMALARI;

export const SmsAyarKaydi = z.object({
  id: kimlikOrZero(),
  surum: surumOrNull(),
  smsFirmaID: z._default(sifirYok(secim('smsFirmaID', tamSayi(1, 3))), 1),
  kullaniciAdi: metinOrNull(120),
  /** Empty keeps the saved one. */
  sifre: bos(sir(z.string().check(z.maxLength(200)))),
  /** The sender. */
  kanalKodu: bos(baslik()),
  /** Ours: whether texts keep their Turkish letters, which cost room. */
  turkceKarakter: evetHayir(true),
  /** Ours: the hours of commercial messages, the weekdays without them, and the hours between two to one person. */
  ticariBaslangic: z._default(saatAlani(), '09:00'),
  ticariBitis: z._default(saatAlani(), '20:00'),
  kapaliGunler: z._default(z.array(tamSayi(1, 7)).check(z.maxLength(7, { error: 'istekBuyuk' })), [7]),
  araSaat: z._default(tamSayi(0, 720), 24),
  /** Ours: the number of credits at which the desk is warned. */
  uyariSiniri: z._default(tamSayi(0, 100_000), 50),
});

const SmsAyari = z.object({
  id: z.int(),
  surum: z.int(),
  smsFirmaID: z.int(),
  kullaniciAdi: bos(z.string()),
  kanalKodu: bos(z.string()),
  /** Never answered; `sifreVarMi` says whether there is one. */
  sifre: z.null(),
  sifreVarMi: z.boolean(),
  onayLinki: bos(z.string()),
  smsFirmasi: z.string(),
  turkceKarakter: z.boolean(),
  ticariBaslangic: z.string(),
  ticariBitis: z.string(),
  kapaliGunler: z.array(z.int()),
  araSaat: z.int(),
  uyariSiniri: z.int(),
  /** The address at which the provider reports the outcome of messages. */
  bildirimAdresi: z.string(),
});
export type SmsAyari = z.output<typeof SmsAyari>;

export const HazirMesajKaydi = z.object({ id: kimlikOrZero(), surum: surumOrNull(), baslik: metin(80), mesaj: mesaj(), tur: z._default(tur, 'bilgi') });
const HazirMesaj = z.object({ id: z.int(), surum: z.int(), uniqueID: z.string(), bayiID: z.int(), baslik: z.string(), mesaj: z.string(), tur });
export type HazirMesaj = z.output<typeof HazirMesaj>;

/** The recipients of a message by filters over customers. Each part narrows the choice. */
export const AliciSuzgeci = z.object({
  grupIDler: listeAlani(ref('musteriGrubu'), 100),
  ozelDurumIDler: listeAlani(ref('ozelDurum'), 100),
  cinsiyet: bos(secim('cinsiyet', tamSayi(0, 1))),
  /** Days since the last visit, at least and at most. */
  gelmeyenGun: bos(tamSayi(1, 3650)),
  gelenGun: bos(tamSayi(1, 3650)),
  /** Born in this month; for the coming days there is `dogumGunu`. */
  dogumAyi: bos(tamSayi(1, 12)),
  dogumGunu: bos(tamSayi(0, 60)),
  /** Got this service at a visit. */
  altUrunID: bos(ref('altUrun')),
  borclu: evetHayir(false),
  /** Has sessions left of a package. */
  paketi: evetHayir(false),
}, { error: 'secimGecersiz' });
export type AliciSuzgeci = z.output<typeof AliciSuzgeci>;

/**
 * The parts of a filter that reveal more of customers than their names, with the rights that each needs, all of them: those that show the same on
 * their cards.
 */
export const SUZGEC_YETKILERI = {
  ozelDurumIDler: ['musteriGoruntule'],
  gelmeyenGun: ZIYARETCI_YETKILERI,
  gelenGun: ZIYARETCI_YETKILERI,
  altUrunID: ZIYARETCI_YETKILERI,
  borclu: ['musteriCari'],
  paketi: ['paketGoruntule'],
} as const satisfies Partial<Record<keyof AliciSuzgeci, readonly Yetki[]>>;

/** A person of a list or a file (spec 2§3.8). */
const Alici = z.object({ musteriID: bos(ref('musteri')), adSoyad: metinOrNull(160), cepTelefonu: metinOrNull(40) });

/** The most recipients of one message. */
const EN_COK_ALICI = 20_000;

const alicilar = {
  gonderilecekler: z._default(z.array(Alici).check(z.maxLength(EN_COK_ALICI, { error: 'istekBuyuk' })), []),
  /** Ours: by a filter, in addition to the list. */
  suzgec: bos(AliciSuzgeci),
  /** Ours. A message without it is commercial, which is the safe reading. */
  tur: z._default(tur, 'ticari'),
};

const Gonderi = z.object({
  baslik: bos(baslik()),
  mesaj: mesaj(),
  /** Without them it is sent now, and without a time today. */
  tarih: bos(tarihAlani()),
  saat: bos(anAlani()),
  ...alicilar,
});

/** The state of each chosen recipient: gets the message, or the reason why not. */
export const ALICI_DURUMLARI = ['gidecek', 'izinYok', 'ret', 'azOnce', 'numaraYok', 'bildirimYok', 'mukerrer'] as const;
export type AliciDurumu = (typeof ALICI_DURUMLARI)[number];
const Ornek = z.object({ musteriID: bos(z.int()), adSoyad: z.string(), telefon: bos(gizliMetin('telefon')), durum: z.enum(ALICI_DURUMLARI) });

const sayi = z.int();
const Gonderim = z.object({
  id: z.int(),
  kanal,
  tur,
  baslik: bos(z.string()),
  mesaj: z.string(),
  zaman: zaman(),
  kayitZamani: zaman(),
  personelAdi: z.string(),
  iptalMi: z.boolean(),
  /** Its time is still to come. */
  planliMi: z.boolean(),
  toplam: sayi,
  bekleyen: sayi,
  giden: sayi,
  iletilen: sayi,
  gitmeyen: sayi,
  tutulan: sayi,
  kredi: sayi,
});
export type Gonderim = z.output<typeof Gonderim>;

export const MESAJ_DURUMLARI = ['bekliyor', 'gonderildi', 'iletildi', 'iletilemedi', 'hatali', 'tutuldu', 'vazgecildi'] as const;
export type MesajDurumu = (typeof MESAJ_DURUMLARI)[number];

/** One message to one person. */
const Mesaj = z.object({
  id: z.int(),
  gonderimID: bos(z.int()),
  musteriID: bos(z.int()),
  adSoyad: bos(z.string()),
  telefon: gizliMetin('telefon'),
  kanal,
  tur,
  mesaj: z.string(),
  zaman: zaman(),
  gonderimZamani: bos(z.string()),
  iletimZamani: bos(z.string()),
  durum: z.enum(MESAJ_DURUMLARI),
  /** The code of the provider, or the reason of holding it back. */
  hata: bos(z.string()),
  saglayici: bos(z.enum(['netgsm', 'iletimerkezi', 'whatsapp', 'webpush'])),
  kredi: sayi,
});
export type Mesaj = z.output<typeof Mesaj>;

export const EVRAK_TIPLERI = ['vergiLevhasi', 'imzaSirkuleri', 'kimlik', 'taahhutname', 'markaTescil', 'diger'] as const;
const evrakTipi = secim('evrakTipi', z.enum(EVRAK_TIPLERI, { error: 'secimGecersiz' }));
/** The specification names no kinds (spec 2§3.8); an unknown one is answered by its title. */
const gonderilenTip = z._default(z.catch(evrakTipi, 'diger'), 'diger');
const Evrak = z.object({ id: z.int(), tip: evrakTipi, baslik: z.string(), dosyaAdi: z.string(), durum: z.enum(['bekliyor', 'onaylandi', 'reddedildi']), aciklama: bos(z.string()), zaman: zaman(), sonucZamani: bos(z.string()) });
export type SmsEvraki = z.output<typeof Evrak>;

const Paket = z.object({ id: z.int(), adi: z.string(), adet: z.int(), fiyat: para(), birimFiyat: para() });

const ayarlar = { menu: 'ayarlar' } as const;
const aliciYetkisi = 'smsGonder';
const sonuc = z.object({ gittiMi: z.boolean(), saglayici: z.enum(['netgsm', 'iletimerkezi', 'whatsapp']), hata: bos(z.string()) });

/** The fields that the record log shows of a sending. */
export const GONDERIM_KAYIT_ALANLARI = { mesaj: metin(), tur, kanal, aliciSayisi: tamSayi(0, EN_COK_ALICI), zaman: zaman(), iptal: z.boolean() };

/** SMS (spec 2§7.9). */
export const smsCalls = {
  /** The packages on sale, by size. */
  paketler: call.get('/sms/sms-paketleri', { reply: z.object({ liste: z.array(Paket) }), yetki: 'smsYukle' }),
  /** The documents that were handed in for a sender, and whether texts can be sent. */
  durum: call.get('/sms/durum', {
    reply: z.object({
      liste: z.array(Evrak),
      kalanKontor: z.int(),
      uyariMi: z.boolean(),
      evMi: z.boolean(),
      tutulanSayisi: z.int(),
      ayarSorunu: z.boolean(),
      /** The hours of commercial messages, and the weekdays and days without them. */
      ticariBaslangic: z.string(),
      ticariBitis: z.string(),
      ticariKapaliGunler: z.array(z.int()),
      ticariKapaliTarihler: z.array(z.object({ ilk: z.string(), son: z.string() })),
      /** The values that an editor needs to count: the line that ends a commercial text, and whether Turkish letters are kept. */
      retSatiri: z.string(),
      turkceMi: z.boolean(),
    }),
    yetki: ['smsAyar', 'smsGonder', 'smsYukle', 'smsRapor'],
  }),
  firmalar: call.get('/sms/firma', { reply: z.object({ liste: z.array(z.object({ id: z.int(), adi: z.string() })) }), yetki: ['smsAyar', 'smsGonder'] }),
  /** One row, in a list (spec). */
  ayar: call.get('/sms/ayar', { reply: z.object({ liste: z.array(SmsAyari) }), yetki: 'smsAyar' }),
  /** The account exists from the first day, so one without an id is not new: fields that it leaves out stay. */
  createAyar: call.post('/sms/ayar', { body: degisen(z.omit(SmsAyarKaydi, { id: true })), reply: kimlikReply, yetki: 'smsAyar', kayit: { ...ayarlar, islem: 'guncelleme', nesne: 'smsAyari', kayitID: null }, mesaj: 'guncellemeBasarili' }),
  updateAyar: call.put('/sms/ayar', { body: degisen(SmsAyarKaydi), reply: kimlikReply, yetki: 'smsAyar', kayit: { ...ayarlar, islem: 'guncelleme', nesne: 'smsAyari', kayitID: null } }),
  hazirMesajlar: call.get('/sms/hazir-mesajlar', { reply: z.object({ liste: z.array(HazirMesaj) }), yetki: ['smsSablon', 'smsGonder'] }),
  saveHazirMesajlar: call.post('/sms/hazir-mesajlar', {
    body: z.object({ model: degisenListe(z.array(HazirMesajKaydi).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(100, { error: 'istekBuyuk' }))) }),
    /** The ids of the saved texts, in their order. */
    reply: z.object({ idler: z.array(z.int()) }),
    yetki: 'smsSablon',
    kayit: { ...ayarlar, islem: 'guncelleme', nesne: 'hazirMesaj', kayitID: null },
  }),
  removeHazirMesaj: call.delete('/sms/hazir-mesajlar', { body: kimlikBody, reply: kimlikReply, yetki: 'smsSablon', kayit: { ...ayarlar, islem: 'silme', nesne: 'hazirMesaj', kayitID: 'id' } }),
  /** The credit that is left, and the senders that may be used; of an own account as its provider answers. */
  baslikBilgileri: call.get('/sms/baslik-bilgileri', { reply: z.object({ kalanKontor: bos(z.int()), basliklar: z.array(z.string()), hata: bos(z.string()), saglayici: bos(z.string()) }), yetki: ['smsGonder', 'smsAyar'] }),
  /** The chosen people who will get it, before it is sent; with the text of an SMS also the cost of all, in credits. */
  alicilar: call.post('/sms/alicilar', {
    body: z.object({ kanal: z._default(kanal, 'sms'), mesaj: metinOrNull(EN_UZUN_MESAJ), ...alicilar }),
    reply: z.object({ kredi: bos(sayi), toplam: sayi, sayilar: z.object(Object.fromEntries(ALICI_DURUMLARI.map((ad) => [ad, sayi])) as Record<AliciDurumu, typeof sayi>), ornekler: z.array(Ornek) }),
    json: true,
    reads: true,
    yetki: aliciYetkisi,
  }),
  gonder: call.post('/sms/gonder', {
    body: Gonderi,
    json: true,
    reply: z.object({ id: z.int(), kuyruga: sayi, mukerrer: sayi, numaraYok: sayi }),
    yetki: aliciYetkisi,
    mesaj: 'smsSiraya',
    kayit: { ...ayarlar, islem: 'ekleme', nesne: 'smsGonderimi' },
  }),
  /** Cancels the messages that were not sent yet. */
  iptal: call.post('/sms/gonderim-iptal', { body: kimlikBody, reply: z.object({ id: z.int(), iptalEdilen: sayi }), yetki: aliciYetkisi, mesaj: 'smsIptalEdildi', kayit: { ...ayarlar, islem: 'guncelleme', nesne: 'smsGonderimi' } }),
  gonderilenler: call.get('/sms/gonderilen-mesajlar', {
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu }),
    reply: liste(Gonderim),
    yetki: ['smsRapor', 'smsGonder'],
  }),
  /** The outcome of one sending, person by person. */
  rapor: call.get('/sms/rapor/{id}', { params: kimlikParams, reply: z.object({ status: z.literal('ok'), liste: z.array(Mesaj) }), yetki: 'smsRapor' }),
  /** Ours: every message, of any sending or act. */
  mesajlar: call.get('/sms/mesajlar', {
    query: z.object({ ...sayfaAlanlari, gonderimID: bos(kimlik()), durum: bos(z.enum(MESAJ_DURUMLARI)), baslangicTarihi: bos(tarihAlani()), bitisTarihi: bos(tarihAlani()) }),
    reply: liste(Mesaj),
    yetki: 'smsRapor',
    excel: {
      tip: 'mesajlar',
      sutunlar: [
        { ad: 'zaman', tur: 'zaman', genislik: 18 },
        { ad: 'adSoyad', tur: 'metin', genislik: 24 },
        { ad: 'telefon', tur: 'metin', genislik: 18 },
        { ad: 'mesaj', tur: 'metin', genislik: 60 },
        { ad: 'durum', tur: 'metin', genislik: 16, degerler: { bekliyor: 'bekliyor', gonderildi: 'gonderildi', iletildi: 'iletildi', iletilemedi: 'iletilemedi', hatali: 'gonderilemedi', tutuldu: 'tutuldu', vazgecildi: 'vazgecildi' } },
        { ad: 'hata', tur: 'metin', genislik: 14 },
        { ad: 'iletimZamani', tur: 'zaman', genislik: 18 },
        { ad: 'kredi', tur: 'sayi', genislik: 8 },
      ],
    },
  }),
  /** Ours: a trial text to the mobile of the person, by the present account; it answers with the provider's result. */
  deneme: call.post('/sms/deneme', { body: z.object({ mesaj: mesaj() }), reply: sonuc, yetki: 'smsAyar', mesaj: 'smsDenendi', limit: 5 }),
  /** Hands in documents for a sender. */
  evraklar: call.post('/sms/evraklar', {
    body: z.object({ model: z.array(z.object({ tip: gonderilenTip, baslik: baslik(), dosya: dosya(10) })).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(8, { error: 'istekBuyuk' })) }),
    reply: z.object({ idler: z.array(z.int()) }),
    yetki: 'smsAyar',
    mesaj: 'evrakAlindi',
    kayit: { ...ayarlar, islem: 'ekleme', nesne: 'smsEvraki', kayitID: null },
  }),
  /** Ours: purchases and uses of credits, month by month. */
  kontor: call.get('/sms/kontor', {
    reply: z.object({
      kalan: z.int(),
      evMi: z.boolean(),
      uyariSiniri: z.int(),
      hareketler: z.array(z.object({ id: z.int(), adet: z.int(), tur: z.enum(['hediye', 'yukleme', 'duzeltme']), aciklama: bos(z.string()), zaman: zaman() })),
      kullanim: z.array(z.object({ ay: z.string(), islem: z.int(), toplu: z.int() })),
    }),
    yetki: 'smsYukle',
  }),
};
