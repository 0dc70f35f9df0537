import pg from 'pg';

/** The role that a statement runs as and the bayi whose rows it sees. */
export type StatementScope = { role: 'defter_istek' | 'none'; bayiID: number };

type Statement = { name: string | undefined; text: string; values: unknown[] };

/** Its settings last as long as the statement that is sent behind it. */
const SCOPE = {
  name: 'kapsam',
  text: `select set_config('role', $1, true), set_config('app.bayi', $2, true), set_config('transaction_read_only', 'on', true)`,
};

/** What the driver knows of the columns of an answer. */
type Columns = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };

type Connection = {
  bind(message: { statement: string; values: string[]; valueMapper: (value: string) => string }): void;
  execute(message: { rows: number }): void;
  describe(): void;
  _send(bytes: Buffer): void;
};

/** The driver's own query, as far as it is used or overridden here; its published types leave this out. */
type DriverQuery = {
  name: string | undefined;
  values: unknown[];
  queryMode: 'extended';
  callback: (error: Error | null, result: pg.QueryResult) => void;
  _result: Columns;
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};
const DriverQuery = pg.Query as unknown as new (text: string) => DriverQuery;

/** A connection as statements use it. */
type Wire = {
  /** What its named statements answer with. PostgreSQL refuses one whose answer would change. */
  columns: Map<string, Columns>;
  /** Messages for one packet: a write to the socket costs more than what most of them say. */
  messages: Buffer[];
  /** The connection, but that it collects. */
  collecting: Connection;
  /** The connection, but that it collects and never asks what a statement answers with. */
  undescribing: Connection;
};
const wires = new WeakMap<Connection, Wire>();

function wireOf(connection: Connection): Wire {
  let wire = wires.get(connection);
  if (!wire) {
    const messages: Buffer[] = [];
    const collecting = Object.assign(Object.create(connection) as Connection, { _send: (bytes: Buffer) => messages.push(bytes) });
    const undescribing = Object.assign(Object.create(collecting) as Connection, { describe() {} });
    wires.set(connection, (wire = { columns: new Map(), messages, collecting, undescribing }));
  }
  return wire;
}

/**
 * A statement whose answer PostgreSQL describes once a connection and not at every use. With a scope it needs no
 * transaction around it: settings and statement are one exchange, and the settings end with it (docs/adr/0002).
 */
class SentStatement extends DriverQuery {
  readonly #scope: StatementScope | undefined;
  #isScopeAnswered: boolean;
  #columns: Map<string, Columns> | undefined;

  constructor({ name, text, values }: Statement, scope: StatementScope | undefined, callback: DriverQuery['callback']) {
    super(text);
    this.name = name;
    this.values = values;
    this.queryMode = 'extended';
    this.callback = callback;
    this.#scope = scope;
    this.#isScopeAnswered = scope === undefined;
  }

  override prepare(connection: Connection): void {
    const { columns, messages, collecting, undescribing } = wireOf(connection);
    this.#columns = columns;
    messages.length = 0;
    if (this.#scope) {
      collecting.bind({ statement: SCOPE.name, values: [this.#scope.role, String(Math.trunc(this.#scope.bayiID))], valueMapper: String });
      collecting.execute({ rows: 0 });
    }
    const answer = this.name === undefined ? undefined : columns.get(this.name);
    if (answer) {
      Object.assign(this._result, answer);
      this._accumulateRows = true;
    }
    super.prepare(answer ? undescribing : collecting);
    connection._send(Buffer.concat(messages));
  }

  override handleDataRow(message: unknown): void {
    if (this.#isScopeAnswered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (!this.#isScopeAnswered) {
      this.#isScopeAnswered = true;
      return;
    }
    super.handleCommandComplete(message, connection);
    if (this.name === undefined || this.#columns!.has(this.name)) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#columns!.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** Readies a new connection for statements with a scope. */
export function prepareScope(client: pg.ClientBase): void {
  // A connection that fails here fails whatever uses it, which says so.
  client.query({ ...SCOPE, values: ['none', ''] }).catch(() => {});
}

/** Sends a statement and resolves with its answer. */
export async function send(client: pg.ClientBase, statement: Statement, scope?: StatementScope): Promise<pg.QueryResult> {
  const sent = Promise.withResolvers<pg.QueryResult>();
  const callback: DriverQuery['callback'] = (error, result) => (error ? sent.reject(error) : sent.resolve(result));
  client.query(new SentStatement(statement, scope, callback) as unknown as pg.Submittable);
  try {
    return await sent.promise;
  } catch (error) {
    // From where it was asked, not from where the answer was read.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
