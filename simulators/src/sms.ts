import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { page } from './sms-page.ts';

/*
 * The SMS provider on this machine: it speaks the wire of NetGSM's REST v2, keeps what it is given in memory, the
 * newest first, and shows it on a page. Nothing leaves the machine.
 */

export type Mesaj = { zaman: string; telefon: string; mesaj: string; jobid: string; referansID?: string };
export type SmsSimulator = { url: string; mesajlar: readonly Mesaj[]; close(): Promise<void> };

const KEPT = 200;
const BODY_LIMIT = 1024 * 1024;

/** What the provider answers: a code of its own, and 406 with every refusal. */
type Answer = { code: string; jobid?: string; jobs?: unknown[]; description: string };
const QUEUED = '00';
const TEXT_WRONG: Answer = { code: '20', description: 'text' };
const HEADER_UNKNOWN: Answer = { code: '40', description: 'header' };
const NOTHING_FOUND: Answer = { code: '60', description: 'no record' };
const PARAMETER_WRONG: Answer = { code: '70', description: 'parameter' };
/** Ten parts of a long text in the Turkish alphabet. */
const MAX_LENGTH = 1490;

/** Starts the simulator on loopback; port 0 takes any that is free. */
export async function startSmsSimulator({ port = 0 }: { port?: number } = {}): Promise<SmsSimulator> {
  const mesajlar: Mesaj[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
      response.end(body);
    };
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST' && pathname === '/sms/rest/v2/send') {
      const outcome = await readJson(request).then((body) => accept(body, mesajlar), () => PARAMETER_WRONG);
      send(outcome.code === QUEUED ? 200 : 406, 'application/json', JSON.stringify(outcome));
    } else if (request.method === 'POST' && pathname === '/sms/rest/v2/report') {
      const outcome = await readJson(request).then((body) => report(body, mesajlar), () => PARAMETER_WRONG);
      send(outcome.code === PARAMETER_WRONG.code ? 406 : 200, 'application/json', JSON.stringify(outcome));
    } else if (pathname === '/mesajlar') {
      // A plus sign in an address is a space, so only the digits count.
      const digits = searchParams.get('telefon')?.replaceAll(/\D/g, '').slice(-10) ?? '';
      send(200, 'application/json', JSON.stringify(mesajlar.filter(({ telefon }) => telefon.endsWith(digits))));
    } else if (pathname === '/') {
      send(200, 'text/html', page(mesajlar));
    } else {
      send(404, 'text/plain', 'not found');
    }
  };
  const server = createServer((request, response) => {
    // The simulator cuts off a request that it cannot read, and goes on with the next.
    answer(request, response).catch(() => response.destroy());
  });
  await listen(server, port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mesajlar,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new Error('too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** Looks at a request as the provider does, and takes all of its messages or none. */
function accept(body: unknown, mesajlar: Mesaj[]): Answer {
  const { msgheader, messages, referansID } = (body ?? {}) as { msgheader?: unknown; messages?: unknown; referansID?: unknown };
  if (typeof msgheader !== 'string' || msgheader === '' || msgheader.length > 11) return HEADER_UNKNOWN;
  if (!Array.isArray(messages) || messages.length === 0) return PARAMETER_WRONG;
  const taken: Mesaj[] = [];
  const jobid = String(Date.now());
  const known = { jobid, ...(typeof referansID === 'string' && { referansID }) };
  for (const { msg, no } of messages as { msg?: unknown; no?: unknown }[]) {
    if (typeof no !== 'string' || !/^5\d{9}$/.test(no)) return PARAMETER_WRONG;
    if (typeof msg !== 'string' || msg === '' || msg.length > MAX_LENGTH) return TEXT_WRONG;
    taken.push({ zaman: new Date().toISOString(), telefon: `+90${no}`, mesaj: msg, ...known });
  }
  mesajlar.unshift(...taken.toReversed());
  mesajlar.length = Math.min(mesajlar.length, KEPT);
  return { code: QUEUED, jobid, description: 'queued' };
}

/** What was taken between two wall-clock times of Istanbul (`25.11.2026 10:00:00`), a page of it, the newest first. */
function report(body: unknown, mesajlar: readonly Mesaj[]): Answer {
  const { startdate, stopdate, pagenumber = 0, pagesize = 100 } = (body ?? {}) as Record<string, unknown>;
  const [from, to] = [startdate, stopdate].map(momentOf);
  if (!from || !to || typeof pagenumber !== 'number' || typeof pagesize !== 'number') return PARAMETER_WRONG;
  const found = mesajlar.filter(({ zaman }) => new Date(zaman) >= from && new Date(zaman) <= to).slice(pagenumber * pagesize, (pagenumber + 1) * pagesize);
  if (found.length === 0) return NOTHING_FOUND;
  const jobs = found.map(({ telefon, jobid, referansID }) => ({ jobid, number: telefon.slice(1), status: 1, referansID }));
  return { code: QUEUED, jobs, description: 'success' };
}

function momentOf(text: unknown): Date | undefined {
  const parts = typeof text === 'string' ? /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d:\d\d)$/.exec(text) : null;
  return parts ? new Date(`${parts[3]}-${parts[2]}-${parts[1]}T${parts[4]}+03:00`) : undefined;
}
