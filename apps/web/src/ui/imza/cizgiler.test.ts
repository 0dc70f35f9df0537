import { expect, it } from 'vitest';
import { toPoint } from './cizgiler.ts';

const field = { left: 100, top: 50, width: 300, height: 100 };

it('gives the position of a finger in units of the field, never outside of it', () => {
  expect(toPoint({ clientX: 250, clientY: 100 }, field)).toBe('300,100');
  expect(toPoint({ clientX: 0, clientY: 900 }, field)).toBe('0,199');
});
