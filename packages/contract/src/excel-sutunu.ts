import type metinler from './excel-metinleri.tr.json';

/** How a column of a workbook is written: text, number, lira, day, moment. */
export type ExcelTuru = 'metin' | 'sayi' | 'tutar' | 'tarih' | 'zaman';

/** A column of a list as a workbook: the field of a row, also its title; its width in letters; and words for its numbers or flags. */
export type ExcelSutunu = {
  ad: keyof (typeof metinler)['sutun'];
  tur: ExcelTuru;
  genislik: number;
  degerler?: Readonly<Record<string, keyof (typeof metinler)['deger']>>;
};

/** Words for a flag. */
export const evetHayirSozu = { true: 'evet', false: 'hayir' } as const;
