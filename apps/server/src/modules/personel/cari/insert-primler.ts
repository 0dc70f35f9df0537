import { type Kurus, negate, ZERO } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { liraOf } from '../../../platform/db/lira.ts';
import type { Tx } from '../../../platform/db/connection.ts';

type Primler = { ay: string; tarih: string; yapanID: number; primler: readonly { personelID: number; prim: Kurus }[] };

/** Books the commission of a closed month in the accounts, one entry a colleague. A month that takes more back than it brings is kept back. */
export async function insertPrimler(tx: Tx, { ay, tarih, yapanID, primler }: Primler): Promise<void> {
  const rows = primler
    .filter(({ prim }) => prim !== 0)
    .map(({ personelID, prim }) => ({ personelID, gider: liraOf(prim > 0 ? prim : ZERO), gelir: liraOf(prim < 0 ? negate(prim) : ZERO) }));
  if (rows.length === 0) return;
  await sql`
    insert into personel_hakedis (personel_id, tur, tarih, gelir, gider, prim_ayi, islemi_yapan_personel_id)
    select y."personelID", 'prim', ${tarih}::date, y.gelir, y.gider, ${ay}::date, ${yapanID}::bigint
    from json_to_recordset(${JSON.stringify(rows)}::json) as y ("personelID" bigint, gelir numeric, gider numeric)`.execute(tx);
}
