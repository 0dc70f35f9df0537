import type metinler from './excel-metinleri.tr.json';
import { RAPOR_YETKILERI, type RaporYetkisi } from './yetkiler.ts';

/** The format of a workbook's column: text, number, lira, day, moment. */
export type ExcelTuru = 'metin' | 'sayi' | 'tutar' | 'tarih' | 'zaman';

/** A column of a workbook: the field of a row (which also names the title), its width in letters, and words for numbers or flags. */
export type ExcelSutunu = {
  ad: keyof (typeof metinler)['sutun'];
  tur: ExcelTuru;
  genislik: number;
  degerler?: Readonly<Record<string, keyof (typeof metinler)['deger']>>;
  /** The word for an empty value. */
  bos?: keyof (typeof metinler)['deger'];
};

/**
 * The lists that can be exported as workbooks, as the specification names them (spec 2§7.14); `taksitler`, `cariKart`, `primler`, `mesajlar`,
 * `siparis` and `sayim` are ours; and every report.
 */
const LISTELER = ['musteriler', 'urunler', 'satislar', 'kasa', 'taksitler', 'cariKart', 'primler', 'aramalar', 'mesajlar', 'stoklar', 'siparis', 'sayim'] as const;
type RaporTipi = RaporYetkisi extends `rapor:${infer Ad}` ? Ad : never;
export type ExportTipi = (typeof LISTELER)[number] | RaporTipi;
export const EXPORT_TIPLERI: readonly ExportTipi[] = [...LISTELER, ...RAPOR_YETKILERI.map((ad) => ad.slice('rapor:'.length) as RaporTipi)];

/** A list as a workbook, declared with the call that lists it. `alan` is the field of the rows, by default `liste`. */
export type ExcelListesi = { tip: ExportTipi; alan?: string; sutunlar: readonly ExcelSutunu[] };

/** Words for a flag. */
export const evetHayirSozu = { true: 'evet', false: 'hayir' } as const;
