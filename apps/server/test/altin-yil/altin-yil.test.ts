import { beforeAll, expect, it } from 'vitest';
import { comparePrimler } from '../prove-prim.ts';
import { useOwnServer } from '../server.ts';
import { keepDokum } from './dokum.ts';
import { live } from './gunler.ts';
import { addUpMonths, compareClosings, compareReports, compareRows } from './prove-raporlar.ts';
import type { Yil } from './salon.ts';
import { notebookTotals, proveYear, serverTotals, type Soran } from './toplamlar.ts';

/*
 * One salon, one year, made through the calls with the clock moved on, the same each time. Beside it a notebook (defter.ts) adds up what was
 * asked; at the end, and on the way at each closed day and month, the server has to say the same. This is a small one, and the large one of
 * `npm run bench -- altin`, which `--write` keeps (dokum.test.ts).
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

it('at the end of the year the server says what the notebook says', async () => {
  expect(await serverTotals(soran)).toEqual(notebookTotals(yil));
});

it('every report says the same as the others, the screens and the notebook, for any days', KARSILASTIRMA, async () => {
  expect(await compareReports(yil)).toEqual([]);
  expect(await addUpMonths(yil)).toEqual([]);
});

it('each report adds up, on the screen and as a workbook', KARSILASTIRMA, async () => {
  const { farklar, bos } = await compareRows(yil);
  expect(farklar).toEqual([]);
  // Commission is for what is sold, nobody of the year was asked in a survey, and in a short year nothing runs out.
  expect(bos.filter((ad) => ad !== 'kritik-stok-raporu')).toEqual(['musteri-anketor-raporu', 'personel-prim-raporu-uygulayana-gore']);
});

it('closed days say what the report of collections says', KARSILASTIRMA, async () => {
  const { gunler, farklar } = await compareClosings(yil);
  expect(farklar).toEqual([]);
  expect(gunler).toBeGreaterThan(40);
});

it('commission that is counted at once is what the lines bring, by rules of every kind', KARSILASTIRMA, async () => {
  expect(await comparePrimler(server, yil.bayi.bayiID)).toEqual([]);
});

it('and the till proves itself', async () => {
  expect(await proveYear(soran)).toEqual({ farklar: [], bos: [] });
  if (process.env.ALTIN_YIL_YAZ) await keepDokum(yil);
});
