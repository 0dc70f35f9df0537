import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { liraOf } from '../../platform/db/lira.ts';
import type { Icerik, Program } from './load-program.ts';

/** The columns of a program; its contents have a table of their own. */
export const columnsOf = ({ icerikler: _icerikler, ...program }: Program) => ({
  menu_grup_id: program.menuGrupID,
  adi: program.adi,
  fiyat: program.fiyat === null ? null : liraOf(program.fiyat),
  iskonto: program.iskonto,
  aktif_mi: program.aktifMi,
  sira_no: program.siraNo,
  gecerlilik_ay: program.gecerlilikAy,
  kullanim: program.kullanim,
  iade_kurali: program.iadeKurali,
  iade_kesintisi: program.iadeKesintisi,
});

/** Writes the rows of a program: those that are gone, those that were there, and new ones, however many there are. */
export async function writeIcerikler(tx: Tx, id: number, icerikler: readonly Icerik[]): Promise<void> {
  const rows = icerikler.map((icerik, sira) => ({ ...icerik, sira, birimFiyat: liraOf(icerik.birimFiyat) }));
  const y = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as y (id bigint, sira int, "altUrunID" bigint, miktar int, "birimFiyat" numeric, iskonto numeric, varsayilan boolean)`;
  // A statement for each: within one, a new row would meet the product of a row that is going.
  await Promise.all([
    sql`delete from paket_program_icerik i where i.paket_program_id = ${id} and i.id <> all(${icerikler.map((icerik) => icerik.id)}::bigint[])`.execute(tx),
    sql`
      update paket_program_icerik i set sira = y.sira, alt_urun_id = y."altUrunID", miktar = y.miktar, birim_fiyat = y."birimFiyat",
        iskonto = y.iskonto, varsayilan = y.varsayilan
      from ${y} where i.paket_program_id = ${id} and i.id = y.id`.execute(tx),
    sql`
      insert into paket_program_icerik (paket_program_id, sira, alt_urun_id, miktar, birim_fiyat, iskonto, varsayilan)
      select ${id}, y.sira, y."altUrunID", y.miktar, y."birimFiyat", y.iskonto, y.varsayilan from ${y} where y.id = 0`.execute(tx),
  ]);
}
