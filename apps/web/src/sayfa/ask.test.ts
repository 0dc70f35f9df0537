import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask } from './ask.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const good = () => Response.json({ success: true, message: '', firmaAdi: 'Papatya', retMi: false });
const refused = () => Response.json({ success: false, message: 'bulunamadi' }, { status: 404 });
const down = () => new Response('', { status: 502 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const istek = { params: {}, body: { kod: 'ABCDEFGHJ' } };

/** The result of a call to a server with these answers, one after the other, and the number of requests. */
async function told(work: () => Promise<unknown>, ...answers: (() => Response)[]) {
  const fetched = vi.fn(async () => answers.shift()!());
  vi.stubGlobal('fetch', fetched);
  const outcome = work().then(() => 'tamam', (red: Error) => red.message);
  await vi.runAllTimersAsync();
  return [await outcome, fetched.mock.calls.length];
}

it('repeats a reading without an answer twice, and never an act or a refused call', async () => {
  const read = () => ask(iletiIzniCalls.salon, istek);
  expect(await told(read, lost, down, good)).toEqual(['tamam', 3]);
  expect(await told(read, lost, lost, lost)).toEqual(['istekHatasi', 3]);
  expect(await told(read, refused)).toEqual(['bulunamadi', 1]);
  expect(await told(() => ask(iletiIzniCalls.ret, istek), lost)).toEqual(['istekHatasi', 1]);
});
