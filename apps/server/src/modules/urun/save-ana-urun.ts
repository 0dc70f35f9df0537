import type { BodyOf } from '@defter/contract/call.ts';
import type { urunCalls } from '@defter/contract/urun.ts';
import { raiseSurum } from '../../platform/db/surum.ts';
import { wireOf } from '../../platform/degisim.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';

export async function createAnaUrun({ tx, body }: Context<typeof urunCalls.createAnaUrun>) {
  requireNew(body);
  return tx.insertInto('ana_urun').values(columnsOf(body)).returning('id').executeTakeFirstOrThrow();
}

export async function updateAnaUrun({ tx, body, degisim }: Context<typeof urunCalls.updateAnaUrun>) {
  await raiseSurum(tx, { tablo: 'ana_urun', id: body.id }, body.surum);
  const [eski, row] = await Promise.all([
    tx.selectFrom('ana_urun').selectAll().where('id', '=', body.id).executeTakeFirst(),
    tx.updateTable('ana_urun').set(columnsOf(body)).where('id', '=', body.id).returning('id').executeTakeFirst(),
  ]);
  degisim(wireOf(found(eski)), wireOf(columnsOf(body)));
  return found(row);
}

/** Its sub-products point to it, so PostgreSQL itself refuses to take away a group that has some. */
export async function removeAnaUrun({ tx, body, degisim }: Context<typeof urunCalls.removeAnaUrun>) {
  const gone = await tx.deleteFrom('ana_urun').where('id', '=', body.id).returning(['id', 'adi', 'satis_tipi as satisTipi']).executeTakeFirst();
  const { id, ...grup } = found(gone);
  degisim(grup, null);
  return { id };
}

const columnsOf = ({ adi, satisTipi, satistaMi }: BodyOf<typeof urunCalls.createAnaUrun>) => ({
  adi,
  satis_tipi: satisTipi,
  satista_mi: satistaMi,
});
