import type { altUrunCalls } from '@defter/contract/alt-urun.ts';
import type { BodyOf } from '@defter/contract/call.ts';
import { raiseSurum } from '../../platform/db/surum.ts';
import { wireOf } from '../../platform/degisim.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { requireAltUrun } from './require-alt-urun.ts';

export async function listAltUrunBirimleri({ tx, params }: Context<typeof altUrunCalls.birimler>) {
  const [, liste] = await Promise.all([
    requireAltUrun(tx, params.id),
    tx
      .selectFrom('alt_urun_birim as k')
      .innerJoin('birim as b', (join) => join.onRef('b.bayi_id', '=', 'k.bayi_id').onRef('b.id', '=', 'k.birim_id'))
      .where('k.alt_urun_id', '=', params.id)
      .select(['k.id', 'k.surum', 'k.alt_urun_id as altUrunID', 'k.birim_id as birimID', 'b.adi as birimAdi', 'k.miktar', 'k.aktif_mi as aktifMi'])
      .orderBy('b.adi')
      .execute(),
  ]);
  return { liste };
}

export async function createAltUrunBirim({ tx, body }: Context<typeof altUrunCalls.createBirim>) {
  requireNew(body);
  return tx.insertInto('alt_urun_birim').values(columnsOf(body)).returning('id').executeTakeFirstOrThrow();
}

export async function updateAltUrunBirim({ tx, body, degisim }: Context<typeof altUrunCalls.updateBirim>) {
  await raiseSurum(tx, { tablo: 'alt_urun_birim', id: body.id }, body.surum);
  const [eski, row] = await Promise.all([
    tx.selectFrom('alt_urun_birim').selectAll().where('id', '=', body.id).executeTakeFirst(),
    tx.updateTable('alt_urun_birim').set(columnsOf(body)).where('id', '=', body.id).returning('id').executeTakeFirst(),
  ]);
  degisim(wireOf(found(eski)), wireOf(columnsOf(body)));
  return found(row);
}

/** A unit in which a prescription counts stays; PostgreSQL refuses. */
export async function removeAltUrunBirim({ tx, body, degisim, about }: Context<typeof altUrunCalls.removeBirim>) {
  const gone = await tx
    .deleteFrom('alt_urun_birim')
    .where('id', '=', body.id)
    .returning(['id', 'alt_urun_id as altUrunID', 'birim_id as birimID', 'miktar'])
    .executeTakeFirst();
  const { id, altUrunID, ...birim } = found(gone);
  degisim(birim, null);
  about(altUrunID);
  return { id };
}

const columnsOf = ({ altUrunID, birimID, miktar, aktifMi }: BodyOf<typeof altUrunCalls.createBirim>) => ({
  alt_urun_id: altUrunID,
  birim_id: birimID,
  miktar,
  aktif_mi: aktifMi,
});
