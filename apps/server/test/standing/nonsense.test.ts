import type { AnyCall } from '@defter/contract/call.ts';
import { decodeEntries } from '@defter/contract/wire.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildBayi, type TestBayi } from '../build.ts';
import { useOwnServer } from '../server.ts';
import { standingCalls } from './standing.ts';

const server = useOwnServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

/** Wrong values in an address, in the form in which they are written there. */
const NONSENSE: readonly string[] = [
  '',
  'x',
  '-x',
  '-',
  'constructor',
  '__proto__',
  '0',
  '-1',
  '1.5',
  '1e309',
  '999999999',
  '2147483648',
  '9007199254740993',
  '2026-02-30',
  '1899-12-31',
  '2200-01-01',
  '9999-12-31',
  '25:61',
  'true',
  '%00',
  '%F0%9F%91%A9%F0%9F%8F%BD',
  '%22%27%3B--',
  '%25_%5C',
  'x'.repeat(3000),
];

/** The id of no record, of a customer and no number, in every place of an address for one. */
const IDS = ['999999999', '1', 'x'];

/** Every parameter with every nonsense, alone, in a list and with a name below it. */
function queriesOf(call: AnyCall): string[] {
  const names = [...Object.keys(call.query._zod.def.shape), 'olmayan'];
  const single = names.flatMap((name) => NONSENSE.map((text) => `${name}=${text}`));
  const odd = names.flatMap((name) => [`${name}[]=1&${name}[]=2`, `${name}[a][b]=1`, `${name}=1&${name}=2`]);
  return ['', ...single, ...odd, NONSENSE.slice(1, 6).flatMap((text) => names.map((name) => `${name}=${text}`)).join('&')];
}

/**
 * Each query once that the contract reads as the same, or refuses for the same reasons; and each nonsense once a call, whatever the contract says,
 * because it also passes the parser of addresses.
 */
function distinct(call: AnyCall, queries: readonly string[]): string[] {
  const seen = new Set<string>();
  return queries.filter((query) => {
    const { data, error } = z.safeParse(call.query, decodeEntries([...new URLSearchParams(query)], call.query));
    const marks = [query.slice(query.indexOf('=')), JSON.stringify(error ? error.issues.map(({ path, message }) => [path, message]) : data)];
    const isNew = marks.some((mark) => !seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return isNew;
  });
}

const DESKS = 8;
const reads = standingCalls.filter(({ call }) => call.method === 'GET');

// A promise that is rejected without a handler fails the run of the tests, whichever call it was.
describe('nonsense in an address is refused or bears nothing, and never harms the server', () => {
  it.each(reads)('$name', async ({ call }) => {
    const ids = call.path.includes('{') ? IDS : [''];
    const queries = distinct(call, queriesOf(call));
    // If the id is refused the rest is not read.
    const urls = ids.flatMap((id) => (id === 'x' ? queries.slice(0, 3) : queries).map((query) => `/api${call.path.replaceAll(/\{\w+\}/g, id)}?${query}`));
    const harmed: { url: string; status: number }[] = [];
    const waiting = urls.entries();
    // As many people as a salon has desks; more would be told to wait, which is no fault.
    await Promise.all(Array.from({ length: DESKS }, async () => {
      for (const [n, url] of waiting) {
        const status = await statusOf(url, n);
        if (status >= 500) harmed.push({ url, status });
      }
    }));
    expect(harmed).toEqual([]);
  });
});

/** Calls that count tries by address, each made from another one. */
async function statusOf(url: string, n: number): Promise<number> {
  const reply = await server.app.inject({ url, headers: { authorization: `Bearer ${bayi.jeton}` }, remoteAddress: `10.1.${n >> 8}.${n & 255}` });
  return reply.statusCode;
}
