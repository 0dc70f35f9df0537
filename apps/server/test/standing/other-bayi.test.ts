import { isRead } from '@defter/contract/call.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, buildRandevu, buildSatis } from '../build.ts';
import { useOwnServer } from '../server.ts';
import type { AnyInput } from './input.ts';
import { usePlace } from './place.ts';
import { standingCalls } from './standing.ts';

const server = useOwnServer();
const place = usePlace(server);

// A new token differs each time.
const reads = standingCalls.filter(({ name, call, namesRecords }) => isRead(call) && !namesRecords && call.yetki !== 'herkes' && name !== 'auth.refresh');
const sent = new Map<string, AnyInput>();
const before = new Map<string, object>();
const ask = ({ name, call }: (typeof reads)[number]) => server.send(call, sent.get(name), { jeton: place.bayi.jeton });

beforeAll(async () => {
  for (const { name, input } of reads) sent.set(name, await input(place));
  for (const read of reads) before.set(read.name, await ask(read));
  const other = await buildBayi(server);
  await buildSatis(server, other, { odemeler: [{ odemeSekliID: 1, tutar: 40 }] });
  await buildRandevu(server, other);
  await buildPersonel(server, other);
});

describe('what reads without naming a record', () => {
  it.each(reads)('$name answers the same whatever data others have', async (read) => {
    expect(await ask(read)).toEqual(before.get(read.name));
  });
});
