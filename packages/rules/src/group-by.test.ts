import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('keeps the groups, and the values in each, in the order in which they come', () => {
  const words = ['saç', 'cilt', 'sakal', 'tırnak', 'cımbız'];
  expect([...groupBy(words, ([first]) => first)]).toEqual([
    ['s', ['saç', 'sakal']],
    ['c', ['cilt', 'cımbız']],
    ['t', ['tırnak']],
  ]);
  expect(groupBy(words, ([first]) => first)).toEqual(Map.groupBy(words, ([first]) => first));
});
