import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/connection.ts';
import { asOwner } from '../../db/scope.ts';

type Kimin = {
  bayiID: number;
  /** E.164. */
  telefonlar: readonly string[];
  /** A text that waits and names the person goes too. */
  adSoyad?: string;
};

/** Removes texts of a person that have left or will never leave; what waits for somebody to sign in still goes out. */
export async function forgetSms(tx: Tx, { bayiID, telefonlar, adSoyad }: Kimin): Promise<void> {
  const named: RawBuilder<unknown> = adSoyad === undefined ? sql`` : sql`or strpos(mesaj, ${adSoyad}) > 0`;
  await asOwner(tx, () =>
    sql`
      delete from giden_sms where telefon = any(${[...telefonlar]}::text[]) and coalesce(bayi_id, ${bayiID}) = ${bayiID}
        and (durum <> 'bekliyor' or gecerlilik < now() ${named})`.execute(tx),
  );
}
