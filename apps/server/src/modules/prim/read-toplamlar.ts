import { type Kurus, sum } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import type { Ay } from './donem.ts';
import { readSatirlar } from './read-satirlar.ts';

/** What a colleague has of a month by a rule; null is the percentage on their card. */
export type PrimToplami = { personelID: number; kuralID: number | null; satirSayisi: number; esas: Kurus; prim: Kurus };

/** The sums of a month by colleague and rule: those of a closed month are added up where they stand. */
export async function readToplamlar(tx: Tx, ay: Ay): Promise<PrimToplami[]> {
  if (ay.donem) {
    const { rows } = await sql<PrimToplami>`
      select personel_id as "personelID", kural_id as "kuralID", count(*)::int as "satirSayisi", ${kurusOf(sql`sum(esas)`)} as esas, ${kurusOf(sql`sum(prim)`)} as prim
      from prim_hakedis where donem_id = ${ay.donem.id} group by 1, 2`.execute(tx);
    return rows;
  }
  const gruplar = Map.groupBy(await readSatirlar(tx, ay), ({ personelID, kuralID }) => `${personelID} ${kuralID}`);
  return [...gruplar.values()].map((satirlar) => ({
    personelID: satirlar[0]!.personelID,
    kuralID: satirlar[0]!.kuralID,
    satirSayisi: satirlar.length,
    esas: sum(satirlar.map(({ esas }) => esas)),
    prim: sum(satirlar.map(({ prim }) => prim)),
  }));
}
