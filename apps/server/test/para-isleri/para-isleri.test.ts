import { expect, it } from 'vitest';
import { useOwnServer } from '../server.ts';
import { IS_ADLARI } from './happen.ts';
import { type Cevaplar, play } from './play.ts';

/*
 * The desks of a salon do random acts that move money, goods, sessions and points, and after each act the figures of the panel have to agree: the
 * till with its movements, each customer, sale and instalment with its parts, the reports with each other (docs/adr/0402). `PARA_ISLERI=2000` plays
 * so many acts of seeds that nobody has played yet, and `PARA_TOHUMLARI=7,8` those seeds, again and again the same.
 */
const UZUN = process.env.PARA_ISLERI;
const newSeeds = () => Array.from({ length: 2 }, () => Math.floor(Math.random() * 1_000_000));
const TOHUMLAR = process.env.PARA_TOHUMLARI?.split(',').map(Number) ?? (UZUN ? newSeeds() : [1, 2]);
const ISLEM = Number(UZUN ?? 18);
/** If several act at once there is one proof for all of them. */
const BIRLIKTE = { islem: Number(UZUN ?? 60), masa: 6 };
/** The time for an act on a machine that is busy with other work too. */
const SURE = (islem: number) => 60_000 + islem * 2000;

const server = useOwnServer();
const cevaplar: Cevaplar = {};

it.each(TOHUMLAR)('seed %s, one act at a time', { timeout: SURE(ISLEM) }, async (tohum) => {
  expect(await play(server, { tohum, islem: ISLEM, masa: 1 }, cevaplar)).toBeGreaterThan(ISLEM);
});

it.each(UZUN ? TOHUMLAR : TOHUMLAR.slice(0, 1))('seed %s, several acts at once', { timeout: SURE(BIRLIKTE.islem) }, async (tohum) => {
  expect(await play(server, { tohum, ...BIRLIKTE }, cevaplar)).toBeGreaterThan(BIRLIKTE.islem / BIRLIKTE.masa);
});

it('most kinds of acts were answered with yes, and some with no', () => {
  if (UZUN) process.stdout.write(`${JSON.stringify(cevaplar)}\n`);
  const yapilanlar = IS_ADLARI.filter((ad) => cevaplar[`${ad} 200`]);
  expect(yapilanlar.length).toBeGreaterThan(IS_ADLARI.length / 2);
  expect(Object.keys(cevaplar).some((cevap) => !cevap.endsWith(' 200'))).toBe(true);
});
