import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { buildBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();

const read = async () => {
  const { bayiID } = await buildBayi(server);
  const { database } = server.platform;
  return database.read({ bayiID }, async (tx) => {
    const { rows } = await sql<{ kim: number }>`select pg_backend_pid() as kim`.execute(tx);
    return rows[0]!.kim;
  });
};

test('whoever has the connection after a reading may write', async () => {
  await read();
  const { pool } = server.platform.database;
  const written: (number | null)[] = [];
  for (let i = 0; i < 20; i += 1) {
    await server.platform.database.read({ bayiID: 0 }, (tx) => sql`select 1`.execute(tx));
    await pool.query('create temp table if not exists yazilir (n int)');
    written.push((await pool.query('insert into yazilir values (1)')).rowCount);
  }
  expect(written).toEqual(Array.from({ length: 20 }, () => 1));
});

test('a reading that nothing follows is over in the database soon after', async () => {
  const kim = await read();
  // Not by a connection of the pool: having it would end the reading.
  const observer = new pg.Client({ connectionString: server.platform.database.pool.options.connectionString! });
  await observer.connect();
  await vi.waitFor(async () => {
    const { rows } = await observer.query('select state from pg_stat_activity where pid = $1', [kim]);
    expect(rows).toEqual([{ state: 'idle' }]);
  });
  await observer.end();
});
