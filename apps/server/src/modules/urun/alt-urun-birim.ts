import type { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { changeRecord } from '../../platform/db/change-record.ts';
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
  const { altUrunID, birimID, miktar, aktifMi } = body;
  return tx.insertInto('alt_urun_birim').values({ alt_urun_id: altUrunID, birim_id: birimID, miktar, aktif_mi: aktifMi }).returning('id').executeTakeFirstOrThrow();
}

export async function updateAltUrunBirim({ tx, body, degisim }: Context<typeof altUrunCalls.updateBirim>) {
  const { id, surum, altUrunID, birimID, miktar, aktifMi } = body;
  const columns = { alt_urun_id: altUrunID, birim_id: birimID, miktar, aktif_mi: aktifMi };
  degisim(wireOf(await changeRecord(tx, { tablo: 'alt_urun_birim', id, surum }, columns)), wireOf(columns));
  return { id };
}

/** Removes a unit. PostgreSQL refuses it for a unit of a prescription. */
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
