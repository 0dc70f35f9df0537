import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/connection.ts';
import { asOwner } from '../../db/scope.ts';

type Kimin = {
  bayiID: number;
  /** E.164. */
  telefonlar: readonly string[];
  /** A waiting message that names the person is removed too. */
  adSoyad?: string;
};

/** Removes messages to a person that were sent or will never be sent. Waiting sign-in codes still go out. */
export async function forgetMesajlar(tx: Tx, { bayiID, telefonlar, adSoyad }: Kimin): Promise<void> {
  const named: RawBuilder<unknown> = adSoyad === undefined ? sql`` : sql`or strpos(mesaj, ${adSoyad}) > 0`;
  await asOwner(tx, () =>
    sql`
      delete from giden_mesaj where telefon = any(${[...telefonlar]}::text[]) and coalesce(bayi_id, ${bayiID}) = ${bayiID}
        and (durum <> 'bekliyor' or gecerlilik < now() ${named})`.execute(tx),
  );
}
