import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/* The common parts of all simulators: a server on loopback, and faults that a test or a person orders. */

export type Answer = { status: number; type?: string; headers?: Record<string, string>; body: string };
export const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });
export type Request = { method: string; url: URL; headers: IncomingMessage['headers']; body: Buffer };

/** The faults of a provider, until they are ordered otherwise. */
export type Faults = {
  /** Every answer takes this long. */
  gecikmeMs: number;
  /** The account is not known. */
  yanlisAnahtar: boolean;
  krediYok: boolean;
  /** WhatsApp refuses every message with this code (0 is one of them), a push service with this status. */
  redKodu: number | null;
  /** What a push service that refuses says of when to come again. */
  sonraGel: string | null;
  /** Ends of numbers that are refused, and of those at which nothing arrives. */
  redNumaralar: readonly string[];
  ulasmayanlar: readonly string[];
  /** So many messages are taken without an answer. */
  kaybolanYanit: number;
  /** Every report is sent twice. */
  ikiKezRapor: boolean;
  /** No report is sent until this is turned off. */
  raporYok: boolean;
  /** Reports are asked for too often. */
  raporSinirda: boolean;
};
export const noFaults = (): Faults => ({ gecikmeMs: 0, yanlisAnahtar: false, krediYok: false, redKodu: null, sonraGel: null, redNumaralar: [], ulasmayanlar: [], kaybolanYanit: 0, ikiKezRapor: false, raporYok: false, raporSinirda: false });

export const endsWithOne = (telefon: string, sonlar: readonly string[]): boolean => sonlar.some((son) => telefon.endsWith(son));

const BODY_LIMIT = 8 * 1024 * 1024;

export type Simulator = { url: string; faults: Faults; close(): Promise<void> };

/**
 * Starts a simulator; port 0 takes any that is free. `POST /hata` with some of the faults as JSON orders them.
 * @param answer answers a request; undefined cuts it off, as if its answer were lost
 */
export async function startSimulator(answer: (request: Request, faults: Faults) => Promise<Answer | undefined> | Answer | undefined, { port = 0 }: { port?: number } = {}): Promise<Simulator> {
  const faults = noFaults();
  const server = createServer((incoming, response) => {
    const work = async () => {
      const body = await readBody(incoming);
      const url = new URL(incoming.url ?? '/', 'http://localhost');
      const request = { method: incoming.method ?? 'GET', url, headers: incoming.headers, body };
      if (faults.gecikmeMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.gecikmeMs));
      const found = url.pathname === '/hata' ? order(faults, body) : await answer(request, faults);
      if (!found) return response.destroy();
      return response.writeHead(found.status, { 'content-type': `${found.type ?? 'application/json'}; charset=utf-8`, ...found.headers }).end(found.body);
    };
    // The simulator cuts off a request that it cannot read, and goes on with the next.
    work().catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  // A simulator alone keeps no process alive.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

function order(faults: Faults, body: Buffer): Answer {
  Object.assign(faults, body.length === 0 ? noFaults() : JSON.parse(body.toString()));
  return json(faults);
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
