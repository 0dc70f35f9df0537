import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mesaj, startSmsSimulator } from '@defter/simulators/sms.ts';
import pg from 'pg';
import { loadKurallar } from '../../apps/server/src/modules/otomatik-sms/kurallar.ts';
import { planla } from '../../apps/server/src/modules/otomatik-sms/plan.ts';
import { createDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createPool } from '../../apps/server/src/platform/db/pool.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { addSalonlar } from './mesaj-seed.ts';
import { seed } from './seed.ts';

/*
 * Messages in large numbers: `node bench/load/mesaj.ts [PART]`. Choosing 20,000 recipients by a filter (at most 300 ms), the plan of a day for 1,000
 * salons (at most 10 s, and no other work of the server waits for it), and a night's work: 200 salons with 60,000 reminders that are due at once, two
 * servers, a provider that takes 50 ms, refuses 1 % and loses the answer of 1 %. All are out within the hour, none twice, and a code meanwhile in 3 s.
 */
const PART = Number(process.argv[2] ?? 1);
const ALICI = Math.round(20_000 * PART);
const GECE = { salon: Math.max(2, Math.round(200 * PART)), randevu: 300 };
const AZ = { salon: Math.round(800 * PART), randevu: 30 };
const LIMIT = { secimMs: 300, planMs: 10_000, geceDk: 60, kodMs: 3000 };
/** The reminders are queued once a minute. */
const KUYRUK_SN = 150;
const PORTS = [4291, 4292];
/** Numbers that end so are refused by the provider; no code is asked for them. */
const REDDEDILEN = '07';
const EN_UZUN_KOD_MS = 60_000;
/** No more than 20 a minute are given to one colleague. */
const KOD_ARASI_MS = 3100;
/** The most that one colleague may send in a day. */
const KOD = 60;
const seen = new WeakSet<Mesaj>();

const dataDir = await mkdtemp(join(tmpdir(), 'defter-bench-'));
const postgres = await startPostgres({ dataDir, log: () => undefined });
const provider = await startSmsSimulator();
const servers: ChildProcess[] = [];
const client = new pg.Client({ connectionString: postgres.url });
try {
  // A third of them have come in the last days, whom the filter leaves out.
  const { jeton, bayiID } = await seed(postgres.url, { bayi: 1, musteri: Math.round(1.5 * ALICI), randevu: ALICI, satis: 2000 }, () => undefined);
  process.stderr.write('salons\n');
  await addSalonlar(postgres.url, { ...GECE, ilk: 1 });
  await addSalonlar(postgres.url, { ...AZ, ilk: GECE.salon + 1 });
  await client.connect();
  const plan = await measurePlan();
  // The appointments that the plan of the day is measured with do not count for the night.
  await client.query(`update otomatik_sms set aktif_mi = false where bayi_id in (select bayi_id from randevu group by bayi_id having count(*) < ${GECE.randevu})`);
  provider.faults.gecikmeMs = 50;
  provider.faults.redNumaralar = [REDDEDILEN];
  provider.faults.kaybolanYanit = Math.round(GECE.salon * GECE.randevu * 0.01);
  for (const port of PORTS) servers.push(startServer(port));
  for (const port of PORTS) await ready(port);
  const ayar = new FormData();
  ayar.append('kvkkKullanilsin', 'true');
  await answerOf(fetch(`http://127.0.0.1:${PORTS[0]}/api/ayar/genel-ayarlar`, { method: 'POST', headers: { authorization: `Bearer ${jeton}` }, body: ayar }));
  const gece = await measureGece(jeton, bayiID);
  const secim = await measureSecim(jeton);
  console.log(JSON.stringify({ secim, plan, gece }, null, 2));
  const isOver = secim.alici < ALICI || secim.worstMs > LIMIT.secimMs || plan.ms > LIMIT.planMs || gece.dakika > LIMIT.geceDk || gece.ikiKez > 0 || gece.kalan > 0 || gece.worstKodMs > LIMIT.kodMs;
  if (isOver) process.exitCode = 1;
} catch (error) {
  // The error is printed before the database ends, because open connections fail then and would hide it.
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const server of servers) if (server.kill('SIGTERM')) await once(server, 'exit');
  await client.end();
  await provider.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

/** Plans today in this process, and how long nothing else could run in it. */
async function measurePlan() {
  const database = createDatabase(createPool(postgres.url, { max: 2, onError: () => {} }));
  const [{ gun }] = (await client.query<{ gun: string }>(`select (now() at time zone 'Europe/Istanbul')::date::text as gun`)).rows as [{ gun: string }];
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 5);
    last = performance.now();
  }, 5);
  const start = performance.now();
  const planned = await database.acrossBayis(async (tx) => planla(tx, await loadKurallar(tx), { sonra: `${gun} 00:00`, kadar: `${gun} 23:59` }));
  const ms = Math.round(performance.now() - start);
  clearInterval(timer);
  await database.close();
  return { salon: GECE.salon + AZ.salon, mesaj: planned.length, ms, longestPauseMs: Math.round(longest), wantedMs: LIMIT.planMs };
}

/** Waits until no reminder waits any more; meanwhile somebody asks for codes. */
async function measureGece(jeton: string, bayiID: number) {
  const start = performance.now();
  const taken = new Map<string, number>();
  const kodlar: number[] = [];
  const rss = { ilk: await rssMb(), most: 0 };
  const { rows: kisiler } = await client.query<{ id: number; telefon: string }>(`select m.id::int, t.telefon from musteri m join musteri_telefon t on t.bayi_id = m.bayi_id and t.musteri_id = m.id where m.bayi_id = $1 and t.telefon not like '%${REDDEDILEN}' order by m.id limit ${KOD}`, [bayiID]);
  let kalan = -1;
  for (let turn = 0; kalan !== 0 && performance.now() - start < LIMIT.geceDk * 60_000; turn += 1) {
    const kisi = kisiler[turn];
    if (kisi) kodlar.push(await askKod(jeton, kisi));
    await new Promise((go) => setTimeout(go, KOD_ARASI_MS));
    collect(taken);
    rss.most = Math.max(rss.most, await rssMb());
    const { rows } = await client.query<{ bekleyen: number; hepsi: number }>(`select count(*) filter (where durum = 'bekliyor')::int as bekleyen, count(*)::int as hepsi from giden_mesaj where konu = 'otomatik'`);
    if (rows[0]!.hepsi >= GECE.salon * GECE.randevu) kalan = rows[0]!.bekleyen;
    if (rows[0]!.hepsi === 0 && performance.now() - start > KUYRUK_SN * 1000) throw new Error(`No reminder is queued after ${KUYRUK_SN} seconds`);
  }
  collect(taken);
  const dakika = Math.round((performance.now() - start) / 6000) / 10;
  const { rows: durumlar } = await client.query<{ durum: string; adet: number }>(`select durum, count(*)::int as adet from giden_mesaj where konu = 'otomatik' group by durum order by durum`);
  const ikiKez = [...taken.values()].filter((count) => count > 1).length;
  return { mesaj: GECE.salon * GECE.randevu, dakika, kalan, alinan: taken.size, ikiKez, durumlar, kod: kodlar.length, worstKodMs: Math.round(Math.max(...kodlar)), rssMb: rss };
}

/** Counts the messages that the provider has taken, by reference, because it keeps only the newest. */
function collect(taken: Map<string, number>): void {
  for (const mesaj of provider.mesajlar) {
    if (seen.has(mesaj)) break;
    seen.add(mesaj);
    if (mesaj.mesaj.includes('hatırlatırız')) taken.set(mesaj.telefon, (taken.get(mesaj.telefon) ?? 0) + 1);
  }
}

/** The time from the press at the desk until the provider has the code. */
async function askKod(jeton: string, { id, telefon }: { id: number; telefon: string }): Promise<number> {
  const start = performance.now();
  const form = new FormData();
  form.append('musteriID', String(id));
  await answerOf(fetch(`http://127.0.0.1:${PORTS[0]}/api/musteri/sms-gonder`, { method: 'POST', headers: { authorization: `Bearer ${jeton}` }, body: form }));
  while (!provider.mesajlar.some((mesaj) => mesaj.telefon === telefon)) {
    if (performance.now() - start > EN_UZUN_KOD_MS) throw new Error(`No code has arrived at ${telefon}`);
    await new Promise((go) => setTimeout(go, 20));
  }
  return performance.now() - start;
}

async function measureSecim(jeton: string) {
  const times: number[] = [];
  let toplam = 0;
  for (let n = 0; n < 10; n += 1) {
    const body = JSON.stringify({ tur: 'ticari', suzgec: { gelmeyenGun: 60 } });
    const start = performance.now();
    const reply = (await answerOf(fetch(`http://127.0.0.1:${PORTS[0]}/api/sms/alicilar`, { method: 'POST', headers: { authorization: `Bearer ${jeton}`, 'content-type': 'application/json' }, body }))) as { toplam: number };
    times.push(performance.now() - start);
    toplam = reply.toplam;
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { alici: toplam, medianMs: Math.round(sorted[5]!), worstMs: Math.round(sorted.at(-1)!), wantedMs: LIMIT.secimMs };
}

function startServer(port: number): ChildProcess {
  return spawn(process.execPath, [new URL('../../apps/server/src/main.ts', import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: postgres.url, PORT: String(port), DATA_DIR: join(dataDir, `files-${port}`), LOG_LEVEL: 'warn', SMS_URL: provider.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The most that one of the servers keeps, as it says itself, in MiB. */
async function rssMb(): Promise<number> {
  const texts = await Promise.all(PORTS.map(async (port) => (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text()));
  return Math.round(Math.max(...texts.map((text) => Number(/^defter_process_resident_memory_bytes (\S+)/m.exec(text)?.[1]))) / 1024 / 1024);
}

async function answerOf(request: Promise<Response>): Promise<unknown> {
  const response = await request;
  if (!response.ok) throw new Error(`Refused: ${await response.text()}`);
  return response.json();
}

async function ready(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/api/saglik`).then(() => true, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server does not answer');
}
