import type pg from 'pg';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createClock } from '../../apps/server/src/platform/clock.ts';
import type { Case, Sample } from './cases.ts';
import { requestOf } from './http.ts';

export type Statement = { name: string; text: string; values: unknown[] };
/** The statements of two requests of a case, by which the floor finds the varying values. */
export type Recording = Record<string, { first: Statement[]; second: Statement[] }>;

/** Statements of Defter beside the query itself, which the floor leaves out. */
const OWN = /\b(oturum|tekrar_anahtari)\b|insert into kayit_gunlugu|set_config|set local/;

/** Runs each case twice in this process and notes the SQL of the question, so that the floor asks the same. */
export async function record(url: string, cases: readonly Case[], sample: Sample, jeton: string): Promise<Recording> {
  const { app, platform } = await createApp(readConfig({ LOG_LEVEL: 'fatal' }), { url, clock: createClock() });
  const statements = listenTo(platform.database.pool);
  const run = async (of: Case, n: number) => {
    statements.length = 0;
    const { method, path, headers, body } = await requestOf(of, sample, n, jeton);
    const reply = await app.inject({ method: method as 'GET', url: path, headers, payload: body });
    if (reply.statusCode !== 200) throw new Error(`${of.name}: ${reply.statusCode} ${reply.body}`);
    return statements.filter(({ text }) => !OWN.test(text)).map((statement) => ({ ...statement }));
  };
  const recording: Recording = {};
  for (const of of cases) {
    // The first run of a list also counts; the count is remembered, and only the page is asked from then on.
    await run(of, FIRST - 1);
    recording[of.name] = { first: await run(of, FIRST), second: await run(of, SECOND) };
  }
  await app.close();
  return recording;
}

/** Numbers of requests that the load itself never sends, so far apart that everything that varies differs. */
export const FIRST = 900_001;
export const SECOND = 907_779;

function listenTo(pool: pg.Pool): Statement[] {
  const statements: Statement[] = [];
  pool.on('acquire', (client) => {
    const patched = client as pg.PoolClient & { recorded?: true };
    if (patched.recorded) return;
    patched.recorded = true;
    const query = client.query.bind(client) as (...all: unknown[]) => unknown;
    client.query = ((config: Statement | string, ...rest: unknown[]) => {
      if (typeof config !== 'string' && config.name) statements.push({ name: config.name, text: config.text, values: [...config.values] });
      return query(config, ...rest);
    }) as typeof client.query;
  });
  return statements;
}
