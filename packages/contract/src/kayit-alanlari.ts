import * as z from 'zod/mini';
import { KVKK_AMACLARI } from '@defter/rules/kvkk.ts';
import { AltUrunBirimKaydi } from './alt-urun.ts';
import { PrimKuraliKaydi } from './prim.ts';
import { PaketProgramKaydi } from './paket-program.ts';
import { ayarCalls } from './ayar.ts';
import { BEKLEME_KAYIT_ALANLARI, TEKLIF_KAYIT_ALANLARI } from './bekleme.ts';
import type { Kayit, KayitMenusu } from './call.ts';
import { gizliMetin, para, metin, ref, sayi, secim, tarihAlani, tamSayi, zaman } from './fields.ts';
import { DuyuruKaydi } from './duyuru.ts';
import { DuzenliGiderKaydi } from './duzenli-gider.ts';
import { FirmaAlanlari } from './firma.ts';
import { fiyatDegisimiCalls } from './fiyat-degisimi.ts';
import { GELEN_ARAMA_KAYIT_ALANLARI } from './gelen-arama.ts';
import { GirisCikisKaydi } from './giris-cikis.ts';
import { IstisnaKaydi } from './istisna.ts';
import { GUN_SONU_KAYIT_ALANLARI } from './gun-sonu.ts';
import { ILETI_IZNI_KAYIT_ALANLARI } from './ileti-izni.ts';
import { Izin } from './izin.ts';
import { KAMPANYA_KAYIT_ALANLARI } from './kampanya.ts';
import { kaporaCalls, KaporaKaydi } from './kapora.ts';
import { AktarimKaydi, KasaKaydi } from './kasa.ts';
import { TEMEL_BILGI_ALANLARI } from './dashboard.ts';
import type { KayitNesnesi } from './kayit-nesneleri.ts';
import { kvkkCalls, Talep } from './kvkk.ts';
import { type Meaning, meaningOf, means } from './meaning.ts';
import { DigerBilgiler, musteriCalls, MusteriKaydi } from './musteri.ts';
import { OTOMATIK_SMS_KAYIT_ALANLARI } from './otomatik-sms.ts';
import { MusteriFiyatiKaydi } from './musteri-fiyati.ts';
import { SAYFA_KAYIT_ALANLARI } from './online-randevu.ts';
import { personelCariCalls } from './personel-cari.ts';
import { Personel, PersonelKaydi } from './personel.ts';
import { TALEP_KAYIT_ALANLARI } from './randevu-talep.ts';
import { RandevuAyari, RandevuBasligi, RandevuKaydi } from './randevu.ts';
import { SantralKaydi } from './santral.ts';
import { SatisKaydi } from './satis.ts';
import { PAKET_HAK_ALANLARI, PAKET_ISLEM_ALANLARI } from './seans-islemi.ts';
import { EVRAK_TIPLERI, GONDERIM_KAYIT_ALANLARI, SmsAyarKaydi } from './sms.ts';
import { imzaYolu, sozlesmeCalls } from './sozlesme.ts';
import { SAYIM_NEDENLERI, ServisUrunuKaydi, STOK_KAYDI, stokCalls, StokGirisKaydi } from './stok.ts';
import { taksitIslemi } from './taksit.ts';
import { TANIM_TURLERI, tanimOf } from './tanim.ts';
import { AltUrunKaydi, AnaUrunKaydi } from './urun.ts';
import { VardiyaSablonKaydi } from './vardiya.ts';
import { WEBHOOK_OLAYLARI, WebhookKaydi } from './webhook.ts';
import { WpAyarKaydi } from './wp.ts';
import type { Yetki } from './yetkiler.ts';
import { YANIT_KAYIT_ALANI } from './yanit.ts';

/*
 * The fields that the record log may show of each kind of record, by the names that a handler gives to `degisim`. Most are the saved fields, so a new
 * field of a record is in the log by itself. A field that is not listed is shown without its value.
 */

type Alanlar = Readonly<Record<string, z.ZodMiniType>>;

/** Marks fields without a value before: a reason, a choice that is no field of the record. */
const tek = <A extends Alanlar>(alanlar: A): A =>
  Object.fromEntries(Object.entries(alanlar).flatMap(([ad, alan]) => (meaningOf(alan) ? [[ad, means({ ...meaningOf(alan)!, tek: true }, z.clone(alan))]] : []))) as A;

/** Marks values that need this right, as on the record itself. */
const yalniz = <A extends Alanlar>(okuyan: Yetki, alanlar: A): A =>
  Object.fromEntries(Object.entries(alanlar).flatMap(([ad, alan]) => (meaningOf(alan) ? [[ad, means({ ...meaningOf(alan)!, okuyan }, z.clone(alan))]] : []))) as A;

const metinler = z.array(metin());
/** A picture, shown by its name. */
const dosyaAdi = means({ tur: 'dosya' }, z.string());
const haklar = z.array(means({ tur: 'hak' }, z.string()));
const hakDegisimi = tek({ verilenHaklar: haklar, alinanHaklar: haklar });
const geriGeldi = tek({ geriGeldi: z.boolean() });
const onaylar = z.array(secim('amac', z.enum(KVKK_AMACLARI)));
const verilenOnaylar = { rizalar: onaylar, ...tek({ verilenRizalar: onaylar, kanal: secim('kanal', z.enum(['smsKod', 'imza'])) }) };

const musteri = {
  ...MusteriKaydi.shape.musteri.shape,
  ...DigerBilgiler.shape,
  digerAciklama: metin(),
  telefonlar: z.array(gizliMetin('telefon')),
  varsayilanTelefon: gizliMetin('telefon'),
  adresler: z.array(gizliMetin('adres')),
  // The fields of a customer who is entered from an appointment.
  telefon: gizliMetin('telefon'),
  adres: gizliMetin('adres'),
  // Consents that were given while the customer was being entered.
  ...verilenOnaylar,
  /** The kind of hidden contact data that was shown. */
  alan: musteriCalls.iletisimGoster.body.shape.alan,
};

/** Contact data of colleagues is saved by people who may see it, and the log is read by others as well. */
const { cepTelefonu, evTelefonu, ePosta, adres, tcKimlikNo } = Personel.shape;
const { maas, hizmetPrim, urunPrim } = PersonelKaydi.shape;
const ucret = { ...yalniz('personelDuzenle', { maas }), ...yalniz('personelPrim', { hizmetPrim, urunPrim }) };
const personel = { ...PersonelKaydi.shape, cepTelefonu, evTelefonu, ePosta, adres, tcKimlikNo, ...ucret, ...hakDegisimi, ...tek({ girisYenilendi: z.boolean() }) };

const { tip, deger, yuvarlama, ikinciFiyat, gecerlilik } = fiyatDegisimiCalls.create.body.shape;
const tanimlar = Object.fromEntries(TANIM_TURLERI.map((tur) => [tur, { adi: metin(), ...tanimOf(tur).alanlar }])) as unknown as Record<(typeof TANIM_TURLERI)[number], Alanlar>;

/** Keys are the kind of record of the act (`kayit.nesne`), otherwise its menu. */
export const KAYIT_ALANLARI: Readonly<Record<KayitMenusu | KayitNesnesi, Alanlar>> = {
  ...tanimlar,
  musteri,
  primKurali: yalniz('personelPrim', { ...PrimKuraliKaydi.shape, basamaklar: metinler }),
  primDonemi: { ...tek({ ay: tarihAlani() }), ...yalniz('personelPrim', tek({ prim: para() })) },
  paketProgram: { ...PaketProgramKaydi.shape, icerikler: metinler },
  paketHak: { ...PAKET_HAK_ALANLARI, ...tek(PAKET_ISLEM_ALANLARI) },
  birlestirme: { ...musteri, ...tek({ birlestirilen: metin() }) },
  telefon: { telefon: gizliMetin('telefon') },
  adres: { adres: gizliMetin('adres') },
  fotograf: { tarih: tarihAlani() },
  kvkkRizasi: { ...verilenOnaylar, ...tek({ neden: metin() }) },
  kvkkTalebi: { ...kvkkCalls.createTalep.body.shape, durum: Talep.shape.durum, ...tek({ cevap: metin() }) },
  iletiIzni: ILETI_IZNI_KAYIT_ALANLARI,
  smsAyari: { ...SmsAyarKaydi.shape, kapaliGunler: z.array(sayi()), ...tek({ sifreDegisti: z.boolean() }) },
  wpAyari: { ...WpAyarKaydi.shape, ...tek({ sifreDegisti: z.boolean() }) },
  smsGonderimi: GONDERIM_KAYIT_ALANLARI,
  smsEvraki: tek({ evraklar: z.array(secim('evrakTipi', z.enum(EVRAK_TIPLERI))), kanalKodu: metin() }),
  hazirMesaj: { baslik: metin(), mesaj: metin(), tur: GONDERIM_KAYIT_ALANLARI.tur },
  farkliKisiler: tek({ kisiler: z.array(ref('musteri')) }),
  aktarim: { dosyaAdi: metin() },
  anonimlestirme: {},
  kisiselVeriler: {},
  durum: { aktifMi: z.boolean(), calisiyorMu: z.boolean(), webKullanicisi: z.boolean() },
  randevu: { ...RandevuKaydi.shape, hizmetler: z.array(ref('altUrun')), silmeNedeni: metin(), kaporaTutulan: para(), ...tek({ ziyaret: metinler, birlikte: metinler, smsGonderildi: z.boolean(), ...YANIT_KAYIT_ALANI }) },
  randevuTalep: TALEP_KAYIT_ALANLARI,
  bekleme: BEKLEME_KAYIT_ALANLARI,
  bosYerTeklifi: TEKLIF_KAYIT_ALANLARI,
  satis: {
    ...SatisKaydi.shape,
    uygulayanPersonelID: ref('personel'),
    hediyeNedeni: metin(),
    icerikler: metinler,
    odemeler: metinler,
    taksitler: metinler,
    bahsisler: metinler,
    bahsisPersonelID: z.array(ref('personel')),
    odemeSekliID: z.array(ref('odemeSekli')),
    hizmetler: z.array(ref('altUrun')),
    toplamTutar: para(),
    alinan: para(),
    sozlesmeVerildi: z.boolean(),
    ...tek({ neden: metin(), iadeEdilen: para(), kesintiTutari: para(), taksitIslemi: taksitIslemi(), imzaYolu: imzaYolu(), onaylayanID: ref('personel') }),
  },
  musteriFiyati: MusteriFiyatiKaydi.shape,
  satisOnayi: tek({ onaylayanID: ref('personel') }),
  kasa: { ...AktarimKaydi.shape, ...KasaKaydi.shape, gelir: para(), gider: para() },
  gunSonu: GUN_SONU_KAYIT_ALANLARI,
  kampanya: KAMPANYA_KAYIT_ALANLARI,
  kasaSayimi: { tarih: tarihAlani(), sayilan: para(), beklenen: para(), fark: para() },
  duzenliGider: { ...DuzenliGiderKaydi.shape, ...tek({ vade: tarihAlani(), neden: metin() }) },
  mutabakat: { tarih: tarihAlani() },
  duyuru: DuyuruKaydi.shape,
  santral: SantralKaydi.shape,
  otomatikSms: OTOMATIK_SMS_KAYIT_ALANLARI,
  gelenArama: { ...GELEN_ARAMA_KAYIT_ALANLARI, telefonNo: gizliMetin('telefon'), ...tek({ ilgilenildi: z.boolean() }) },
  urun: { ...AltUrunKaydi.shape, ...yalniz('urunGoruntule', { maliyet: AltUrunKaydi.shape.maliyet }), stoktaMi: z.boolean() },
  anaUrun: { ...AnaUrunKaydi.shape, puanVerilmesin: z.boolean() },
  altUrunBirim: AltUrunBirimKaydi.shape,
  sarf: { miktar: metin() },
  stok: { ...STOK_KAYDI.shape, miktar: sayi(), tur: stokCalls.cikis.body.shape.tur },
  satisSarfi: { miktar: sayi(), fire: sayi() },
  stokGirisi: { ...StokGirisKaydi.shape, icerikler: metinler, toplam: para() },
  stokSayimi: { tarih: tarihAlani(), sayilan: sayi(), nedenTuru: secim('sayimNedeni', z.enum(SAYIM_NEDENLERI)), neden: metin() },
  servisUrunu: { ...ServisUrunuKaydi.shape, fire: sayi() },
  yapanlar: { personelIDler: z.array(ref('personel')), sutunIDler: z.array(ref('sutun')), yerIDler: z.array(ref('sutun')), personelSayisi: sayi() },
  tasima: { anaUrunID: ref('anaUrun') },
  fiyatDegisimi: { ...tek({ tip, deger, yuvarlama, ikinciFiyat, gecerlilik }), fiyat: para(), fiyat2: para() },
  personel,
  rol: { adi: metin(), dunKapansin: z.boolean(), ...hakDegisimi, ...tek({ haklar }) },
  personelBayi: { bagliBayi: metin() },
  personelCari: yalniz('personelCari', personelCariCalls.create.body.shape),
  girisCikis: { ...GirisCikisKaydi.shape, zaman: zaman(), ...geriGeldi },
  izin: { izinTuru: Izin.shape.izinTuru, baslangic: zaman(), bitis: zaman(), aciklama: metin(), ...geriGeldi },
  vardiya: { vardiya: metin() },
  vardiyaSablonu: VardiyaSablonKaydi.shape,
  // Undoing a change of the settings is logged here, whatever part the change was about.
  ayarlar: {
    ...ayarCalls.save.body.shape,
    ...RandevuAyari.shape,
    ...RandevuBasligi.shape,
    ...FirmaAlanlari.shape,
    sektorID: TEMEL_BILGI_ALANLARI.sektorID,
    logo: dosyaAdi,
    ipAdresleri: metinler,
  },
  baslik: RandevuBasligi.shape,
  istisna: { ...IstisnaKaydi.shape, randevuSutunBaslikID: ref('sutun') },
  kapora: { ...KaporaKaydi.shape, iade: para(), tutulan: para(), karar: kaporaCalls.karar.body.shape.karar, ...tek({ neden: metin() }) },
  avans: { avans: para(), ...tek({ neden: metin() }) },
  puan: { puan: sayi(), ...tek({ neden: metin() }) },
  takvimAboneligi: { abone: z.boolean() },
  webhook: { ...WebhookKaydi.shape, olaylar: z.array(secim('webhookOlayi', z.enum(WEBHOOK_OLAYLARI))), ...tek({ yenidenGonderildi: z.boolean() }) },
  ipAdresi: { ipAdresleri: metinler },
  kvkkMetni: { amac: kvkkCalls.createMetin.body.shape.tur, surum: tamSayi(1, 2_000_000_000) },
  sozlesmeMetni: { sozlesmeTuru: sozlesmeCalls.createMetin.body.shape.tur, surum: tamSayi(1, 2_000_000_000) },
  tanimBirlestirme: tek({ liste: secim('liste', z.enum(TANIM_TURLERI as [string])), birlestirilen: metin(), kalan: metin(), adet: sayi() }),
  demo: {},
  oturum: {},
  cihaz: { cihaz: metinler },
  parola: {},
  paket: { paket: metin() },
  randevuSayfasi: SAYFA_KAYIT_ALANLARI,
  baglanti: { baglantiSayisi: sayi() },
  baslangic: tek({ gruplar: metinler }),
  kosullar: tek({ surum: sayi() }),
  excel: {},
};

/** The meaning of a field of an entry; undefined when it is not listed, so that nobody gets its value. */
export function meaningInLog({ menu, nesne }: Pick<Kayit, 'menu'> & { nesne?: KayitNesnesi | null }, alan: string): Meaning | undefined {
  const alanlar = KAYIT_ALANLARI[nesne ?? menu];
  const field = Object.hasOwn(alanlar, alan) ? alanlar[alan] : undefined;
  return field && meaningOf(field);
}
