import * as z from 'zod/mini';
import { GUN_KAPALI, GUNLER, type Gun } from '@defter/rules/acik-saat.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { isSaat } from '@defter/rules/saat.ts';
import { EN_UZUN_SERI } from '@defter/rules/seri.ts';
import { call } from './call.ts';
import { degisen, degisenListe } from './degisen.ts';
import {
  alanlarAlani,
  alanlarOf,
  alsoNamed,
  besideFields,
  bos,
  evetHayir,
  gunAraligi,
  gizliMetin,
  gizliOrNull,
  kimlik,
  kimlikBody,
  kimlikOrZero,
  kimlikParams,
  kimlikReply,
  para,
  listeAlani,
  metin,
  metinOrNull,
  ref,
  saatAlani,
  sayfaAlanlari,
  sayi,
  secim,
  surumOrNull,
  tamSayi,
  tarihAlani,
  telefon,
} from './fields.ts';
import { means } from './meaning.ts';
import { OncekiYer, randevuDurumu as durum } from './randevu-yeri.ts';

/** The kinds of columns (spec 2§3.1): a colleague, a service, or a free heading such as a room or device. */
export const SutunBaslikTipi = { personel: 1, hizmet: 2, serbest: 3 } as const;

const RandevuHizmetKaydi = z.object({ id: kimlikOrZero(), altUrunID: ref('altUrun') });
/** `sure` is in minutes, without the buffers before and after. */
export const RandevuHizmet = z.object({
  id: kimlik(),
  altUrunID: ref('altUrun'),
  adi: metin(),
  altUrunAdi: metin(),
  sure: sayi(),
  tamponOnce: sayi(),
  tamponSonra: sayi(),
  fiyat: para(),
});
export type RandevuHizmet = z.output<typeof RandevuHizmet>;

/** The id of the customer, at least `least`. */
const musteriID = (least: 0 | 1) => means({ tur: 'kayit', nesne: 'musteri' }, z.int({ error: 'musteriSecin' }).check(z.gte(least, { error: 'musteriSecin' })));

const alanlar = {
  musteriID: musteriID(1),
  randevuSutunBaslikID: ref('sutun'),
  uygulayanPersonelID: bos(ref('personel')),
  randevuTarihi: tarihAlani(),
  baslangicSaat: saatAlani(),
  bitisSaat: saatAlani(),
  randevuDurumu: z._default(durum, RandevuDurumu.bekliyor),
  randevuNotu: metinOrNull(1000),
};

export const RandevuKaydi = z.object({
  id: kimlikOrZero(),
  surum: surumOrNull(),
  ...alanlar,
  /** An existing appointment keeps its services when they are left out, as a drag does. */
  randevuHizmet: listeAlani(RandevuHizmetKaydi, 30),
  /** Ours: further columns that it takes, such as a certain room; the server chooses those that its services need beside them (docs/adr/0056). */
  yerler: listeAlani(ref('sutun'), 20),
  /**
   * Ours: the reason for giving it over a taken or closed time, by people with randevuZorla (docs/adr/0073). It counts for the place that it is sent
   * with, and stays as long as the appointment does not move, whatever is sent later.
   */
  zorlamaNedeni: metinOrNull(300),
});
export type RandevuKaydi = z.output<typeof RandevuKaydi>;

/** The second names of the fields that an appointment has twice (spec 2§3.1). A new one is read by either name (wire.ts). */
const ikinciAdlar = { bitisTarihi: bos(tarihAlani()), baslangicTarihi: bos(tarihAlani()), baslangicSaati: bos(saatAlani()), bitisSaati: bos(saatAlani()), randevuBaslikID: bos(ref('sutun')) };

/** An appointment needs a person: a customer, or a name, which becomes a customer. */
export const kisiGerekli = z.refine<{ musteriID: number; adi: string | null }>(({ musteriID, adi }) => musteriID > 0 || adi !== null, {
  ...besideFields,
  path: ['musteriID'],
  error: 'musteriSecin',
});

/** A new appointment may name a person who is no customer yet, if the settings allow it (spec 2§3.12). */
const YeniRandevu = z
  .extend(RandevuKaydi, {
    musteriID: z._default(musteriID(0), 0),
    /** The default is today (spec 2§3.1). */
    randevuTarihi: bos(tarihAlani()),
    /** An appointment ends on its day. */
    bitisTarihi: bos(tarihAlani()),
    adi: metinOrNull(60),
    soyadi: metinOrNull(60),
    kayitsizTelefon: gizliOrNull('telefon', telefon(), undefined, ['musteriID']),
  })
  .check(kisiGerekli);

/** An appointment as the calendar shows it. */
export const Randevu = z.object({
  id: z.int(),
  surum: z.int(),
  musteriID: z.int(),
  adi: z.string(),
  soyadi: bos(z.string()),
  telefon: bos(gizliMetin('telefon')),
  randevuSutunBaslikID: z.int(),
  /** All columns that it takes, its own one first. */
  sutunlar: z.array(z.int()),
  uygulayanPersonelID: bos(z.int()),
  uygulayanPersonelAdi: bos(z.string()),
  randevuTarihi: z.string(),
  baslangicSaat: z.string(),
  bitisSaat: z.string(),
  randevuDurumu: durum,
  randevuNotu: bos(z.string()),
  satisID: bos(z.int()),
  /** Ours: the visit that it belongs to, by its first appointment (docs/adr/0072). */
  ziyaretID: bos(z.int()),
  /** The time when the customer came, on the wall clock; null before that, and if it was not noted. */
  gelisZamani: bos(z.string()),
  /** The customer's debt, for people who may see accounts. */
  bakiye: bos(para()),
  /** The minutes before and after it for which its column is taken. */
  tamponOnce: z.int(),
  tamponSonra: z.int(),
  hizmetler: bos(z.string()),
  yeniMusteriMi: z.boolean(),
  /** The number of the customer's missed appointments, for people who may see customers' names. */
  gelmemeSayisi: bos(z.int()),
  /** The customer has not given the consent for the service, or has withdrawn it. */
  onayEksikMi: z.boolean(),
  /** The series that it belongs to, as the id of its first appointment. */
  seriID: bos(z.int()),
  /** The reason for its place over a taken or closed time; null for a usual one. */
  zorlamaNedeni: bos(z.string()),
  /** Ours: allergies and the like on the customer's card (`ozelDurumID`), for people who may see cards. */
  ozelDurum: bos(z.string()),
  /** Ours: the customer's sessions of one of its services on that day, until it is closed; for people who may see packages. */
  seansBilgisi: bos(z.object({ kullanilan: z.int(), seans: z.int(), kalan: z.int(), bitis: bos(z.string()) })),
});
export type Randevu = z.output<typeof Randevu>;

/** The fields of the appointment above, as the calendar asks for them. */
export const RANDEVU_ALANLARI = alanlarOf(Randevu);

/** An appointment of today as the first page shows it, without the fields of its customer, whose look-up would be most of that page's work. */
export const GunRandevusu = z.omit(Randevu, { bakiye: true, yeniMusteriMi: true, gelmemeSayisi: true, onayEksikMi: true, ozelDurum: true, seansBilgisi: true });
export type GunRandevusu = z.output<typeof GunRandevusu>;
export const GUN_RANDEVUSU_ALANLARI = alanlarOf(GunRandevusu);

/** The same as in the calendar with all fields of the specification's appointment (spec 2§3.1). */
const TamRandevu = z.object({
  ...Randevu.shape,
  islemiYapanPersonelID: z.nullable(z.int()),
  randevuBaslikID: z.int(),
  baslangicTarihi: z.string(),
  bitisTarihi: z.string(),
  baslangicSaati: z.string(),
  bitisSaati: z.string(),
  /** The number of past and coming appointments of the customer. */
  randevuSayisi: z.int(),
  randevuHizmet: z.array(z.object({ id: z.int(), altUrunID: z.int(), adi: z.string(), altUrunAdi: z.string() })),
  /** Whether it is one of a series. */
  yineleme: z.boolean(),
  /** Whether the customer was told of it by SMS. */
  smsGonderildiMi: z.boolean(),
  /** Always null: every booking is of a customer. */
  kayitsizTelefon: z.null(),
  enSonDegisiklikYapanPersonelID: z.nullable(z.int()),
});

/** The kind of a free heading. */
export const YER_TURLERI = ['oda', 'cihaz'] as const;

const baslikAlanlari = {
  id: kimlikOrZero(),
  randevuSiraNo: tamSayi(0, 999),
  sutunBaslikTipi: secim('sutunBaslikTipi', tamSayi(1, 3)),
  personelID: bos(ref('personel')),
  altUrunID: bos(ref('altUrun')),
  adi: metin(60),
  randevudaGoster: evetHayir(true),
  ayniSaatteRandevuVerilmesin: evetHayir(true),
  /** Ours: whether a free heading is a room or a device, so that services can need one of them. */
  yerTuru: bos(secim('yerTuru', z.enum(YER_TURLERI, { error: 'secimGecersiz' }))),
};

export const RandevuBasligi = z
  .object(baslikAlanlari)
  .check(
    z.refine(({ sutunBaslikTipi, personelID }) => sutunBaslikTipi !== SutunBaslikTipi.personel || personelID !== null, {
      ...besideFields,
      path: ['personelID'],
      error: 'zorunluAlan',
    }),
    z.refine(({ sutunBaslikTipi, altUrunID }) => sutunBaslikTipi !== SutunBaslikTipi.hizmet || altUrunID !== null, {
      ...besideFields,
      path: ['altUrunID'],
      error: 'zorunluAlan',
    }),
  );
export type RandevuBasligi = z.output<typeof RandevuBasligi>;

/** The lengths of a slot that the calendar offers, in minutes. */
export const ZAMAN_PERIYOTLARI = [5, 10, 15, 20, 30, 45, 60, 90, 120] as const;
const zamanPeriyodu = means({ tur: 'sayi' }, z.int().check(z.refine((dakika) => (ZAMAN_PERIYOTLARI as readonly number[]).includes(dakika), { error: 'secimGecersiz' })));

/** The hours of a weekday that differ from those of every day: `10:00-18:00`, or `kapali`. */
const gunSaatleri = () => bos(means({ tur: 'metin' }, z.string({ error: 'saatGecersiz' }).check(z.refine(isGunSaatleri, { error: 'saatGecersiz' }))));
function isGunSaatleri(text: string): boolean {
  const [baslangic = '', bitis = '', ...rest] = text.split('-');
  return text === GUN_KAPALI || (rest.length === 0 && isSaat(baslangic) && isSaat(bitis) && baslangic < bitis);
}
const gunAlanlari = Object.fromEntries(GUNLER.map((gun) => [gun, gunSaatleri()])) as Record<Gun, ReturnType<typeof gunSaatleri>>;

export const RandevuAyari = z.object({
  zamanPeriyodu: z._default(zamanPeriyodu, 15),
  randevuBasligi: z._default(secim('sutunBaslikTipi', tamSayi(1, 3)), 1),
  baslangicSaati: z._default(saatAlani(), '08:00'),
  bitisSaati: z._default(saatAlani(), '21:00'),
  /** Ours: hours of weekdays of their own, and whether public holidays are closed. */
  ...gunAlanlari,
  tatildeKapali: evetHayir(false),
  /** Ours: times that leave a stretch too short for any service are proposed only if there are no others. */
  boslukBirakma: evetHayir(false),
});

/** The default is today (spec 2§3.1). The day of an appointment is a range of one. */
const aralik = gunAraligi('randevuTarihi');
/** One day, today without one. */
export const gunSuzgeci = () => bos(alsoNamed(tarihAlani(), 'randevuTarihi', 'baslangicTarihi', 'baslangic'));
/** The filters of every view of the calendar. */
const suzgec = {
  musteriID: bos(ref('musteri')),
  randevuSutunBaslikID: bos(ref('sutun')),
  /** Several columns, as ids with commas between them. */
  sutun: metinOrNull(1000),
  randevuDurumu: bos(durum),
  /** The performer: the column's colleague, unless another one was chosen. */
  personelID: bos(alsoNamed(ref('personel'), 'uygulayanPersonelID')),
  altUrunID: bos(ref('altUrun')),
  /** A part of the customer's name, phone or file number, or of the note. */
  ara: sayfaAlanlari.ara,
  /** Only those that were given over a taken or closed time. */
  zorlananlar: evetHayir(false),
  /** False leaves out those that were cancelled or postponed. */
  gizliler: evetHayir(true),
};
/** The scope of an act on an appointment of a series: this one, this and the following, all that are still to come. */
export const SERI_KAPSAMLARI = ['bu', 'sonrakiler', 'tumu'] as const;
/** Ours: this appointment only by default. */
const kapsam = bos(z.enum(SERI_KAPSAMLARI, { error: 'secimGecersiz' }));
/** A warning after a save: the customer has another appointment at that time. */
const uyari = { musteriCakisiyor: z.boolean() };

/** By its own id, or by that of its sale (spec 2§7.1). */
const randevuBody = z.object({ id: alsoNamed(kimlik(), 'randevuID') });

export const randevuCalls = {
  /** The appointments of at most 31 days (spec 2§5), earliest first. */
  list: call.get('/randevu', {
    query: z.object({
      ...aralik,
      ...suzgec,
      sayfa: bos(tamSayi(1, 100_000)),
      sayfaBoyutu: bos(tamSayi(1, 2000)),
      alanlar: alanlarAlani(),
    }),
    reply: z.object({ liste: z.array(TamRandevu), toplamKayit: z.int() }),
    yetki: 'randevuGoruntule',
  }),
  /** The appointments of a day for the first page, today without one: without cancelled and postponed ones, earliest first. */
  dashboard: call.get('/randevu/dashboard-randevu', {
    query: z.object({ tarih: gunSuzgeci() }),
    reply: z.object({ liste: z.array(Randevu), toplamKayit: z.int() }),
    yetki: 'randevuGoruntule',
  }),
  /** Ours: unsettled appointments of the days before today, oldest first; with `zorunlu` nothing new may begin before they are settled (docs/adr/0077). */
  bekleyenler: call.get('/randevu/bekleyenler', {
    reply: z.object({ liste: z.array(Randevu), toplamKayit: z.int(), zorunlu: z.boolean() }),
    yetki: 'randevuGoruntule',
  }),
  durumSayisi: call.get('/randevu/randevu-durum-sayisi', {
    query: z.object({ ...aralik, ...suzgec }),
    reply: z.object({ liste: z.array(z.object({ randevuDurumu: durum, sayi: z.int() })) }),
    yetki: 'randevuGoruntule',
  }),
  /** The load of each day of at most 31: `dakika` are the taken minutes. Ours, because a month of whole appointments would be too many. */
  gunler: call.get('/randevu/gun-sayilari', {
    query: z.object({ ...aralik, ...suzgec }),
    reply: z.object({ liste: z.array(z.object({ randevuTarihi: z.string(), sayi: z.int(), gizliSayisi: z.int(), dakika: z.int() })) }),
    yetki: 'randevuGoruntule',
  }),
  /**
   * The free times of at most 31 days for some services (docs/adr/0055): the starts at which everything that they need is free, each with its column
   * and the further ones that it would take. `sutunlar` has the open and the taken minutes of each column.
   */
  doluBos: call.get('/randevu/randevu-dolu-bos', {
    query: z.object({
      ...aralik,
      altUrunIDler: listeAlani(alsoNamed(ref('altUrun'), 'altUrunID'), 30),
      randevuSutunBaslikID: bos(ref('sutun')),
      uygulayanPersonelID: bos(alsoNamed(ref('personel'), 'personelID')),
      /** Minutes; by default the length of the services. */
      sure: bos(tamSayi(1, 1440)),
      /** An appointment to be moved, whose own time counts as free. */
      randevuID: bos(ref('randevu')),
    }),
    reply: z.object({
      liste: z.array(
        z.object({
          tarih: z.string(),
          /** Null on a closed day. */
          baslangicSaati: z.nullable(z.string()),
          bitisSaati: z.nullable(z.string()),
          bosSaatler: z.array(
            z.object({
              baslangicSaat: z.string(),
              bitisSaat: z.string(),
              randevuSutunBaslikID: z.int(),
              yerler: z.array(z.int()),
              /** It leaves a stretch that is too short for any service; marked if the settings ask for it. */
              boslukBirakir: z.boolean(),
            }),
          ),
          sutunlar: z.array(z.object({ randevuSutunBaslikID: z.int(), acikDakika: z.int(), doluDakika: z.int() })),
        }),
      ),
    }),
    yetki: 'randevuGoruntule',
  }),
  /** Ours: one appointment, for an address that names it without its day. */
  get: call.get('/randevu/{id}', { params: kimlikParams, reply: z.object({ randevu: Randevu }), yetki: 'randevuGoruntule' }),
  hizmetler: call.get('/randevu/{id}/hizmetler', {
    params: kimlikParams,
    reply: z.object({ liste: z.array(RandevuHizmet) }),
    yetki: 'randevuGoruntule',
  }),
  create: call.post('/randevu', {
    body: YeniRandevu,
    reply: z.object({ id: z.int(), ...uyari }),
    yetki: 'randevuEkle',
    kota: 'randevu',
    yeniIs: true,
    kayit: { menu: 'randevu', islem: 'ekleme' },
    konular: ['info'],
    nested: true,
  }),
  /** With randevuTasi alone a person may change only column and times. */
  update: call.put('/randevu', {
    /** Of two names, the one that differs from the saved appointment counts. */
    body: degisen(z.extend(RandevuKaydi, { kapsam, ...ikinciAdlar })),
    /** `oncekiler`: the former places of appointments of a series that were changed together; none without a `kapsam`. */
    reply: z.object({ id: z.int(), surum: z.int(), ...uyari, oncekiler: z.array(OncekiYer) }),
    yetki: ['randevuDuzenle', 'randevuTasi'],
    kayit: { menu: 'randevu', islem: 'guncelleme' },
    nested: true,
  }),
  /** Keeps the appointment with the reason and frees its time. */
  remove: call.delete('/randevu', {
    body: z.object({ id: kimlik(), silmeNedeni: metin(300), kapsam }),
    /** `digerleri`: the others of its series that were deleted with it. */
    reply: z.object({ id: z.int(), digerleri: z.array(z.int()) }),
    yetki: 'randevuSil',
    kayit: { menu: 'randevu', islem: 'silme' },
  }),
  /** Undoes a deletion, unless the time was given to somebody else meanwhile. Ours, because a press by mistake has to be undone. */
  restore: call.post('/randevu/geri-al', {
    body: z.object({ id: kimlik(), digerleri: listeAlani(ref('randevu'), EN_UZUN_SERI) }),
    reply: kimlikReply,
    yetki: 'randevuSil',
    kota: 'randevu',
    mesaj: 'randevuGeriAlindi',
    kayit: { menu: 'randevu', islem: 'ekleme' },
    konular: ['info'],
  }),
  /** Removes one service of an appointment: `id` is its line. */
  removeHizmet: call.delete('/randevu/hizmet', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'randevuDuzenle',
    kayit: { menu: 'randevu', islem: 'guncelleme' },
  }),
  /** The visit is over: from arrived to closed. */
  kapat: call.post('/randevu/randevu-kapat', {
    body: randevuBody,
    reply: kimlikReply,
    yetki: 'randevuDuzenle',
    mesaj: 'randevuKapatildi',
    kayit: { menu: 'randevu', islem: 'guncelleme' },
  }),
  /** Reminds the customer by SMS of an appointment to come, at most once a minute (spec 2§7.1). */
  smsGonder: call.post('/randevu/randevu-sms-gonder', {
    body: randevuBody,
    reply: kimlikReply,
    yetki: 'randevuDuzenle',
    mesaj: 'randevuSmsGonderildi',
    kayit: { menu: 'randevu', islem: 'guncelleme' },
  }),
  /** Opens a sale with the services of the appointment, or finds the one that is open already. */
  satis: call.post('/randevu/satis', {
    /** Ours: with `kampanyali` the campaigns are taken off as it is opened. */
    body: z.object({ randevuID: alsoNamed(ref('randevu'), 'id'), kampanyali: evetHayir(false) }),
    reply: z.object({ id: z.int() }),
    yetki: 'randevuSatis',
    kota: 'satisModulu',
    yeniIs: true,
    kayit: { menu: 'satis', islem: 'ekleme' },
    konular: ['musteri'],
  }),
  basliklar: call.get('/randevu/basliklar', {
    /** With `tumu` false the list has only the columns that the calendar shows. */
    query: z.object({ tumu: evetHayir(true) }),
    reply: z.object({ liste: z.array(z.object({ ...baslikAlanlari, bayiID: z.int() })), surum: z.int() }),
    yetki: 'giris',
  }),
  saveBasliklar: call.post('/randevu/basliklar', {
    body: z.object({ surum: surumOrNull(), model: degisenListe(z.array(RandevuBasligi).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(60, { error: 'istekBuyuk' }))) }),
    /** The ids of the new columns, in their order. */
    reply: z.object({ idler: z.array(z.int()) }),
    yetki: 'randevuAyarlari',
    kayit: { menu: 'ayarlar', islem: 'guncelleme', nesne: 'baslik' },
  }),
  removeBaslik: call.delete('/randevu/basliklar', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'randevuAyarlari',
    kayit: { menu: 'ayarlar', islem: 'silme', nesne: 'baslik' },
  }),
  ayarlar: call.get('/randevu/ayarlar', { reply: z.object({ ayarlar: z.extend(RandevuAyari, { bayiID: z.int() }), surum: z.int() }), yetki: 'giris' }),
  saveAyarlar: call.post('/randevu/ayarlar', {
    body: degisen(z.extend(RandevuAyari, { surum: surumOrNull() })),
    yetki: 'randevuAyarlari',
    kayit: { menu: 'ayarlar', islem: 'guncelleme' },
  }),
};
