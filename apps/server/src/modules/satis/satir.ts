import type { FiyatNedeni } from '@defter/rules/musteri-fiyati.ts';
import type { Kurus } from '@defter/rules/para.ts';
import type { SatisKaydi } from '@defter/contract/satis.ts';
import { found } from '../../platform/errors/app-error.ts';

type Girdi = SatisKaydi['icerikler'][number];

/** What campaigns took off a line, as a part of its discount, and their names. */
export type KampanyaIskontosu = { tutar: Kurus; adi: string };

/**
 * A line before it is priced. `id` is 0 for a new line. Whether it earns points is null if it was sold before that was
 * kept.
 */
export type Satir = Omit<Girdi, 'birimFiyat' | 'hediyeNedeni'> & { hediyeNedeni?: string | null; adi: string; birimFiyat: Kurus; kdv: number; puanVerilmesin: boolean | null; /** Why it costs that, where it is not the price of the list. */ fiyatNedeni?: FiyatNedeni | null; kampanya?: KampanyaIskontosu | null; /** It takes sessions. */ paketten?: boolean };

/** The price of each line that follows from what is sold, such as a package or a session; undefined where a person says it. */
export type Verilenler = readonly (Kurus | undefined)[];

/** What the program of a package says of each line: the prices of one session that stand in it, and what the line costs there. */
export type ProgramPaylari = readonly ({ fiyatlar: readonly Kurus[]; tutar: Kurus } | undefined)[];

/** A line with its amount after both discounts. */
export type FiyatliSatir = Satir & { tutar: Kurus; kdvTutari: Kurus };

/** Sums of a sale. */
export type Toplamlar = { araToplam: Kurus; iskontoToplam: Kurus; kdvToplam: Kurus; toplam: Kurus };

/**
 * A payment that is taken now. `puan` is the number of points that it costs, 0 for money. `katsayi` says how its method
 * earns points; it is null for a payment that was taken before that was kept. `kaporaID` names the deposit that it is paid with,
 * `avansID` the credit, `tahsilatID` the collection that it is a part of.
 */
export type YeniOdeme = { odemeSekliID: number; tutar: Kurus; tarih: string; aciklama: string | null; puan: number; katsayi: number | null; kaporaID?: number; avansID?: number | null; tahsilatID?: number | undefined };
/** A payment that was taken and not given back. */
export type Odeme = YeniOdeme & { id: number };

/** A tip that is taken now, on `tarih`. */
export type YeniBahsis = Omit<SatisKaydi['bahsisler'][number], 'id'> & { tarih: string };
/** A tip that was taken and not given back. */
export type Bahsis = SatisKaydi['bahsisler'][number];

/** Takes a row out of those that nobody has claimed yet. Throws 404 for an id that is not there or is named twice. */
export function takeByID<T>(rows: Map<number, T>, id: number): T {
  const row = found(rows.get(id));
  rows.delete(id);
  return row;
}
