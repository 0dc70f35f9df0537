import type { urunCalls } from '@defter/contract/urun.ts';
import { changeRecord } from '../../platform/db/change-record.ts';
import { wireOf } from '../../platform/degisim.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';

export async function createAnaUrun({ tx, body }: Context<typeof urunCalls.createAnaUrun>) {
  requireNew(body);
  const { adi, satisTipi, satistaMi } = body;
  return tx.insertInto('ana_urun').values({ adi, satis_tipi: satisTipi, satista_mi: satistaMi }).returning('id').executeTakeFirstOrThrow();
}

export async function updateAnaUrun({ tx, body, degisim }: Context<typeof urunCalls.updateAnaUrun>) {
  const { id, surum, adi, satisTipi, satistaMi } = body;
  const columns = { adi, satis_tipi: satisTipi, satista_mi: satistaMi };
  degisim(wireOf(await changeRecord(tx, { tablo: 'ana_urun', id, surum }, columns)), wireOf(columns));
  return { id };
}

/** Removes a group. PostgreSQL refuses it for a group with products, which point to it. */
export async function removeAnaUrun({ tx, body, degisim }: Context<typeof urunCalls.removeAnaUrun>) {
  const gone = await tx.deleteFrom('ana_urun').where('id', '=', body.id).returning(['id', 'adi', 'satis_tipi as satisTipi']).executeTakeFirst();
  const { id, ...grup } = found(gone);
  degisim(grup, null);
  return { id };
}
