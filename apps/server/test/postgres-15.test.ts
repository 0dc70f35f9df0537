import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyCall, ReplyOf } from '@defter/contract/call.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { kurus } from '@defter/rules/para.ts';
import { encodeForm } from '@defter/contract/wire.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createPool } from '../src/platform/db/pool.ts';
import { accountFor } from '../src/platform/postgres/account.ts';
import { freePort, launch, shutDown, type Cluster } from '../src/platform/postgres/cluster.ts';
import { run } from '../src/platform/postgres/run.ts';
import { buildBayi } from './build.ts';
import { describeSchema } from './describe-schema.ts';
import { TEMPLATE, urlOf } from './global-setup.ts';
import { startServerProcess } from './server-process.ts';

/** `npm test` sets the path; Debian's path is for running this file alone. */
const PROGRAMS = process.env.POSTGRES_15 ?? '/usr/lib/postgresql/15/bin';
let folder: string;
let cluster: Cluster;
/** The administrator's address. */
let adminUrl: string;

beforeAll(async () => {
  if (!existsSync(PROGRAMS)) throw new Error('This test needs PostgreSQL 15: install it, and set POSTGRES_15 to the folder of its programs.');
  folder = await mkdtemp(join(tmpdir(), 'defter-15-'));
  const account = accountFor(join(folder, 'data'));
  if (account) await chown(folder, account.uid, account.gid);
  const program = (name: string) => join(PROGRAMS, name);
  const directory = join(folder, 'data');
  cluster = { directory, account, binaries: { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }, logFile: join(folder, 'log') };
  await run(cluster.binaries.initdb, [`--pgdata=${directory}`, '--username=postgres', '--auth=trust', '--no-sync'], { account, cwd: folder });
  const port = await freePort();
  await launch(cluster, port);
  adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
});
afterAll(async () => {
  await shutDown(cluster);
  await rm(folder, { recursive: true });
});

/** The commands that the README gives an administrator. */
async function readSetup(): Promise<string[]> {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  const block = /```sql\n([\s\S]*?)```/.exec(readme.slice(readme.indexOf('## In production')))![1]!;
  return block.split('\n').map((line) => line.trim()).filter((line) => line !== '');
}

async function ask<T extends object>(url: string, ...texts: string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: T[] = [];
    for (const text of texts) ({ rows } = await client.query<T>(text));
    return rows;
  } finally {
    await client.end();
  }
}

async function schemaOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await describeSchema(client);
  } finally {
    await client.end();
  }
}

function roleUrl(name: string, database: string): string {
  const url = new URL(urlOf(adminUrl, database));
  url.username = name;
  url.password = 'choose one';
  return url.href;
}

test('a server starts and works on a PostgreSQL 15 that was set up as the README says', async () => {
  await ask(adminUrl, ...(await readSetup()));
  const url = roleUrl('defter', 'defter');
  const port = await freePort();
  const server = await startServerProcess({ DATABASE_URL: url, DATA_DIR: join(folder, 'defter'), PORT: String(port) });
  try {
    expect(await ask(url, 'select rolsuper, current_setting(\'server_version_num\')::int / 10000 as surum from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false, surum: 15 }]);
    const database = createDatabase(createPool(url, { max: 1, onError: () => undefined }));
    const { jeton } = await buildBayi({ platform: { database } });
    await database.close();
    const api = `http://127.0.0.1:${port}/api`;
    const send = async <C extends AnyCall>(call: C, body?: object): Promise<ReplyOf<C>> => {
      const search = body && call.method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>)}` : '';
      const response = await fetch(`${api}${call.path}${search}`, {
        method: call.method,
        headers: { authorization: `Bearer ${jeton}`, 'idempotency-key': randomUUID() },
        body: body && call.method !== 'GET' ? encodeForm(body, call.body) : undefined,
      });
      const reply = (await response.json()) as ReplyOf<C> & { message: string };
      expect([response.status, call.path], reply.message).toEqual([200, call.path]);
      return reply;
    };
    expect((await fetch(`${api}/saglik/hazir`)).status).toBe(200);
    expect(await ask(url, "select name from pgboss.schedule where name = 'temizlik'")).toEqual([{ name: 'temizlik' }]);
    const { id: musteriID } = await send(musteriCalls.create, { musteri: { id: 0, ad: 'Işıl', soyad: 'Çağlar' } });
    const { liste } = await send(musteriCalls.list, { ara: 'isil cag' });
    expect(liste.map(({ id }) => id)).toEqual([musteriID]);
    const { id: anaUrunID } = await send(urunCalls.createAnaUrun, { adi: 'Cilt bakımı', satisTipi: 1 });
    const { id: altUrunID } = await send(urunCalls.createAltUrun, { anaUrunID, adi: 'Maske', barkod: '8690', fiyat: kurus(100_00), kdv: 20 });
    expect((await send(urunCalls.listAltUrunler, { ara: '8690' })).liste.map(({ id }) => id)).toEqual([altUrunID]);
    expect(await send(satisCalls.create, { musteriID, icerikler: [{ altUrunID, adet: 2 }], odemeler: [] })).toMatchObject({ toplamTutar: 200 });
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  expect(await schemaOf(url)).toEqual(await schemaOf(urlOf(inject('postgresUrl'), TEMPLATE)));
}, 60_000);

test('a role that may make no roles is given the two by the administrator', async () => {
  const roles = ['defter_istek', 'defter_bakim'];
  const missing = await ask<{ ad: string }>(adminUrl, `select ad from unnest(array['${roles.join("','")}']) ad where to_regrole(ad) is null`);
  const made = missing.map(({ ad }) => `create role ${ad}`);
  await ask(adminUrl, ...made, 'create role dukkan login', `grant ${roles.join()} to dukkan`, 'create database dukkan owner dukkan');
  expect(await migrate(roleUrl('dukkan', 'dukkan'))).toContain('0015_urun.sql');
});
