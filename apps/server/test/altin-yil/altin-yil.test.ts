import { beforeAll, expect, it } from 'vitest';
import { comparePrimler } from '../prove-prim.ts';
import { useOwnServer } from '../server.ts';
import { keepDokum } from './dokum.ts';
import { live } from './gunler.ts';
import { addUpMonths, compareClosings, compareReports, compareRows } from './prove-raporlar.ts';
import type { Yil } from './salon.ts';
import { notebookTotals, proveYear, serverTotals, type Soran } from './toplamlar.ts';

/*
 * One salon, one year, made through the calls with a clock that moves on, the same each time. Beside it a notebook (defter.ts) adds up what was sent;
 * at the end, and on the way at each closed day and month, the server's sums have to be the same. This is a small year; the large one of `npm run
 * bench -- altin` is kept by `--write` (dokum.test.ts).
 */
const ISLEM = Number(process.env.ALTIN_YIL ?? 450);
/** Every report is read for every month: a large year takes minutes. */
const KARSILASTIRMA = { timeout: ISLEM * 200 };
const server = useOwnServer();
let yil: Yil;
let soran: Soran;
beforeAll(async () => {
  yil = await live(server, ISLEM);
  soran = { ...yil, personelIDler: yil.saticilar.map(({ personelID }) => personelID) };
}, ISLEM * 400);

it('everything has happened', () => {
  expect(Object.keys(yil.sayilar).toSorted()).toEqual(['advance', 'buyGoods', 'cancel', 'collectOldest', 'countGoods', 'giveBack', 'loadPoints', 'movePoints', 'payInstalment', 'putSessionBack', 'sell', 'sellGoods', 'sellPackage', 'setOff', 'spend', 'transfer', 'useSession', 'visit', 'wasteGoods', 'withdraw']);
  expect(yil.defter.primler.size).toBe(11);
  expect(notebookTotals(yil).taksit.gecikti).toBeGreaterThan(0);
});

it('at the end of the year the sums of the server are those of the notebook', async () => {
  expect(await serverTotals(soran)).toEqual(notebookTotals(yil));
});

it('every report says the same as the others, the screens and the notebook, for any days', KARSILASTIRMA, async () => {
  expect(await compareReports(yil)).toEqual([]);
  expect(await addUpMonths(yil)).toEqual([]);
});

it('each report adds up, on the screen and as a workbook', KARSILASTIRMA, async () => {
  const { farklar, bos } = await compareRows(yil);
  expect(farklar).toEqual([]);
  // Commission goes to sellers here, no customer came through a survey, and in a short year nothing runs out.
  expect(bos.filter((ad) => ad !== 'kritik-stok-raporu')).toEqual(['musteri-anketor-raporu', 'personel-prim-raporu-uygulayana-gore']);
});

it('closed days agree with the report of collections', KARSILASTIRMA, async () => {
  const { gunler, farklar } = await compareClosings(yil);
  expect(farklar).toEqual([]);
  expect(gunler).toBeGreaterThan(40);
});

it('commission that is counted at once is the sum of its lines, by rules of every kind', KARSILASTIRMA, async () => {
  expect(await comparePrimler(server, yil.bayi.bayiID)).toEqual([]);
});

it('and the till proves itself', async () => {
  expect(await proveYear(soran)).toEqual({ farklar: [], bos: [] });
  if (process.env.ALTIN_YIL_YAZ) await keepDokum(yil);
});
