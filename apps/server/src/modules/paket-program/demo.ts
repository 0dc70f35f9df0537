import type { Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';

/** How many services the demo sells as packages, how often each, and how much cheaper than one by one. */
const PROGRAMLAR = [
  { adi: '8 seans yüz lazeri', grup: 'Lazer Epilasyon (Kadın)', seans: 8, iskonto: 25, ay: 18 },
  { adi: '6 seans cilt bakımı', grup: 'Cilt Bakımı', seans: 6, iskonto: 15, ay: 12 },
  { adi: '5 seans kaş bakımı', grup: 'Kaş ve Kirpik', seans: 5, iskonto: 10, ay: 6 },
];

/** A program as it is sold: sessions of one service, and what they cost together. */
export type DemoProgram = { id: number; altUrunID: number; toplam: Kurus };

/** The package programs of the demo salon, in this order: each of the first service of its group. */
export async function insertDemoProgramlar(tx: Tx, hizmetler: readonly { id: number; grup: string }[]): Promise<DemoProgram[]> {
  const rows = PROGRAMLAR.map(({ grup, ...program }, siraNo) => ({ ...program, siraNo, altUrunID: hizmetler.find((hizmet) => hizmet.grup === grup)!.id }));
  const { rows: programlar } = await sql<DemoProgram>`
    with y as (
      select y.*, u.ilk_fiyat from json_to_recordset(${JSON.stringify(rows)}::json)
        as y (adi text, seans int, iskonto numeric, ay int, "siraNo" int, "altUrunID" bigint)
      join alt_urun_ozet u on u.id = y."altUrunID"
    ), yeni as (
      insert into paket_program (adi, iskonto, gecerlilik_ay, sira_no)
      select adi, iskonto, ay, "siraNo" from y returning id, adi
    ), icerik as (
      insert into paket_program_icerik (paket_program_id, sira, alt_urun_id, miktar, birim_fiyat)
      select yeni.id, 0, y."altUrunID", y.seans, y.ilk_fiyat from yeni join y on y.adi = yeni.adi
    )
    select yeni.id, y."altUrunID", ${kurusOf(sql`round(y.seans * y.ilk_fiyat * (100 - y.iskonto) / 100, 2)`)} as toplam
    from yeni join y on y.adi = yeni.adi order by y."siraNo"`.execute(tx);
  return programlar;
}
