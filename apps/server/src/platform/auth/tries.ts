import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import { Hata } from '../errors/hata.ts';

type Window = { anahtar: string; limit: number; seconds: number };

/** Counts a try in its window and throws cokFazlaIstek above the limit. Exact under concurrency. */
export async function countTry(tx: Tx, { anahtar, limit, seconds }: Window): Promise<void> {
  const { rows } = await sql<{ sayi: number }>`
    insert into deneme as d (anahtar, sayi, pencere_sonu)
    values (${anahtar}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (anahtar) do update set
      sayi = case when d.pencere_sonu < now() then 1 else d.sayi + 1 end,
      pencere_sonu = case when d.pencere_sonu < now() then excluded.pencere_sonu else d.pencere_sonu end
    returning sayi`.execute(tx);
  if ((rows[0]?.sayi ?? 0) > limit) throw new Hata('cokFazlaIstek');
}
