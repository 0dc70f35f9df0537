import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Head, moveAnchor, readAnchor } from './anchor.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'defter-muhur-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('keeps the heads of all who write them down at once', async () => {
  const heads = Array.from({ length: 20 }, (_, i): [number, Head] => [i + 1, { sira: i, ozet: 'a'.repeat(i * 7) }]);
  await Promise.all(heads.map((head) => moveAnchor(dataDir, new Map([head]))));
  expect([...(await readAnchor(dataDir))].toSorted(([a], [b]) => a - b)).toEqual(heads);
  expect((await readdir(dataDir)).toSorted()).toEqual(['kayit-muhru.json', 'kayit-muhru.key']);
});
