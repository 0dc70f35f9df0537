import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyCall, ReplyOf } from '@defter/contract/call.ts';
import { fromWire } from '@defter/contract/lira.ts';
import { encodeEntries, formOf } from '@defter/contract/wire.ts';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createClock } from '../src/platform/clock.ts';
import { watchConnections } from '../src/platform/http/drain.ts';
import { createLogger } from '../src/platform/log.ts';
import { onServer, TEMPLATE, urlOf } from './global-setup.ts';
import { ipFor } from './next-ip.ts';
import { replyFaults } from './reply-faults.ts';

/** The milliseconds that the end of a test file waits for connections that a test left open. */
const PATIENCE = 1000;

/** The day of all tests: a Wednesday, 10:00 at the desk. */
export const BUGUN = '2026-11-25';
export const YARIN = '2026-11-26';
const NOW = new Date('2026-11-25T07:00:00Z');

export type Answer<C extends AnyCall> = ReplyOf<C> & {
  status: number;
  success: boolean;
  message: string;
  alanlar?: Record<string, string>;
  veri?: Record<string, string | number>;
  /** The file of a reply that is one. */
  dosya?: Buffer;
};
/**
 * `ip` is the sender's address; without it `ipFor` chooses. `tarayici` names the browser, which keeps its cookies; without
 * a name each address has one browser.
 */
export type SendOptions = { jeton?: string; headers?: Record<string, string>; ip?: string; tarayici?: string };
type Input = { params?: object; query?: object; body?: object };

export type TestServer = App & {
  /**
   * Sends a call as the panel would, and compares the answer with the contract key by key: as the handler made it, and
   * as it went out.
   */
  send<C extends AnyCall>(call: C, input?: Input, options?: SendOptions): Promise<Answer<C>>;
  /** Sends a call that a test only builds on, and throws with the server's answer if it is refused. */
  mustSend<C extends AnyCall>(call: C, input?: Input, options?: SendOptions): Promise<Answer<C>>;
  /** Reads rows straight from the tables, with all rights. */
  rows<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  /** The same for the sign-in tables, which belong to no bayi. It may also change them. */
  house<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  /** Everything that was logged since the test file began, at the most verbose level in use. */
  logged(): string;
  /** Its database, for another process. */
  url: string;
};

/** The way a server's database is made: by `fill` from an empty one, otherwise as a copy of the migrated one without any bayi. */
type Making = { fill?: (url: string) => Promise<unknown> };

type Started = {
  server: TestServer;
  /** Lets the next test file begin without the log and the cookies of the one before. */
  forget(): void;
  /** Throws the faults in answers of calls that went past `send`. */
  throwFaults(): void;
  stop(): Promise<void>;
};

/** The server that the test files of this worker share, one after the other. */
let ofWorker: Promise<Started> | undefined;

/** The server on which each test opens salons of its own. Data of other tests must not matter to it. */
export function useServer(): TestServer {
  const server = {} as TestServer;
  let started: Started;
  beforeAll(async () => {
    ofWorker ??= startServer({});
    started = await ofWorker;
    started.forget();
    Object.assign(server, started.server);
  });
  afterAll(() => started.throwFaults());
  return server;
}

/** A server for this test file only, on a database of its own: for tests that change, count or end data that all salons share. */
export function useOwnServer(making: Making = {}): TestServer {
  const server = {} as TestServer;
  let started: Started;
  beforeAll(async () => {
    started = await startServer(making);
    Object.assign(server, started.server);
  });
  afterAll(async () => {
    await started.stop();
    started.throwFaults();
  });
  return server;
}

async function startServer({ fill }: Making): Promise<Started> {
  const postgresUrl = inject('postgresUrl');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  // A copy that is written to the log, as by default, takes twice as long.
  await onServer(postgresUrl, `create database ${name} template ${fill ? 'template1' : TEMPLATE} strategy file_copy`);
  const url = urlOf(postgresUrl, name);
  await fill?.(url);
  const dataDir = await mkdtemp(join(inject('filesDir'), 'salonlar-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
  const lines: string[] = [];
  const cookies: Cookies = new Map();
  const log = createLogger(config, { write: (line) => lines.push(line) });
  const faults: string[] = [];
  const onAnswer = (call: AnyCall, data: object) => {
    // Only `send` knows the named fields of a list whose fields can be named.
    if (!call.dosya && !('alanlar' in call.query.shape)) faults.push(...replyFaults(call, data));
  };
  const throwFaults = () => {
    if (faults.length > 0) throw new Error(faults.splice(0).join('\n'));
  };
  const app = await createApp(config, { url, clock: createClock(() => NOW), log, onAnswer });
  await app.app.ready();
  const drain = watchConnections(app.app.server);

  const observer = new pg.Client({ connectionString: url });
  await observer.connect();
  await observer.query('set role defter_bakim');
  const server: TestServer = {
    ...app,
    send: async (call, input = {}, options = {}) => {
      const answer = await send(app, cookies, call, input, options);
      throwFaults();
      return answer;
    },
    mustSend: async (call, input, options) => {
      const answer = await server.send(call, input, options);
      if (answer.status !== 200) throw new Error(`${call.method} ${call.path} was refused with ${answer.status}: ${answer.message} ${JSON.stringify(answer.alanlar ?? {})}`);
      return answer;
    },
    rows: async (text, values) => (await observer.query(text, values)).rows,
    house: <T>(text: string, values: unknown[] = []) =>
      app.platform.database.system(async (tx) => (await tx.executeQuery<T>(CompiledQuery.raw(text, values))).rows),
    logged: () => lines.join(''),
    url,
  };
  const stop = async () => {
    await observer.end();
    await drain(() => app.app.close(), PATIENCE);
    await rm(dataDir, { recursive: true, force: true });
    await onServer(postgresUrl, `drop database ${name}`);
  };
  const forget = () => {
    lines.length = 0;
    cookies.clear();
  };
  return { server, forget, throwFaults, stop };
}

/** The cookie of each browser, by its name. */
type Cookies = Map<string, string>;

async function send<C extends AnyCall>({ app }: App, cookies: Cookies, call: C, input: Input, options: SendOptions): Promise<Answer<C>> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String((input.params as Record<string, unknown>)?.[key] ?? '')),
  );
  const query = new URLSearchParams(
    encodeEntries(input.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const form = input.body && new Response(formOf(encodeEntries(input.body)));
  const ip = options.ip ?? ipFor(call);
  const tarayici = options.tarayici ?? ip ?? '';
  const cookie = cookies.get(tarayici);
  const response = await app.inject({
    method: call.method,
    url: `/api${path}?${query}`,
    remoteAddress: ip,
    headers: {
      ...(options.jeton && { authorization: `Bearer ${options.jeton}` }),
      ...(cookie !== undefined && { cookie }),
      ...(form && { 'content-type': form.headers.get('content-type')! }),
      ...options.headers,
    },
    payload: form ? Buffer.from(await form.arrayBuffer()) : undefined,
  });
  const set = response.headers['set-cookie'];
  if (set !== undefined) cookies.set(tarayici, String(set).split(';')[0]!);
  if (call.dosya && response.statusCode === 200) {
    if (response.headers['content-type'] !== call.dosya) throw new Error(`${call.path} answered with ${response.headers['content-type']}`);
    return { status: 200, success: true, message: '', dosya: response.rawPayload } as unknown as Answer<C>;
  }
  const data = response.json();
  // An empty name of fields asks for all of them.
  const asked = 'alanlar' in call.query.shape ? query.get('alanlar')?.trim() : undefined;
  const faults = response.statusCode === 200 ? replyFaults(call, fromWire(call.reply, data), asked ? asked.split(',').map((alan) => alan.trim()) : undefined) : [];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { ...data, status: response.statusCode };
}
