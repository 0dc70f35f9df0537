import ilIlce from '../../../data/il-ilce.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';

/** Updates provinces and districts to the data of this program. */
export async function loadIller(tx: Tx): Promise<void> {
  const iller = ilIlce.iller.map(({ id, ad }) => ({ id, ad }));
  const ilceler = ilIlce.iller.flatMap(({ id: il_id, ilceler }) =>
    ilceler.map(([id, ad]) => ({ id: Number(id), il_id, ad: String(ad) })),
  );
  await tx.insertInto('il').values(iller).onConflict((c) => c.column('id').doNothing()).execute();
  await tx.insertInto('ilce').values(ilceler).onConflict((c) => c.column('id').doNothing()).execute();
}
