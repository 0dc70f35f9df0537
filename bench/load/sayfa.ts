import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import autocannon from 'autocannon';
import { requestOf } from './http.ts';
import { readSample } from './sample.ts';

/*
 * Measures the readings of free times by the customers' page: `node bench/load/sayfa.ts SEED_JSON [SECONDS]`. SEED_JSON is the output of
 * bench/load/prepare.ts. A week of all columns for one service, asked by many phones at once: at least 300 a second on two cores.
 */
const CONNECTIONS = 16;
const PORT = 4294;
/** Phones: each address has a limit of its own. */
const ADRESLER = 400;
const KOD = 'bench-salon';

const [seed, seconds = '5'] = process.argv.slice(2);
const { url, bayiID, jeton, gun } = JSON.parse(readFileSync(seed!, 'utf8')) as { url: string; bayiID: number; jeton: string; gun: string };
const sample = await readSample(url, { bayiID, gun });
const dataDir = await mkdtemp(join(tmpdir(), 'defter-bench-'));
const server = spawn(process.execPath, [new URL('../../apps/server/src/main.ts', import.meta.url).pathname], {
  env: { ...process.env, DATABASE_URL: url, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await ready();
  await openSayfa();
  const ilkGun = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(Date.now());
  const requests = await Promise.all(
    Array.from({ length: ADRESLER }, async (_, n) => {
      const altUrunID = sample.altUrunIDler[n % sample.altUrunIDler.length]!;
      const { path, headers, body } = await requestOf({ call: sayfaCalls.saatler, input: () => ({ params: { kod: KOD }, body: { altUrunIDler: [altUrunID], ilkGun } }) }, sample, n, '');
      const { authorization: _authorization, ...own } = headers;
      return { method: 'POST' as const, path, body, headers: { ...own, 'x-forwarded-for': `10.9.${Math.floor(n / 250)}.${n % 250}` } };
    }),
  );
  const { requests: counted, latency, non2xx, errors } = await autocannon({ url: `http://127.0.0.1:${PORT}`, connections: CONNECTIONS, duration: Number(seconds), requests });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors`);
  console.log(JSON.stringify({ freeTimesOfThePage: { perSecond: Math.round(counted.average), wanted: 300, medianMs: latency.p50, p97Ms: latency.p97_5 } }, null, 2));
} finally {
  server.kill('SIGTERM');
}

/** The page of the seeded salon, open for all of its services. */
async function openSayfa(): Promise<void> {
  const sent = await requestOf({ call: onlineRandevuCalls.saveAyarlar, input: () => ({ body: { sayfaAcik: true, sayfaKodu: KOD, enGecGun: 365 } }) }, sample, 0, jeton);
  const answer = await fetch(`http://127.0.0.1:${PORT}${sent.path}`, { method: sent.method, headers: sent.headers, body: new Uint8Array(sent.body!) });
  if (!answer.ok) throw new Error(`The page was refused: ${await answer.text()}`);
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(`http://127.0.0.1:${PORT}/api/saglik`).then(() => true, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server does not answer');
}
