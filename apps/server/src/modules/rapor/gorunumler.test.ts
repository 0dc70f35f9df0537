import { raporGorunumuCalls } from '@defter/contract/rapor-gorunumu.ts';
import { type Yetki, YETKILER } from '@defter/contract/yetkiler.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const AYAR = { donem: 'gecenHafta', sirala: '-tutar', sutunlar: ['tarih', 'tutar'] };
const create = (body: object = {}, jeton = bayi.jeton) => server.send(raporGorunumuCalls.create, { body: { rapor: 'satis-raporu', adi: 'Geçen hafta', ayar: AYAR, ...body } as never }, { jeton });
const update = (body: object, jeton = bayi.jeton) => server.send(raporGorunumuCalls.update, { body: body as never }, { jeton });
const remove = (id: number, jeton = bayi.jeton) => server.send(raporGorunumuCalls.remove, { body: { id } }, { jeton });
const list = async (jeton = bayi.jeton) => (await server.send(raporGorunumuCalls.list, {}, { jeton })).liste;
/** Somebody with these reports, who may not make views for everybody. */
async function colleague(raporlar: string[], yetkiler: Yetki[] = YETKILER.filter((yetki) => yetki !== 'ayarlarGenelAyarIslemleri')) {
  const biri = await buildPersonel(server, bayi, yetkiler);
  await server.rows('update personel set rapor_yetkileri = $2 where id = $1', [biri.personelID, raporlar]);
  return biri;
}

it('a view is kept as it was said, changed in part, renamed and removed', async () => {
  const { id } = await create();
  expect(await list()).toMatchObject([{ id, rapor: 'satis-raporu', adi: 'Geçen hafta', herkese: false, degisirMi: true, ayar: { ...AYAR, personelID: null, karsilastir: null } }]);
  await update({ id, adi: 'Geçen haftanın satışları', ayar: { karsilastir: 'gecenYil', sirala: '' } });
  expect(await list()).toMatchObject([{ adi: 'Geçen haftanın satışları', ayar: { donem: 'gecenHafta', karsilastir: 'gecenYil', sirala: null, sutunlar: ['tarih', 'tutar'] } }]);
  expect((await remove(id)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await remove(id)).status).toBe(404);
});

it('of one person is nobody else’s; one for everybody is seen by whoever may see the report', async () => {
  const own = await create({ adi: 'Benim' });
  const ortak = await create({ adi: 'Bizim', herkese: true });
  const [biri, baskasi] = [await colleague(['rapor:satis-raporu']), await colleague(['rapor:kasa-raporu'])];
  expect(await list(biri.jeton)).toMatchObject([{ adi: 'Bizim', degisirMi: false }]);
  expect(await list(baskasi.jeton)).toEqual([]);
  for (const { jeton } of [biri, baskasi]) {
    expect([(await update({ id: own.id, adi: 'Başka' }, jeton)).status, (await remove(own.id, jeton)).status]).toEqual([404, 404]);
  }
  expect([(await update({ id: ortak.id, adi: 'Başka' }, biri.jeton)).status, (await remove(ortak.id, biri.jeton)).status, (await remove(ortak.id, baskasi.jeton)).status]).toEqual([403, 403, 404]);
  const other = await buildBayi(server);
  expect(await list(other.jeton)).toEqual([]);
  expect((await remove(ortak.id, other.jeton)).status).toBe(404);
  expect((await list()).map(({ adi }) => adi)).toEqual(['Benim', 'Bizim']);
});

it('for everybody is made by whoever may change the settings, of reports that they may see', async () => {
  const biri = await colleague(['rapor:satis-raporu']);
  expect((await create({ herkese: true }, biri.jeton)).status).toBe(403);
  expect((await create({ rapor: 'kasa-raporu', ayar: {} }, biri.jeton)).status).toBe(403);
  const { id } = await create({}, biri.jeton);
  expect((await update({ id, herkese: true }, biri.jeton)).status).toBe(403);
  expect((await update({ id, adi: 'Adı' }, biri.jeton)).status).toBe(200);
});

it('has a name of its own, and only what the report has', async () => {
  await create();
  expect(await create({ adi: 'GEÇEN HAFTA' })).toMatchObject({ status: 409, alanlar: { adi: 'gorunumVar' } });
  expect((await create({ rapor: 'tahsilat-raporu', ayar: {} })).status).toBe(200);
  expect((await create({ herkese: true })).status).toBe(200);
  expect(await create({ adi: 'B', ayar: { sirala: 'yok' } })).toMatchObject({ status: 422, alanlar: { 'ayar.sirala': 'secimGecersiz' } });
  expect(await create({ adi: 'B', ayar: { sutunlar: ['tutar', 'parola'] } })).toMatchObject({ status: 422, alanlar: { 'ayar.sutunlar': 'secimGecersiz' } });
  expect((await create({ adi: 'B', rapor: 'olmayan-rapor' })).status).toBe(422);
  expect((await create({ adi: 'x'.repeat(81) })).status).toBe(422);
});

it('there are so many of a business, and no more', async () => {
  await server.rows(`insert into rapor_gorunumu (bayi_id, rapor, adi, personel_id, ayar) select $1, 'satis-raporu', 'g' || i, $2, '{}' from generate_series(1, 300) i`, [bayi.bayiID, bayi.personelID]);
  expect(await create()).toMatchObject({ status: 409, message: 'gorunumDolu' });
  // The last place is given once, however many want it at the same time.
  await server.rows(`delete from rapor_gorunumu where bayi_id = $1 and adi = 'g300'`, [bayi.bayiID]);
  expect(statusesOf(await Promise.all(Array.from({ length: 8 }, () => create())))).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
});
