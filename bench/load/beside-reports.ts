import type { HazirRapor } from '@defter/contract/raporlar.ts';
import { cases, type Sample } from './cases.ts';
import { requestOf } from './http.ts';

/** Reports that eight people ask for at once, over and over. */
const REPORTS: readonly HazirRapor[] = ['satis-raporu', 'kasa-raporu', 'randevu-raporu', 'satis-yapan-personel-raporu', 'hizmet-urun-satis-raporu', 'personel-prim-raporu', 'musteri-cari-raporu', 'tahsilat-raporu'];
const BOOKINGS = 300;
const BOOKING = cases.find(({ name }) => name === 'booking')!;

type Asked = { address: string; jeton: string; sample: Sample; days: { bas: string; son: string } };

/** The time of the desk's bookings, one after the other, alone and while eight reports of a year are read; in milliseconds. */
export async function measureBookings(asked: Asked) {
  const alone = await book(asked, 0);
  const stop = new AbortController();
  const [beside, ...read] = await Promise.all([book(asked, BOOKINGS).finally(() => stop.abort()), ...REPORTS.map((ad) => readOver(asked, ad, stop.signal))]);
  return { aloneP95Ms: alone, besideReportsP95Ms: beside, reportsRead: read.reduce((sum, count) => sum + count, 0) };
}

async function book({ address, jeton, sample }: Asked, from: number): Promise<number> {
  const times: number[] = [];
  for (let n = from; n < from + BOOKINGS; n += 1) {
    const { method, path, headers, body } = await requestOf(BOOKING, sample, n, jeton);
    const start = performance.now();
    const answer = await fetch(`${address}${path}`, { method, headers, ...(body && { body: new Uint8Array(body) }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`A booking is refused: ${text}`);
    times.push(performance.now() - start);
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(BOOKINGS * 0.95)]!);
}

/** Reads one report until it is told to stop, and counts the answers. A request that waits too long is told to come back, and does. */
async function readOver({ address, jeton, days: { bas, son } }: Asked, ad: HazirRapor, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const answer = await fetch(`${address}/api/rapor/${ad}?sayfa=1&sayfaBoyutu=50&baslangicTarihi=${bas}&bitisTarihi=${son}`, { headers: { authorization: `Bearer ${jeton}` }, signal }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.ok && text !== undefined) count += 1;
    else if (answer && answer.status !== 503 && !signal.aborted) throw new Error(`${ad} is refused: ${text}`);
  }
  return count;
}
