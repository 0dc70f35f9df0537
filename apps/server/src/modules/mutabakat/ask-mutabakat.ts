import type { mutabakatCalls } from '@defter/contract/mutabakat.ts';
import { sql } from 'kysely';
import type { Context, Platform } from '../../platform/http/context.ts';

/** Asks for a check, or finds the one that is being made. One that waits for its turn in the night becomes that of whoever asks. */
export async function askMutabakat({ tx, oturum, clock, degisim, act, afterCommit }: Context<typeof mutabakatCalls.iste>, { mutabakat }: Pick<Platform, 'mutabakat'>) {
  const { rows } = await sql<{ id: number }>`
    insert into mutabakat (isteyen_id) values (${oturum.personelID}::bigint)
    on conflict (bayi_id) where bitis is null do update set isteyen_id = excluded.isteyen_id where mutabakat.isteyen_id is null returning id`.execute(tx);
  const [yeni] = rows;
  if (yeni) {
    degisim(null, { tarih: clock.today() });
    afterCommit(() => mutabakat.wake());
    return yeni;
  }
  act(null);
  const { rows: suren } = await sql<{ id: number }>`select id from mutabakat order by bitis is null desc, id desc limit 1`.execute(tx);
  return suren[0]!;
}
