import { describe, expect, it } from 'vitest';
import { refuseTables, tablesOf } from '../../scripts/borders/tables.ts';

const TABLES = ['musteri', 'musteri_telefon', 'satis', 'il', 'kimlik'];
const OWNERS = [
  { name: 'musteri', tables: ['musteri', 'musteri_telefon'] },
  { name: 'satis', tables: ['satis'] },
  { name: 'il', tables: ['il'], open: ['il'] },
  { name: 'platform', tables: ['kimlik'] },
];
const check = (text: string, file = 'satis/list-satislar.ts') => refuseTables([{ path: `apps/server/src/modules/${file}`, text }], OWNERS, TABLES);

describe('the tables of another module', () => {
  it.each([
    ['a join', 'sql`select s.id from satis s join musteri m on m.id = s.musteri_id`'],
    ['a left join that is typed', 'sql<{ id: number }>`select s.id from satis s\n left join musteri m on true`'],
    ['a subquery', 'sql`select (select max(id) from musteri) from satis`'],
    ['a list after from', 'sql`select 1 from satis s, musteri m where true`'],
    ['a part of a statement', 'sql`musteri m`'],
    ['a part below a part', "const tablo = sql`musteri`; sql`select from ${tablo}`"],
    ['selectFrom', "tx.selectFrom('musteri').select('id')"],
    ['selectFrom with another name', "tx.selectFrom('musteri as m').select('m.id')"],
    ['a join of Kysely', "tx.selectFrom('satis').innerJoin('musteri as m', 'm.id', 'satis.musteri_id')"],
    ['sql.table', "sql`select 1 from ${sql.table('musteri')}`"],
    ['a name in quotes', 'sql`select 1 from satis s join "musteri" m on true`'],
    ['a name with its schema', 'sql`select 1 from public.musteri`'],
    ['sql.raw', "sql.raw('select 1 from musteri')"],
    ['sql.raw with a part', 'sql.raw(`select 1 from musteri where ${kosul}`)'],
    ['what the platform keeps', 'sql`select 1 from kimlik`'],
  ])('are not read: %s', (_, text) => {
    expect(check(text)).toEqual([expect.stringMatching(/satis reads (musteri|kimlik), a table of (musteri|platform)/)]);
  });

  it.each([
    ['insert', 'sql`insert into musteri (ad) values (1)`'],
    ['update', 'sql`update musteri m set ad = 1`'],
    ['update in a part', 'sql`with k as (update musteri set ad = 1 returning id) select 1 from k`'],
    ['delete', 'sql`delete from musteri where id = 1`'],
    ['truncate', 'sql`truncate musteri`'],
    ['an insert in quotes', 'sql`insert into "musteri" (ad) values (1)`'],
    ['insertInto', "tx.insertInto('musteri').values({})"],
    ['updateTable', "tx.updateTable('musteri as m').set({})"],
    ['deleteFrom', "tx.deleteFrom('musteri')"],
    ['a new version', "raiseSurum(tx, { tablo: 'musteri', id }, body.surum)"],
    ['a text in a new version', "addMetin(tx, { tablo: 'musteri', tur, metin, personel_id }, body.surum)"],
    ['a changed record', "changeRecord(tx, { tablo: 'musteri', id, surum }, columns)"],
    ['a table that may be read', 'sql`update il set ad = 1`'],
  ])('are not written: %s', (_, text) => {
    expect(check(text)).toContainEqual(expect.stringMatching(/satis writes (musteri|il), a table of/));
  });

  it.each(['platform/jobs/clean-up.ts', 'jobs.ts'])('are not written by files outside of modules: %s', (file) => {
    const checkFile = (text: string) => refuseTables([{ path: `apps/server/src/${file}`, text }], OWNERS, TABLES);
    expect(checkFile('sql`delete from musteri where id = 1`')).toEqual([expect.stringContaining('platform writes musteri, a table of musteri')]);
    expect(checkFile("sql`delete from kimlik where personel_id in (select id from musteri)`; tx.selectFrom('satis')")).toEqual([]);
  });

  it('are not hidden in a name that is put together', () => {
    expect(check("for (const tablo of TABLOLAR) sql`delete from ${sql.table(tablo)}`")).toEqual([expect.stringContaining('which table is tablo?')]);
    expect(check('tx.deleteFrom(tablo)')).toEqual([expect.stringContaining('which table is tablo?')]);
  });

  it('are read by views and when they are open, and one’s own as they are', () => {
    for (const text of ['sql`select 1 from musteri_ozet m join il on true`', "tx.selectFrom('musteri_ozet as m')", 'sql`update satis set x = 1 from musteri_ozet`', "sql`select 'from musteri' as x, 1 as musteri from satis`"]) {
      expect(check(text), text).toEqual([]);
    }
    expect(check('sql`delete from musteri_telefon`', 'musteri/birlestirme/merge.ts')).toEqual([]);
  });
});

describe('owners', () => {
  it('are one for each table', () => {
    expect(refuseTables([], [...OWNERS, { name: 'kasa', tables: ['satis'] }], TABLES)).toEqual(['satis is owned by satis and kasa']);
    expect(refuseTables([], OWNERS, [...TABLES, 'kasa'])).toEqual(['kasa is owned by nobody: its module declares it in duties.ts']);
  });

  it('open only their own tables', () => {
    expect(refuseTables([], [...OWNERS, { name: 'kasa', tables: [], open: ['il'] }], TABLES)).toEqual(['kasa opens il, which it does not own']);
  });

  it('are asked for every table of the migrations', () => {
    expect(tablesOf(['create table satis (\n  id int\n);\ncreate table if not exists kasa ();', 'alter table satis add x int;'])).toEqual(['satis', 'kasa']);
    expect(tablesOf(['create table giden ();', 'alter table giden rename to giden_mesaj;'])).toEqual(['giden_mesaj']);
  });
});
