import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/connection.ts';
import { asOwner } from '../../db/scope.ts';
import { shareTurn, takeTurn } from '../../db/turn.ts';

type Kimin = {
  bayiID: number;
  /** E.164. */
  telefonlar: readonly string[];
  /** A waiting message of the house that names the person is removed too. */
  adSoyad?: string;
};

/** Whose turn it is to write to people, or to forget one of them. */
const TURN = 'unutma';

/** Called before the numbers of people are read whose messages are queued: whoever is just being forgotten is found forgotten. */
export const keepFromForgetting = (tx: Tx): void => shareTurn(tx, TURN);

/**
 * Removes all messages of a bayi to a person, waiting or not, because each keeps the number. Waiting messages of the house stay, so
 * sign-in codes still go out. Those that are just being queued are waited for.
 */
export async function forgetMesajlar(tx: Tx, { bayiID, telefonlar, adSoyad }: Kimin): Promise<void> {
  takeTurn(tx, TURN, bayiID);
  const named: RawBuilder<unknown> = adSoyad === undefined ? sql`` : sql`or strpos(mesaj, ${adSoyad}) > 0`;
  await asOwner(tx, () =>
    sql`
      delete from giden_mesaj where telefon = any(${[...telefonlar]}::text[])
        and (bayi_id = ${bayiID} or (bayi_id is null and (durum <> 'bekliyor' or gecerlilik < now() ${named})))`.execute(tx),
  );
}
