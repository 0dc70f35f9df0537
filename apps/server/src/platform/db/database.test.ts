import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildBayi, buildMusteri } from '../../../test/build.ts';
import { useOwnServer } from '../../../test/server.ts';
import { sendStatement, type Tx } from './connection.ts';

const server = useOwnServer();

const namesOf = (tx: Tx) => tx.selectFrom('musteri').select('ad').orderBy('id').execute();

test('whoever has the connection after a reading may write, and is nobody in particular', async () => {
  const { pool, read } = server.platform.database;
  const written: (number | null)[] = [];
  for (let i = 0; i < 20; i += 1) {
    await read({ bayiID: 7 }, (tx) => sql`select 1`.execute(tx));
    await pool.query('create temp table if not exists yazilir (n int)');
    written.push((await pool.query('insert into yazilir values (1)')).rowCount);
    const { rows } = await pool.query(`select current_user = session_user as "kendisi", current_setting('app.bayi', true) as bayi`);
    expect(rows).toEqual([{ kendisi: true, bayi: '' }]);
  }
  expect(written).toEqual(Array.from({ length: 20 }, () => 1));
});

test('a reading writes nothing', async () => {
  const { bayiID } = await buildBayi(server);
  const writing = server.platform.database.read({ bayiID }, (tx) => tx.updateTable('musteri').set({ ad: 'Başka' }).execute());
  await expect(writing).rejects.toMatchObject({ code: '25006' });
});

test('what two bayis read at once on few connections is their own, time after time', async () => {
  const [first, second] = [await buildBayi(server), await buildBayi(server)];
  await buildMusteri(server, first, { ad: 'Ayşe' });
  await buildMusteri(server, second, { ad: 'Zeynep' });
  const read = ({ bayiID }: { bayiID: number }) => server.platform.database.read({ bayiID }, namesOf);
  const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => read(i % 2 ? second : first)));
  expect(answers).toEqual(Array.from({ length: 100 }, (_, i) => [{ ad: i % 2 ? 'Zeynep' : 'Ayşe' }]));
});

test('statements of a reading may be asked at once, and one that fails harms no other', async () => {
  const bayi = await buildBayi(server);
  await buildMusteri(server, bayi, { ad: 'Ayşe' });
  const outcomes = await server.platform.database.read(bayi, (tx) =>
    Promise.allSettled([namesOf(tx), sql`select 1 / 0 as n`.execute(tx), sql`select * from olmayan`.execute(tx), namesOf(tx)]),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(outcomes[3]).toEqual(outcomes[0]);
  await expect(server.platform.database.read(bayi, (tx) => sql`select * from olmayan`.execute(tx))).rejects.toMatchObject({ code: '42P01' });
});

test('a statement without an answer, asked again, has none again', async () => {
  const bayi = await buildBayi(server);
  const { write } = server.platform.database;
  const change = () => write(bayi, (tx) => tx.updateTable('musteri').set({ ad: 'Kimse' }).where('id', '=', -1).executeTakeFirst());
  expect([(await change()).numUpdatedRows, (await change()).numUpdatedRows]).toEqual([0n, 0n]);
});

test('a statement that nobody waits for tells why the transaction failed', async () => {
  const bayi = await buildBayi(server);
  const { write } = server.platform.database;
  const divide = async (tx: Tx, next: () => Promise<unknown>) => {
    sendStatement(tx, sql`select 1 / 0`);
    await next();
  };
  await expect(write(bayi, (tx) => divide(tx, () => namesOf(tx)))).rejects.toMatchObject({ code: '22012' });
  await expect(write(bayi, (tx) => divide(tx, async () => undefined))).rejects.toMatchObject({ code: '22012' });
  // The next transaction of the connection knows nothing of it.
  await expect(Promise.all(Array.from({ length: 20 }, () => write(bayi, namesOf)))).resolves.toHaveLength(20);
});

test('of statements that are sent together all tell why the transaction failed, whichever is heard first', async () => {
  const bayi = await buildBayi(server);
  const codes: unknown[] = [];
  const divide = async (tx: Tx) => {
    const outcomes = await Promise.allSettled([sql`select 1 / 0 as n`.execute(tx), namesOf(tx)]);
    codes.push(...outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code));
  };
  await expect(server.platform.database.write(bayi, divide)).rejects.toMatchObject({ code: '22012' });
  expect(codes).toEqual(['22012', '22012']);
});

test('two that hold each other up by locks that they do not wait for both come through', async () => {
  const bayi = await buildBayi(server);
  const idler = [(await buildMusteri(server, bayi)).id, (await buildMusteri(server, bayi)).id];
  const lock = (id: number) => sql`select from musteri where id = ${id} for update`;
  const both = Promise.withResolvers<void>();
  let holding = 0;
  const crossing = (ilk: number, sonra: number) =>
    server.platform.database.write(bayi, async (tx) => {
      await lock(ilk).execute(tx);
      holding += 1;
      if (holding === 2) both.resolve();
      await both.promise;
      sendStatement(tx, lock(sonra));
      return namesOf(tx);
    });
  await expect(Promise.all([crossing(idler[0]!, idler[1]!), crossing(idler[1]!, idler[0]!)])).resolves.toHaveLength(2);
});

test('who meets others time after time comes through in the end, or is told to come back', async () => {
  const bayi = await buildBayi(server);
  const meet = async (times: number) => {
    let left = times;
    return server.platform.database.write(bayi, async (tx) => {
      left -= 1;
      if (left >= 0) await sql`do $$ begin raise exception 'met' using errcode = 'deadlock_detected'; end $$`.execute(tx);
      return namesOf(tx);
    });
  };
  await expect(meet(5)).resolves.toEqual([]);
  await expect(meet(6)).rejects.toMatchObject({ kod: 'cokYogun', cause: { code: '40P01' } });
});

test('of those who held each other up one at a time comes back', async () => {
  const bayi = await buildBayi(server);
  let inside = 0;
  const seen: number[] = [];
  const collideOnce = () => {
    let collided = false;
    return server.platform.database.write(bayi, async (tx) => {
      if (!collided) {
        collided = true;
        await sql`do $$ begin raise exception 'met' using errcode = 'deadlock_detected'; end $$`.execute(tx);
      }
      await namesOf(tx);
      inside += 1;
      for (let i = 0; i < 20; i += 1) await namesOf(tx);
      seen.push(inside);
      inside -= 1;
    });
  };
  await Promise.all(Array.from({ length: 6 }, collideOnce));
  expect(seen).toEqual([1, 1, 1, 1, 1, 1]);
});
