import type { AnyCall } from '@defter/contract/call.ts';

/** The parameter of `usePanel` that opens a page with its panel for something new. */
const NEW = 'panel=0';

/**
 * The first state of the appointments: `musteri` is the customer that the next press books, `bosYer` a free time to ask customers about, the others
 * narrow a view.
 */
type RandevuSorgusu = { tarih?: string; musteri?: number; bosYer?: string; gorunum?: 'liste'; personelID?: number; baslangicTarihi?: string; bitisTarihi?: string };

/** Every address of the panel (spec 1§2, 2§2.1), and with that of a screen or a paper the right to it. Nothing else in the panel writes a path. */
export const paths = {
  bugun: screen('giris', () => '/'),
  login: () => '/login',
  register: () => '/register',
  registerSuccess: () => '/register-success',
  forgotPassword: () => '/forgot-password',
  logout: () => '/logout',
  notFound: () => '/404',
  /** The legal texts, open to everybody (spec 2§2.2). */
  kosul: (metin: 'sozlesme' | 'gizlilik' | 'aydinlatma') => `/yasal/${metin}`,
  hesap: screen('giris', (bolum?: 'parola' | 'oturumlar' | 'paket') => (bolum ? `/hesap?bolum=${bolum}` : '/hesap')),

  randevular: screen('randevuGoruntule', ({ tarih, musteri, bosYer, ...suzgec }: RandevuSorgusu = {}) =>
    withQuery('/randevular', {
      tarih,
      musteri,
      bosYer,
      gorunum: suzgec.gorunum,
      personelID: suzgec.personelID,
      baslangicTarihi: suzgec.baslangicTarihi,
      bitisTarihi: suzgec.bitisTarihi,
    }),
  ),
  /** A day on paper, a sheet for each column. */
  gunYazdir: screen('randevuGoruntule', ({ tarih, sutun }: { tarih?: string; sutun?: string } = {}) => withQuery('/randevular/yazdir', { tarih, sutun })),
  /** Requests of customers: those that wait for an answer, and the others with their outcome. */
  talepler: screen('randevuTalep', () => '/randevular/talepler'),
  bekleme: screen('randevuTalep', () => '/randevular/bekleme'),
  /** The waiting list with its form, for a customer. */
  bekleyecek: ({ musteri }: { musteri?: number } = {}) => `${withQuery('/randevular/bekleme', { musteri })}${musteri === undefined ? '?' : '&'}${NEW}`,
  yeniRandevu: () => `/randevular?${NEW}`,
  musteriler: screen('musteriGoruntule', () => '/musteriler'),
  yeniMusteri: () => `/musteriler?${NEW}`,
  tekrarlar: screen('musteriGoruntule', () => '/musteriler/tekrarlar'),
  musteri: screen('musteriGoruntule', (id: number, sekme?: 'fotograflar' | 'kvkk' | 'mesajlar' | 'odemeler' | 'paketler') => withQuery(`/musteriler/${id}`, { sekme })),
  veriDokumu: screen('musteriIletisim', (id: number) => `/musteriler/${id}/veri-dokumu`),
  cariKart: screen('musteriCari', (id: number, { baslangicTarihi, bitisTarihi }: { baslangicTarihi?: string; bitisTarihi?: string } = {}) =>
    withQuery(`/musteriler/${id}/cari-kart`, { baslangicTarihi, bitisTarihi }),
  ),
  taksitler: screen('taksitGoruntule', () => '/taksitler'),
  /** Calls of the telephone: all of a day, or those that wait. */
  aramalar: screen('gelenArama', ({ gorunum }: { gorunum?: 'cevapsiz' | 'aranacak' } = {}) => withQuery('/aramalar', { gorunum })),
  /** The form of a new call, or of one that answers another call. */
  yeniArama: ({ onceki }: { onceki?: number } = {}) => `${withQuery('/aramalar', { onceki })}${onceki === undefined ? '?' : '&'}${NEW}`,
  /** A call with its form, and on it a new customer. */
  arama: (id: number, { yeni }: { yeni?: 'musteri' } = {}) => withQuery('/aramalar', { panel: id, yeni }),
  satislar: screen('satisGoruntule', () => '/satislar'),
  raporlar: screen('raporlama', () => '/raporlar'),
  /** A report with filters, or a view of it by its id, with its days as of then. */
  rapor: screen('raporlama', (ad: string, suzgec: Readonly<Record<string, string | number | undefined>> & { gorunum?: number } = {}) =>
    withQuery(`/raporlar/${ad}`, suzgec),
  ),
  /** A report on A4, with the query of the screen. */
  raporKagidi: screen('raporlama', (ad: string, sorgu: Readonly<Record<string, string | undefined>> = {}) => withQuery(`/raporlar/${ad}/yazdir`, sorgu)),
  yeniSatis: screen(['satisEkle', 'musteriSatis'], ({ musteri }: { musteri?: number } = {}) => withQuery('/satis', { musteri })),
  satis: screen(['satisGoruntule', 'musteriSatis'], (id: number) => `/satis/${id}`),
  /** The sale of a package, new or saved. */
  paketSatis: screen(['satisEkle', 'musteriSatis'], ({ musteri, program }: { musteri?: number; program?: number } = {}) =>
    withQuery('/paket-satis', { musteri, program }),
  ),
  paketDuzenle: screen(['satisGoruntule', 'musteriSatis'], (id: number) => `/paket-satis/${id}`),
  /** Sessions of a customer, to take one. */
  seansDusme: screen(['satisEkle', 'musteriSatis'], ({ musteri }: { musteri?: number } = {}) => withQuery('/seans-dusme', { musteri })),
  /** The sale on a sheet of A4, or half of one. */
  satisA4: screen('satisYazdir', (id: number, sorgu: { boy?: 'a5' } = {}) => withQuery(`/satis/a4/${id}`, sorgu)),
  /** The receipt on the roll of that width, the wide one by default. */
  satisAdisyon: screen('satisYazdir', (id: number, { en }: { en?: number } = {}) => withQuery(`/satis/adisyon/${id}`, { en })),
  /** The papers of a sale in instalments: its contract with the notice of withdrawal, or its notes. */
  taksitSozlesmesi: screen('satisYazdir', (id: number, { belge }: { belge?: 'senet' } = {}) => withQuery(`/satis/taksit-sozlesmesi/${id}`, { belge })),
  /** The receipt of a collection: on the wide roll, the narrow one, or A5. */
  tahsilatMakbuzu: screen(['satisYazdir', 'musteriTahsilat'], (id: number, boy?: 'fis' | 'fis58' | 'a5') => withQuery(`/satis/tahsilat/${id}`, { boy })),
  /** The service agreement on paper, of a sale or of a customer without one. */
  sozlesme: screen(['satisYazdir', 'musteriGoruntule'], ({ satis, musteri }: { satis?: number; musteri?: number } = {}) =>
    withQuery('/hizmet-satis-sozlesmesi', { satis, musteri }),
  ),
  kasa: screen('kasaIslemleri', () => '/kasa'),
  gunSonu: screen('kasaIslemleri', ({ tarih }: { tarih?: string } = {}) => withQuery('/kasa/gun-sonu', { tarih })),
  /** A closed day on A4, or on the roll of that width. */
  gunSonuKagidi: screen('kasaIslemleri', (id: number, { en }: { en?: number } = {}) => withQuery(`/kasa/gun-sonu/${id}`, { en })),
  /** Recurring costs. */
  duzenliGiderler: screen('kasaIslemleri', () => '/kasa/duzenli-giderler'),
  /** The check whether all bookings agree. */
  mutabakat: screen('kasaTumHesaplar', () => '/kasa/mutabakat'),
  kampanyalar: screen('kampanya', () => '/kampanyalar'),
  prim: screen('giris', () => '/prim'),
  paketProgram: screen('paketGoruntule', () => '/paket-program-olustur'),
  tanimlamalar: screen(['ayarlarGenelAyarIslemleri', 'ayarKategori', 'ayarGrup', 'ayarOdemeSekli', 'ayarBirim', 'taksitPlani'], () => '/tanimlamalar'),
  urunler: screen('urunGoruntule', ({ anaUrunID }: { anaUrunID?: number } = {}) => withQuery('/urunler', { anaUrunID })),
  /** Stock: a tab of it, or the movements of a product. */
  stoklar: screen('stokGoruntule', ({ sekme, urun }: { sekme?: 'giris' | 'sayim' | 'servis' | 'sonKullanma' | 'siparis'; urun?: number } = {}) =>
    withQuery('/stoklar', { sekme, urun }),
  ),
  /** Labels with barcodes, for the printer: of these products, so many of each. */
  etiketler: screen('stokGoruntule', ({ urunler, adet }: { urunler?: string; adet?: number } = {}) => withQuery('/stoklar/etiket', { urunler, adet })),
  urunGruplari: screen('urunGoruntule', () => '/urun-gruplari'),
  altUrun: screen('urunGoruntule', (id: number) => `/urunler/${id}`),
  fiyatDegisimi: screen('urunDuzenle', ({ anaUrunID }: { anaUrunID?: number } = {}) => withQuery('/urunler/fiyatlar', { anaUrunID })),
  smsGonder: screen('smsGonder', () => '/sms-gonder'),
  /** The replies of customers. */
  gelenMesajlar: screen(['smsMesaj', 'smsGonder'], () => '/gelen-mesajlar'),
  bildirimGonder: screen('smsGonder', () => '/bildirim-gonder'),
  smsHazirMesaj: screen(['smsSablon', 'smsGonder'], () => '/sms-hazir-mesaj'),
  /** The outcome of messages: the sendings, or the messages of one of them. */
  smsRaporlari: screen(['smsRapor', 'smsGonder'], ({ gonderimID }: { gonderimID?: number } = {}) =>
    withQuery('/sms-raporlari', { sekme: gonderimID === undefined ? undefined : 'mesajlar', gonderimID }),
  ),
  smsYukle: screen('smsYukle', () => '/sms-yukle'),
  smsAyarlari: screen('smsAyar', () => '/sms-ayarlari'),
  whatsapp: screen(['whatsappAyarlari', 'smsGonder'], () => '/whatsapp'),
  duyurular: screen('giris', () => '/duyurular'),
  entegrasyonlar: screen('ayarlarGenelAyarIslemleri', () => '/entegrasyonlar'),
  /** Everything of the business as one file. */
  veriPaketi: screen('yetkiVer', () => '/verilerim'),
  otomatikMesajlar: screen('smsAyar', () => '/otomatik-sms-ayarlari'),
  vardiyaPlani: screen(['vardiyaKullan', 'randevuGoruntule'], () => '/vardiya-plani'),
  onlineRandevu: screen('randevuAyarlari', () => '/online-appointment'),
  kayitGunlugu: screen('kayitGunlugu', () => '/kayitgunlugu'),
  girisCikis: screen('personelGirisCikis', () => '/giris-cikis'),
  /** The address that a phone opens after reading the code at the door. */
  okut: screen('giris', (kod: string) => `/giris-cikis/${kod}`),
  ayarlar: screen(['ayarlarGenelAyarIslemleri', 'firmaIslemleri', 'randevuAyarlari'], (sekme?: string) => withQuery('/genel-ayarlar', { sekme })),
  yeniPersonel: () => `/personeller?${NEW}`,
  personeller: screen('personelGoruntule', (sekme?: 'roller') => withQuery('/personeller', { sekme })),
};

/** An address for signed-in people, with the right to it: one flag, one of several, or 'giris' for all colleagues. */
function screen<Path extends (...args: never[]) => string>(yetki: AnyCall['yetki'], path: Path): Path & { yetki: AnyCall['yetki'] } {
  return Object.assign(path, { yetki });
}

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  return given.length === 0 ? path : `${path}?${given.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/** The same addresses as patterns for the route table: `pattern(paths.musteri)` is `/musteriler/:id`. */
export const pattern = (path: (id: never) => string): string => path(':id' as never);
