import { menuCalls, paketProgramCalls } from '@defter/contract/paket-program.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { buildPaketProgram } from '../../../test/build-paket.ts';
import { buildTanim } from '../../../test/build-tanim.ts';
import { useServer } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let lazer: number;
let krem: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  lazer = (await buildAltUrun(server, bayi, { fiyat: 600 })).id;
  krem = (await buildAltUrun(server, bayi, { fiyat: 250 })).id;
});

const owner = () => ({ jeton: bayi.jeton });
const programs = async (query: object = {}) => (await server.send(paketProgramCalls.list, { query }, owner())).liste;
const only = async () => (await programs())[0]!;
const create = (body: object) => server.send(paketProgramCalls.create, { body: { adi: 'Sekiz seans', ...body } as never }, owner());

it('costs the sum of its contents, at the prices of the catalogue, until it gets a price of its own', async () => {
  const { id } = await create({ icerikler: [{ altUrunID: lazer, miktar: 8 }, { altUrunID: krem, iskonto: 10 }, { altUrunID: (await buildAltUrun(server, bayi)).id, varsayilan: false }] });
  expect(await only()).toMatchObject({ fiyat: 5025, icerikToplami: 5025, satisFiyati: 5025, seansSayisi: 9, bayiID: bayi.bayiID });
  await server.send(paketProgramCalls.update, { body: { id, fiyat: 4000, iskonto: 12.5 } }, owner());
  expect(await only()).toMatchObject({ fiyat: 4000, icerikToplami: 5025, satisFiyati: 3500, adi: 'Sekiz seans' });
  await server.send(paketProgramCalls.update, { body: { id, fiyat: null } }, owner());
  expect(await only()).toMatchObject({ fiyat: 5025 });
});

it('goes on costing the sum of its contents where a client sends back the price that it has read', async () => {
  await create({ icerikler: [{ altUrunID: lazer, miktar: 8 }] });
  const { surum: _surum, ...program } = await only();
  const save = (body: object) => server.send(paketProgramCalls.update, { body: { ...program, ...body } as never }, owner());
  expect((await save({ icerikler: [...program.icerikler, { altUrunID: krem }] })).status).toBe(200);
  expect(await only()).toMatchObject({ fiyat: 5050, icerikToplami: 5050 });
  expect((await save({ fiyat: 4900 })).status).toBe(200);
  expect(await only()).toMatchObject({ fiyat: 4900, icerikToplami: 4800 });
});

it('keeps its prices when the catalogue changes, and rows that a change does not name', async () => {
  const { id } = await create({ icerikler: [{ altUrunID: lazer, miktar: 8 }, { altUrunID: krem }] });
  await server.send(urunCalls.updateAltUrun, { body: { id: lazer, fiyat: 700 } }, owner());
  const { icerikler } = await only();
  await server.send(paketProgramCalls.update, { body: { id, icerikler: [{ id: icerikler[0]!.id, miktar: 10 }] } }, owner());
  expect((await only()).icerikler).toMatchObject([{ id: icerikler[0]!.id, altUrunID: lazer, miktar: 10, birimFiyat: 600, tutar: 6000 }]);
  // A client that keeps no ids means the row of the same product.
  await server.send(paketProgramCalls.update, { body: { id, icerikler: [{ altUrunID: lazer, miktar: 12 }] } }, owner());
  expect((await only()).icerikler).toMatchObject([{ id: icerikler[0]!.id, miktar: 12, birimFiyat: 600 }]);
});

it('holds something, each product once', async () => {
  expect(await create({ icerikler: [] })).toMatchObject({ status: 422, alanlar: { icerikler: 'icerikGerekli' } });
  expect(await create({ icerikler: [{ altUrunID: lazer }, { altUrunID: lazer }] })).toMatchObject({ status: 422, message: 'icerikTekrar' });
  expect(await create({ icerikler: [{ altUrunID: lazer, birimFiyat: 999_999_999, miktar: 2 }] })).toMatchObject({ status: 422, message: 'tutarYuksek' });
  expect(await create({ icerikler: [{ altUrunID: lazer, miktar: 1.5 }] })).toMatchObject({ status: 422 });
  const { id } = await create({ icerikler: [{ altUrunID: lazer }, { altUrunID: krem }] });
  expect(await create({ icerikler: [{ altUrunID: krem }] })).toMatchObject({ status: 409, message: 'programAdiMukerrer' });
  const { icerikler } = await only();
  // Two rows that change places meet each other's product nowhere.
  const [ilk, ikinci] = [icerikler[0]!, icerikler[1]!];
  const degisen = await server.send(paketProgramCalls.update, { body: { id, icerikler: [{ id: ilk.id, altUrunID: krem }, { id: ikinci.id, altUrunID: lazer }] } }, owner());
  expect(degisen.status).toBe(200);
  const birer = await Promise.all([ilk, ikinci].map((icerik) => server.send(menuCalls.removeIcerik, { body: { id: icerik.id } }, owner())));
  expect(statusesOf(birer)).toEqual([200, 422]);
  expect((await only()).icerikler).toHaveLength(1);
});

it('is the same record by the paths of the menus', async () => {
  const menuGrupID = (await buildTanim(server, bayi, 'paketGrubu')).id;
  const { id } = await server.send(menuCalls.create, { body: { adi: 'Yaz', menuGrupID, icerik: [{ altUrunID: lazer, miktar: 6 }] } }, owner());
  expect(await only()).toMatchObject({ id, menuGrupID, icerikler: [{ altUrunID: lazer, miktar: 6, uniqueID: expect.any(String) }] });
  await server.send(menuCalls.update, { body: { id, icerik: [{ altUrunID: krem }] } }, owner());
  const { liste } = await server.send(menuCalls.icerikler, { params: { id } }, owner());
  expect(liste).toMatchObject([{ altUrunID: krem, miktar: 1, birimFiyat: 250 }]);
  const [menu, ...rest] = (await server.send(menuCalls.list, {}, owner())).liste;
  expect(rest).toEqual([]);
  // What was read of it is sent back by the name that it was read by.
  await server.send(menuCalls.update, { body: { ...menu, icerikler: [{ altUrunID: lazer, miktar: 3 }] } as never }, owner());
  expect(await only()).toMatchObject({ id, icerikler: [{ altUrunID: lazer, miktar: 3 }] });
  await server.send(menuCalls.remove, { body: { id } }, owner());
  expect(await programs()).toEqual([]);
});

it('refuses an amount of a row that is not what the row comes to', async () => {
  const { id } = await create({ icerikler: [{ altUrunID: lazer, miktar: 2, birimFiyat: 100, iskonto: 10 }] });
  const [satir] = (await only()).icerikler;
  const put = (degisen: object) => server.send(menuCalls.update, { body: { id, icerik: [{ ...satir!, ...degisen }] } as never }, owner());
  expect(await put({ tutar: 150 })).toMatchObject({ status: 422, alanlar: { 'icerikler.0.tutar': 'tutarHesaplanir' } });
  expect((await only()).icerikler).toMatchObject([{ birimFiyat: 100, tutar: 180 }]);
  // As it was read, as it will be, before the discount, or empty.
  for (const degisen of [{}, { miktar: 3 }, { miktar: 4, tutar: 360 }, { miktar: 5, tutar: 500 }, { miktar: 6, tutar: null }]) expect((await put(degisen)).status).toBe(200);
  expect((await only()).icerikler).toMatchObject([{ miktar: 6, birimFiyat: 100, tutar: 540 }]);
  expect(await server.send(menuCalls.create, { body: { adi: 'Yaz', icerik: [{ altUrunID: krem, tutar: 1 }] } as never }, owner())).toMatchObject({ status: 422, alanlar: { 'icerikler.0.tutar': 'tutarHesaplanir' } });
});

it('is found by name as it is typed, by state, and in its own business', async () => {
  await buildPaketProgram(server, bayi, { adi: 'Işıltı' });
  const { id } = await buildPaketProgram(server, bayi, { adi: 'Yaz' });
  await server.send(paketProgramCalls.update, { body: { id, aktifMi: false, siraNo: 0 } }, owner());
  expect((await programs({ paketProgramAdi: 'isil' })).map(({ adi }) => adi)).toEqual(['Işıltı']);
  expect((await programs({ aktifMi: false })).map(({ adi }) => adi)).toEqual(['Yaz']);
  expect(await programs({ bayiID: bayi.bayiID })).toHaveLength(2);
  expect(await programs({ bayiID: bayi.bayiID + 1 })).toEqual([]);
});

it('asks for a right to look, to add and to change', async () => {
  const { id } = await buildPaketProgram(server, bayi);
  const bakan = await buildPersonel(server, bayi, ['paketGoruntule']);
  const as = { jeton: bakan.jeton };
  expect((await server.send(paketProgramCalls.list, {}, as)).status).toBe(200);
  const body = { adi: 'Yeni', icerikler: [{ altUrunID: lazer }] };
  expect((await server.send(paketProgramCalls.create, { body }, as)).status).toBe(403);
  expect((await server.send(paketProgramCalls.update, { body: { id, adi: 'Yeni' } }, as)).status).toBe(403);
  expect((await server.send(menuCalls.remove, { body: { id } }, as)).status).toBe(403);
});
