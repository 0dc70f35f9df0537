import type { musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { sql } from 'kysely';
import { changeRecord } from '../../../platform/db/change-record.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { kurusOf, liraOf } from '../../../platform/db/lira.ts';
import { wireOf } from '../../../platform/degisim.ts';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { requireNew } from '../../../platform/http/require-new.ts';
import { requireMusteri } from '../queries.ts';

/** Agrees a price with a customer; a second one for the same product is refused by the table. */
export async function createFiyat({ tx, body, degisim, about }: Context<typeof musteriFiyatiCalls.create>) {
  requireNew(body);
  const { musteriID, altUrunID, fiyat, bitis } = body;
  await Promise.all([requireMusteri(tx, musteriID), requireUrun(tx, altUrunID)]);
  const { id } = await tx
    .insertInto('musteri_fiyat')
    .values({ musteri_id: musteriID, alt_urun_id: altUrunID, fiyat: liraOf(fiyat), bitis })
    .returning('id')
    .executeTakeFirstOrThrow();
  degisim(null, { altUrunID, fiyat, bitis });
  about(musteriID, id);
  return { id };
}

/** Changes the price or its end; it stays with its customer. */
export async function updateFiyat({ tx, body, degisim, about }: Context<typeof musteriFiyatiCalls.update>) {
  const { id, surum, altUrunID, fiyat, bitis } = body;
  const eski = await readFiyat(tx, id);
  if (altUrunID !== undefined) await requireUrun(tx, altUrunID);
  const columns = { alt_urun_id: altUrunID, fiyat: fiyat === undefined ? undefined : liraOf(fiyat), bitis };
  await changeRecord(tx, { tablo: 'musteri_fiyat', id, surum }, columns);
  degisim(eski.alanlar, wireOf({ alt_urun_id: altUrunID, fiyat, bitis }));
  about(eski.musteriID, id);
  return { id };
}

export async function removeFiyat({ tx, body, degisim, about }: Context<typeof musteriFiyatiCalls.remove>) {
  const { musteriID, alanlar } = await readFiyat(tx, body.id);
  await tx.deleteFrom('musteri_fiyat').where('id', '=', body.id).execute();
  degisim(alanlar, null);
  about(musteriID, body.id);
  return { id: body.id };
}

async function readFiyat(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('musteri_fiyat')
    .where('id', '=', id)
    .select(['musteri_id as musteriID', 'alt_urun_id as altUrunID', 'bitis'])
    .select(({ ref }) => [kurusOf(ref('fiyat')).as('fiyat')])
    .forUpdate()
    .executeTakeFirst();
  const { musteriID, ...alanlar } = found(row);
  return { musteriID, alanlar };
}

async function requireUrun(tx: Tx, id: number): Promise<void> {
  found((await sql`select from alt_urun_ozet where id = ${id}`.execute(tx)).rows[0]);
}
