import { ayarCalls } from '@defter/contract/ayar.ts';
import { menuCalls } from '@defter/contract/paket-program.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../../test/build.ts';
import { useServer } from '../../../../test/server.ts';

/*
 * What a client of the specification sells from a program: the rows that the program lists, at the prices that stand there (spec 2§3.3),
 * and its discount on the whole.
 */
const server = useServer();
let bayi: TestBayi;
let jeton: string;
let musteriID: number;
let altUrunID: number;
let menuID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  ({ jeton } = await buildPersonel(server, bayi, ['satisEkle', 'satisGoruntule', 'paketGoruntule']));
  ({ id: musteriID } = await buildMusteri(server, bayi));
  ({ id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 }));
  const icerik = [{ altUrunID, miktar: 4, birimFiyat: 80 }];
  ({ id: menuID } = await server.mustSend(menuCalls.create, { body: { adi: 'Bahar', iskonto: 25, icerik } as never }, { jeton: bayi.jeton }));
});

const rows = async () => (await server.send(menuCalls.icerikler, { params: { id: menuID } }, { jeton })).liste.map((row) => ({ ...row, id: 0 }));
const sell = (body: object) => server.send(paketSatisCalls.create, { body: { musteriID, menuID, odemeler: [], ...body } as never }, { jeton });

it('is the program’s, so nobody needs a right for it', async () => {
  const eklenenler = await rows();
  expect(await sell({ eklenenler })).toMatchObject({ status: 200, toplamTutar: 320 });
  expect(await sell({ eklenenler, iskontoTip: '%', iskonto: 25 })).toMatchObject({ status: 200, toplamTutar: 240 });
  expect(await sell({ eklenenler: [{ altUrunID, miktar: 4, birimFiyat: 60 }] })).toMatchObject({ status: 200, toplamTutar: 240 });
  expect(await sell({ eklenenler: [{ altUrunID, miktar: 4, iskonto: 160 }] })).toMatchObject({ status: 200, toplamTutar: 240 });
});

it('is none of a program that is not sold any more', async () => {
  await server.rows('update paket_program set aktif_mi = false where bayi_id = $1', [bayi.bayiID]);
  expect(await sell({})).toMatchObject({ status: 422, alanlar: { menuID: 'secimGecersiz' } });
});

it('ends where the program does', async () => {
  const eklenenler = await rows();
  expect(await sell({ eklenenler, iskontoTip: '%', iskonto: 26 })).toMatchObject({ status: 403, alanlar: { iskonto: 'yetkiYok' } });
  expect(await sell({ eklenenler: [{ altUrunID, miktar: 4, birimFiyat: 59 }] })).toMatchObject({ status: 403, alanlar: { 'icerikler.0.birimFiyat': 'yetkiYok' } });
  expect(await sell({ eklenenler: [{ altUrunID, miktar: 4, birimFiyat: 60, iskonto: 1 }] })).toMatchObject({ status: 403, alanlar: { 'icerikler.0.iskonto': 'yetkiYok' } });
  expect(await sell({ menuID: '', eklenenler })).toMatchObject({ status: 403, alanlar: { 'icerikler.0.birimFiyat': 'yetkiYok' } });
});

it('is for what the program holds, and for nothing that is sold beside it', async () => {
  const { id: krem } = await buildAltUrun(server, bayi, { fiyat: 50 });
  const beside = { eklenenler: await rows(), icerikler: [{ altUrunID: krem }] };
  expect(await sell(beside)).toMatchObject({ status: 200, toplamTutar: 370 });
  expect(await sell({ ...beside, iskontoTip: '%', iskonto: 25 })).toMatchObject({ status: 403, alanlar: { iskonto: 'yetkiYok' } });
});

it('is no changed price where the salon lets nobody change prices', async () => {
  await server.mustSend(ayarCalls.save, { body: { satistaTutarDegistirilsinMi: false } as never }, { jeton: bayi.jeton });
  expect(await sell({ eklenenler: await rows() })).toMatchObject({ status: 200, toplamTutar: 320 });
  const body = { musteriID, menuID, odemeler: [], eklenenler: [{ altUrunID, miktar: 4, birimFiyat: 70 }] };
  expect(await server.send(paketSatisCalls.create, { body } as never, { jeton: bayi.jeton })).toMatchObject({ status: 422, message: 'satistaTutarKapali' });
});

it('counts for a row that is added to a sale of the program later', async () => {
  const { id } = await sell({ islemde: true, eklenenler: [{ altUrunID, miktar: 1 }] });
  const { satis } = await server.send(paketSatisCalls.get, { params: { id } }, { jeton });
  const change = (birimFiyat: number) => server.send(paketSatisCalls.update, { body: { id, menuID, eklenenler: [...satis.eklenenler, { altUrunID, miktar: 4, birimFiyat }] } as never }, { jeton });
  expect(await change(79)).toMatchObject({ status: 403 });
  expect(await change(80)).toMatchObject({ status: 200, toplamTutar: 380 });
});
