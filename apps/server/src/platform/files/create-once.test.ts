import type * as Fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAnchor, moveAnchor } from '../audit-chain/anchor.ts';
import { readPasswords } from '../postgres/passwords.ts';
import { createSecrets } from '../secret.ts';
import { createOnce } from './create-once.ts';

/** What was done with files, in order: no test can cut the power. */
const { done } = vi.hoisted(() => ({ done: [] as string[] }));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof Fs>();
  return {
    ...fs,
    fsyncSync: (opened: number) => {
      done.push(fs.fstatSync(opened).isDirectory() ? 'folder kept' : 'content kept');
      fs.fsyncSync(opened);
    },
    linkSync: (from: string, to: string) => {
      done.push('named');
      fs.linkSync(from, to);
    },
  };
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'defter-sir-'));
  done.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

it('gives a secret its name when it is on the disk, and lets nobody else read it', async () => {
  const file = join(folder, 'yeni', 'sir');
  createOnce(file, 'sır 1');
  expect(done).toEqual(['content kept', 'named', 'folder kept']);
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
  expect(done).toEqual(['content kept', 'named', 'folder kept']);
});
