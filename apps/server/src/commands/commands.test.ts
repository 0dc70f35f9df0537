import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { onServer, urlOf } from '../../test/global-setup.ts';
import { useServer } from '../../test/server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'defter-komut-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Ended = { code: number; out: string; err: string };

/** Runs a command as an operator does. */
function run(name: string, args: string[], environment: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], { env: { ...process.env, ...environment } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

describe('a command', () => {
  it.each([['outbox'], ['verify-log'], ['backup'], ['sms', 'evraklar']])('%s makes no database where there is none, and says that it found none', async (name, ...args) => {
    const dataDir = join(folder, 'yanlis');
    const { code, out, err } = await run(name, args, { DATA_DIR: dataDir });
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: `There is no database in ${dataDir}. Is DATA_DIR right?\n` });
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each([['outbox'], ['verify-log'], ['backup'], ['sms', 'evraklar']])('%s says so when no Defter was ever started on the database', async (name, ...args) => {
    const database = `bos_${folder.slice(-6).toLowerCase()}_${Date.now()}`;
    await onServer(inject('postgresUrl'), `create database ${database}`);
    const { code, err } = await run(name, args, { DATABASE_URL: urlOf(inject('postgresUrl'), database), DATA_DIR: folder });
    await onServer(inject('postgresUrl'), `drop database ${database}`);
    expect({ code, err }).toEqual({ code: 1, err: 'No Defter was started on this database yet.\n' });
  });

  it('says which database it could not reach, without its password', async () => {
    const { code, err } = await run('outbox', [], { DATABASE_URL: 'postgres://defter:gizli@127.0.0.1:1/defter', DATA_DIR: folder });
    expect({ code, err }).toEqual({ code: 1, err: 'The database 127.0.0.1:1/defter cannot be used: connect ECONNREFUSED 127.0.0.1:1\n' });
  });

  it.each([
    ['backup', '--help', 0],
    ['backup', '--gunluk', 1],
    ['outbox', 'hepsi', 1],
  ])('%s %s says how it is called, and does nothing', async (name, word, expected) => {
    const backups = join(folder, 'yedekler');
    const { code, out, err } = await run(name, [word], { DATABASE_URL: inject('postgresUrl'), DATA_DIR: folder, BACKUP_DIR: backups });
    expect(code).toBe(expected);
    expect(expected === 0 ? out : err).toContain(`npm run ${name}`);
    expect(existsSync(backups)).toBe(false);
  });

  it('backs up into no folder', async () => {
    const { code, err } = await run('backup', [folder], { DATABASE_URL: inject('postgresUrl'), DATA_DIR: folder });
    expect({ code, err }).toEqual({ code: 1, err: `${folder} is a folder. Name the file of the backup.\n` });
  });
});

const server = useServer();

it('outbox lists what has not left, with the reason, and nothing that a provider has taken', async () => {
  const durumlar = [['bekliyor', null], ['hatali', '20'], ['tutuldu', 'kontorYok'], ['gonderildi', null], ['iletildi', null], ['iletilemedi', 'r3'], ['vazgecildi', 'iptal']];
  for (const [durum, hata] of durumlar) await server.house(`insert into giden_mesaj (telefon, mesaj, durum, hata) values ('+905559990000', 'Kodunuz: 1', $1, $2)`, [durum, hata]);
  onTestFinished(async () => void (await server.house(`delete from giden_mesaj where telefon = '+905559990000'`)));
  const { code, out } = await run('outbox', [], { DATABASE_URL: server.url, DATA_DIR: folder });
  expect(code).toBe(0);
  expect(out.split('\n').flatMap((line) => /905559990000 {2}(.+?) {2}Kodunuz/.exec(line)?.[1] ?? [])).toEqual(['waiting', 'refused (20)', 'held back (kontorYok)']);
});
