import { liraOf } from '../../platform/db/lira.ts';
import { iskontoColumn } from './iskonto-column.ts';
import { type RawBuilder, sql } from 'kysely';
import type { FiyatliSatir } from './satir.ts';

/*
 * Parts of the statement that writes a sale: its lines.
 */

/** The columns of `y`; its amounts are in lira. */
const columnsOf = (satir: FiyatliSatir, sira: number) => ({
  ...satir,
  sira,
  birimFiyat: liraOf(satir.birimFiyat),
  iskonto: iskontoColumn(satir),
  tutar: liraOf(satir.tutar),
  kdvTutari: liraOf(satir.kdvTutari),
});

/** The lines as rows, in the order in which they stand in the sale. */
const rowsOf = (satirlar: readonly FiyatliSatir[]) => sql`
  json_to_recordset(${JSON.stringify(satirlar.map(columnsOf))}::json)
    as y (id bigint, sira int, "altUrunID" bigint, adi text, adet numeric, "birimFiyat" numeric, kdv int, "iskontoTip" text,
      iskonto numeric, tutar numeric, "kdvTutari" numeric, "uygulayanPersonelID" bigint, "puanVerilmesin" boolean)`;

/** Inserts the lines without an id. */
export const insertSatirlar = (satisID: RawBuilder<number>, satirlar: readonly FiyatliSatir[]): RawBuilder<unknown> => sql`
  insert into satis_icerik (satis_id, sira, alt_urun_id, adi, adet, birim_fiyat, kdv, iskonto_tip, iskonto, tutar,
    kdv_tutari, uygulayan_personel_id, puan_verilmesin)
  select ${satisID}, y.sira, y."altUrunID", y.adi, y.adet, y."birimFiyat", y.kdv, y."iskontoTip", y.iskonto, y.tutar,
    y."kdvTutari", y."uygulayanPersonelID", y."puanVerilmesin"
  from ${rowsOf(satirlar)} where y.id = 0`;

/** Updates the lines with an id. */
export const updateSatirlar = (satisID: number, satirlar: readonly FiyatliSatir[]): RawBuilder<unknown> => sql`
  update satis_icerik i set sira = y.sira, alt_urun_id = y."altUrunID", adi = y.adi, adet = y.adet,
    birim_fiyat = y."birimFiyat", kdv = y.kdv, iskonto_tip = y."iskontoTip", iskonto = y.iskonto, tutar = y.tutar,
    kdv_tutari = y."kdvTutari", uygulayan_personel_id = y."uygulayanPersonelID",
    puan_verilmesin = y."puanVerilmesin"
  from ${rowsOf(satirlar)} where i.satis_id = ${satisID} and i.id = y.id`;

export const deleteSatirlar = (satisID: number, idler: readonly number[]): RawBuilder<unknown> => sql`
  delete from satis_icerik where satis_id = ${satisID} and id = any(${idler}::bigint[])`;
