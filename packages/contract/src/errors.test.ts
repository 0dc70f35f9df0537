import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './calls.ts';
import { isHataKodu, MESAJLAR } from './errors.ts';
import { decodeEntries } from './wire.ts';

it('gives every key a fitting status', () => {
  for (const [key, status] of Object.entries(MESAJLAR)) expect([200, 400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 503], key).toContain(status);
});

it('knows its keys, and not the properties that every object inherits', () => {
  expect(isHataKodu('alanlarHatali')).toBe(true);
  expect(isHataKodu('toString')).toBe(false);
});

const named = Object.entries(calls).flatMap(([noun, verbs]) => Object.entries(verbs).map(([verb, call]) => [`${noun}.${verb}`, call] as const));

/** The error of a field is shown beside it, so it has to be a key, and one that helps. */
it.each(named)('answers the error of a field of %s with a key', (_name, { body, query, params }) => {
  for (const schema of [body, query, params]) {
    for (const wrong of ['', '-1', '1e300', '1.2345', 'yanlış', 'x'.repeat(3000)]) {
      const entries = Object.keys(schema._zod.def.shape).map((name) => [name, wrong] as const);
      const { error } = z.safeParse(schema, decodeEntries(entries, schema));
      const unhelpful = error?.issues.filter(({ message }) => !isHataKodu(message) || message === 'alanlarHatali');
      expect(unhelpful ?? [], wrong).toEqual([]);
    }
  }
});
