import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './calls.ts';
import { isHataKodu, MESAJLAR } from './errors.ts';
import { decodeEntries } from './wire.ts';

it('gives every key a status that tells the truth', () => {
  for (const [key, status] of Object.entries(MESAJLAR)) expect([200, 400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 503], key).toContain(status);
});

it('knows its keys and nothing that every object has', () => {
  expect(isHataKodu('alanlarHatali')).toBe(true);
  expect(isHataKodu('toString')).toBe(false);
});

const named = Object.entries(calls).flatMap(([noun, verbs]) => Object.entries(verbs).map(([verb, call]) => [`${noun}.${verb}`, call] as const));

/** Whatever is said of a wrong field is shown to a person beside it, so it is a key, and one that helps. */
it.each(named)('says in a key what is wrong with a field of %s', (_name, { body, query, params }) => {
  for (const schema of [body, query, params]) {
    for (const wrong of ['', '-1', '1e300', '1.2345', 'yanlış', 'x'.repeat(3000)]) {
      const entries = Object.keys(schema._zod.def.shape).map((name) => [name, wrong] as const);
      const { error } = z.safeParse(schema, decodeEntries(entries, schema));
      const unhelpful = error?.issues.filter(({ message }) => !isHataKodu(message) || message === 'alanlarHatali');
      expect(unhelpful ?? [], wrong).toEqual([]);
    }
  }
});
