import type { Kurus } from '@defter/rules/para.ts';
import type { SatisKaydi } from '@defter/contract/satis.ts';
import { found } from '../../platform/errors/app-error.ts';

type Girdi = SatisKaydi['icerikler'][number];

/**
 * A line as it is kept, before it is priced. `id` is 0 for a new one. Whether it earns points is null where
 * it was sold before that was kept.
 */
export type Satir = Omit<Girdi, 'birimFiyat'> & { adi: string; birimFiyat: Kurus; kdv: number; puanVerilmesin: boolean | null };

/** A line with what it comes to after both discounts. */
export type FiyatliSatir = Satir & { tutar: Kurus; kdvTutari: Kurus };

/** Sums of a sale. */
export type Toplamlar = { araToplam: Kurus; iskontoToplam: Kurus; kdvToplam: Kurus; toplam: Kurus };

/**
 * A payment that is taken now; `puan` are the points that it costs, 0 where money is paid, `katsayi` how its method
 * earns them, null where it was taken before that was kept.
 */
export type YeniOdeme = { odemeSekliID: number; tutar: Kurus; tarih: string; aciklama: string | null; puan: number; katsayi: number | null };
/** A payment that was taken and not given back. */
export type Odeme = YeniOdeme & { id: number };

/** Takes a row out of those not yet spoken for: an id that is not there, or is named twice, is 404. */
export function takeByID<T>(rows: Map<number, T>, id: number): T {
  const row = found(rows.get(id));
  rows.delete(id);
  return row;
}
