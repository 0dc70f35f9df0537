import * as z from 'zod/mini';
import { beklemeCalls } from './bekleme.ts';
import { call } from './call.ts';
import { duzenliGiderCalls } from './duzenli-gider.ts';
import { bos, ePosta, gizliMetin, kimlik, liste, metin, para, ref, sayi, secim, tamSayi, tarihAlani } from './fields.ts';
import { gelenAramaCalls } from './gelen-arama.ts';
import { kurulumCalls, KURULUM_ADIMLARI } from './kurulum.ts';
import { randevuTalepCalls } from './randevu-talep.ts';
import { GunRandevusu, Randevu, randevuCalls } from './randevu.ts';
import { satisCalls } from './satis.ts';
import { STOK_DURUMLARI } from './stok-durumu.ts';
import { TaksitSatiri } from './taksit.ts';

/*
 * The first page (spec 2§3.13, 2§7.17). The specification asks for each section with a call of its own and names no fields;
 * ours asks for all of them at once (docs/adr/0300).
 */

/** The customer of a row, and their phone. */
const kisi = { musteriID: z.int(), adSoyad: z.string(), telefon: bos(gizliMetin('telefon')) };

const DogumGunu = z.object({
  ...kisi,
  /** The day of this year on which it is celebrated: a birthday of 29 February is on the 28th in other years. */
  tarih: z.string(),
  yas: z.int(),
});

/** Packages with one session left. */
const SonSeans = z.object({ id: z.int(), ...kisi, satisID: z.int(), altUrunID: bos(z.int()), adi: z.string(), seans: z.int(), kalan: z.int(), bitis: bos(z.string()) });

/** A package or a sale on instalments without a contract yet. */
const SozlesmesizSatis = z.object({ id: z.int(), ...kisi, satisNo: z.int(), tarih: z.string(), hizmetler: bos(z.string()), toplamTutar: para(), /** Its contract is that of a sale on instalments. */ taksitliMi: z.boolean() });

/** A service that a customer had and that is due again after the days set at the service. */
const TekrarGelen = z.object({
  ...kisi,
  altUrunID: z.int(),
  adi: z.string(),
  /** The day of the last time. */
  sonTarih: z.string(),
  /** The day on which it is due. */
  tarih: z.string(),
});

/** A product with too little stock. */
const EksikUrun = z.object({ id: z.int(), adi: z.string(), birimAdi: bos(z.string()), miktar: sayi(), durum: secim('stokDurumu', z.enum(STOK_DURUMLARI)) });

const GelirGiderGunu = z.object({ tarih: z.string(), gelir: para(), gider: para() });
const RandevuGunu = z.object({ tarih: z.string(), sayi: z.int() });

/** The day, today without one; a list may be paged. */
const gun = { tarih: bos(tarihAlani()) };
const sayfa = z.object({ sayfa: bos(tamSayi(1, 100_000)), sayfaBoyutu: bos(tamSayi(1, 500)) });

/** The facts of the company that are asked for before it works (spec 2§4): all are required (spec 2§5). */
const temelBilgiler = { firmaAdi: metin(160), sektorID: kimlik(), ePosta: ePosta(), ilID: ref('il'), ilceID: ref('ilce') };

/** The same figure on the day, on the day before and a week before; null without the right to see past days. */
const beside = <T extends z.ZodMiniType>(figure: () => T) => ({ dun: z.nullable(figure()), gecenHafta: z.nullable(figure()) });

const ayniGun = { yetki: 'giris' } as const;

const bolumler = {
  /** Whether there is anything of each kind yet; `tumu` says that all of it is there. */
  ilerleme: call.get('/dashboard/ilerleme', { reply: z.object({ satisVar: z.boolean(), randevuVar: z.boolean(), musteriVar: z.boolean(), tumu: z.boolean() }), ...ayniGun }),
  musteriSayisi: call.get('/dashboard/musteri-sayisi', { reply: z.object({ musteriSayisi: z.int() }), yetki: 'musteriGoruntule' }),
  gunlukRandevuSayisi: call.get('/dashboard/gunluk-randevu-sayisi', { query: z.object(gun), reply: z.object({ gunlukRandevuSayisi: z.int(), ...beside(() => z.int()) }), yetki: 'randevuGoruntule' }),
  /** The sales of the day, summed as the list of sales does. */
  toplamSatis: call.get('/dashboard/toplam-satis', { query: z.object(gun), reply: z.object({ toplamSatis: para(), ...beside(para) }), yetki: 'satisGoruntule' }),
  /** Sales that were begun and not finished, of any day. */
  islemdeOlanlar: call.get('/dashboard/islemde-olanlar', { query: sayfa, reply: z.object({ islemdeOlanlar: z.int(), ...satisCalls.list.reply.shape }), yetki: 'satisGoruntule' }),
  /** Birthdays of this day and of the six after it. */
  dogumGunuOlanlar: call.get('/dashboard/dogum-gunu-olanlar', { query: z.extend(sayfa, gun), reply: liste(DogumGunu), yetki: 'musteriGoruntule' }),
  /** Open instalments of today and of the six days after it. */
  taksitiGelenler: call.get('/dashboard/taksiti-gelenler', { query: sayfa, reply: liste(TaksitSatiri), yetki: 'taksitGoruntule' }),
  taksitiGecenler: call.get('/dashboard/taksiti-gecenler', { query: sayfa, reply: liste(TaksitSatiri), yetki: 'taksitGoruntule' }),
  paketProgramSonSeans: call.get('/dashboard/paket-program-son-seans', { query: sayfa, reply: liste(SonSeans), yetki: 'paketGoruntule' }),
  /** Appointments of the last 30 days whose time is over and without a word whether the customer came. */
  randevusuGecenler: call.get('/dashboard/randevusu-gecenler', { query: sayfa, reply: liste(Randevu), yetki: 'randevuGoruntule' }),
  /** Cancelled and postponed appointments since a week ago whose customers have no other appointment ahead. */
  randevusuIptalEdilenler: call.get('/dashboard/randevusu-iptal-edilenler', { query: sayfa, reply: liste(Randevu), yetki: 'randevuGoruntule' }),
  sozlesmesiVerilmeyenler: call.get('/dashboard/sozlesmesi-verilmeyenler', { query: sayfa, reply: liste(SozlesmesizSatis), yetki: 'satisGoruntule' }),
  hizmetSuresiGelenler: call.get('/dashboard/hizmet-suresi-gelenler', { query: sayfa, reply: liste(TekrarGelen), yetki: 'musteriGoruntule' }),
  /** The till day by day, the day last; transfers between accounts are neither income nor expense. */
  sonGelirGider: call.get('/dashboard/son-30-gun-gelir-gider-raporu', { reply: z.object({ liste: z.array(GelirGiderGunu), gelir: para(), gider: para() }), yetki: 'kasaIslemleri' }),
  gelecekRandevular: call.get('/dashboard/gelecek-30-gun-randevu-raporu', { reply: z.object({ liste: z.array(RandevuGunu), toplam: z.int() }), yetki: 'randevuGoruntule' }),
  uyelikAdimYuzdelik: call.get('/dashboard/uyelik-adim-yuzdelik', {
    reply: z.object({ yuzde: z.int(), tamamlanan: z.int(), toplam: z.int(), adimlar: z.array(z.object({ ad: z.enum(KURULUM_ADIMLARI), bittiMi: z.boolean() })) }),
    ...ayniGun,
  }),
  /** The campaigns of the day that have a picture. */
  sliderResimler: call.get('/dashboard/slider-resimler', { reply: z.object({ liste: z.array(z.object({ id: z.int(), resim: z.string(), baslik: z.string() })) }), ...ayniGun }),
  temelBilgiler: call.get('/dashboard/temel-bilgiler', {
    reply: z.object({ firmaAdi: z.string(), sektorID: z.int(), ePosta: bos(z.string()), ilID: bos(z.int()), ilceID: bos(z.int()), eksikMi: z.boolean() }),
    ...ayniGun,
  }),
};

/** A section with a right: null for people without it. */
const bolumOf = <T extends z.ZodMiniType>(reply: T) => z.nullable(reply);

export const dashboardCalls = {
  ...bolumler,
  saveTemelBilgiler: call.put('/dashboard/temel-bilgiler', {
    body: z.object(temelBilgiler),
    reply: z.object({ statusCode: z.literal(200) }),
    yetki: 'firmaIslemleri',
    kayit: { menu: 'ayarlar', islem: 'guncelleme', kayitID: null },
    konular: ['bayi', 'ayar'],
  }),
  /** Ours: the whole first page in one reading, of one moment. */
  bugun: call.get('/dashboard/bugun', {
    reply: z.object({
      tarih: z.string(),
      /** The appointments of the day without cancelled and postponed ones. */
      randevular: bolumOf(liste(GunRandevusu)),
      bekleyenler: bolumOf(randevuCalls.bekleyenler.reply),
      talepler: bolumOf(randevuTalepCalls.list.reply),
      bosalanlar: bolumOf(beklemeCalls.bosalanlar.reply),
      aramaSayilari: bolumOf(gelenAramaCalls.bekleyenler.reply),
      cevapsizAramalar: bolumOf(gelenAramaCalls.list.reply),
      aranacaklar: bolumOf(gelenAramaCalls.list.reply),
      giderler: bolumOf(duzenliGiderCalls.list.reply),
      kurulum: bolumOf(kurulumCalls.get.reply),
      musteriSayisi: bolumOf(bolumler.musteriSayisi.reply),
      gunlukRandevuSayisi: bolumOf(bolumler.gunlukRandevuSayisi.reply),
      toplamSatis: bolumOf(bolumler.toplamSatis.reply),
      islemdeOlanlar: bolumOf(bolumler.islemdeOlanlar.reply),
      dogumGunuOlanlar: bolumOf(bolumler.dogumGunuOlanlar.reply),
      taksitiGelenler: bolumOf(bolumler.taksitiGelenler.reply),
      taksitiGecenler: bolumOf(bolumler.taksitiGecenler.reply),
      paketProgramSonSeans: bolumOf(bolumler.paketProgramSonSeans.reply),
      randevusuIptalEdilenler: bolumOf(bolumler.randevusuIptalEdilenler.reply),
      sozlesmesiVerilmeyenler: bolumOf(bolumler.sozlesmesiVerilmeyenler.reply),
      hizmetSuresiGelenler: bolumOf(bolumler.hizmetSuresiGelenler.reply),
      sonGelirGider: bolumOf(bolumler.sonGelirGider.reply),
      gelecekRandevular: bolumOf(bolumler.gelecekRandevular.reply),
      /** Null also if no campaign has a picture. */
      sliderResimler: bolumOf(bolumler.sliderResimler.reply),
      temelBilgiler: bolumOf(bolumler.temelBilgiler.reply),
      kritikStoklar: bolumOf(liste(EksikUrun)),
      /** Whether texts can leave: credits, account, and messages that were held back for want of either. */
      smsDurumu: bolumOf(z.object({ kalanKontor: z.int(), uyariMi: z.boolean(), evMi: z.boolean(), tutulanSayisi: z.int(), ayarSorunu: z.boolean() })),
      /** The number of differences that the last check of the till has found. */
      mutabakatFarki: bolumOf(z.object({ fark: z.int() })),
    }),
    yetki: 'giris',
    tekAn: true,
  }),
};

/** The fields that the record log shows of it: those of the company. */
export const TEMEL_BILGI_ALANLARI = temelBilgiler;
