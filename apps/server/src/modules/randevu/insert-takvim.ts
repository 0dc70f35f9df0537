import { SutunBaslikTipi } from '@defter/contract/randevu.ts';
import type { Tx } from '../../platform/db/connection.ts';

/** The calendar of a new business, with a column for its first colleague. */
export async function insertTakvim(tx: Tx, { personelID, personelAdi }: { personelID: number; personelAdi: string }): Promise<void> {
  await tx.insertInto('randevu_ayari').defaultValues().execute();
  await tx
    .insertInto('randevu_basligi')
    .values({ sira_no: 1, sutun_baslik_tipi: SutunBaslikTipi.personel, personel_id: personelID, adi: personelAdi })
    .execute();
}
