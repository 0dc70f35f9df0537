import type { Tarih } from '@defter/rules/tarih.ts';
import type { Tx } from '../../platform/db/connection.ts';

export type YeniFirma = { firmaAdi: string; sektorID: number; paketID: number; cepTelefonu: string; demo?: boolean };

/** Writes a business with its plan until a day; returns its id. Needs the house's rights. */
export async function insertBayi(tx: Tx, yeni: YeniFirma, paketBitis: Tarih): Promise<number> {
  const { id } = await tx
    .insertInto('bayi')
    .values({
      firma_adi: yeni.firmaAdi,
      sektor_id: yeni.sektorID,
      paket_id: yeni.paketID,
      paket_bitis: paketBitis,
      telefon: yeni.cepTelefonu,
      demo: yeni.demo ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
