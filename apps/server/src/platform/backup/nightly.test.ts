import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ayarCalls } from '@defter/contract/ayar.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildBayi, buildMusteri } from '../../../test/build.ts';
import { onServer } from '../../../test/global-setup.ts';
import { useOwnServer } from '../../../test/server.ts';
import { backUpNightly } from './nightly.ts';

const server = useOwnServer();
let backupDir: string;
beforeEach(async () => {
  backupDir = await mkdtemp(join(tmpdir(), 'defter-gece-'));
  await server.house('delete from yedek_kaydi');
});
afterEach(() => rm(backupDir, { recursive: true }));

const databaseUrl = () => String(server.platform.database.pool.options.connectionString);
const night = (backupKeep = 2, dataDir = backupDir) => {
  const { database, config } = server.platform;
  return backUpNightly({ database, config: { databaseUrl: databaseUrl(), dataDir, filesUrl: config.filesUrl, backupDir, backupKeep }, log: server.app.log });
};
/** Lets the last backup be one of the night before. */
const nextNight = () => server.house(`update yedek_kaydi set zaman = zaman - interval '1 day'`);

it('is made once a night, restored on trial, and told in the settings', async () => {
  const bayi = await buildBayi(server);
  await buildMusteri(server, bayi);
  const told = () => server.send(ayarCalls.yedek, {}, { jeton: bayi.jeton });
  expect(await told()).toMatchObject({ acikMi: true, zaman: null, denendiMi: false, alinamadiMi: false });
  await night();
  await night();
  expect(await readdir(backupDir)).toHaveLength(1);
  expect(await told()).toMatchObject({ zaman: expect.any(String), denendiMi: true, alinamadiMi: false });
  expect(await server.house(`select from pg_database where datname like '%\\_prova'`)).toEqual([]);
});

it('keeps as many as it was told, and nothing of others', async () => {
  const before = ['gece-20260101030000.tar.gz', 'gece-20260102030000.tar.gz', 'gece-20260103030000.tar.gz', 'gece-20260104030000.tar.gz.part', 'elle.tar.gz'];
  for (const name of before) await writeFile(join(backupDir, name), '');
  await utimes(join(backupDir, 'gece-20260104030000.tar.gz.part'), new Date(), new Date(Date.now() - 2 * 3_600_000));
  await night();
  const after = await readdir(backupDir);
  expect(after).toHaveLength(3);
  expect(after).toEqual(expect.arrayContaining(['elle.tar.gz', 'gece-20260103030000.tar.gz']));
});

it('leaves alone what a server beside this one is writing into the folder', async () => {
  const half = join(backupDir, 'gece-20260104030000.tar.gz.part');
  await writeFile(half, 'yarım');
  await night();
  expect(await readFile(half, 'utf8')).toBe('yarım');
});

it('is read and not tried where the disk has no room for a trial', async () => {
  const bayi = await buildBayi(server);
  const full = await mkdtemp(join(tmpdir(), 'defter-dolu-'));
  // The file system of the processes says that not one byte is free.
  await symlink('/proc', join(full, 'postgres'));
  await night(2, full);
  await rm(full, { recursive: true });
  expect(await readdir(backupDir)).toHaveLength(1);
  expect(await server.send(ayarCalls.yedek, {}, { jeton: bayi.jeton })).toMatchObject({ zaman: expect.any(String), denendiMi: false, alinamadiMi: false });
});

it('keeps the old ones when the new one could not be restored on trial', async () => {
  const before = ['gece-20260101030000.tar.gz', 'gece-20260102030000.tar.gz', 'gece-20260103030000.tar.gz'];
  for (const name of before) await writeFile(join(backupDir, name), '');
  // The database of the trial is there already, and somebody is in it.
  const target = new URL(databaseUrl());
  target.pathname += '_prova';
  await onServer(databaseUrl(), `create database ${target.pathname.slice(1)}`);
  const client = new pg.Client({ connectionString: target.href });
  await client.connect();
  await night();
  await client.end();
  await onServer(databaseUrl(), `drop database ${target.pathname.slice(1)}`);
  expect(await readdir(backupDir)).toEqual(expect.arrayContaining(before));
});

it('leaves a database alone that has the name of the trial and is not of it', async () => {
  const target = new URL(databaseUrl());
  target.pathname += '_prova';
  await onServer(databaseUrl(), `create database ${target.pathname.slice(1)}`);
  await onServer(target.href, 'create table deneme_salonu (ad text)');
  await night();
  expect(await server.house('select denendi from yedek_kaydi')).toEqual([{ denendi: false }]);
  expect(server.logged()).toContain('is no trial of Defter');
  await onServer(target.href, 'select from deneme_salonu');
  await onServer(databaseUrl(), `drop database ${target.pathname.slice(1)}`);
});

it('keeps the old ones when the disk of the uploads is not there', async () => {
  const before = ['gece-20260101030000.tar.gz', 'gece-20260102030000.tar.gz', 'gece-20260103030000.tar.gz'];
  for (const name of before) await writeFile(join(backupDir, name), '');
  const { bayiID } = await buildBayi(server);
  const logo = `${bayiID}/logo/${randomUUID()}.png`;
  const keep = (key: string | null) => onServer(databaseUrl(), `begin; set local role defter_bakim; update bayi set logo = ${key ? `'${key}'` : 'null'} where id = ${bayiID}; commit`);
  await keep(logo);
  await night();
  await keep(null);
  expect(await readdir(backupDir)).toEqual(expect.arrayContaining(before));
  expect(server.logged()).toContain('is its disk there?');
});

it('ends nothing else when a connection of the trial breaks, and tries again over what is left', async () => {
  const broken = night();
  const end = () => server.house<{ ended: boolean }>(`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where application_name = 'defter rehearsal' and datname = current_database() and state = 'idle'
      and exists (select from pg_stat_activity where datname = current_database() || '_prova')`);
  await expect.poll(end, { interval: 10, timeout: 20_000 }).toEqual([{ ended: true }]);
  await broken;
  expect(await server.house('select denendi from yedek_kaydi')).toEqual([{ denendi: false }]);
  await nextNight();
  await night();
  expect(await server.house('select denendi from yedek_kaydi order by id')).toEqual([{ denendi: false }, { denendi: true }]);
});

it('is made although the clock was once ahead, and then the new one is never the one that is too many', async () => {
  await night(1);
  const [wrong = ''] = await readdir(backupDir);
  await rename(join(backupDir, wrong), join(backupDir, 'gece-20400101030000.tar.gz'));
  await server.house(`update yedek_kaydi set zaman = '2040-01-01 03:00+03', dosya = 'gece-20400101030000.tar.gz'`);
  await night(1);
  expect(await readdir(backupDir)).toEqual([expect.not.stringMatching(/^gece-2040/)]);
  const bayi = await buildBayi(server);
  const { zaman } = await server.send(ayarCalls.yedek, {}, { jeton: bayi.jeton });
  expect(Date.parse(String(zaman))).toBeLessThan(Date.parse('2040-01-01'));
});

it('deletes no newer one of another database', async () => {
  const others = ['gece-20400101030000.tar.gz', 'gece-20400102030000.tar.gz'];
  for (const name of others) await writeFile(join(backupDir, name), '');
  await night(1);
  expect(await readdir(backupDir)).toEqual(expect.arrayContaining(others));
  expect(await readdir(backupDir)).toHaveLength(3);
});

it('keeps as many also where the role may not try them', async () => {
  const before = ['gece-20260101030000.tar.gz', 'gece-20260102030000.tar.gz', 'gece-20260103030000.tar.gz'];
  for (const name of before) await writeFile(join(backupDir, name), '');
  const role = `sade_${Date.now()}`;
  await onServer(databaseUrl(), `create role ${role} login password 'sade'`, `grant defter_istek, defter_bakim to ${role}`, `grant select on all tables in schema public to ${role}`);
  const url = new URL(databaseUrl());
  Object.assign(url, { username: role, password: 'sade' });
  const { database, config } = server.platform;
  await backUpNightly({ database, config: { databaseUrl: url.href, dataDir: backupDir, filesUrl: config.filesUrl, backupDir, backupKeep: 2 }, log: server.app.log });
  expect(await server.house('select denendi from yedek_kaydi')).toEqual([{ denendi: false }]);
  expect(await readdir(backupDir)).toHaveLength(2);
  await onServer(databaseUrl(), `revoke select on all tables in schema public from ${role}`, `revoke defter_istek, defter_bakim from ${role}`, `drop role ${role}`);
});

it('says so when it could not be made, and tries again', async () => {
  const bayi = await buildBayi(server);
  const told = () => server.send(ayarCalls.yedek, {}, { jeton: bayi.jeton });
  await night();
  await nextNight();
  const [name = ''] = await readdir(backupDir);
  const folder = backupDir;
  backupDir = join(folder, name);
  await expect(night()).rejects.toThrow();
  backupDir = folder;
  expect(await told()).toMatchObject({ zaman: expect.any(String), denendiMi: true, alinamadiMi: true });
  await night();
  expect(await told()).toMatchObject({ alinamadiMi: false });
});

it('is not made when the operator keeps none', async () => {
  await night(0);
  expect(await readdir(backupDir)).toEqual([]);
});
