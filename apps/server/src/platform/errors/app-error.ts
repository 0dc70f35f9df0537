import { type HataKodu, MESAJLAR } from '@defter/contract/errors.ts';

type Ayrinti = {
  /** Which field is wrong and why: path of the field → key. */
  alanlar?: Record<string, HataKodu>;
  /** What the text needs to name, such as the customer who has the number already. */
  veri?: Record<string, string | number>;
  /** What still uses the record, as far as that is told. */
  kullanim?: readonly { nerede: string; adet: number }[];
};

/**
 * A refusal that a person is told of: a message key, its status, and what the text needs.
 * @example throw new AppError('ayniSaatteRandevu')
 */
export class AppError extends Error {
  readonly kod: HataKodu;
  readonly status: number;
  readonly alanlar: Ayrinti['alanlar'];
  readonly veri: Ayrinti['veri'];
  readonly kullanim: Ayrinti['kullanim'];

  constructor(kod: HataKodu, { alanlar, veri, kullanim }: Ayrinti = {}) {
    super(kod);
    this.kod = kod;
    this.status = MESAJLAR[kod];
    this.alanlar = alanlar;
    this.veri = veri;
    this.kullanim = kullanim;
  }
}

/** The row that was asked for, or 404; a row of another bayi is not found either. */
export function found<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) throw new AppError('bulunamadi');
  return row;
}
