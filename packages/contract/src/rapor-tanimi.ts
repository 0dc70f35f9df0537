import type { ExcelSutunu } from './excel-sutunu.ts';
import type { RaporYetkisi } from './yetkiler.ts';

/** A report by its name below `/rapor/` (spec 2§7.5). */
export type RaporAdi = RaporYetkisi extends `rapor:${infer Ad}` ? Ad : never;

/** The kinds of columns. `secim` is a choice that is told by a word. */
export type RaporTuru = 'metin' | 'sayi' | 'lira' | 'yuzde' | 'tarih' | 'zaman' | 'telefon' | 'secim';
/** Ids of a row, which no column shows and links need. */
export const RAPOR_KIMLIKLERI = ['musteriID', 'satisID', 'personelID', 'altUrunID', 'odemeSekliID', 'randevuID'] as const;
export type RaporKimligi = (typeof RAPOR_KIMLIKLERI)[number];

/** The link of a column: the record that an id of the row names, or a report of the same days narrowed to it. */
export type RaporBaglantisi = 'musteri' | 'satis' | 'stok' | { rapor: RaporAdi; suzgec?: RaporKimligi };

export type RaporSutunu = {
  ad: ExcelSutunu['ad'];
  tur: RaporTuru;
  /** Whether the sum over all pages is meaningful. */
  toplam?: true;
  baglanti?: RaporBaglantisi;
  /** The words of a choice in the catalogue of fields, and in a workbook. */
  sozler?: 'randevuDurumu' | 'satisTipi' | 'cinsiyet';
  degerler?: ExcelSutunu['degerler'];
  bos?: ExcelSutunu['bos'];
};

/** The filters of a report. `donem` are its days, `gun` the day at whose end balances are told. */
export type RaporSuzgeci = 'donem' | 'gun' | 'personelID' | 'grupID' | 'gelirMi' | 'altUrunID' | 'odemeSekliID';

/** A report as data: its call, right, screen, order, totals, workbook and tests come from it. Its statement stands in the server. */
export type Rapor = {
  sutunlar: readonly RaporSutunu[];
  kimlikler?: readonly RaporKimligi[];
  suzgecler: readonly RaporSuzgeci[];
  sirala: string;
  /** The column that is drawn by the first one: amounts of kinds as bars, days as a line. `isi` counts all rows by the weekday and hour of a moment. */
  grafik?: { tur: 'sutun' | 'cizgi' | 'isi'; deger: string };
  /** The report with the movements between the end of a past day and today. */
  sonrasi?: RaporAdi;
};

type Ad = RaporSutunu['ad'];
type Daha = Partial<RaporSutunu>;
const sutun = (tur: RaporTuru) => (ad: Ad, daha: Daha = {}): RaporSutunu => ({ ad, tur, ...daha });
export const metin = sutun('metin');
export const tarih = sutun('tarih');
export const zaman = sutun('zaman');
export const yuzde = sutun('yuzde');
/** A number or an amount with a meaningful sum. */
export const adet = (ad: Ad, daha: Daha = {}): RaporSutunu => ({ ad, tur: 'sayi', toplam: true, ...daha });
export const lira = (ad: Ad, daha: Daha = {}): RaporSutunu => ({ ad, tur: 'lira', toplam: true, ...daha });
/** A number without a meaningful sum, such as an age. */
export const sayi = sutun('sayi');
export const telefon: RaporSutunu = { ad: 'telefon', tur: 'telefon' };
export const musteri: RaporSutunu = { ad: 'adSoyad', tur: 'metin', baglanti: 'musteri' };
export const satisNo: RaporSutunu = { ad: 'satisNo', tur: 'sayi', baglanti: 'satis' };
export const satisTipi: RaporSutunu = { ad: 'satisTipi', tur: 'secim', sozler: 'satisTipi', degerler: { 0: 'urun', 1: 'hizmet' } };
export const durum: RaporSutunu = {
  ad: 'durum',
  tur: 'secim',
  sozler: 'randevuDurumu',
  degerler: { B: 'bekliyor', O: 'onaylandi', G: 'geldi', X: 'gelmedi', I: 'iptal', E: 'ertelendi', K: 'kapandi' },
};
