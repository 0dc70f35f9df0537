import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findRunningPostgres, startPostgres } from './embedded.ts';
import type { EmbeddedPostgres } from './embedded.ts';
import { readPidFile } from './postmaster.ts';
import { describeProcess } from './processes.ts';

let base: string;
let running: EmbeddedPostgres[];
let children: ChildProcess[];
let logged: string[];

beforeEach(() => {
  base = makeFolder();
  running = [];
  children = [];
  logged = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const postgres of running) await postgres.stop();
  rmSync(base, { recursive: true });
});

function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'defter Çığ Şube '));
}

async function start(dataDir = base): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir, log: (message) => logged.push(message) });
  running.push(postgres);
  return postgres;
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('a first start', () => {
  test('makes a durable, Turkish database owned by an ordinary role', async () => {
    const { url } = await start();
    const [row] = await query(
      url,
      `select lower('IĞDIR') as lower, current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
              current_setting('TimeZone') as zone, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole
       from pg_roles where rolname = current_user`,
    );
    expect(row).toEqual({
      lower: 'ığdır', fsync: 'on', checksums: 'on', zone: 'Europe/Istanbul',
      rolsuper: false, rolbypassrls: false, rolcreatedb: true, rolcreaterole: true,
    });
    expect(statSync(join(base, 'postgres-parola')).mode & 0o777).toBe(0o600);
  });

  test('throws away what a killed attempt left', async () => {
    const unfinished = join(base, 'postgres-setup-killed');
    mkdirSync(join(unfinished, 'data'), { recursive: true });
    await start();
    expect(existsSync(unfinished)).toBe(false);
  });

  test('survives kill -9 in the middle of making the files', async () => {
    const child = startInOtherProcess();
    await vi.waitFor(() => expect(unfinishedFiles().length).toBeGreaterThan(0), { timeout: 10_000, interval: 1 });
    child.kill('SIGKILL');
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a second start', () => {
  test('finds what the first one wrote', async () => {
    const first = await start();
    await query(first.url, 'create table defter as select 7 as sayfa');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select * from defter')).toEqual([{ sayfa: 7 }]);
  });

  test('is refused while the first one lives', async () => {
    await start();
    await expect(start()).rejects.toThrow(`Process ${process.pid} already runs the database`);
  });

  test('stops the server that a killed process left behind', async () => {
    const child = startInOtherProcess();
    const url = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))));
    await query(url, 'create table defter as select 7 as sayfa');
    expect(findRunningPostgres({ dataDir: base, log: () => undefined })).toBe(url);
    const died = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await died;

    const left = readPidFile(join(base, 'postgres'))?.pid ?? 0;
    expect(isServing(left)).toBe(true);
    const next = await start();
    expect(isServing(left)).toBe(false);
    expect(logged.join('\n')).toContain(`left behind by a killed server (process ${left})`);
    expect(await query(next.url, 'select * from defter')).toEqual([{ sayfa: 7 }]);
  });

  test('leaves a stranger alone who has inherited the process id', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(join(first.directory, 'postmaster.pid'), `${process.pid}\n${first.directory}\n0\n5432\n\n127.0.0.1\n\nready\n`);
    await start();
    expect(logged.join('\n')).toContain(`Process ${process.pid} is not the PostgreSQL of`);
  });
});

test('two databases run side by side', async () => {
  const other = makeFolder();
  onTestFinished(() => rmSync(other, { recursive: true }));
  const [one, two] = await Promise.all([start(), start(other)]);
  expect(one.url).not.toBe(two.url);
  expect(await query(two.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await two.stop();
});

test('a PostgreSQL that is killed comes back on its port', async () => {
  const { url, directory } = await start();
  await query(url, 'create table defter as select 7 as sayfa');
  process.kill(readPidFile(directory)?.pid ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(logged).toContain('PostgreSQL is back'), { timeout: 20_000, interval: 20 });
  expect(await query(url, 'select * from defter')).toEqual([{ sayfa: 7 }]);
});

test('a PostgreSQL that is started again and again does not fill the disk with its log', async () => {
  const { directory } = await start();
  const log = join(base, 'postgres.log');
  appendFileSync(log, 'x'.repeat(1_100_000));
  process.kill(readPidFile(directory)?.pid ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(logged).toContain('PostgreSQL is back'), { timeout: 20_000, interval: 20 });
  expect(statSync(log).size).toBeLessThan(100_000);
  expect(statSync(`${log}.1`).size).toBeGreaterThan(1_000_000);
});

test('stopping leaves no process behind', async () => {
  const { directory, stop } = await start();
  const pid = readPidFile(directory)?.pid ?? 0;
  await Promise.all([stop(), stop()]);
  expect(isServing(pid)).toBe(false);
});

/** An ended process may keep its number until its parent has noticed. */
function isServing(pid: number): boolean {
  return describeProcess(pid)?.command.includes(base) ?? false;
}

function unfinishedFiles(): string[] {
  const folder = readdirSync(base).find((name) => name.startsWith('postgres-setup-'));
  const data = folder && join(base, folder, 'data');
  return data && existsSync(data) ? readdirSync(data) : [];
}

/** A process that starts the database, prints its address and lives until it is killed. */
function startInOtherProcess() {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(base)}, log: () => undefined });
    process.stdout.write(url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}
