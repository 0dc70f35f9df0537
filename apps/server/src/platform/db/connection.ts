import type { Duplex } from 'node:stream';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import type pg from 'pg';
import { KeepingCompiler } from './compiler.ts';
import type { DB } from './types.ts';

/** The database as a handler sees it: one connection inside one transaction. */
export type Tx = Kysely<DB>;

const MAX_NAMED = 2000;
const names = new Map<string, string>();

/** A name for a statement's text, so that PostgreSQL plans it once a connection and not once a call. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMED) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

function configOf({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): pg.QueryConfig {
  const name = nameOf(sql);
  return { ...(name && { name }), text: sql, values: [...parameters] };
}

class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    gather(this.#client);
    const result = await this.#client.query(configOf(query));
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported');
  }
}

class OneConnectionDriver implements Driver {
  readonly #connection: Connection;

  constructor(client: pg.PoolClient) {
    this.#connection = new Connection(client);
  }

  async init() {}
  async acquireConnection() {
    return this.#connection;
  }
  async releaseConnection() {}
  async destroy() {}
  // The transaction is the platform's, not Kysely's: a handler cannot begin one of its own.
  async beginTransaction() {
    throw new Error('A request is one transaction already');
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
}

const cache = new WeakMap<pg.PoolClient, Tx>();
const clients = new WeakMap<Tx, pg.PoolClient>();

/** The query builder over one pooled connection; made once a connection, because making it is not free. */
export function builderFor(client: pg.PoolClient): Tx {
  let builder = cache.get(client);
  if (!builder) {
    const dialect: Dialect = {
      createDriver: () => new OneConnectionDriver(client),
      createQueryCompiler: () => new KeepingCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    };
    builder = new Kysely<DB>({ dialect });
    cache.set(client, builder);
    clients.set(builder, client);
  }
  return builder;
}

/**
 * Sends a statement now and waits for nothing: what is sent next travels behind it. `execute` would hand
 * it to the connection some turns later, when the commit may have gone already. It tells no outcome: after
 * a failure PostgreSQL refuses the rest of the transaction and answers its commit with ROLLBACK.
 */
export function sendStatement(tx: Tx, statement: RawBuilder<unknown>): void {
  const client = clients.get(tx)!;
  gather(client);
  client.query(configOf(statement.compile(tx))).catch(() => {});
}

/**
 * Lets everything that this turn of the loop asks of a connection leave in one packet: `begin` with the
 * first statement, the audit entry with the commit. A write to the socket costs more than a statement.
 */
export function gather(client: pg.PoolClient): void {
  // The driver has the socket here; its types do not say so.
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
