import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildBayi, buildMusteri, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useOwnServer, YARIN } from '../../../test/server.ts';
import { HOUSE_LOCK } from '../db/house-lock.ts';
import { readAnchor } from './anchor.ts';
import { sealEntries } from './seal.ts';
import { seal } from './start-sealing.ts';
import { type Sonuc, verifyChains } from './verify.ts';

const server = useOwnServer();
let client: pg.Client;
let bayi: TestBayi;
const dataDir = () => server.platform.config.dataDir;
const sealOnce = () => seal({ database: server.platform.database, dataDir: dataDir() });
/** Seals all that is written: transactions of other test files on the same PostgreSQL may hold it up for a moment. */
const sealNow = () =>
  vi.waitFor(
    async () => {
      await sealOnce();
      const { rows } = await client.query('select from kayit_gunlugu k where not exists (select from kayit_zinciri z where z.bayi_id = k.bayi_id and z.kayit_id = k.id)');
      expect(rows).toEqual([]);
    },
    { timeout: 15_000 },
  );

beforeEach(async () => {
  client = new pg.Client({ connectionString: server.platform.database.pool.options.connectionString! });
  await client.connect();
  await client.query('set role defter_bakim');
  bayi = await buildBayi(server);
});
afterEach(() => client.end());

let written = 0;
async function write(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    written += 1;
    await server.send(musteriCalls.create, { body: { musteri: { id: 0, ad: `Kişi ${written}` } } }, { jeton: bayi.jeton });
  }
}
async function verify(): Promise<Sonuc> {
  const results = await verifyChains(client, await readAnchor(dataDir()));
  return results.find(({ bayiID }) => bayiID === bayi.bayiID)!;
}
const entries = async () => (await client.query('select id from kayit_gunlugu where bayi_id = $1 order by id', [bayi.bayiID])).rows.map(({ id }) => Number(id));

describe('a log that nobody touched', () => {
  it('is good, however it was sealed', async () => {
    await write(3);
    await sealNow();
    await write(2);
    await Promise.all([sealNow(), sealNow()]);
    expect(await verify()).toEqual({ bayiID: bayi.bayiID, saglam: 5 });
  });

  it('is good when somebody is forgotten who was two before, or is two again', async () => {
    const add = async () => (await buildMusteri(server, bayi)).id;
    const merge = async (kalanID: number, gidenID: number) => (await server.send(birlestirmeCalls.birlestir, { body: { kalanID, gidenID } }, { jeton: bayi.jeton })).birlestirmeID;
    const [ilk, orta, son, kalan, giden, numarali, numarasiz] = [await add(), await add(), await add(), await add(), await add(), await add(), await add()];
    await merge(orta, ilk);
    await merge(son, orta);
    const ayrilan = [await merge(kalan, giden), await merge(numarasiz, numarali)];
    await sealNow();
    const { liste } = await server.send(musteriCalls.telefonlar, { params: { id: numarasiz } }, { jeton: bayi.jeton });
    for (const { id } of liste) await server.send(kvkkCalls.telefonSil, { params: { id } }, { jeton: bayi.jeton });
    for (const id of ayrilan) expect((await server.send(birlestirmeCalls.geriAl, { body: { id } }, { jeton: bayi.jeton })).status).toBe(200);
    for (const id of [son, giden]) expect((await server.send(kvkkCalls.anonimlestir, { body: { id } }, { jeton: bayi.jeton })).status).toBe(200);
    await sealNow();
    expect((await verify()).bozuk).toBeUndefined();
  });

  it('is good when somebody is forgotten who had called, waited and asked for an appointment', async () => {
    const { id, telefon } = await buildMusteri(server, bayi);
    const arama = { musteriID: id, aciklama: 'Arasın' };
    await server.mustSend(gelenAramaCalls.create, { body: arama }, { jeton: bayi.jeton });
    const { id: silinen } = await server.mustSend(gelenAramaCalls.create, { body: arama }, { jeton: bayi.jeton });
    await server.mustSend(gelenAramaCalls.remove, { body: { id: silinen } }, { jeton: bayi.jeton });
    await server.mustSend(beklemeCalls.create, { body: { musteriID: id, ilkGun: BUGUN, sonGun: YARIN, beklemeNotu: 'Sabah' } }, { jeton: bayi.jeton });
    await server.mustSend(randevuTalepCalls.create, { body: { adi: 'Ece', telefon, randevuTarihi: YARIN, baslangicSaat: '10:00' } }, { jeton: bayi.jeton });
    await sealNow();
    expect((await server.send(kvkkCalls.anonimlestir, { body: { id } }, { jeton: bayi.jeton })).status).toBe(200);
    await sealNow();
    expect((await verify()).bozuk).toBeUndefined();
  });

  it('is sealed while a backup is being written, which may take minutes', async () => {
    await client.query('select pg_advisory_lock($1)', [HOUSE_LOCK.backup]);
    await write(1);
    await sealNow();
    expect(await verify()).toEqual({ bayiID: bayi.bayiID, saglam: 1 });
  });

  it('is good when entries are committed in another order than they were written', async () => {
    const late = await server.platform.database.pool.connect();
    await late.query(`begin; set local role defter_istek; set local app.bayi = ${bayi.bayiID}`);
    await late.query("insert into kayit_gunlugu (menu, islem) values ('musteri', 'ekleme')");
    await write(2);
    await sealOnce();
    await late.query('commit');
    late.release();
    await write(1);
    await sealNow();
    expect(await verify()).toEqual({ bayiID: bayi.bayiID, saglam: 4 });
  });

  it('goes on in a database where transactions are counted from the beginning', async () => {
    await write(2);
    await sealNow();
    await client.query('update kayit_ufku set islem_no = 9007199254740991');
    await write(2);
    await sealNow();
    expect(await verify()).toEqual({ bayiID: bayi.bayiID, saglam: 4 });
  });
});

describe('tampering is found, whatever it is', () => {
  type Tampering = { name: string; act: (id: number) => string };
  const CHANGES: Tampering[] = [
    ...['zaman = zaman + interval \'1 second\'', 'personel_id = coalesce(personel_id, 0) + 1', "menu = 'satis'", "islem = 'silme'", 'kayit_id = coalesce(kayit_id, 0) + 1', "aciklama = 'baska'", "nesne = 'rol'", 'parca_id = 1', "ip = '10.9.9.9'", "cihaz = 'baska'"].map(
      (change) => ({ name: change, act: (id: number) => `update kayit_gunlugu set ${change} where id = ${id}` }),
    ),
    { name: 'deleted', act: (id) => `delete from kayit_gunlugu where id = ${id}` },
    { name: 'deleted with its link', act: (id) => `delete from kayit_gunlugu where id = ${id}; delete from kayit_zinciri where kayit_id = ${id}` },
    { name: 'deleted with all that follows', act: (id) => `delete from kayit_gunlugu where id >= ${id}; delete from kayit_zinciri where kayit_id >= ${id}` },
    { name: 'its link changed', act: (id) => `update kayit_zinciri set ozet = sha256(ozet) where kayit_id = ${id}` },
  ];

  it('names the first entry that is not as it was', async () => {
    await write(6);
    await sealNow();
    const ids = await entries();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CHANGES), fc.nat({ max: ids.length - 1 }), async ({ act }, index) => {
        await client.query('begin');
        try {
          await client.query(act(ids[index]!));
          expect(await verify()).toMatchObject({ saglam: index, bozuk: { sira: index + 1 } });
        } finally {
          await client.query('rollback');
        }
      }),
      { numRuns: 60 },
    );
    expect(await verify()).toEqual({ bayiID: bayi.bayiID, saglam: ids.length });
  });

  it('a chain that was made anew from its middle does not end as it was written down', async () => {
    await write(4);
    await sealNow();
    const ids = await entries();
    await client.query(`delete from kayit_gunlugu where id = ${ids[1]}; delete from kayit_zinciri where bayi_id = ${bayi.bayiID}; update kayit_ufku set islem_no = 0`);
    await sealEntries(server.platform.database);
    expect((await verify()).bozuk).toBeDefined();
  });

  it('what was changed cannot be told otherwise, and may be gone only of somebody who was forgotten', async () => {
    const { id } = await server.send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'Selin' } } }, { jeton: bayi.jeton });
    await server.send(musteriCalls.update, { body: { musteri: { id, ad: 'Selin', soyad: 'Kaya' } } }, { jeton: bayi.jeton });
    await sealNow();
    const broken = async (change: string) => {
      await client.query('begin');
      await client.query(change);
      const { bozuk } = await verify();
      await client.query('rollback');
      return bozuk?.neden;
    };
    const where = `where bayi_id = ${bayi.bayiID} and degisim is not null`;
    expect(await broken(`update kayit_gunlugu set degisim = '{"alanlar":{}}' ${where}`)).toBe('icerigiDegismis');
    expect(await broken(`update kayit_gunlugu set degisim = null ${where}`)).toBe('icerigiDegismis');
    expect(await broken(`update musteri set anonim_zamani = now() where id = ${id}; update kayit_gunlugu set degisim = null ${where}`)).toBeUndefined();
    const numaraSilindi = `insert into kvkk_telefon_silme (bayi_id, musteri_id, maskeli, personel_id) values (${bayi.bayiID}, ${id}, '•', ${bayi.personelID})`;
    expect(await broken(`${numaraSilindi}; update kayit_gunlugu set degisim = null ${where}`)).toBeUndefined();
  });
});

it('the role of requests can neither change nor delete what the log says', async () => {
  for (const verb of ['update', 'delete']) {
    const { rows } = await client.query(`select has_table_privilege('defter_istek', 'kayit_gunlugu', '${verb}') as may, has_table_privilege('defter_istek', 'kayit_zinciri', '${verb}') as chain`);
    expect(rows).toEqual([{ may: false, chain: false }]);
  }
});

it('what is written down beside the database is good only with its signature', async () => {
  await write(1);
  await sealNow();
  const file = join(dataDir(), 'kayit-muhru.json');
  const kept = await readFile(file, 'utf8');
  await writeFile(file, kept.replace(/"sira":\d+/, '"sira":0'));
  await expect(readAnchor(dataDir())).rejects.toThrow('signature');
  await writeFile(file, kept);
});
