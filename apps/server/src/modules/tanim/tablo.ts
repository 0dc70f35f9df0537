import { tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import { type RawBuilder, sql } from 'kysely';

/** `altKategori` → alt_kategori, `kategoriID` → kategori_id: the wire's names are those of SQL (contract/tanim.ts). */
export const sqlAdi = (ad: string) => ad.replaceAll(/ID$/g, '_id').replaceAll(/[A-Z]/g, (harf) => `_${harf.toLowerCase()}`);

export const tabloOf = (tur: TanimTuru): RawBuilder<unknown> => sql.table(sqlAdi(tur));
export const sutunOf = (alan: string): RawBuilder<unknown> => sql.ref(sqlAdi(alan));

/** The columns of a kind under their names on the wire. */
export function satirSutunlari(tur: TanimTuru): RawBuilder<unknown> {
  const { satir } = tanimOf(tur);
  return sql.join(Object.keys(satir._zod.def.shape).map((alan) => sql`${sutunOf(alan)} as ${sql.id(alan)}`));
}

/** How the entries of a kind are ordered, unless another order is asked for. */
export const siraOf = (tur: TanimTuru) => (tanimOf(tur).adaGore ? 'adi' : 'sira');
