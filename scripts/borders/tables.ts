import { parseSync, Visitor } from 'oxc-parser';
import { moduleOf } from './places.ts';
import type { Source } from './sources.ts';

/** A use of a table in a file: `sql` text or a call of Kysely that reads or writes it. */
export type TableUse = { path: string; line: number; table: string; write: boolean };

/** The tables of a module, as its `duties.ts` declares them. */
export type Owner = { name: string; tables: readonly string[]; open?: readonly string[] };

/*
 * The check sees every template tagged `sql` or `sql<…>`, the text of `sql.raw`, the methods of Kysely and the functions below. In a template a
 * table stands after one of the words of SQL, in a list after `from`, or at its beginning, where it is a part that another
 * template puts after such a word. The check does not see a name that is put together at run time: `sql.table(…)`
 * or a method with anything but a text. Only the files of DYNAMIC may do that.
 */
const AFTER_WORD = /\b(delete\s+from|insert\s+into|merge\s+into|truncate(?:\s+table)?|from|join|into|update|using)\s+(?:only\s+)?([a-z_]+)\b/gi;
const IN_LIST = /\b(?:from|using)\s+([\w?]+(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*[\w?]+(?:\s+(?:as\s+)?\w+)?)+)/gi;
const AT_BEGINNING = /^\s*([a-z_]+)\b/i;
const WRITES = /^(delete|insert|merge|truncate|into|update)/i;
const READ_METHODS = new Set(['selectFrom', 'from', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'using', 'table']);
/** Functions of the platform that write the table they are given as `tablo`. */
const WRITE_FUNCTIONS = new Set(['raiseSurum', 'changeRecord', 'addMetin']);
const WRITE_METHODS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

/** The files that may name a table by a variable, and why that is no way around the owner. */
const DYNAMIC: Readonly<Record<string, string>> = {
  'tanim/tablo.ts': 'the tables of the kinds of definitions, all of this module',
  'tanim/kullananlar.ts': 'columns that point at a definition: the foreign keys of the database',
  'tanim/count-kullanim.ts': 'the same',
  'tanim/merge-tanim.ts': 'the same, moved from one entry to the other',
  'tanim/undo-merge.ts': 'the same, moved back',
  'urun/listelenen.ts': 'columns that hold lists of products, which the database does not watch, only read',
  'musteri/kisisel-veriler.ts': 'definitions and provinces by name',
  'musteri/birlestirme/baglar.ts': 'columns that point at a customer: the foreign keys of the database',
  'musteri/birlestirme/merge-musteriler.ts': 'the same, moved from one record to the other',
  'musteri/birlestirme/preview-birlestirme.ts': 'the same, counted',
  'musteri/birlestirme/undo-birlestirme.ts': 'the same, moved back',
  'musteri/aktarim/undo-parca.ts': 'the parts of a customer, all of this module',
  'veri-paketi/tablolar.ts': 'every table that a business may read, all of them only read, by the catalogue of the database',
  'demo/remove-demo.ts': 'what the modules declare to be emptied',
  'platform/jobs/clean-up.ts': 'what the modules declare to expire',
  'platform/db/surum.ts': 'the table of the caller, who names it as one that is written',
  'platform/db/change-record.ts': 'the same',
  'platform/db/text-versions.ts': 'the same',
};

/** Every table that a module's file names; the names of views and of parts of a statement are left to `tables`. */
function tableUsesOf({ path, text }: Source, tables: ReadonlySet<string>): { uses: TableUse[]; dynamic: TableUse[] } {
  const uses: TableUse[] = [];
  const dynamic: TableUse[] = [];
  const noteAll = (at: number, statement: string) => {
    // A name may stand in quotes and behind its schema.
    const plain = statement.replaceAll(/'[^']*'|--.*/g, "''").replaceAll(/"|\bpublic\./g, '');
    for (const { table, write } of namedIn(plain)) note(at, table, write);
  };
  const note = (at: number, table: string, write: boolean) => {
    if (tables.has(table)) uses.push({ path, line: lineOf(text, at), table, write });
  };
  new Visitor({
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (!/^sql\b/.test(text.slice(tag.start, tag.end))) return;
      noteAll(start, quasi.quasis.map(({ value }) => value.raw).join(' ? '));
    },
    CallExpression({ callee, arguments: [argument], start, end }) {
      if (callee.type === 'Identifier' && WRITE_FUNCTIONS.has(callee.name)) {
        const [, table] = /tablo: '(\w+)'/.exec(text.slice(start, end)) ?? [];
        if (table) note(start, table, true);
      }
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !argument) return;
      const method = callee.property.name;
      const write = WRITE_METHODS.has(method);
      const isSql = text.slice(callee.object.start, callee.object.end) === 'sql';
      if (isSql && method === 'raw') noteAll(start, text.slice(argument.start + 1, argument.end - 1).replaceAll(/\$\{[^}]*\}/g, '?'));
      const isSqlTable = method === 'table' && isSql;
      if (!write && (!READ_METHODS.has(method) || (method === 'table' && !isSqlTable))) return;
      const named = argument.type === 'ArrayExpression' ? argument.elements : [argument];
      for (const one of named) {
        if (one?.type === 'Literal' && typeof one.value === 'string') note(start, one.value.split(' ')[0]!, write);
        else if (write || isSqlTable) dynamic.push({ path, line: lineOf(text, start), table: text.slice(one!.start, one!.end), write });
      }
    },
  }).visit(parseSync(path, text).program);
  return { uses, dynamic };
}

function namedIn(statement: string): { table: string; write: boolean }[] {
  const afterWord = [...statement.matchAll(AFTER_WORD)].map(([, word, table]) => ({ table: table!, write: WRITES.test(word!) }));
  const lists = [...statement.matchAll(IN_LIST)].flatMap(([, list]) => list!.split(',').slice(1));
  const names = [...lists.map((entry) => entry.trim().split(/\s/)[0]!), AT_BEGINNING.exec(statement)?.[1] ?? ''];
  return [...afterWord, ...names.map((table) => ({ table, write: false }))];
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** The user of the tables in a file: its module, or the platform, which includes the files that put the server together. */
const PLATFORM = 'platform';
const userOf = (path: string): string | undefined => moduleOf(path) ?? (path.startsWith('apps/server/src/') ? PLATFORM : undefined);

/** Lists the violations: a module names another module's table, the platform writes one, or a table has no owner or two. */
export function refuseTables(sources: readonly Source[], owners: readonly Owner[], tables: readonly string[]): string[] {
  const ownerOf = new Map<string, Owner>();
  const problems: string[] = [];
  for (const owner of owners) {
    for (const table of owner.tables) {
      const other = ownerOf.get(table);
      if (other) problems.push(`${table} is owned by ${other.name} and ${owner.name}`);
      ownerOf.set(table, owner);
    }
    for (const table of owner.open ?? []) if (!owner.tables.includes(table)) problems.push(`${owner.name} opens ${table}, which it does not own`);
  }
  for (const table of tables) if (!ownerOf.has(table)) problems.push(`${table} is owned by nobody: its module declares it in duties.ts`);
  const known = new Set(tables);
  for (const source of sources) {
    const module = userOf(source.path);
    if (module === undefined || source.path.endsWith('.test.ts')) continue;
    const { uses, dynamic } = tableUsesOf(source, known);
    for (const { line, table, write } of uses) {
      const owner = ownerOf.get(table);
      // The platform reads the person who signs in and their workplaces; a view would need a bayi, which is not known yet.
      if (owner?.name === module || (!write && (module === PLATFORM || owner?.open?.includes(table)))) continue;
      problems.push(`${source.path}:${line}: ${module} ${write ? 'writes' : 'reads'} ${table}, a table of ${owner?.name ?? 'nobody'}`);
    }
    const file = source.path.replace(/^apps\/server\/src\/(modules\/)?/, '');
    if (!(file in DYNAMIC)) for (const { line, table } of dynamic) problems.push(`${source.path}:${line}: which table is ${table}? A name that is put together hides whose it is`);
  }
  return problems;
}

/** The tables that the migrations make, by the names that they have in the end. */
export function tablesOf(migrations: readonly string[]): string[] {
  const renamed = new Map(migrations.flatMap((text) => [...text.matchAll(/^alter table ([a-z_]+) rename to ([a-z_]+)/gm)].map(([, from, to]) => [from!, to!] as const)));
  return migrations.flatMap((text) => [...text.matchAll(/^create table (?:if not exists )?([a-z_]+)/gm)].map(([, name]) => renamed.get(name!) ?? name!));
}
