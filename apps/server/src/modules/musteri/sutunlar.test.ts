import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';
import { FULL_RECORDS } from '../../../test/standing/full-records.ts';
import { SECILEN_SUTUNLAR } from './birlestirme/merge-musteriler.ts';
import { KIMLIK } from './kisisel-veriler.ts';

/*
 * Every column of a customer is taken by anonymising, stands in the copy of one's data, and is chosen when two records
 * become one; or it is named here with the reason why not.
 */
const OF_NOBODY = {
  bayi_id: 'whose record it is',
  id: 'sums and visits stay with it',
  guid: 'a number, as the id',
  surum: 'the version of the record',
  arama: 'made of the others',
  anonim_zamani: 'says that it was done',
};
const MADE_OF_OTHERS = { dogum_gunu: 'made of the others', arama_adi: 'made of the others', ad_katli: 'made of the others' };
const NOT_FORGOTTEN: Readonly<Record<string, string>> = {
  ...OF_NOBODY,
  grup_id: 'reports count by it',
  tur_id: 'reports count by it',
  firma_tipi_id: 'says nothing of a person',
  il_id: 'reports count by it',
  ilce_id: 'reports count by it',
  cinsiyet: 'reports count by it',
  nereden_duydunuz_id: 'reports count by it',
  anketor_id: 'reports count by it',
  tavsiye_eden_id: 'is about somebody else, who may be forgotten as well',
  hizmet_alan: 'says nothing of a person',
  kayit_eden_personel_id: 'is about the colleague',
  kayit_tarihi: 'reports count by it',
};
const NOT_COPIED: Readonly<Record<string, string>> = { ...OF_NOBODY, ...MADE_OF_OTHERS, kayit_eden_personel_id: 'is about the colleague', aktif_mi: 'says nothing of a person' };
const NOT_CHOSEN: Readonly<Record<string, string>> = {
  ...OF_NOBODY,
  ...MADE_OF_OTHERS,
  kayit_eden_personel_id: 'stays with the record that stays',
  kayit_tarihi: 'the earlier one stays',
  aktif_mi: 'the record that stays is in use as it was',
};

const server = useServer();
let bayi: TestBayi;
let columns: string[];
beforeAll(async () => {
  bayi = await buildBayi(server);
  columns = (await server.rows<{ ad: string }>(`select column_name as ad from information_schema.columns where table_schema = 'public' and table_name = 'musteri'`)).map(({ ad }) => ad);
});

/** Which columns neither hold nor are named, and which are named although they hold. */
const compare = (held: ReadonlySet<string>, named: Readonly<Record<string, string>>) => ({
  forgotten: columns.filter((column) => !held.has(column) && !Object.hasOwn(named, column)),
  needless: Object.keys(named).filter((column) => held.has(column) || !columns.includes(column)),
});
const NOTHING = { forgotten: [], needless: [] };

describe('every column of a customer', () => {
  it('is taken by anonymising, or named', async () => {
    const kisi = await buildPersonel(server, bayi);
    const body = await FULL_RECORDS['musteri.update']!({ server, bayi, kisi } as never);
    const { id } = await server.send(musteriCalls.update, { body: body as never }, { jeton: bayi.jeton });
    await server.rows('update musteri set aktif_mi = true, bayi_musteri_id = 77 where id = $1', [id]);
    const read = async () => (await server.rows<{ satir: Record<string, unknown> }>('select to_jsonb(m) as satir from musteri m where id = $1', [id]))[0]!.satir;
    const before = await read();
    expect(columns.filter((column) => before[column] === null && column !== 'anonim_zamani')).toEqual([]);
    expect((await server.send(kvkkCalls.anonimlestir, { body: { id } as never }, { jeton: bayi.jeton })).status).toBe(200);
    const after = await read();
    const gone = columns.filter((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]) && !Object.hasOwn(OF_NOBODY, column));
    expect(compare(new Set(gone), NOT_FORGOTTEN)).toEqual(NOTHING);
  });

  it('stands in the copy of one\'s data, or is named', () => {
    const compiler = new Kysely({ dialect: { createAdapter: () => new PostgresAdapter(), createDriver: () => new DummyDriver(), createIntrospector: (db) => new PostgresIntrospector(db), createQueryCompiler: () => new PostgresQueryCompiler() } });
    const { sql } = KIMLIK.compile(compiler);
    const told = new Set([...sql.matchAll(/\bm"?\."?(\w+)/g)].map(([, column]) => column!).filter((column) => column !== 'bayi_id' && column !== 'id'));
    expect(compare(told, NOT_COPIED)).toEqual(NOTHING);
  });

  it('is chosen when two records become one, or is named', () => {
    expect(compare(new Set(Object.values(SECILEN_SUTUNLAR).flat()), NOT_CHOSEN)).toEqual(NOTHING);
  });
});
