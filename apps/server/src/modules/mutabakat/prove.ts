import { EN_COK_FARK, type Kanit, KANITLAR, type KanitSonucu } from '@defter/contract/mutabakat.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { SORULAR } from './kanitlar.ts';

/** A record that does not agree, as it is kept: names are read when it is shown, so that nobody stays who was forgotten. */
export type KalanFark = { kanit: Kanit; id: number; beklenen: number; bulunan: number };
export type Sonuc = { kanitlar: KanitSonucu[]; farklar: KalanFark[] };

/**
 * Makes all proofs, each by one statement, which therefore sees one moment. It only reads, takes no lock, leaves the other
 * processors to the desks, and each statement is broken off after `enCokMs`.
 */
export async function prove(tx: Tx, enCokMs: number): Promise<Sonuc> {
  await sql`select set_config('transaction_read_only', 'on', true), set_config('statement_timeout', ${String(enCokMs)}, true),
    set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`.execute(tx);
  const kanitlar: KanitSonucu[] = [];
  const farklar: KalanFark[] = [];
  for (const kanit of KANITLAR) {
    const start = performance.now();
    const satirlar = sql`(${SORULAR[kanit].satirlar}) s`;
    const { rows } = await sql<{ bakilan: number; fark: number }>`
      select count(*)::int as bakilan, count(*) filter (where beklenen <> bulunan)::int as fark from ${satirlar}`.execute(tx);
    const { bakilan, fark } = rows[0]!;
    // Only a till with differences is read twice.
    const ilkler = fark === 0 ? [] : (await sql<Omit<KalanFark, 'kanit'>>`select id, beklenen, bulunan from ${satirlar} where beklenen <> bulunan order by id limit ${EN_COK_FARK}`.execute(tx)).rows;
    kanitlar.push({ kanit, bakilan, fark, sureMs: Math.round(performance.now() - start) });
    farklar.push(...ilkler.map((ilk) => ({ kanit, ...ilk })));
  }
  return { kanitlar, farklar };
}
