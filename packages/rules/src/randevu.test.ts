import { describe, expect, it, test } from 'vitest';
import { canEdit, canMoveTo, occupiesSlot, RANDEVU_GECISLERI, RandevuDurumu, visitFollows, visitMinutes } from './randevu.ts';

const kodlar = Object.values(RandevuDurumu);

describe('moves', () => {
  it('go from every state to known states only, never to itself', () => {
    expect(Object.keys(RANDEVU_GECISLERI).toSorted()).toEqual(kodlar.toSorted());
    for (const from of kodlar) {
      expect(kodlar).toEqual(expect.arrayContaining([...RANDEVU_GECISLERI[from]]));
      expect(canMoveTo(from, from)).toBe(false);
    }
  });

  it('lead from every state back to waiting', () => {
    for (const start of kodlar) {
      const reached = new Set([start]);
      for (const from of reached) for (const to of RANDEVU_GECISLERI[from]) reached.add(to);
      expect(reached).toContain('B');
    }
  });

  it('close only an appointment that was served, and reopen it', () => {
    expect(kodlar.filter((from) => canMoveTo(from, 'K'))).toEqual(['G']);
    expect(canMoveTo('K', 'G')).toBe(true);
    expect(canMoveTo('K', 'B')).toBe(false);
  });
});

test('cancelled, postponed and missed ones free their time', () => {
  expect(kodlar.filter(occupiesSlot)).toEqual(['B', 'O', 'G', 'K']);
});

test('the others of a visit follow only by their own allowed moves, which take or free no time', () => {
  for (const from of kodlar) {
    for (const to of kodlar.filter((durum) => canMoveTo(from, durum))) {
      for (const other of visitFollows(from, to)) expect([canMoveTo(other, to), occupiesSlot(other), occupiesSlot(to)]).toEqual([true, true, true]);
    }
  }
  expect(visitFollows('O', 'G')).toEqual(['B', 'O']);
  expect(visitFollows('G', 'B')).toEqual(['G']);
  expect(visitFollows('G', 'K')).toEqual(['G']);
  expect([...visitFollows('B', 'I'), ...visitFollows('B', 'X'), ...visitFollows('G', 'X'), ...visitFollows('I', 'B'), ...visitFollows('B', 'O')]).toEqual([]);
});

test('only a closed one cannot be edited', () => {
  expect(kodlar.filter((durum) => !canEdit(durum))).toEqual(['K']);
});

it.each([
  [[], 0],
  [[{ sure: 30, tamponOnce: 10, tamponSonra: 15 }], 30],
  [[{ sure: 30, tamponOnce: 10, tamponSonra: 15 }, { sure: 20, tamponOnce: 5, tamponSonra: 10 }], 70],
])('counts of %j the time between the services, not that around them', (hizmetler, dakika) => {
  expect(visitMinutes(hizmetler)).toBe(dakika);
});
