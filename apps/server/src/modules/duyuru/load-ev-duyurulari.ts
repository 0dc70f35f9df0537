import duyurular from '../../../data/duyurular-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';

/** Updates the announcements of the house to the data of this program. */
export async function loadEvDuyurulari(tx: Tx): Promise<void> {
  await tx.deleteFrom('ev_duyurusu').where('id', 'not in', duyurular.map(({ id }) => id)).execute();
  await tx
    .insertInto('ev_duyurusu')
    .values(duyurular)
    .onConflict((c) => c.column('id').doUpdateSet((eb) => ({ tarih: eb.ref('excluded.tarih'), bitis: eb.ref('excluded.bitis'), baslik: eb.ref('excluded.baslik'), metin: eb.ref('excluded.metin') })))
    .execute();
}
