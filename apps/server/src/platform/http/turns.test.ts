import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, it } from 'vitest';
import { createTurns, isWhole } from './turns.ts';

const PLACES = { inAll: 4, each: 2 };

/** Starts work that ends when it is told to, and tells which has begun. */
function useWork(turns = createTurns(PLACES)) {
  const begun: string[] = [];
  const start = (bayiID: number, name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = turns.inTurn(bayiID, () => {
      begun.push(name);
      return promise;
    });
    // Who still waits as a test ends is refused later, in the middle of another file.
    done.catch(() => undefined);
    return { end: resolve, done };
  };
  return { begun, start };
}

it('lets one salon read two at a time, and another in between', async () => {
  const { begun, start } = useWork();
  const [a] = [start(1, 'a'), start(1, 'b'), start(1, 'c')];
  start(2, 'd');
  expect(begun).toEqual(['a', 'b', 'd']);
  a!.end();
  await a!.done;
  await expect.poll(() => begun).toEqual(['a', 'b', 'd', 'c']);
});

it('lets four be read in all, and the next in the order of asking', async () => {
  const { begun, start } = useWork();
  const [first] = [1, 2, 3, 4, 5, 6].map((bayiID) => start(bayiID, String(bayiID)));
  expect(begun).toEqual(['1', '2', '3', '4']);
  first!.end();
  await first!.done;
  await expect.poll(() => begun).toEqual(['1', '2', '3', '4', '5']);
});

it('lets every salon have its turn, however often one has asked before', async () => {
  const { begun, start } = useWork(createTurns({ inAll: 1, each: 1 }));
  const works = [start(1, 'a'), start(1, 'b'), start(1, 'c'), start(2, 'd'), start(3, 'e')];
  for (const { end } of works) end();
  await Promise.all(works.map(({ done }) => done));
  expect(begun).toEqual(['a', 'd', 'b', 'e', 'c']);
});

it('gives the turn on when the work fails, and tells who waited too long to come back', async () => {
  const turns = createTurns(PLACES, 20);
  const { start } = useWork(turns);
  const [a] = [start(1, 'a'), start(1, 'b')];
  await expect(start(1, 'c').done).rejects.toThrow('sunucuMesgul');
  a!.end();
  await a!.done;
  await expect(turns.inTurn(1, () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
  await expect(turns.inTurn(1, async () => 'read')).resolves.toBe('read');
});

it('knows a list that is asked for whole, by all of its fields or by some, and the calendar from it', () => {
  const [{ list: musteriler }, { list: randevular }] = [musteriCalls, randevuCalls];
  expect([isWhole(musteriler, {}), isWhole(musteriler, { alanlar: 'id,adSoyad' }), isWhole(randevular, {})]).toEqual([true, true, true]);
  expect([isWhole(musteriler, { sayfa: 2 }), isWhole(musteriler, { sayfaBoyutu: 25 }), isWhole(randevular, { alanlar: 'id' })]).toEqual([false, false, false]);
});
