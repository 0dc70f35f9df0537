import type { BodyOf } from '@defter/contract/call.ts';
import type { urunCalls } from '@defter/contract/urun.ts';
import { found } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';

export async function createAnaUrun({ tx, body }: Context<typeof urunCalls.createAnaUrun>) {
  requireNew(body);
  return tx.insertInto('ana_urun').values(columnsOf(body)).returning('id').executeTakeFirstOrThrow();
}

export async function updateAnaUrun({ tx, body }: Context<typeof urunCalls.updateAnaUrun>) {
  return found(
    await tx.updateTable('ana_urun').set(columnsOf(body)).where('id', '=', body.id).returning('id').executeTakeFirst(),
  );
}

/** Its sub-products point to it, so PostgreSQL itself refuses to take away a group that has some. */
export async function removeAnaUrun({ tx, body }: Context<typeof urunCalls.removeAnaUrun>) {
  return found(await tx.deleteFrom('ana_urun').where('id', '=', body.id).returning('id').executeTakeFirst());
}

const columnsOf = ({ adi, satisTipi, satistaMi }: BodyOf<typeof urunCalls.createAnaUrun>) => ({
  adi,
  satis_tipi: satisTipi,
  satista_mi: satistaMi,
});
