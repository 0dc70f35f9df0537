import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, evetHayir, kimlik, ondalik, ref, sayi, secim, sifirYok, tamSayi, yuzde } from './fields.ts';
import { altTanim, ayriYolluTanim, ortakTanim, tanim, type TanimTanimi, withNesne } from './tanim-turu.ts';

/** The payment method that is cash, in every bayi. */
export const NAKIT_ID = 1;

const aktifMi = evetHayir(true);
const iskonto = z._default(yuzde('iskonto100'), 0);
const genel = 'ayarlarGenelAyarIslemleri';

/*
 * Every kind of definition (spec 2§3.2). A new kind needs an entry here, a table of its name with its columns, and its texts.
 * Fields and kinds have the names of their columns and tables: `hastaTuru` is hasta_turu, `kategoriID` is kategori_id.
 */
const TANIMLAR = withNesne({
  musteriGrubu: ayriYolluTanim({
    bolum: 'musteri',
    path: '/grup/musteri-gruplari',
    kaydet: '/grup/musteri-gruplari-kaydet',
    sil: '/grup/musteri-gruplari-sil',
    yetki: 'ayarGrup',
    alanlar: { iskonto, ikinciFiyat: evetHayir(false), aktifMi },
    konular: ['musteri'],
    // The default group of a customer (spec 1§3).
    kalici: [1],
  }),
  neredenDuydunuz: tanim({ bolum: 'musteri', path: '/neredenduydunuz', yetki: genel, alanlar: { aktifMi }, okunan: { bayiID: z.int() }, konular: ['musteri'] }),
  meslek: tanim({ bolum: 'musteri', path: '/meslek', yetki: genel, alanlar: { aktifMi }, konular: ['musteri'], adaGore: true }),
  ozelDurum: tanim({ bolum: 'musteri', path: '/ozeldurum', yetki: genel, alanlar: { aktifMi }, konular: ['musteri'], nested: true }),
  hastaTuru: tanim({
    bolum: 'musteri',
    path: '/genel/hasta-turleri',
    yetki: genel,
    alanlar: { iskonto, aktifMi },
    konular: ['musteri'],
  }),
  uyruk: ortakTanim({ bolum: 'musteri', path: '/genel/uyruklar', okunan: { kod: z.string() } }),
  kurum: tanim({ bolum: 'musteri', path: '/kurum', yetki: genel, alanlar: { iskonto, aktifMi }, adaGore: true }),
  altKurum: altTanim({
    bolum: 'musteri',
    path: '/kurum/alt-kurumlar',
    yetki: genel,
    alanlar: { anlasmaliKurumID: ref('kurum'), aktifMi },
    ust: { tur: 'kurum', alan: 'anlasmaliKurumID', param: 'kurumID', listePath: '/kurum/{kurumID}/alt-kurumlar' },
    ayni: ['anlasmaliKurumID'],
    adaGore: true,
  }),
  tedarikci: tanim({ bolum: 'satis', path: '/tedarikci', yetki: 'stokDegistir', alanlar: { aktifMi }, konular: ['stok'], adaGore: true }),
  birim: tanim({ bolum: 'satis', path: '/birim', yetki: 'ayarBirim', alanlar: { aktifMi }, okunan: { sistem: z.boolean() }, konular: ['urun'] }),
  paketGrubu: tanim({ bolum: 'satis', path: '/grup', yetki: 'ayarGrup', alanlar: { iskonto, aktifMi } }),
  taksitPlani: tanim({
    bolum: 'satis',
    path: '/taksitplani',
    yetki: 'taksitPlani',
    alanlar: { taksitSayisi: z._default(sifirYok(tamSayi(1, 60)), 1), aktifMi },
    nested: true,
  }),
  odemeSekli: tanim({
    bolum: 'satis',
    path: '/odemesekli',
    yetki: 'ayarOdemeSekli',
    alanlar: {
      satistaGoster: evetHayir(true),
      iskontoMu: evetHayir(false),
      personelHarcamasiMi: evetHayir(false),
      puanOdemesiMi: evetHayir(false),
      odemeKatsayi: z._default(sayi().check(z.gte(0, { error: 'sayiGecersiz' }), z.lte(100, { error: 'sayiGecersiz' }), ondalik(2, 'sayiGecersiz')), 1),
      taksitSayisi: z._default(sifirYok(tamSayi(1, 60)), 1),
      aktifMi,
    },
    suzgecler: { satistaGoster: bos(z.boolean()) },
    nested: true,
    konular: ['kasa', 'satis'],
    kalici: [NAKIT_ID],
    ayni: ['iskontoMu', 'personelHarcamasiMi', 'puanOdemesiMi'],
  }),
  kategori: tanim({
    bolum: 'kasa',
    path: '/kategori',
    yetki: 'ayarKategori',
    alanlar: { gelirMi: secim('gelirMi', bos(z.boolean({ error: 'secimGecersiz' }))), aktifMi },
    suzgecler: { gelirMi: bos(z.boolean()) },
    konular: ['kasa'],
    // Sales book their income here, wages their expense (spec 2§9).
    kalici: [1, 3],
    ayni: ['gelirMi'],
  }),
  altKategori: altTanim({
    bolum: 'kasa',
    path: '/kategori/alt-kategoriler',
    yetki: 'ayarKategori',
    alanlar: { kategoriID: ref('kategori'), aktifMi },
    ust: { tur: 'kategori', alan: 'kategoriID', param: 'kategoriID', listePath: '/kategori/{kategoriID}/alt-kategoriler' },
    konular: ['kasa'],
    // Services and products sold.
    kalici: [1, 2],
    ayni: ['kategoriID'],
  }),
  gelenAramaHizmeti: tanim({ bolum: 'gorusme', path: '/gelenaramahizmet', yetki: genel, alanlar: { aktifMi } }),
  gelenAramaDurumu: tanim({ bolum: 'gorusme', path: '/gelenaramadurum', yetki: genel, alanlar: { aktifMi }, nested: true }),
  gelenAramaSonucu: tanim({ bolum: 'gorusme', path: '/sonuc', yetki: genel, alanlar: { aktifMi }, nested: true }),
  gorusmeKonusu: tanim({ bolum: 'gorusme', path: '/gorusmekonu', yetki: genel, alanlar: { aktifMi }, nested: true }),
  gorusmeSekli: ortakTanim({ bolum: 'gorusme', path: '/genel/gorusme-sekilleri' }),
  anketor: tanim({ bolum: 'gorusme', path: '/ankator', yetki: genel, alanlar: { aktifMi } }),
});

type Turler = typeof TANIMLAR;
export type TanimTuru = keyof Turler;
export const TANIM_TURLERI = Object.keys(TANIMLAR) as TanimTuru[];
/** An entry of a kind in the lists. */
export type TanimSatiri<T extends TanimTuru> = z.output<Turler[T]['satir']>;
/** Any kind. */
export const tanimOf = (tur: TanimTuru): TanimTanimi => TANIMLAR[tur];

const mapTurler = <P extends keyof Turler[TanimTuru]>(part: P) =>
  Object.fromEntries(TANIM_TURLERI.map((tur) => [tur, TANIMLAR[tur][part]])) as { [T in TanimTuru]: Turler[T][P] };

/** The calls of each kind, a noun of its own on the wire: `tanimTuruCalls.meslek.create`. */
export const tanimTuruCalls = mapTurler('calls');

const satirlar = mapTurler('satir');
const listeler = Object.fromEntries(TANIM_TURLERI.map((tur) => [tur, z.array(satirlar[tur])])) as { [T in TanimTuru]: z.ZodMiniArray<Turler[T]['satir']> };

/** The flags of all kinds. The handler checks which of them a kind has. */
const ayarlar = [...new Set(TANIM_TURLERI.flatMap((tur) => tanimOf(tur).yetki ?? []))];
const tur = z.enum(TANIM_TURLERI as [TanimTuru, ...TanimTuru[]]);

/** A place where an entry is used, and how often. `nerede` is a key of the panel's texts. */
const KullanimSatiri = z.object({ nerede: z.string(), adet: z.int() });
export type Kullanim = z.output<typeof KullanimSatiri>;

const Birlestirme = z.object({
  id: z.int(),
  tur,
  gidenAdi: z.string(),
  kalanAdi: bos(z.string()),
  adet: z.int(),
  personelAdi: z.string(),
  zaman: z.string(),
  geriAlmaZamani: bos(z.string()),
});

const konular = ['musteri', 'urun', 'kasa', 'satis'] as const;

/** Calls for all kinds. They are ours, in addition to the specification's. */
export const tanimCalls = {
  /** Every list at once, for the select boxes and the screen of definitions. */
  hepsi: call.get('/tanim', { reply: z.object({ tanimlar: z.object(listeler) }), yetki: 'giris' }),
  kullanim: call.get('/tanim/{tur}/{id}/kullanim', {
    params: z.object({ tur, id: kimlik() }),
    reply: z.object({ kullanim: z.array(KullanimSatiri), toplam: z.int() }),
    yetki: ayarlar,
  }),
  /** Turns all uses of `id` into uses of `hedefID` and removes `id`. */
  birlestir: call.post('/tanim/birlestir', {
    body: z.object({ tur, id: kimlik(), hedefID: kimlik() }),
    /** `birlestirmeID` is the id for undoing it. */
    reply: z.object({ id: z.int(), adet: z.int(), birlestirmeID: z.int() }),
    yetki: ayarlar,
    mesaj: 'tanimBirlestirildi',
    kayit: { menu: 'ayarlar', islem: 'guncelleme', nesne: 'tanimBirlestirme' },
    konular,
  }),
  /** The mergers that can still be undone and those that were undone, newest first. */
  birlestirmeler: call.get('/tanim/birlestirmeler', { reply: z.object({ liste: z.array(Birlestirme) }), yetki: ayarlar }),
  /** Restores the entry, and all references that still point where the merger left them. */
  geriAl: call.post('/tanim/birlestirme-geri-al', {
    body: z.object({ id: kimlik() }),
    reply: z.object({ id: z.int(), adet: z.int() }),
    yetki: ayarlar,
    mesaj: 'tanimGeriGeldi',
    kayit: { menu: 'ayarlar', islem: 'silme', nesne: 'tanimBirlestirme' },
    konular,
  }),
};
