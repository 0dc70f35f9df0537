import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type QueryCompiler, type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { KeepingCompiler } from './compiler.ts';

const builderWith = (compiler: QueryCompiler) =>
  new Kysely<Record<string, never>>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  });
const plain = builderWith(new PostgresQueryCompiler());
const keeping = builderWith(new KeepingCompiler());

/** Asked twice, so that the second answer is the one that was kept. */
function expectSame(make: (n: number) => RawBuilder<unknown>): void {
  for (const n of [1, 2]) {
    const { sql: text, parameters } = make(n).compile(keeping);
    const wanted = make(n).compile(plain);
    expect(text).toBe(wanted.sql);
    expect(parameters).toEqual(wanted.parameters);
  }
}

test('a kept statement has the text and the values of a new one', () => {
  const kosul = (n: number) => sql`and ad = ${`ad ${n}`}`;
  expectSame((n) => sql`select ${n}::int, ${sql.ref('m.ad')} from ${sql.table('musteri')} where true ${kosul(n)} limit ${n + 1}`);
  expectSame((n) => sql`select ${sql.join([n, n + 1, n + 2])} ${sql.raw('/* raw */')} ${sql.lit('a')} ${sql.id('a', 'b')}`);
});

test('the same template with other parts in it is another statement', () => {
  const of = (part: RawBuilder<unknown>, alias: string) => sql`select ${part} from m ${sql.ref(alias)}`;
  for (const part of [sql`null`, sql`${1}`, sql`${'x'}::text`, sql.lit(1), sql.lit('1'), sql.raw('?'), sql.join([1, 2]), sql.join([1, 2, 3])]) {
    for (const alias of ['a', 'b.c']) expectSame(() => of(part, alias));
  }
});

test('a part of the query builder is put together anew each time', () => {
  const inner = (n: number) => sql`exists (${plain.selectFrom('musteri').where('id', '=', n as never).selectAll()})`;
  expectSame((n) => sql`select ${inner(n)} and ${n} = 1`);
});
