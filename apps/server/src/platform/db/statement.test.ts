import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPool } from './pool.ts';
import { send, type StatementScope } from './statement.ts';

/*
 * Checks what statement.ts promises of a connection that sends without waiting, and what it needs of the driver. After
 * an upgrade of `pg` these tests tell whether both still hold.
 */
let pool: pg.Pool;
let client: pg.PoolClient;
beforeAll(async () => {
  pool = createPool(inject('postgresUrl'), { max: 2, onError: () => undefined });
  client = await pool.connect();
});
afterAll(async () => {
  client.release();
  await pool.end();
});

const bayi = (bayiID: number): StatementScope => ({ role: 'defter_istek', bayiID });
const select = (text: string, ...values: unknown[]) => ({ text: `select ${text} as n`, values });
const value = (result: pg.QueryResult) => (result.rows[0] as { n: unknown }).n;
const WHO = `current_user || ' ' || coalesce(current_setting('app.bayi', true), '') || ' ' || current_setting('transaction_read_only')`;

/** Whose connection it is when nothing has been set. */
async function owner(): Promise<unknown> {
  return value(await client.query(`select ${WHO} as n`));
}

test('the driver has what is used of its inside', () => {
  const missing = [
    ...['prepare', 'hasBeenParsed', 'handleDataRow', 'handleCommandComplete'].filter((name) => !(name in pg.Query.prototype)).map((name) => `Query.${name}`),
    ...['bind', 'execute', 'close'].filter((name) => !(name in pg.Connection.prototype)).map((name) => `Connection.${name}`),
    ...('parsedStatements' in (client as unknown as { connection: object }).connection ? [] : ['Connection.parsedStatements']),
  ];
  expect(missing, 'This version of pg lacks what platform/db/statement.ts uses: read its lib/query.js and lib/connection.js, and mend that file').toEqual([]);
});

test('two scopes on one connection see their own, sent one behind the other without waiting', async () => {
  const sent = Array.from({ length: 20 }, (_, i) => send(client, select(`${WHO} || $1`, ` ${i}`), bayi(i % 2 ? 7 : 8)));
  const seen = (await Promise.all(sent)).map(value);
  expect(seen).toEqual(Array.from({ length: 20 }, (_, i) => `defter_istek ${i % 2 ? 7 : 8} on ${i}`));
  expect(await owner()).toMatch(/^(?!defter_istek).*  off$/);
});

const FAILING: [string, { text: string; values: unknown[] }, StatementScope | undefined, string][] = [
  ['when it is parsed', { text: 'selekt 1', values: [] }, bayi(7), '42601'],
  ['when its names are looked up', select('1 from olmayan'), bayi(7), '42P01'],
  ['when its values are bound', select('$1::int', 'x'), bayi(7), '22P02'],
  ['when it runs', select('1 / $1::int', 0), bayi(7), '22012'],
  ['in the middle of its rows', { text: 'select 1 / (3 - n) as n from generate_series(1, 5) n', values: [] }, bayi(7), '22012'],
  ['because it would write', { text: 'create temp table yazilamaz (n int)', values: [] }, bayi(7), '25006'],
  ['by its scope', select('1'), { role: 'olmayan' as 'none', bayiID: 7 }, '22023'],
  ['without a scope', select('1 / $1::int', 0), undefined, '22012'],
];

test.each(FAILING)('one that fails %s fails alone, first and when it is known', async (_where, statement, scope, code) => {
  for (const _time of [1, 2]) {
    const before = await owner();
    const outcomes = await Promise.allSettled([
      send(client, select('$1::int', 1), bayi(7)),
      send(client, statement, scope),
      send(client, select('$1::int', 2), bayi(8)),
      send(client, select(WHO), bayi(9)),
    ]);
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? value(outcome.value) : (outcome.reason as pg.DatabaseError).code))).toEqual([
      1, code, 2, 'defter_istek 9 on',
    ]);
    expect(await owner()).toBe(before);
  }
});

test('one that a failed transaction skipped is parsed when it is sent again before that is known', async () => {
  await client.query('begin');
  try {
    await client.query('savepoint deneme');
    await expect(send(client, select('1 / $1::int', 0))).rejects.toMatchObject({ code: '22012' });
    const skipped = select(`'skipped ' || $1::text`, 'once');
    const outcomes = await Promise.allSettled([send(client, skipped), send(client, { text: 'rollback to savepoint deneme', values: [] }), send(client, skipped), send(client, skipped)]);
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { code: '25P02' } },
      { status: 'fulfilled' },
      { status: 'fulfilled', value: { rows: [{ n: 'skipped once' }] } },
      { status: 'fulfilled', value: { rows: [{ n: 'skipped once' }] } },
    ]);
  } finally {
    await client.query('rollback');
  }
});

test('a cancelled one fails alone', async () => {
  const pid = value(await client.query('select pg_backend_pid() as n'));
  const outcomes = Promise.allSettled([send(client, select('pg_sleep(60)'), bayi(7)), send(client, select(WHO), bayi(8))]);
  await expect.poll(async () => (await pool.query(`select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'`, [pid])).rowCount).toBe(1);
  expect(await outcomes).toMatchObject([
    { status: 'rejected', reason: { code: '57014' } },
    { status: 'fulfilled', value: { rows: [{ n: 'defter_istek 8 on' }] } },
  ]);
});

test('of a lost connection everything that was sent fails, and the pool has another', async () => {
  const lost = await pool.connect();
  const sent = [send(lost, select('pg_backend_pid()'), bayi(7)), send(lost, select('pg_sleep(60)'), bayi(7)), send(lost, select('1'), bayi(8)), send(lost, select('1'))];
  const outcomes = Promise.allSettled(sent);
  await expect
    .poll(async () => (await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'`, [value(await sent[0]!)])).rowCount)
    .toBe(1);
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  await expect(send(lost, select('1'), bayi(7))).rejects.toThrow();
  lost.release(true);
  expect((await pool.query('select 1')).rowCount).toBe(1);
});

test('a connection keeps so many prepared statements and no more, and one that fell out works again', async () => {
  const numbers = Array.from({ length: 600 }, (_, i) => i);
  const ask = (n: number) => send(client, select(`${n} + $1::int`, 1), bayi(7));
  expect((await Promise.all(numbers.map(ask))).map(value)).toEqual(numbers.map((n) => n + 1));
  const { rows } = await client.query<{ n: number }>('select count(*) as n from pg_prepared_statements');
  expect(rows[0]!.n).toBeGreaterThan(200);
  expect(rows[0]!.n).toBeLessThanOrEqual(258);
  expect((await Promise.all([0, 599, 0].map(ask))).map(value)).toEqual([1, 600, 1]);
});

test('one that was planned is not planned again', async () => {
  const statement = select('$1::int + 41', 1);
  for (let i = 0; i < 3; i += 1) await send(client, statement, bayi(7));
  const { rows } = await client.query<{ n: number }>('select generic_plans + custom_plans as n from pg_prepared_statements where statement = $1', [statement.text]);
  expect(rows).toEqual([{ n: 3 }]);
});
