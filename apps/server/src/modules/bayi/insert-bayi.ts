import type { Tarih } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

export type YeniFirma = {
  firmaAdi: string;
  sektorID: number;
  paketID: number;
  cepTelefonu: string;
  /** The last day of the trial; null where the plan holds from the first day. */
  denemeBitis: Tarih | null;
  demo?: boolean;
};

/** Writes a business with its plan; returns its id. Needs the house's rights. */
export async function insertBayi(tx: Tx, yeni: YeniFirma): Promise<number> {
  const { id } = await tx
    .insertInto('bayi')
    .values({
      firma_adi: yeni.firmaAdi,
      sektor_id: yeni.sektorID,
      paket_id: yeni.paketID,
      deneme_bitis: yeni.denemeBitis,
      // The trial as a plan of its own ends with it.
      paket_bitis: sql`(select ${yeni.denemeBitis}::date from paket where id = ${yeni.paketID} and gun is not null)`,
      telefon: yeni.cepTelefonu,
      demo: yeni.demo ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
