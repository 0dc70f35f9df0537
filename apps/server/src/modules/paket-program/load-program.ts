import type { PaketProgramKaydi } from '@defter/contract/paket-program.ts';
import { priceIcerik } from '@defter/rules/paket-program.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import type { Alanlar } from '../../platform/degisim.ts';
import { found } from '../../platform/errors/app-error.ts';

type Sent = Omit<z.output<typeof PaketProgramKaydi>, 'id' | 'surum' | 'fiyat' | 'icerikler'>;
/** A row with its price and the name of its product. */
export type Icerik = { id: number; altUrunID: number; adi: string; miktar: number; birimFiyat: Kurus; iskonto: number; varsayilan: boolean };
/** A program as it is written. Without a price it costs the sum of its contents. */
export type Program = Sent & { fiyat: Kurus | null; icerikler: Icerik[] };

/** Reads a program as it is. A caller that changes it locks it first. */
export async function loadProgram(tx: Tx, id: number): Promise<Program> {
  const { rows } = await sql<Program>`
    select p.menu_grup_id as "menuGrupID", p.adi, ${kurusOf(sql<number | null>`p.fiyat`)} as fiyat, p.iskonto, p.aktif_mi as "aktifMi", p.sira_no as "siraNo",
      p.gecerlilik_ay as "gecerlilikAy", p.kullanim, p.iade_kurali as "iadeKurali", p.iade_kesintisi as "iadeKesintisi",
      (select coalesce(json_agg(json_build_object('id', i.id, 'altUrunID', i.alt_urun_id, 'adi', u.adi, 'miktar', i.miktar,
          'birimFiyat', ${kurusOf(sql`i.birim_fiyat`)}, 'iskonto', i.iskonto, 'varsayilan', i.varsayilan) order by i.sira), '[]')
        from paket_program_icerik i join alt_urun_ozet u on u.bayi_id = i.bayi_id and u.id = i.alt_urun_id
        where i.bayi_id = p.bayi_id and i.paket_program_id = p.id) as icerikler
    from paket_program p where p.id = ${id}`.execute(tx);
  return found(rows[0]);
}

/** A whole program as the record log tells it. */
export const tellProgram = ({ icerikler, ...program }: Program): Alanlar => ({
  ...program,
  icerikler: icerikler.map((icerik) => `${icerik.miktar} × ${icerik.adi} ${formatTL(priceIcerik(icerik))}${icerik.varsayilan ? '' : ' (+)'}`),
});
