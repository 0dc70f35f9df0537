import { expect, it } from 'vitest';
import { refuseOld } from './migrate.ts';

it.each(['9.6.24', '14.19 (Debian 14.19-1.pgdg120+1)'])('a PostgreSQL %s is refused in one sentence', (version) => {
  expect(() => refuseOld(version)).toThrow(`This PostgreSQL is version ${version}: Defter needs 15 or newer.`);
});

it.each(['15.0', '18.1', '19beta1'])('a PostgreSQL %s is taken', (version) => {
  expect(() => refuseOld(version)).not.toThrow();
});
