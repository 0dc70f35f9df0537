import type { Noun } from '@defter/contract/meaning.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './db/connection.ts';
import type { DB } from './db/types.ts';
import type { ConstraintMessages } from './errors/from-database.ts';

export type Table = keyof DB & string;

/** Kinds of records with a name: those that a field may point to, and those that a menu of the log is named after. */
export type NamedKind = Noun | 'urun' | 'satis';

/**
 * A module's duties besides its calls. Each module declares them in its `duties.ts`, and `modules.ts` gathers them, so
 * nobody keeps a list of other people's tables.
 */
export type Duties = {
  /** The folder of the module. */
  name: string;
  /** The tables that this module alone writes. Others read them by their views `…_ozet` (docs/adr/0037). */
  tables: readonly Table[];
  /** Those of its tables that others may read directly: lists of names to choose from. */
  open?: readonly Table[];
  /** The messages that people get when its constraints are broken. */
  constraints?: ConstraintMessages;
  /** What its records are called in the record log: for each kind a query of the name, given the expression of the id. */
  names?: { readonly [Kind in NamedKind]?: (id: RawBuilder<unknown>) => RawBuilder<unknown> };
  /** The data it holds about a customer. */
  person?: PersonDuties;
  /** What it removes when the owner of the demo salon starts with real data. */
  demo?: DemoDuties;
  /** When the rows of a table are no longer used. They are deleted every hour, because they name people or their devices. */
  expires?: { readonly [T in Table]?: RawBuilder<unknown> };
};

/** The tables of the platform itself; modules use them through its functions, and read the open ones. */
export const PLATFORM: Duties = {
  name: 'platform',
  tables: ['kimlik', 'oturum', 'taninan_cihaz', 'dogrulama_kodu', 'deneme', 'giden_mesaj', 'tekrar_anahtari', 'kayit_gunlugu', 'kayit_zinciri', 'kayit_ufku', 'yedek_kaydi', 'silinecek_dosya'],
  open: ['oturum', 'kayit_gunlugu', 'yedek_kaydi', 'giden_mesaj'],
  expires: {
    oturum: sql`son_kullanma < now()`,
    taninan_cihaz: sql`son_giris < now() - interval '1 year'`,
    // The limit of codes per number looks back one day.
    dogrulama_kodu: sql`olusturma < now() - interval '2 days'`,
    // Messages of the house itself: codes, with the numbers that got them.
    giden_mesaj: sql`bayi_id is null and olusturma < now() - interval '2 days'`,
    yedek_kaydi: sql`zaman < now() - interval '90 days'`,
    deneme: sql`pencere_sonu < now() and coalesce(kilit_sonu < now(), true)`,
  },
};

export type PersonDuties = {
  /** The data for a person who asks for a copy: queries of rows, by their name in the copy. */
  data?: Readonly<Record<string, (id: number) => RawBuilder<unknown>>>;
  /**
   * The person's files: a query of `musteri_id`, `key` in the file store, and `name` in the copy (null for a file that
   * is not handed out).
   */
  files?: RawBuilder<unknown>;
  /** Removes everything that identifies the person and keeps the sums. `by` is the colleague who does it, `telefonlar` the numbers that they had. */
  forget?(tx: Tx, person: { id: number; by: number; telefonlar: readonly string[] }): Promise<unknown>;
  /** Removes one number of the person, because they asked for that alone. */
  forgetTelefon?(tx: Tx, whose: { id: number; telefon: string }): Promise<unknown>;
};

export type DemoDuties = {
  /** Runs before anything is removed and clears what would block the removal. */
  before?(tx: Tx): Promise<unknown>;
  /** The tables to empty, each with the condition of its rows; true empties all. The order follows the foreign keys. */
  emptied: { readonly [T in Table]?: RawBuilder<unknown> | true };
  /** Runs afterwards and restores what a new salon starts with. */
  after?(tx: Tx): Promise<unknown>;
};

/** Runs statements that do not depend on each other. */
export const runAll = (tx: Tx, statements: readonly RawBuilder<unknown>[]): Promise<unknown> =>
  Promise.all(statements.map((statement) => statement.execute(tx)));

/** The files of the customers that `of` selects by `f.musteri_id`; without it, of all customers. */
export async function listPersonFiles(tx: Tx, duties: readonly Duties[], of: RawBuilder<unknown> = sql`true`): Promise<{ name: string | null; key: string }[]> {
  const queries = duties.flatMap(({ person }) => person?.files ?? []);
  const { rows } = await sql<{ name: string | null; key: string }>`
    select distinct f.name, f.key from (${sql.join(queries, sql` union all `)}) f where ${of}`.execute(tx);
  return rows;
}
