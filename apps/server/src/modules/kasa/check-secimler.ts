import type { BodyOf } from '@defter/contract/call.ts';
import type { kasaCalls } from '@defter/contract/kasa.ts';
import { PERSONEL_KATEGORISI } from '@defter/contract/personel-cari.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { found, refusalAt, wrongFields } from '../../platform/errors/app-error.ts';

/** Refuses an account that is out of use or holds no money, and a category or subcategory that does not fit. */
export async function checkSecimler(tx: Tx, kayit: Pick<BodyOf<typeof kasaCalls.create>, 'odemeSekliID' | 'kategoriID' | 'altKategoriID' | 'personelID'> & { gelirMi: boolean }): Promise<void> {
  const { odemeSekliID, kategoriID, altKategoriID, personelID, gelirMi } = kayit;
  // A movement of wages needs the colleague whose account it belongs to.
  if (kategoriID === PERSONEL_KATEGORISI && personelID === null) throw wrongFields({ personelID: 'zorunluAlan' });
  // Money that a colleague gives back is booked to the category of expense that it was paid from.
  const isPersonel = personelID !== null && kategoriID === PERSONEL_KATEGORISI;
  const { rows } = await sql<Record<'sekil' | 'kategori' | 'alt', boolean | null>>`
    select
      (select aktif_mi and not puan_odemesi_mi and not iskonto_mu from odeme_sekli where id = ${odemeSekliID}) as sekil,
      (select aktif_mi and (coalesce(gelir_mi = ${gelirMi}, true) or ${isPersonel}) from kategori where id = ${kategoriID}) as kategori,
      (select aktif_mi and kategori_id is not distinct from ${kategoriID} from alt_kategori where id = ${altKategoriID}) as alt`
    .execute(tx);
  const { sekil, kategori, alt } = rows[0]!;
  if (!found(sekil)) throw refusalAt('odemeSekliID', 'odemeSekliGecersiz');
  if (kategoriID !== null && !found(kategori)) throw wrongFields({ kategoriID: 'secimGecersiz' });
  if (altKategoriID !== null && !found(alt)) throw wrongFields({ altKategoriID: 'secimGecersiz' });
}

/**
 * Refuses a payment method by which the desk takes no money ahead: one out of use, points, and a discount (docs/adr/0180).
 * Throws bulunamadi; odemeSekliGecersiz at the field `alan`.
 */
export async function requireParaSekli(tx: Tx, id: number, alan: string): Promise<void> {
  const sekil = found(
    await tx.selectFrom('odeme_sekli').where('id', '=', id).select(['aktif_mi', 'satista_goster', 'puan_odemesi_mi', 'iskonto_mu']).executeTakeFirst(),
  );
  const isTaken = sekil.aktif_mi && sekil.satista_goster && !sekil.puan_odemesi_mi && !sekil.iskonto_mu;
  if (!isTaken) throw refusalAt(alan, 'odemeSekliGecersiz');
}
