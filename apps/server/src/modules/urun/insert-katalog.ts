import type { Tx } from '../../platform/db/connection.ts';
import type { Lira } from '../../platform/db/lira.ts';

/** A group of the catalogue with what is sold of it; prices in lira, as the file and the column have them. */
export type KatalogGrubu = { adi: string; hizmetMi: boolean; satirlar: readonly { ad: string; fiyat: number; dk?: number; kdv?: number }[] };
export type KatalogSatiri = { id: number; grup: string; sure: number };

const KDV = 20;
const ADET = 1;
const SEANS = 2;

/** Writes groups with their services or products; returns what was written. */
export async function insertKatalog(tx: Tx, gruplar: readonly KatalogGrubu[]): Promise<KatalogSatiri[]> {
  const kayitli = await tx
    .insertInto('ana_urun')
    .values(gruplar.map(({ adi, hizmetMi }) => ({ adi, satis_tipi: hizmetMi ? 1 : 0 })))
    .returning(['id', 'adi'])
    .execute();
  const idOf = new Map(kayitli.map(({ id, adi }) => [adi, id]));
  const adiOf = new Map(kayitli.map(({ id, adi }) => [id, adi]));
  const satirlar = gruplar.flatMap(({ adi: grup, hizmetMi, satirlar }) =>
    satirlar.map(({ ad, fiyat, dk = 0, kdv = KDV }) => ({
      ana_urun_id: idOf.get(grup)!,
      adi: ad,
      ilk_fiyat: fiyat as Lira,
      kdv,
      urun_sure: dk,
      birim_id: hizmetMi ? SEANS : ADET,
    })),
  );
  const rows = await tx.insertInto('alt_urun').values(satirlar).returning(['id', 'ana_urun_id', 'urun_sure as sure']).execute();
  return rows.map(({ ana_urun_id, ...rest }) => ({ ...rest, grup: adiOf.get(ana_urun_id!)! }));
}
