import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyCall } from '@defter/contract/call.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { encodeEntries, formOf } from '@defter/contract/wire.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDatabase } from '../src/platform/db/database.ts';
import { createPool } from '../src/platform/db/pool.ts';
import { freePort } from '../src/platform/postgres/cluster.ts';
import { findRunningPostgres } from '../src/platform/postgres/embedded.ts';
import { readPidFile } from '../src/platform/postgres/postmaster.ts';
import { buildBayi, type TestBayi } from './build.ts';
import { hesapOf, readHesap } from './hesap.ts';
import { killProcess, startServerProcess } from './server-process.ts';

/** Three kills of each kind. */
const ROUNDS = 9;
const WRITERS = 8;
/** The number of sales that must succeed before the next kill, so that every round interrupts work. */
const PER_ROUND = 10;
const NAKIT = 1;

let dataDir: string;
let settings: { DATA_DIR: string; PORT: string };
let server: ChildProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'defter-faults-'));
  settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  server = await startServerProcess(settings);
});
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true });
});

it(`keeps every acknowledged sale, once, through ${ROUNDS} kills of server and database`, { timeout: 300_000 }, async () => {
  const bayi = await openBusiness();
  const acknowledged = new Map<string, { id: number; toplamTutar: number }>();
  let working = true;
  const writers = Array.from({ length: WRITERS }, async () => {
    while (working) {
      const key = randomUUID();
      acknowledged.set(key, await insist(bayi, key));
    }
  });

  for (let round = 0; round < ROUNDS; round += 1) {
    const before = acknowledged.size;
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(before + PER_ROUND), { timeout: 60_000, interval: 5 });
    await strike(round);
  }
  working = false;
  await Promise.all(writers);

  const rows = await readRows<{ id: number; toplamTutar: number }>(
    'select id::float8, toplam_tutar::float8 as "toplamTutar" from satis where bayi_id = $1 order by id',
    [bayi.bayiID],
  );
  const sales = [...acknowledged.values()].map(({ id, toplamTutar }) => ({ id, toplamTutar })).sort((a, b) => a.id - b.id);
  expect(rows).toEqual(sales);
  expect(await readHesap({ rows: readRows }, bayi.bayiID)).toEqual(hesapOf(sales.length * 500_00, sales.length * 300_00));
});

/** Kills the server, the database, and both in turn. The server restarts the database, and the test restarts the server. */
async function strike(round: number): Promise<void> {
  // The children of a dead database may still answer while it is being restarted; then there is no process to kill yet.
  if (round % 3 > 0) await vi.waitFor(() => process.kill(readPidFile(join(dataDir, 'postgres'))!.pid, 'SIGKILL'), { timeout: 60_000, interval: 5 });
  if (round % 3 === 1) return;
  await killProcess(server);
  server = await startServerProcess(settings);
}

type Business = TestBayi & { musteriID: number; altUrunID: number };

async function openBusiness(): Promise<Business> {
  const database = createDatabase(createPool(databaseUrl(), { max: 1, onError: () => undefined }));
  const bayi = await buildBayi({ platform: { database } });
  await database.close();
  const { id: anaUrunID } = await send(bayi, urunCalls.createAnaUrun, { adi: 'Cilt bakımı', satisTipi: 1 });
  const { id: altUrunID } = await send(bayi, urunCalls.createAltUrun, { anaUrunID, adi: 'Maske', fiyat: 100, kdv: 20 });
  const { id: musteriID } = await send(bayi, musteriCalls.create, { musteri: { id: 0, ad: 'Ayşe', soyad: 'Yılmaz' } });
  return { ...bayi, musteriID, altUrunID };
}

/** Saves a sale of 500 of which 300 are paid; repeats it, as the panel does, until the server has answered. */
async function insist(bayi: Business, key: string): Promise<{ id: number; toplamTutar: number }> {
  const { musteriID, altUrunID } = bayi;
  const icerikler = [{ altUrunID, adet: 2 }, { altUrunID, adet: 3 }];
  const odemeler = [{ odemeSekliID: NAKIT, tutar: 100 }, { odemeSekliID: NAKIT, tutar: 200 }];
  for (;;) {
    const reply = await send(bayi, satisCalls.create, { musteriID, icerikler, odemeler }, key).catch(() => undefined);
    if (reply?.status === 200) return reply;
    if (reply && reply.status < 500) throw new Error(`The sale was refused: ${reply.message}`);
    await pause(20);
  }
}

type Reply = { status: number; message: string; id: number; toplamTutar: number };

async function send({ jeton }: TestBayi, call: AnyCall, body: object, key: string = randomUUID()): Promise<Reply> {
  const response = await fetch(`http://127.0.0.1:${settings.PORT}/api${call.path}`, {
    method: call.method,
    headers: { authorization: `Bearer ${jeton}`, 'idempotency-key': key },
    body: formOf(encodeEntries(body)),
  });
  return { ...((await response.json()) as Reply), status: response.status };
}

async function readRows<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    await client.query('set role defter_bakim');
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

function databaseUrl(): string {
  const url = findRunningPostgres({ dataDir, log: () => undefined });
  if (url === undefined) throw new Error('The database is not running');
  return url;
}
