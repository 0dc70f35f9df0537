/*
 * Measures how soon the card of a customer is drawn after a click in the list, among the 20,000 of the bench: `npm run build`, then
 * `node bench/panel/musteri.ts SEED_JSON` (bench/load/prepare.ts writes it). Prints JSON: milliseconds from the click to
 * the first frame with the name and the line of time, and the calls that were made for it; medians and most of 9 customers,
 * each in a browser context of its own, so that nothing of the card is in a cache.
 */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../../apps/server/src/platform/postgres/cluster.ts';
import { startServerProcess } from '../../apps/server/test/server-process.ts';
import { KOSUL_SURUMU } from '@defter/rules/kosul.ts';
import { OWNER } from '../load/seed.ts';
import { launchChromium } from './calendar/serve.ts';

const VISITS = 9;
const LIMIT = { ms: 300, calls: 3 };
/** The texts on the card that say it is ready to work with. */
const READY = 'main h1, main h2 ~ section li';

const { url } = JSON.parse(await readFile(process.argv[2]!, 'utf8')) as { url: string };
const dataDir = await mkdtemp(join(tmpdir(), 'defter-musteri-'));
const port = String(await freePort());
const server = await startServerProcess({ DATA_DIR: dataDir, PORT: port, DATABASE_URL: url });
const origin = `http://localhost:${port}`;
const browser = await launchChromium();
try {
  const { success: _, message: __, ...oturum } = await (await fetch(`${origin}/api/auth`, { method: 'POST', body: new URLSearchParams(OWNER) })).json();
  // An account without accepted terms sees nothing but them.
  const kosul = await fetch(`${origin}/api/auth/kosul-onayi`, { method: 'POST', headers: { authorization: `Bearer ${oturum.token.accessToken}` }, body: new URLSearchParams({ surum: String(KOSUL_SURUMU) }) });
  if (!kosul.ok) throw new Error(`the terms are not accepted: ${kosul.status}`);
  const visits = [];
  for (let i = 0; i < VISITS; i += 1) visits.push(await measure(browser, JSON.stringify(oturum), i));
  const times = visits.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const report = { ms: Math.round(times[VISITS >> 1]!), slowestMs: Math.round(times.at(-1)!), calls: Math.max(...visits.map(({ calls }) => calls)) };
  console.log(JSON.stringify({ customer: { ...report, limit: LIMIT } }, null, 2));
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dataDir, { recursive: true });
}

async function measure(on: Browser, oturum: string, n: number): Promise<{ ms: number; calls: number }> {
  const context = await on.newContext({ viewport: { width: 1366, height: 768 }, locale: 'tr-TR' });
  await context.addCookies([{ name: 'defter', value: encodeURIComponent(oturum), url: origin }]);
  const page = await context.newPage();
  // The list is through when it follows the events of the other desks.
  const followed = page.waitForRequest(/\/api\/olaylar/);
  await page.goto(`${origin}/plus/#/musteriler`);
  const row = page.locator('main tbody tr').nth(n);
  await row.waitFor();
  await followed;
  await idle(page);
  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes('/api/') ? 1 : 0));
  await watch(page);
  await row.locator('td').first().click();
  const found = await page.waitForFunction(() => performance.getEntriesByName('ready')[0]?.startTime);
  const clicked = await page.evaluate(() => performance.getEntriesByName('clicked')[0]!.startTime);
  const ms = ((await found.jsonValue()) as number) - clicked;
  await idle(page);
  await context.close();
  return { ms, calls };
}

/** Marks the click, and the first frame after it that shows all of READY. */
async function watch(page: Page): Promise<void> {
  await page.evaluate((ready) => {
    const stands = () => ready.split(', ').every((selector) => document.querySelector(selector)) && location.hash.match(/musteriler\/\d+/);
    const look = () => requestAnimationFrame(() => (stands() ? performance.mark('ready') : look()));
    addEventListener('click', () => [performance.mark('clicked'), look()], { capture: true, once: true });
  }, READY);
}

/** Waits for the browser's idleness, because the connection of events never rests. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
