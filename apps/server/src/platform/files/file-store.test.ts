import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStore, type FileStore } from './file-store.ts';

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'defter İkinci Şube #'));
  store = createFolderStore(pathToFileURL(`${folder}/`).href);
});
afterEach(() => rm(folder, { recursive: true }));

const picture = { bayiID: 7, kind: 'avatar', extension: 'png', data: Buffer.from('PNG') };

it('gives a file back by its key until it is removed', async () => {
  const key = await store.put(picture);
  expect(key).toMatch(/^7\/avatar\/[0-9a-f-]{36}\.png$/);
  expect(await store.get(key)).toEqual(picture.data);
  await store.remove(key);
  expect(await store.get(key)).toBeUndefined();
  await store.remove(key);
});

it('never keeps two files under one key, and leaves nothing half written', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => store.put(picture)));
  expect(new Set(keys).size).toBe(20);
  expect((await readdir(join(folder, '7', 'avatar'))).toSorted()).toEqual(keys.map((key) => key.slice('7/avatar/'.length)).toSorted());
});

it('lets nobody else on the machine read what salons have put there', async () => {
  const key = await store.put(picture);
  for (const path of ['7', '7/avatar', key]) expect((await stat(join(folder, path))).mode & 0o077, path).toBe(0);
});

it.each(['../gizli.png', '7/avatar/../../gizli.png', '/etc/passwd', '7/avatar/x.png', '7/AVATAR/00000000-0000-0000-0000-000000000000.png', ''])(
  'knows no file by the key "%s"',
  async (key) => {
    expect(await store.get(key)).toBeUndefined();
    await store.remove(key);
  },
);
