import { describe, expect, it } from 'vitest';
import { useOwnServer } from '../server.ts';
import { live } from './gunler.ts';
import { addUpMonths, compareReports, compareRows } from './prove-raporlar.ts';
import { proveYear } from './toplamlar.ts';

/*
 * Other years than the golden one, with random acts: the notebook, the reports and the till have to agree whatever happened. `BASKA_YILLAR=7,8,9`
 * plays those years instead.
 */
const TOHUMLAR = (process.env.BASKA_YILLAR ?? '11,12').split(',').map(Number);
const ISLEM = 150;
const server = useOwnServer();

describe.each(TOHUMLAR)('year %s', (tohum) => {
  it('agrees with itself', { timeout: ISLEM * 1000 }, async () => {
    const yil = await live(server, ISLEM, { tohum });
    expect(await compareReports(yil)).toEqual([]);
    expect(await addUpMonths(yil)).toEqual([]);
    expect((await compareRows(yil)).farklar).toEqual([]);
    expect((await proveYear({ ...yil, personelIDler: yil.saticilar.map(({ personelID }) => personelID) })).farklar).toEqual([]);
  });
});
