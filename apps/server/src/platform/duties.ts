import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './db/connection.ts';
import type { DB } from './db/types.ts';
import type { ConstraintMessages } from './errors/from-database.ts';

export type Table = keyof DB & string;

/**
 * What a module answers for beside its calls. Each module declares it in its `duties.ts`, and `modules.ts` gathers
 * them: nobody keeps a list of other people's tables.
 */
export type Duties = {
  /** The folder of the module. */
  name: string;
  /** The tables that this module alone writes. Others read them by their views `…_ozet` (docs/adr/0037). */
  tables: readonly Table[];
  /** Those of its tables that others may read as they are: lists of names to choose from. */
  open?: readonly Table[];
  /** What its constraints say to people. */
  constraints?: ConstraintMessages;
  /** What it holds of a customer. */
  person?: PersonDuties;
  /** What goes when the owner of the demo salon begins with the own book. */
  demo?: DemoDuties;
};

/** What the platform keeps itself; its functions read and write it for the modules. */
export const PLATFORM: Duties = {
  name: 'platform',
  tables: ['kimlik', 'dogrulama_kodu', 'deneme', 'giden_sms', 'tekrar_anahtari', 'kayit_zinciri', 'kayit_ufku'],
};

export type PersonDuties = {
  /** What the person gets who asks for a copy: queries of rows by the name they have in it. */
  data?: Readonly<Record<string, (id: number) => RawBuilder<unknown>>>;
  /** Its files: a query of `musteri_id`, `key` in the file store, and `name` in the copy, null for what is not handed out. */
  files?: RawBuilder<unknown>;
  /** Takes away what says who the person was and keeps the sums. `by`: the colleague who does it. */
  forget?(tx: Tx, person: { id: number; by: number }): Promise<unknown>;
};

export type DemoDuties = {
  /** Before anything is removed: what would stand in the way. */
  before?(tx: Tx): Promise<unknown>;
  /** Its tables that are emptied, and of which rows; true for all. The order is that of the foreign keys. */
  emptied: { readonly [T in Table]?: RawBuilder<unknown> | true };
  /** Afterwards: what is as on the first day again. */
  after?(tx: Tx): Promise<unknown>;
};

/** Runs statements that do not depend on each other. */
export const runAll = (tx: Tx, statements: readonly RawBuilder<unknown>[]): Promise<unknown> =>
  Promise.all(statements.map((statement) => statement.execute(tx)));

/** The files of the customers whom `of` names, of `f.musteri_id`; without it, of all. */
export async function listPersonFiles(tx: Tx, duties: readonly Duties[], of: RawBuilder<unknown> = sql`true`): Promise<{ name: string | null; key: string }[]> {
  const queries = duties.flatMap(({ person }) => person?.files ?? []);
  const { rows } = await sql<{ name: string | null; key: string }>`
    select distinct f.name, f.key from (${sql.join(queries, sql` union all `)}) f where ${of}`.execute(tx);
  return rows;
}
