import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  ({ id: musteriID } = await buildMusteri(server, bayi));
  ({ id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 }));
  await server.send(kampanyaCalls.create, { body: { kampanyaAdi: 'Bahar', tumu: true, iskonto: 20, baslangicTarihi: '2026-11-01', bitisTarihi: '2026-11-30' } }, { jeton: bayi.jeton });
});

const sell = (more: object = {}, satir: object = {}, jeton = bayi.jeton) =>
  server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID, ...satir }], kampanyali: true, ...more } as never }, { jeton });
const lineOf = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis.icerikler[0]!;

it('takes the campaign off the line, with its name', async () => {
  const { id, toplamTutar } = await sell({ odemeler: [{ odemeSekliID: 1, tutar: 80 }] });
  expect(toplamTutar).toBe(80);
  expect(await lineOf(id)).toMatchObject({ birimFiyat: 100, iskonto: 20, iskontoTip: '₺', kampanyaIskonto: 20, kampanyaAdi: 'Bahar', tutar: 80 });
});

it('leaves a client that does not ask for it at the prices that it knows', async () => {
  const { id, toplamTutar } = await sell({ kampanyali: false });
  expect(toplamTutar).toBe(100);
  expect(await lineOf(id)).toMatchObject({ kampanyaIskonto: 0, kampanyaAdi: null });
});

it('is nobody’s discount: who may give none sells with it, and nothing more', async () => {
  const { jeton } = await buildPersonel(server, bayi, ['satisEkle', 'satisGoruntule']);
  expect(await sell({}, {}, jeton)).toMatchObject({ status: 200, toplamTutar: 80 });
  expect(await sell({}, { iskonto: 5 }, jeton)).toMatchObject({ status: 403, message: 'yetkiYok' });
});

it('comes before the discount of the desk, which is taken from what is left', async () => {
  expect(await sell({}, { iskontoTip: '%', iskonto: 50 })).toMatchObject({ status: 200, toplamTutar: 40 });
  expect(await sell({}, { iskonto: 81 })).toMatchObject({ status: 422, alanlar: { 'icerikler.0.iskonto': 'iskontoTutardanBuyuk' } });
});

it('stays as it was sold when the sale is changed later', async () => {
  const { id } = await sell({ islemde: true });
  const { satis } = await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton });
  const [satir] = satis.icerikler;
  await server.rows('update kampanya set aktif_mi = false where bayi_id = $1', [bayi.bayiID]);
  const body = { id, musteriID, islemde: false, icerikler: [{ id: satir!.id, altUrunID, iskontoTip: '₺' as const, iskonto: 20 }], odemeler: [] };
  expect(await server.send(satisCalls.update, { body: body as never }, { jeton: bayi.jeton })).toMatchObject({ status: 200, toplamTutar: 80 });
  expect(await lineOf(id)).toMatchObject({ kampanyaIskonto: 20, kampanyaAdi: 'Bahar' });
  await server.send(satisCalls.update, { body: { ...body, icerikler: [{ id: satir!.id, altUrunID, iskontoTip: '₺', iskonto: 0 }] } as never }, { jeton: bayi.jeton });
  expect(await lineOf(id)).toMatchObject({ kampanyaIskonto: 0, kampanyaAdi: null, tutar: 100 });
});
