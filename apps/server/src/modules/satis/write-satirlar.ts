import { liraOf } from '../../platform/db/lira.ts';
import { iskontoColumn } from './iskonto-column.ts';
import { type RawBuilder, sql } from 'kysely';
import type { FiyatliSatir } from './satir.ts';

/*
 * Parts of the statement that writes a sale: its lines.
 */

/** The columns of `y`; its amounts are in lira. */
const columnsOf = ({ kampanya, ...satir }: FiyatliSatir, sira: number) => ({
  ...satir,
  kampanyaIskonto: kampanya ? liraOf(kampanya.tutar) : 0,
  kampanyaAdi: kampanya?.adi ?? null,
  paketten: satir.paketten ?? false,
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
      iskonto numeric, tutar numeric, "kdvTutari" numeric, "uygulayanPersonelID" bigint, "puanVerilmesin" boolean, "kampanyaIskonto" numeric, "kampanyaAdi" text, "fiyatNedeni" text, "hediyeNedeni" text, paketten boolean)`;

/** Inserts the lines without an id. */
export const insertSatirlar = (satisID: RawBuilder<number>, satirlar: readonly FiyatliSatir[]): RawBuilder<unknown> => sql`
  insert into satis_icerik (satis_id, sira, alt_urun_id, adi, adet, birim_fiyat, kdv, iskonto_tip, iskonto, tutar,
    kdv_tutari, uygulayan_personel_id, puan_verilmesin, kampanya_iskonto, kampanya_adi, fiyat_nedeni, hediye_nedeni, paketten)
  select ${satisID}, y.sira, y."altUrunID", y.adi, y.adet, y."birimFiyat", y.kdv, y."iskontoTip", y.iskonto, y.tutar,
    y."kdvTutari", y."uygulayanPersonelID", y."puanVerilmesin", y."kampanyaIskonto", y."kampanyaAdi", y."fiyatNedeni", y."hediyeNedeni", y.paketten
  from ${rowsOf(satirlar)} where y.id = 0`;

/** The campaign's part of a line's discount stays while the line has the same product and at least that much discount. */
const kampanyaKalir = sql`i.alt_urun_id = y."altUrunID" and y."iskontoTip" = '₺' and y.iskonto >= i.kampanya_iskonto`;

const KALAN_KAMPANYA = sql`kampanya_iskonto = case when ${kampanyaKalir} then i.kampanya_iskonto else 0 end, kampanya_adi = case when ${kampanyaKalir} then i.kampanya_adi end`;

/** Updates the lines with an id; their campaigns are written where they were worked out anew. */
export const updateSatirlar = (satisID: number, satirlar: readonly FiyatliSatir[], kampanyali: boolean): RawBuilder<unknown> => sql`
  update satis_icerik i set sira = y.sira, alt_urun_id = y."altUrunID", adi = y.adi, adet = y.adet,
    birim_fiyat = y."birimFiyat", kdv = y.kdv, iskonto_tip = y."iskontoTip", iskonto = y.iskonto, tutar = y.tutar,
    kdv_tutari = y."kdvTutari", uygulayan_personel_id = y."uygulayanPersonelID",
    puan_verilmesin = y."puanVerilmesin", fiyat_nedeni = y."fiyatNedeni", hediye_nedeni = y."hediyeNedeni", paketten = y.paketten,
    ${kampanyali ? sql`kampanya_iskonto = y."kampanyaIskonto", kampanya_adi = y."kampanyaAdi"` : KALAN_KAMPANYA}
  from ${rowsOf(satirlar)} where i.satis_id = ${satisID} and i.id = y.id`;

export const deleteSatirlar = (satisID: number, idler: readonly number[]): RawBuilder<unknown> => sql`
  delete from satis_icerik where satis_id = ${satisID} and id = any(${idler}::bigint[])`;
