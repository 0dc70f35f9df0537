import { expect, it } from 'vitest';
import { useOwnServer } from '../server.ts';
import { IS_ADLARI, type Cevaplar, play } from './play.ts';

/*
 * The desks of a salon, and its customers, do random acts that move appointments, and after each act the calendar has to be in a possible state
 * (docs/adr/0414). `TAKVIM_ISLERI=2000` plays so many acts of new seeds, and `TAKVIM_TOHUMLARI=7,8` those seeds, always in the same way.
 */
const UZUN = process.env.TAKVIM_ISLERI;
const newSeeds = () => Array.from({ length: 2 }, () => Math.floor(Math.random() * 1_000_000));
const TOHUMLAR = process.env.TAKVIM_TOHUMLARI?.split(',').map(Number) ?? (UZUN ? newSeeds() : [1]);
const ISLEM = Number(UZUN ?? 16);
/** If several act at once there is one proof for all of them. */
const BIRLIKTE = { islem: Number(UZUN ?? 36), masa: 6 };
/** The time for an act on a machine that is busy with other work too. */
const SURE = (islem: number) => 60_000 + islem * 2000;

const server = useOwnServer();
const cevaplar: Cevaplar = {};

it.each(TOHUMLAR)('seed %s, one act at a time', { timeout: SURE(ISLEM) }, async (tohum) => {
  expect(await play(server, { tohum, islem: ISLEM, masa: 1 }, cevaplar)).toBe(ISLEM);
});

it.each(TOHUMLAR)('seed %s, several acts at once', { timeout: SURE(BIRLIKTE.islem) }, async (tohum) => {
  expect(await play(server, { tohum, ...BIRLIKTE }, cevaplar)).toBeGreaterThan(BIRLIKTE.islem / BIRLIKTE.masa / 2);
});

it('many kinds of acts were answered with yes, and some with no', () => {
  if (UZUN) process.stdout.write(`${JSON.stringify(cevaplar)}\n`);
  expect(IS_ADLARI.filter((ad) => cevaplar[`${ad} 200`]).length).toBeGreaterThan(IS_ADLARI.length / 3);
  expect(Object.keys(cevaplar).some((cevap) => !cevap.endsWith(' 200'))).toBe(true);
});
