import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnyCall, isRead } from '@defter/contract/call.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { encodeEntries, formOf } from '@defter/contract/wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../src/platform/postgres/cluster.ts';
import { buildAltUrun, buildBayi, buildMusteri, type TestBayi } from './build.ts';
import { fingerprints } from './fingerprint.ts';
import { proveTill } from './prove-till.ts';
import { useOwnServer, YARIN } from './server.ts';
import { killProcess, startDeskProcess } from './server-process.ts';
import type { AnyInput, Place } from './standing/input.ts';
import { standingCalls } from './standing/standing.ts';

/*
 * The power goes while an act of the money is under way: each act, at each of three moments, in a salon of its own. Triggers hold the acts at
 * the moment, so that it is the same in every run. The server is killed there and the next one takes over, which was started meanwhile. The act
 * has to be whole or not there, its key has to give its first answer, and the till has to prove itself.
 */
const server = useOwnServer();

const ISLER = ['paketProgram', 'paketSatis', 'seansDus', 'seansIslemi', 'taksit', 'avans', 'kampanya', 'satis', 'satisOnayi', 'musteriFiyati', 'sozlesme', 'kasa', 'gunSonu', 'duzenliGider', 'prim', 'kapora'];
/** As many at once as one server has connections for, and fewer than the database has. */
const AT_ONCE = 36;
/** The first number of the locks at which acts are held; the second is the moment. */
const LOCK = 4711;

type Act = { name: string; call: AnyCall; input(place: Place): Promise<AnyInput> };
const urunle = async ({ server: at, bayi }: Place) => ({ musteriID: (await buildMusteri(at, bayi)).id, altUrunID: (await buildAltUrun(at, bayi)).id });
const kampanyali = async (place: Place) => {
  const kampanya = { kampanyaAdi: 'Bahar', tumu: true, iskonto: 20, baslangicTarihi: '2026-11-01', bitisTarihi: '2026-12-31' };
  await place.server.send(kampanyaCalls.create, { body: kampanya }, { jeton: place.bayi.jeton });
  return urunle(place);
};
const odemeler = [{ odemeSekliID: 1, tutar: 50 }];
/** Acts of the desk with these calls beside those of the standing tests. */
const DIGERLERI: Act[] = [
  { name: 'a sale with a campaign', call: satisCalls.create, input: async (place) => kampanyali(place).then(({ musteriID, altUrunID }) => ({ body: { musteriID, kampanyali: true, icerikler: [{ altUrunID }], odemeler } })) },
  { name: 'a package in instalments', call: paketSatisCalls.create, input: async (place) => urunle(place).then(({ musteriID, altUrunID }) => ({ body: { musteriID, eklenenler: [{ altUrunID, miktar: 3 }], odemeler, taksitler: [{ tarih: YARIN, tutar: 250 }] } })) },
  { name: 'a gift', call: satisCalls.create, input: async (place) => urunle(place).then(({ musteriID, altUrunID }) => ({ body: { musteriID, icerikler: [{ altUrunID, iskontoTip: '%', iskonto: 100, hediyeNedeni: 'Doğum günü' }] } })) },
  { name: 'money in advance', call: satisCalls.tahsilat, input: async (place) => urunle(place).then(({ musteriID }) => ({ body: { model: [{ musteriID, odemeSekliID: 1, tutar: 70 }], avans: true } })) },
];
/** An act that is not noted in the record log, such as sending a code, moves no money. */
const acts: Act[] = [...standingCalls.filter(({ name, call }) => ISLER.includes(name.split('.')[0]!) && !isRead(call) && call.kayit !== undefined), ...DIGERLERI];
const batches = Array.from({ length: Math.ceil(acts.length / AT_ONCE) }, (_, i) => acts.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

const ANLAR = [
  { ne: 'as it writes its first row', an: 1, isKept: false },
  { ne: 'as it is noted in the record log', an: 2, isKept: false },
  { ne: 'between commit and answer', an: 3, isKept: true },
];
const HOLD = `
  do $do$
  declare tablo text;
  begin
    create function tut() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${LOCK}, tg_argv[0]::int);
      return null;
    end $$;
    for tablo in
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'bayi_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('oturum', 'deneme')
    loop
      execute format('create trigger tut_ilk before insert or update or delete on %I for each statement execute function tut(1)', tablo);
    end loop;
    create trigger tut_kayit before insert on kayit_gunlugu for each statement execute function tut(2);
    create constraint trigger tut_son after insert on kayit_gunlugu deferrable initially deferred for each row execute function tut(3);
  end $do$`;

type Desk = { port: string; child: ChildProcess };
let desk: Desk;
/** The server that takes over: it starts while the other one works. */
let next: Promise<Desk>;
const startDesk = async (): Promise<Desk> => {
  const { config, clock } = server.platform;
  const port = String(await freePort());
  return { port, child: await startDeskProcess({ DATABASE_URL: server.url, PORT: port, DATA_DIR: config.dataDir, FILES_URL: config.filesUrl, POOL_SIZE: String(AT_ONCE + 4) }, clock.now()) };
};
beforeAll(async () => {
  await server.house(HOLD);
  desk = await startDesk();
  next = startDesk();
});
afterAll(async () => {
  for (const { child } of [desk, await next]) await killProcess(child);
});

type Held = Act & { bayi: TestBayi; key: string; sent: AnyInput };

async function prepare(act: Act): Promise<Held> {
  const bayi = await buildBayi(server, { denemeBitis: YARIN });
  return { ...act, bayi, key: randomUUID(), sent: await act.input({ server, bayi, kisi: bayi }) };
}

/** All data of their salons, in their order, except the times of sign-ins. */
async function statesOf(acts: readonly Held[]): Promise<string[]> {
  const found = await fingerprints(server, acts.map(({ bayi }) => bayi.bayiID));
  return acts.map(({ bayi }) => {
    const { oturum: _, ...rest } = found.get(bayi.bayiID)!;
    return JSON.stringify(rest);
  });
}

/** Sends the act to the server that will be killed; undefined if it died without an answer. */
async function send({ call, bayi, key, sent }: Held): Promise<{ status: number; text: string } | undefined> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((sent.params as Record<string, unknown>)[name]));
  const headers = { authorization: `Bearer ${bayi.jeton}`, 'idempotency-key': key };
  try {
    const answer = await fetch(`http://127.0.0.1:${desk.port}/api${path}`, { method: call.method, headers, body: formOf(encodeEntries(sent.body ?? {})) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
}

/** Kills the server while all of them are held at a moment, lets the database go on, and gives the desk to the next server. */
async function killWhileHeld(held: readonly Held[], an: number): Promise<void> {
  const { pool } = server.platform.database;
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1, $2)', [LOCK, an]);
    const early: string[] = [];
    const answers = held.map(async (act) => {
      const answer = await send(act);
      if (answer) early.push(`${act.name}: ${answer.status} ${answer.text}`);
    });
    let waiting: number[] = [];
    while (waiting.length + early.length < held.length) {
      const rows = await server.rows<{ pid: number }>(`select pid from pg_locks where locktype = 'advisory' and classid = ${LOCK} and objid = $1 and not granted`, [an]);
      waiting = rows.map(({ pid }) => pid);
      await pause(5);
    }
    expect(early).toEqual([]);
    await killProcess(desk.child);
    await Promise.all(answers);
    await holder.query('select pg_advisory_unlock($1, $2)', [LOCK, an]);
    await expect.poll(() => server.rows('select from pg_stat_activity where pid = any($1)', [waiting]), { interval: 5, timeout: 10_000 }).toEqual([]);
  } finally {
    // Closed and not given back to the pool: after a fault it still holds the lock, at which all others would wait.
    holder.release(true);
  }
  desk = await next;
  next = startDesk();
}

/** Only a POST has a key; any other call is not sent again. */
const hasKey = ({ call }: Act) => call.method === 'POST';

describe.each(ANLAR)('an act whose server is killed $ne', ({ an, isKept }) => {
  it.each(batches.map((batch) => ({ batch })))('is whole or not there, once, and the till proves itself: %#', async ({ batch }) => {
    const held = await Promise.all(batch.map(prepare));
    const named = <T>(values: readonly T[]) => held.map(({ name }, i) => [name, values[i]] as const);
    const before = await statesOf(held);
    await killWhileHeld(held, an);
    const after = await statesOf(held);
    const isThere = after.map((state, i) => state !== before[i]);
    if (isKept) expect(named(isThere)).toEqual(named(held.map(() => true)));

    const sendWhich = (which: (act: Held, i: number) => boolean) => Promise.all(held.map(async (act, i) => (which(act, i) ? send(act) : undefined)));
    const first = await sendWhich((act, i) => hasKey(act) || !isThere[i]);
    expect(named(first).filter(([, answer]) => answer && answer.status !== 200)).toEqual([]);
    const done = await statesOf(held);
    expect(named(done.map((state, i) => state !== after[i]))).toEqual(named(isThere.map((was) => !was)));

    expect(named(await sendWhich(hasKey))).toEqual(named(first.map((answer, i) => (hasKey(held[i]!) ? answer : undefined))));
    expect(named(await statesOf(held))).toEqual(named(done));
    const proofs = await Promise.all(held.map(({ bayi }) => proveTill(server, bayi.bayiID)));
    expect(named(proofs.map(({ farklar }) => farklar))).toEqual(named(held.map(() => [])));
  });
});
