import type { Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { kurusOf } from '../../../platform/db/lira.ts';
import { found } from '../../../platform/errors/app-error.ts';

export type YazilanSatir = { satirID: number; altUrunID: number; adet: number; tutar: Kurus; paketten: boolean };
type Yazilan = { musteriID: number; tarih: string; satirlar: YazilanSatir[] };

/** The lines of a sale as they were just written, in their order. */
export async function listSatirlar(tx: Tx, satisID: number): Promise<Yazilan> {
  const { rows } = await sql<Yazilan>`
    select s.musteri_id as "musteriID", s.tarih, (
      select coalesce(json_agg(json_build_object('satirID', i.id, 'altUrunID', i.alt_urun_id, 'adet', i.adet, 'tutar', ${kurusOf(sql<number>`i.tutar`)}, 'paketten', i.paketten) order by i.sira), '[]')
      from satis_icerik i
      where i.bayi_id = s.bayi_id and i.satis_id = s.id
    ) as satirlar
    from satis s where s.id = ${satisID}`.execute(tx);
  return found(rows[0]);
}
