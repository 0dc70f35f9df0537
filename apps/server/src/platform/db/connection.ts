import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import pg from 'pg';
import { send, type StatementScope } from './statement.ts';
import type { DB } from './types.ts';

/** The database as a handler sees it: one connection. A call that changes something runs inside one transaction. */
export type Tx = Kysely<DB>;

const statementOf = ({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) => ({ text: sql, values: parameters as unknown[] });

class Connection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  /** The scope of each statement; undefined inside a transaction, which has settings of its own. */
  scope: StatementScope | undefined;
  /** The last error of a statement of the transaction, after which PostgreSQL refuses the others. */
  failure: unknown;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const result = await send(this.client, statementOf(query), this.scope);
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
    } catch (error) {
      // The statements behind a failed one of the same batch fail too. The first failure is thrown, because it says whether to try again.
      if (isAborted(error)) throw this.failure ?? error;
      this.failure = error;
      throw error;
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported');
  }
}

/** Whether PostgreSQL refuses a statement because an earlier one of its transaction has failed. */
const isAborted = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '25P02';

class OneConnectionDriver implements Driver {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async init() {}
  async acquireConnection() {
    return this.#connection;
  }
  async releaseConnection() {}
  async destroy() {}
  // The transaction belongs to the platform, not to Kysely: a handler cannot begin one of its own.
  async beginTransaction() {
    throw new Error('A request is one transaction already');
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
}

const builders = new WeakMap<pg.PoolClient, Tx>();
const connections = new WeakMap<Tx, Connection>();

/**
 * The query builder over one pooled connection. It is kept for the life of the connection, because making it is not
 * free.
 * @param scope of each statement by itself; leave it out when the caller has begun a transaction
 */
export function builderFor(client: pg.PoolClient, scope?: StatementScope): Tx {
  let builder = builders.get(client);
  if (!builder) {
    const connection = new Connection(client);
    const dialect: Dialect = {
      createDriver: () => new OneConnectionDriver(connection),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    };
    builder = new Kysely<DB>({ dialect });
    builders.set(client, builder);
    connections.set(builder, connection);
  }
  Object.assign(connections.get(builder)!, { scope, failure: undefined });
  return builder;
}

/**
 * Sends a statement of a transaction now, without waiting: the next statement travels behind it. `execute` would send
 * it a few turns later, when the commit may already be gone. Its failure is what the next statement that is waited for
 * throws, or the commit: after it PostgreSQL refuses the rest of the transaction.
 */
export function sendStatement(tx: Tx, statement: RawBuilder<unknown>): void {
  const connection = connections.get(tx)!;
  send(connection.client, statementOf(statement.compile(tx))).catch((error: unknown) => {
    if (!isAborted(error)) connection.failure = error;
  });
}

/** The error of the transaction of a builder that prevents its commit. */
export const failureOf = (tx: Tx): unknown => connections.get(tx)!.failure;

/** Sets the role of the following work: of the statements of a reading, or of the rest of a transaction. */
export async function setRole(tx: Tx, role: StatementScope['role']): Promise<void> {
  const connection = connections.get(tx)!;
  if (connection.scope) connection.scope = { ...connection.scope, role };
  else await sql`set local role ${sql.raw(role)}`.execute(tx);
}
