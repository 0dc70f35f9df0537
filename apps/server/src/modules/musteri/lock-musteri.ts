import { type RawBuilder, sql } from 'kysely';
import { sendStatement, type Tx } from '../../platform/db/connection.ts';
import { found, AppError } from '../../platform/errors/app-error.ts';

/**
 * Locks a customer until the end of the transaction. Throws bulunamadi for an unknown customer and musteriAnonim for an
 * anonymised one.
 */
export async function lockMusteri(tx: Tx, id: number): Promise<void> {
  const musteri = found(
    await tx.selectFrom('musteri').select('anonim_zamani').where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
  );
  if (musteri.anonim_zamani !== null) throw new AppError('musteriAnonim');
}

/**
 * The same against everybody who adds a record to the customer: what is being added is waited for, and what comes later waits here
 * (`heldMusteri`). Sent as a statement of its own, so that what comes after it sees the records that it has waited for.
 */
export async function lockMusteriAlone(tx: Tx, id: number): Promise<void> {
  sendStatement(tx, sql`select from musteri where id = ${id} for update`);
  await lockMusteri(tx, id);
}

/** Part of a larger statement: a customer as a booking finds them, held by the key share lock that `lockMusteriAlone` keeps out. */
export const heldMusteri = (id: number | RawBuilder<number>): RawBuilder<unknown> => sql`select m.id, m.aktif_mi from musteri m where m.id = ${id} for key share`;

/** The same beside other statements: what is read after it is read of a customer whom nobody forgets or merges meanwhile. */
export const keepMusteri = (tx: Tx, id: number | RawBuilder<number>): void => sendStatement(tx, heldMusteri(id));

/** Locks a customer until the end of the transaction without any check. */
export async function holdMusteri(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('musteri').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
