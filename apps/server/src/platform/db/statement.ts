import { LRUCache } from 'lru-cache';
import pg from 'pg';

/*
 * Only this file knows the inside of the driver (docs/adr/0002). Other files use its published API. The two types below
 * list the internals that are used here, and statement.test.ts fails when a new version lacks one.
 */

/** The role that a statement runs as and the bayi whose rows it sees. */
export type StatementScope = { role: 'defter_istek' | 'none'; bayiID: number };

export type Statement = { text: string; values: unknown[] };

/** Statements that a connection keeps prepared. PostgreSQL holds some 50 kB for each, on each connection. */
const MAX_NAMED = 256;

/** Its settings last only as long as the statement that is sent behind it. */
const SCOPE = {
  name: 'kapsam',
  text: `select set_config('role', $1, true), set_config('app.bayi', $2, true), set_config('transaction_read_only', 'on', true)`,
};

/** The driver's own end of the wire. */
type DriverConnection = {
  bind(message: { statement: string; values: string[]; valueMapper: (value: string) => string }): void;
  execute(message: { rows: number }): void;
  close(message: { type: 'S'; name: string }): void;
  parsedStatements: Record<string, string>;
};

/** The driver's query class. The driver lets others extend it but does not publish its types. */
type DriverQuery = {
  readonly name: string;
  callback: (error: Error | null, result: pg.QueryResult) => void;
  hasBeenParsed(connection: DriverConnection): boolean;
  prepare(connection: DriverConnection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: DriverConnection): void;
};
const DriverQuery = pg.Query as unknown as new (config: Statement & { name: string; queryMode: 'extended' }) => DriverQuery;

type Named = { name: string; isParsed: boolean };

/** The prepared statements of a connection: text → name. A name is never used for a second text. */
class Prepared {
  readonly #names = new LRUCache<string, Named>({ max: MAX_NAMED, dispose: ({ name }) => this.#dropped.push(name) });
  #dropped: string[] = [];
  #count = 0;

  /**
   * The name of a statement that PostgreSQL is known to have parsed, otherwise a new name. Until its answer comes, a statement may turn out to be
   * skipped, because its transaction had failed; a second use of its name would fail then.
   */
  nameOf(text: string): Named {
    let named = this.#names.get(text);
    if (!named?.isParsed) this.#names.set(text, (named = { name: `s${(this.#count += 1)}`, isParsed: false }));
    return { ...named };
  }

  /** Notes that PostgreSQL has answered a statement of this name. */
  keep(text: string, name: string): void {
    const named = this.#names.peek(text);
    if (named?.name === name) named.isParsed = true;
  }

  /** The names that were dropped since the last call. */
  takeDropped(): string[] {
    const dropped = this.#dropped;
    if (dropped.length > 0) this.#dropped = [];
    return dropped;
  }
}
const prepared = new WeakMap<pg.ClientBase, Prepared>();

/**
 * A prepared statement. With a scope it needs no transaction around it: PostgreSQL treats everything before one Sync as
 * one transaction, so the settings end together with the statement.
 */
class SentStatement extends DriverQuery {
  readonly #scope: StatementScope | undefined;
  readonly #isParsed: boolean;
  readonly #dropped: string[];
  #isScopeAnswered: boolean;

  constructor({ text, values }: Statement, known: Prepared, scope: StatementScope | undefined) {
    const { name, isParsed } = known.nameOf(text);
    super({ name, text, values, queryMode: 'extended' });
    this.#isParsed = isParsed;
    this.#dropped = known.takeDropped();
    this.#scope = scope;
    this.#isScopeAnswered = scope === undefined;
  }

  /** The driver itself answers yes as soon as a statement was sent. */
  override hasBeenParsed(): boolean {
    return this.#isParsed;
  }

  override prepare(connection: DriverConnection): void {
    for (const name of this.#dropped) {
      connection.close({ type: 'S', name });
      delete connection.parsedStatements[name];
    }
    if (this.#scope) {
      connection.bind({ statement: SCOPE.name, values: [this.#scope.role, String(Math.trunc(this.#scope.bayiID))], valueMapper: String });
      connection.execute({ rows: 0 });
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isScopeAnswered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: DriverConnection): void {
    if (this.#isScopeAnswered) super.handleCommandComplete(message, connection);
    this.#isScopeAnswered = true;
  }
}

/** Prepares a new connection for statements. */
export function prepareConnection(client: pg.ClientBase): void {
  prepared.set(client, new Prepared());
  // If this fails, the next use of the connection fails too and reports it.
  client.query({ ...SCOPE, values: ['none', ''] }).catch(() => {});
}

/**
 * Sends a statement at once, behind all earlier ones, and resolves with its answer.
 * @param scope for whom it reads; without one it belongs to the open transaction of the connection
 */
export async function send(client: pg.ClientBase, statement: Statement, scope?: StatementScope): Promise<pg.QueryResult> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
  const known = prepared.get(client)!;
  const sent = new SentStatement(statement, known, scope);
  sent.callback = (error, result) => {
    if (error) return reject(error);
    known.keep(statement.text, sent.name);
    resolve(result);
  };
  client.query(sent as unknown as pg.Submittable);
  try {
    return await promise;
  } catch (error) {
    // The stack shows where the statement was sent, not where the answer was read.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
