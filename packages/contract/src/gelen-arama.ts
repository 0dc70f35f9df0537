import { CAGRI_DURUMLARI } from '@defter/rules/santral.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import { adres, alsoNamed, anAlani, bos, EN_UZUN_ARAMA, ePosta, evetHayir, gizliMetin, gizliOrNull, gizliyseYok, kimlik, kimlikBody, kimlikListesi, kimlikOrZero, kimlikParams, kimlikReply, liste, metin, metinOrNull, para, ref, sayfaAlanlari, secim, siraAlani, surumOrNull, tarihAlani, telefon } from './fields.ts';
import { tcKimlikNo } from './personel.ts';

/** The fields of a call that the specification names (spec 2§3.11). */
const alanlar = {
  musteriID: bos(ref('musteri')),
  /** True: they called the salon. */
  aramaYonu: secim('aramaYonu', evetHayir(true)),
  /** The customer's number, as the caller gives it. */
  aramaMusteriNo: metinOrNull(40),
  gelenHat: metinOrNull(40),
  gorusmeKonuID: bos(ref('gorusmeKonusu')),
  gorusmeSekliID: bos(ref('gorusmeSekli')),
  hizmetID: bos(ref('gelenAramaHizmeti')),
  sonucID: bos(ref('gelenAramaSonucu')),
  durumID: bos(ref('gelenAramaDurumu')),
  neredenDuydunuzID: bos(ref('neredenDuydunuz')),
  /** The message that the call is about, stored as it is sent. */
  mesajID: bos(kimlik()),
  arayanKisi: metinOrNull(100),
  aciklama: metinOrNull(500),
};
/** Ours: the day of the next call to the customer, which is a task of that day. */
const sonraki = { sonrakiAramaTarihi: bos(tarihAlani()), sonrakiAramaSaati: bos(anAlani()) };

/** By default it is now (spec 2§3.11). */
const kayitAlanlari = { ...alanlar, telefonNo: gizliOrNull('telefon', telefon(), undefined, ['musteriID', 'oncekiAramaID']), tarih: bos(tarihAlani()), saat: bos(anAlani()), ...sonraki };

const GelenAramaKaydi = z.object({
  id: kimlikOrZero(),
  surum: surumOrNull(),
  ...kayitAlanlari,
  /** Ours: the call or the task that this one settles. Its number is used if none is sent. */
  oncekiAramaID: bos(ref('gelenArama')),
});

const cagriDurumu = bos(z.enum([...CAGRI_DURUMLARI, 'bilinmiyor']));

/** A call in the list, with its choices by name. */
export const GelenArama = z.object({
  id: z.int(),
  bayiID: z.int(),
  surum: z.int(),
  ...alanlar,
  ...sonraki,
  telefonNo: bos(gizliMetin('telefon')),
  tarih: z.string(),
  saat: z.string(),
  musteriAdi: bos(z.string()),
  /** The default number of the customer, to call them back. */
  musteriTelefonu: bos(gizliMetin('telefon')),
  konuAdi: bos(z.string()),
  sekilAdi: bos(z.string()),
  hizmetAdi: bos(z.string()),
  sonucAdi: bos(z.string()),
  durumAdi: bos(z.string()),
  neredenAdi: bos(z.string()),
  personelAdi: bos(z.string()),
  /** The state that the switchboard reported; `bilinmiyor` if it reported no end. Null for a call that was entered by hand. */
  cagriDurumu,
  /** Seconds of ringing, and of talking. */
  calmaSuresi: bos(z.int()),
  konusmaSuresi: bos(z.int()),
  /** It was not answered, and not called back. */
  cevapBekliyor: z.boolean(),
});
export type GelenArama = z.output<typeof GelenArama>;

/** The owner of a number, as far as the person may see it: the debt with musteriCari, visits with randevuGoruntule. */
const Arayan = z.object({
  id: z.int(),
  adSoyad: z.string(),
  dosyaNo: bos(z.string()),
  bakiye: bos(para()),
  gelmemeSayisi: bos(z.int()),
  kalanSeans: bos(z.int()),
  /** The last three, newest first, and the next three to come. */
  sonZiyaretler: z.array(z.object({ id: z.int(), tarih: z.string(), saat: z.string(), hizmetler: z.string() })),
  siradakiRandevular: z.array(z.object({ id: z.int(), tarih: z.string(), saat: z.string(), hizmetler: z.string() })),
});
export type Arayan = z.output<typeof Arayan>;

const Calan = z.object({
  id: z.int(),
  telefonNo: bos(gizliMetin('telefon')),
  arayanKisi: bos(z.string()),
  gelenHat: bos(z.string()),
  aramaYonu: z.boolean(),
  cagriDurumu: z.enum(['caliyor', 'gorusuluyor']),
  calmaZamani: z.string(),
  arayan: bos(Arayan),
});
export type Calan = z.output<typeof Calan>;

/** All calls, missed ones that were not called back, or those to be made until today. */
export const ARAMA_GORUNUMLERI = ['tumu', 'cevapsiz', 'aranacak'] as const;
export type AramaGorunumu = (typeof ARAMA_GORUNUMLERI)[number];

const yetki = 'gelenArama';
const kayit = { menu: 'musteri', nesne: 'gelenArama' } as const;

/** Calls of the telephone (spec 2§3.11, 2§7.12, docs/adr/0230). */
export const gelenAramaCalls = {
  /** Newest first. Without days it lists today; the views of open calls, and the calls of one customer, have no such limit. */
  list: call.get('/gelenarama', {
    query: z.object({
      ...sayfaAlanlari,
      // The name of the caller is a filter of its own.
      ara: metinOrNull(EN_UZUN_ARAMA),
      sirala: siraAlani('zaman', 'sonrakiArama'),
      aciklama: metinOrNull(100),
      aramaYonu: bos(z.boolean()),
      baslangic: bos(alsoNamed(tarihAlani(), 'baslangicTarihi', 'tarih')),
      bitis: bos(alsoNamed(tarihAlani(), 'bitisTarihi', 'tarih')),
      bayiID: bos(kimlik()),
      adSoyad: metinOrNull(100),
      /** Only for people who may see numbers. */
      telefonNo: metinOrNull(30),
      // A single id may come by the name of the rows' field.
      durumlar: alsoNamed(kimlikListesi('gelenAramaDurumu'), 'durumID'),
      gorusmeKonulari: alsoNamed(kimlikListesi('gorusmeKonusu'), 'gorusmeKonuID'),
      gorusmeSekilleri: alsoNamed(kimlikListesi('gorusmeSekli'), 'gorusmeSekliID'),
      hizmetler: alsoNamed(kimlikListesi('gelenAramaHizmeti'), 'hizmetID'),
      neredenDuydunuzlar: alsoNamed(kimlikListesi('neredenDuydunuz'), 'neredenDuydunuzID'),
      sonuclar: alsoNamed(kimlikListesi('gelenAramaSonucu'), 'sonucID'),
      personeller: alsoNamed(kimlikListesi('personel'), 'personelID'),
      /** Ours. */
      musteriID: bos(ref('musteri')),
      gorunum: z._default(z.enum(ARAMA_GORUNUMLERI), 'tumu'),
    }),
    reply: liste(GelenArama),
    yetki,
    excel: {
      tip: 'aramalar',
      sutunlar: [
        { ad: 'tarih', tur: 'tarih', genislik: 13 },
        { ad: 'saat', tur: 'metin', genislik: 8 },
        { ad: 'aramaYonu', tur: 'metin', genislik: 9, degerler: { true: 'gelenArama', false: 'gidenArama' } },
        { ad: 'musteriAdi', tur: 'metin', genislik: 24 },
        { ad: 'arayanKisi', tur: 'metin', genislik: 20 },
        { ad: 'telefonNo', tur: 'metin', genislik: 18 },
        { ad: 'konuAdi', tur: 'metin', genislik: 18 },
        { ad: 'hizmetAdi', tur: 'metin', genislik: 18 },
        { ad: 'sekilAdi', tur: 'metin', genislik: 14 },
        { ad: 'sonucAdi', tur: 'metin', genislik: 18 },
        { ad: 'durumAdi', tur: 'metin', genislik: 14 },
        { ad: 'neredenAdi', tur: 'metin', genislik: 16 },
        { ad: 'aciklama', tur: 'metin', genislik: 36 },
        { ad: 'sonrakiAramaTarihi', tur: 'tarih', genislik: 13 },
        { ad: 'personelAdi', tur: 'metin', genislik: 20 },
      ],
    },
  }),
  /** The number of open calls: missed ones, and those to be made until today. */
  bekleyenler: call.get('/gelenarama/bekleyenler', { reply: z.object({ cevapsiz: z.int(), aranacak: z.int() }), yetki }),
  /** The calls that ring or are going on now, for the card that opens by itself. */
  calanlar: call.get('/gelenarama/calanlar', { reply: z.object({ liste: z.array(Calan) }), yetki }),
  get: call.get('/gelenarama/{id}', { params: kimlikParams, reply: z.object({ arama: GelenArama, arayan: bos(Arayan) }), yetki }),
  /** The owner of a number, and the latest calls. A number must not stand in an address, so it is in the body. */
  kim: call.post('/gelenarama/kim', {
    body: z.object({ telefonNo: telefon() }),
    reply: z.object({
      arayan: bos(Arayan),
      sonAramalar: z.array(z.object({ id: z.int(), tarih: z.string(), saat: z.string(), sonucAdi: bos(z.string()), aciklama: bos(z.string()) })),
    }),
    yetki,
    reads: true,
  }),
  /** A number without a customer gets its owner. */
  create: call.post('/gelenarama', { body: GelenAramaKaydi, reply: kimlikReply, nested: true, yetki, kayit: { ...kayit, islem: 'ekleme' } }),
  update: call.put('/gelenarama', { body: degisen(z.omit(GelenAramaKaydi, { oncekiAramaID: true })), reply: kimlikReply, nested: true, yetki, kayit: { ...kayit, islem: 'guncelleme' } }),
  remove: call.delete('/gelenarama', { body: kimlikBody, reply: kimlikReply, nested: true, yetki, kayit: { ...kayit, islem: 'silme' } }),
  /** Nothing is left to do: the caller was called back, or need not be. */
  tamamla: call.post('/gelenarama/tamamla', { body: kimlikBody, reply: kimlikReply, mesaj: 'aramaTamamlandi', yetki, kayit: { ...kayit, islem: 'guncelleme' } }),
  /** Adds a customer from a call, with the fields of one from the calendar (spec 2§7.12). The calls of the number are theirs from then on. */
  musteriKayit: call.post('/gelenarama/musteri-kayit', {
    body: z.object({
      gelenAramaID: bos(alsoNamed(ref('gelenArama'), 'id')),
      ad: metin(60),
      soyad: metinOrNull(60),
      /** Without it, or hidden, it is the number of the call. */
      telefon: gizliyseYok('telefon', telefon()),
      email: bos(ePosta()),
      tcKimlikNo: tcKimlikNo(),
      adres: bos(adres()),
      neredenDuydunuzID: bos(ref('neredenDuydunuz')),
    }),
    reply: z.object({ id: z.int(), adSoyad: z.string(), telefon: gizliMetin('telefon') }),
    nested: true,
    yetki,
    kayit: { menu: 'musteri', islem: 'ekleme' },
  }),
};

/** The fields that the record log shows of a call. */
export const GELEN_ARAMA_KAYIT_ALANLARI = kayitAlanlari;
