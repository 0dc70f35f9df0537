import type { AnyCall } from '@defter/contract/call.ts';
import { beforeEach, expect } from 'vitest';
import { buildBayi, type TestBayi } from '../build.ts';
import { type TestServer, useOwnServer } from '../server.ts';
import { sorted } from '../sorted.ts';

/*
 * A client of the specification saves a record by sending back all that it has read of it, and knows no version. If it has changed nothing, nothing
 * may be refused, changed or logged.
 */

export type Row = Record<string, unknown> & { id: number };
type Sent = { params?: object; query?: object };

export type SentBack = {
  server: TestServer;
  /** The business of the test. */
  readonly bayi: TestBayi;
  /** Sends what a test only builds on. */
  send(call: AnyCall, body: object): Promise<Row>;
  /** Sends a call that a test only builds on. */
  get(call: AnyCall, sent?: Sent): Promise<Record<string, unknown>>;
  /** The rows of a list. */
  read(call: AnyCall, params?: object): Promise<Row[]>;
  /** Sends each row back by `save` and expects that nothing changes. */
  expectNothing(rows: readonly object[], save: AnyCall, bodyOf?: (row: Row) => object): Promise<void>;
};

/** A server of the test file, and a business of each test. */
export function useSentBack(): SentBack {
  const server = useOwnServer();
  const place = { server } as SentBack & { bayi: TestBayi };
  beforeEach(async () => {
    place.bayi = await buildBayi(server);
  });
  const get: SentBack['get'] = async (call, sent = {}) => (await server.mustSend(call, sent, { jeton: place.bayi.jeton })) as unknown as Record<string, unknown>;
  return Object.assign(place, {
    get,
    send: async (call, body) => (await server.mustSend(call, { body }, { jeton: place.bayi.jeton })) as unknown as Row,
    read: async (call, params = {}) => (await get(call, { params })).liste as Row[],
    expectNothing: async (rows, save, bodyOf = (row) => row) => {
      expect(rows).not.toEqual([]);
      for (const read of rows) {
        const { surum: _surum, ...row } = read as Row;
        const before = await readAll(server, place.bayi);
        const answer = await server.send(save, { body: bodyOf(row as Row) }, { jeton: place.bayi.jeton });
        expect(answer, JSON.stringify(row)).toMatchObject({ status: 200 });
        const after = await readAll(server, place.bayi);
        expect([...before.symmetricDifference(after)], JSON.stringify(row)).toEqual([]);
      }
    },
  } satisfies Omit<SentBack, 'server' | 'bayi'>);
}

/** Every row of the business without its version; sets, such as that of rights, in any order. */
async function readAll(server: TestServer, { bayiID }: TestBayi): Promise<Set<string>> {
  const tables = await server.rows<{ tablo: string; sahip: string }>(`
    select c.relname as tablo, a.attname as sahip from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = case c.relname when 'bayi' then 'id' else 'bayi_id' end
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('oturum', 'tekrar_anahtari') and has_table_privilege(c.oid, 'select')`);
  const parts = tables.map(({ tablo, sahip }) => `select '${tablo}' as tablo, to_jsonb(t) - '{surum,degisim_zamani,son_degisim}'::text[] as satir from ${tablo} t where ${sahip} = $1`);
  const rows = await server.rows<{ tablo: string; satir: Record<string, unknown> }>(parts.join(' union all '), [bayiID]);
  return new Set(rows.map(({ tablo, satir }) => `${tablo} ${JSON.stringify(satir, (_, value: unknown) => (Array.isArray(value) ? sorted(value as unknown[]) : value))}`));
}
