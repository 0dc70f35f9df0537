import { type HataKodu, MESAJLAR } from '@defter/contract/errors.ts';

type Ayrinti = {
  /** The wrong fields and the reasons: path of the field → key. */
  alanlar?: Record<string, HataKodu>;
  /** Values that the text names, such as the customer who already has the number. */
  veri?: Record<string, string | number>;
  /** The places that still use the record, as far as they may be shown. */
  kullanim?: readonly { nerede: string; adet: number }[];
};

/**
 * A refusal that is shown to a person: a message key, its status, and the values of its text.
 * A refusal because of fields is made by `refusalAt` or `wrongFields`.
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

/**
 * A refusal because of one field. The reason is shown at the field and is the message of the whole answer, so its text is understood alone.
 * @param alan path of the field, such as `icerikler.0.adet`
 * @example throw refusalAt('tarih', 'tarihIleri')
 */
export const refusalAt = (alan: string, neden: HataKodu, veri?: Ayrinti['veri']): AppError =>
  new AppError(neden, { alanlar: { [alan]: neden }, veri });

/**
 * A refusal because of fields whose reasons mean nothing without them. The message of the whole answer is `alanlarHatali`, which asks to look at them.
 * @param alanlar path of each wrong field → its reason
 * @example throw wrongFields({ musteriID: 'secimGecersiz' })
 */
export const wrongFields = (alanlar: Record<string, HataKodu>, veri?: Ayrinti['veri']): AppError =>
  new AppError('alanlarHatali', { alanlar, veri });

/** Returns the requested row or throws 404. A row of another bayi counts as missing too. */
export function found<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) throw new AppError('bulunamadi');
  return row;
}
