import { EN_COK_FARK, type Kanit, KANITLAR, type KanitSonucu } from '@defter/contract/mutabakat.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { SORULAR } from './kanitlar.ts';

/** A record that does not agree, as it is kept: names are read when it is shown, so that nobody stays who was forgotten. */
export type KalanFark = { kanit: Kanit; id: number; beklenen: number; bulunan: number };
export type Sonuc = { kanitlar: KanitSonucu[]; farklar: KalanFark[] };

/**
 * Makes all proofs: those that compare the same records by one statement, which therefore sees one moment. It only reads, takes no lock,
 * leaves the other processors to the desks, and each statement is broken off after `enCokMs`. Rows come almost in the order of their ids:
 * sums over sorted rows cost half of those over hundreds of thousands of groups in memory.
 */
export async function prove(tx: Tx, enCokMs: number): Promise<Sonuc> {
  await sql`select set_config('transaction_read_only', 'on', true), set_config('statement_timeout', ${String(enCokMs)}, true),
    set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '64MB', true), set_config('jit', 'off', true), set_config('enable_hashagg', 'off', true)`.execute(tx);
  const sonuclar = new Map<Kanit, KanitSonucu>();
  const farklar = new Map<Kanit, KalanFark[]>();
  for (const [kaynak, kanitlar] of Map.groupBy(KANITLAR, (kanit) => SORULAR[kanit].kaynak)) {
    const start = performance.now();
    const sayilar = await count(tx, kaynak, kanitlar);
    const sureMs = Math.round((performance.now() - start) / kanitlar.length);
    for (const [i, kanit] of kanitlar.entries()) {
      const { bakilan, fark } = sayilar[i]!;
      sonuclar.set(kanit, { kanit, bakilan, fark, sureMs });
      // Only a till with differences is read twice.
      farklar.set(kanit, fark === 0 ? [] : await listFarklar(tx, kanit));
    }
  }
  return { kanitlar: KANITLAR.map((kanit) => sonuclar.get(kanit)!), farklar: KANITLAR.flatMap((kanit) => farklar.get(kanit)!) };
}

/** How many records of a source each proof looks at, and how many of them differ. */
async function count(tx: Tx, kaynak: RawBuilder<unknown>, kanitlar: readonly Kanit[]): Promise<{ bakilan: number; fark: number }[]> {
  const sayimlar = kanitlar.map((kanit) => {
    const { bakilan, farkli } = conditionsOf(kanit);
    return sql`json_build_object('bakilan', count(*) filter (where ${bakilan}), 'fark', count(*) filter (where ${farkli}))`;
  });
  const { rows } = await sql<{ sayilar: { bakilan: number; fark: number }[] }>`select json_build_array(${sql.join(sayimlar)}) as sayilar from (${kaynak}) s`.execute(tx);
  return rows[0]!.sayilar;
}

async function listFarklar(tx: Tx, kanit: Kanit): Promise<KalanFark[]> {
  const { beklenen, bulunan, farkli } = conditionsOf(kanit);
  const { rows } = await sql<Omit<KalanFark, 'kanit'>>`
    select id, ${beklenen} as beklenen, ${bulunan} as bulunan from (${SORULAR[kanit].kaynak}) s where ${farkli} order by id limit ${EN_COK_FARK}`.execute(tx);
  return rows.map((fark) => ({ kanit, ...fark }));
}

function conditionsOf(kanit: Kanit) {
  const { bakilan = sql`true`, beklenen = sql`beklenen`, bulunan = sql`bulunan` } = SORULAR[kanit];
  return { beklenen, bulunan, bakilan, farkli: sql`(${bakilan}) and ${beklenen} <> ${bulunan}` };
}
