import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAnchor, moveAnchor } from '../audit-chain/anchor.ts';
import { readPasswords } from '../postgres/passwords.ts';
import { createSecrets } from '../secret.ts';
import { createOnce } from './create-once.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'defter-sir-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('gives a secret its name, and lets nobody else read it', async () => {
  const file = join(folder, 'yeni', 'sir');
  createOnce(file, 'sır 1');
  expect(await readFile(file, 'utf8')).toBe('sır 1');
  expect((await stat(file)).mode & 0o077).toBe(0);
});

it('leaves the secret of whoever was first', async () => {
  const file = join(folder, 'sir');
  createOnce(file, 'sır 1');
  createOnce(file, 'sır 2');
  expect(await readFile(file, 'utf8')).toBe('sır 1');
  expect(await readdir(folder)).toEqual(['sir']);
});

it.each([
  ['the key of what businesses entrust to us', () => createSecrets({ dataDir: folder, secretKey: undefined }).encrypt('Şifre 1')],
  ['the passwords of the database', () => readPasswords(folder)],
  ['the key of the seals', () => moveAnchor(folder, new Map([[7, { sira: 1, ozet: 'a' }]])).then(() => readAnchor(folder))],
])('is how %s is made', async (_what, use) => {
  await use();
  const names = await readdir(folder);
  expect(names.filter((name) => name.endsWith(`.${process.pid}`))).toEqual([]);
  expect((await stat(join(folder, names.find((name) => !name.endsWith('.json'))!))).mode & 0o077).toBe(0);
});
