import { beforeAll, expect, it } from 'vitest';
import { buildBayi, type TestBayi } from '../build.ts';
import { useServer } from '../server.ts';
import { standingCalls } from './standing.ts';

/** The names of the first and the last day of a range. */
const RANGES = [['baslangicTarihi', 'bitisTarihi'], ['baslangic', 'bitis']] as const;
const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const ranged = standingCalls.flatMap(({ name, call }) => RANGES.flatMap(([ilk, son]) => (ilk in call.query.shape && son in call.query.shape ? [{ name, call, ilk, son }] : [])));

it.each(ranged)('$name refuses days that end before they begin (spec 2§5)', async ({ call, ilk, son }) => {
  const params = Object.fromEntries(Object.keys(call.params.shape).map((name) => [name, 1]));
  const others = Object.fromEntries(Object.keys(call.query.shape).flatMap((name) => (name === 'musteriID' || name === 'altUrunID' ? [[name, 1]] : [])));
  const query = { ...others, [ilk]: '2026-11-25', [son]: '2026-11-24' };
  expect(await server.send(call, { params, query } as never, { jeton: bayi.jeton })).toMatchObject({ status: 422, alanlar: { [son]: 'bitisOnce' } });
});
