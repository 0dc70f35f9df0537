import lookups from '../../../data/lookups-tr.json' with { type: 'json' };
import uyruklar from '../../../data/uyruklar.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';

/** Updates the definitions that all businesses share to the data of this program. */
export async function loadOrtakTanimlar(tx: Tx): Promise<void> {
  // The ids are the places in the file, which only ever grows.
  const uyruklarVeKodlari = uyruklar.uyruklar.map(([kod = '', adi = ''], i) => ({ id: i + 1, kod, adi }));
  const gorusmeSekilleri = lookups.gorusmeSekilleri.map(([id, adi]) => ({ id: Number(id), adi: String(adi) }));
  await tx.insertInto('uyruk').values(uyruklarVeKodlari).onConflict((c) => c.column('id').doUpdateSet((eb) => ({ adi: eb.ref('excluded.adi') }))).execute();
  await tx.insertInto('gorusme_sekli').values(gorusmeSekilleri).onConflict((c) => c.column('id').doUpdateSet((eb) => ({ adi: eb.ref('excluded.adi') }))).execute();
}
