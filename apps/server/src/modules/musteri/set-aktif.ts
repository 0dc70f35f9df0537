import type { musteriCalls } from '@defter/contract/musteri.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { found, Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';

/** A customer is never deleted: money and visits hang on the record (spec 1§4). */
export const deactivateMusteri = ({ tx, body }: Context<typeof musteriCalls.remove>) => setAktif(tx, body.id, false);

export const activateMusteri = ({ tx, body }: Context<typeof musteriCalls.aktifEt>) => setAktif(tx, body.id, true);

async function setAktif(tx: Tx, id: number, aktif: boolean) {
  const row = await tx
    .updateTable('musteri')
    .set((eb) => ({ aktif_mi: aktif, surum: eb('surum', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'anonim_zamani'])
    .executeTakeFirst();
  if (found(row).anonim_zamani !== null) throw new Hata('musteriAnonim');
  return { id };
}
