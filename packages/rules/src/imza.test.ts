import { expect, it } from 'vitest';
import { imzaCizgisi } from './imza.ts';

it('draws stroke by stroke, and a lone point as a dot', () => {
  expect(imzaCizgisi('')).toBe('');
  expect(imzaCizgisi('1,2 3,4;5,6')).toBe('M1,2L3,4M5,6L5,6');
});
