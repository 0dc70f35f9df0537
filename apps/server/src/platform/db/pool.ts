import pg from 'pg';
import { prepareConnection } from './statement.ts';

/** The driver reads these as arrays of texts. */
const INT8_ARRAY = 1016 as Parameters<typeof pg.types.getTypeParser>[0];

/*
 * How PostgreSQL's values arrive: ids and money as numbers, dates as 'YYYY-MM-DD', wall-clock times as 'YYYY-MM-DD
 * HH:mm:ss', moments as ISO texts. There are no Date objects, because a day has no time zone.
 */
const parsers: Record<number, (text: string) => unknown> = {
  20: Number, // int8
  [INT8_ARRAY]: (text) => (pg.types.getTypeParser(INT8_ARRAY, 'text') as (text: string) => string[])(text).map(Number), // int8[]
  1700: Number, // numeric
  1082: String, // date
  1083: (text) => text.slice(0, 5), // time
  1114: String, // timestamp
  1184: (text) => new Date(text).toISOString(), // timestamptz
};

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** A pool of pipelined connections: a statement is sent without waiting for the previous answer. */
export function createPool(url: string, { max, onError }: { max: number; onError: (error: Error) => void }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    pipeline: true,
    keepAlive: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    application_name: 'defter',
  });
  // An idle connection that breaks (PostgreSQL was restarted) is replaced; the next query gets a new one.
  pool.on('error', onError);
  // A connection that breaks in use fails its statement. Without a listener its error event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', prepareConnection);
  return pool;
}
