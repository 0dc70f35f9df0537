import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, type TestBayi } from '../../../test/build.ts';
import { buildPaketProgram, buildPaketSatis } from '../../../test/build-paket.ts';
import { useServer } from '../../../test/server.ts';
import { sorted } from '../../../test/sorted.ts';

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

it('is nobody’s discount for a client either that takes off by itself what it was told (spec 2§7.13)', async () => {
  const { jeton } = await buildPersonel(server, bayi, ['satisEkle', 'satisGoruntule']);
  const { iskontoIcerikleri } = await server.send(kampanyaCalls.uygula, { body: { musteriID, icerikler: [{ altUrunID, adet: 2 }] } as never }, { jeton });
  const told = { adet: 2, iskonto: iskontoIcerikleri[0]!.iskonto };
  expect(await sell({ kampanyali: false }, told, jeton)).toMatchObject({ status: 200, toplamTutar: 160 });
  expect(await sell({ kampanyali: false }, { ...told, iskonto: told.iskonto + 1 }, jeton)).toMatchObject({ status: 403, message: 'yetkiYok', alanlar: { 'icerikler.0.iskonto': 'yetkiYok' } });
  const { id } = await sell({ kampanyali: false, islemde: true }, {}, jeton);
  const satir = await lineOf(id);
  const change = (iskonto: number) => server.send(satisCalls.update, { body: { id, icerikler: [{ id: satir.id, altUrunID, adet: 1, iskonto }] } as never }, { jeton });
  expect(await change(21)).toMatchObject({ status: 403 });
  expect(await change(20)).toMatchObject({ status: 200, toplamTutar: 80 });
  await server.rows('update kampanya set aktif_mi = false where bayi_id = $1', [bayi.bayiID]);
  expect(await sell({ kampanyali: false }, told, jeton)).toMatchObject({ status: 403 });
});

it('leaves the desk its own limit, measured from what the campaign has left', async () => {
  const { jeton } = await buildPersonel(server, bayi, ['satisEkle', 'satisGoruntule', 'satisIskonto'], { iskontoYuzdesi: 10 });
  expect(await sell({}, { iskonto: 5 }, jeton)).toMatchObject({ status: 200, toplamTutar: 75 });
  expect(await sell({}, { iskontoTip: '%', iskonto: 10 }, jeton)).toMatchObject({ status: 200, toplamTutar: 72 });
  expect(await sell({}, { iskontoTip: '%', iskonto: 11 }, jeton)).toMatchObject({ status: 403, message: 'iskontoSinir' });
  expect(await sell({ kampanyali: false }, { iskonto: 11 }, jeton)).toMatchObject({ status: 403, message: 'iskontoSinir' });
});

it('counts nothing that is given away', async () => {
  await server.rows('update kampanya set tur = $2, al = 3, ode = 2 where bayi_id = $1', [bayi.bayiID, 'adet']);
  const hediye = { altUrunID, iskontoTip: '%', iskonto: 100, hediyeNedeni: 'Doğum günü' };
  expect(await sell({ icerikler: [{ altUrunID, adet: 2 }, hediye] })).toMatchObject({ status: 200, toplamTutar: 200 });
  expect(await sell({ icerikler: [{ altUrunID, adet: 3 }, hediye] })).toMatchObject({ status: 200, toplamTutar: 200 });
  const { id: pahali } = await buildAltUrun(server, bayi, { fiyat: 150 });
  expect(await sell({ icerikler: [{ altUrunID, adet: 2 }, { ...hediye, altUrunID: pahali }] })).toMatchObject({ status: 200, toplamTutar: 200 });
});

it('counts no session that is taken from a package', async () => {
  await buildPaketSatis(server, bayi, { musteriID, altUrunID, miktar: 4 });
  const { id: bakim } = await buildAltUrun(server, bayi, { fiyat: 100 });
  await server.rows('update kampanya set tur = $2, al = 3, ode = 1 where bayi_id = $1', [bayi.bayiID, 'adet']);
  const icerikler = [{ altUrunID, adet: 1 }, { altUrunID: bakim, adet: 2, birimFiyat: 100 }];
  expect(await server.send(seansDusCalls.create, { body: { musteriID, icerikler, kampanyali: true } as never }, { jeton: bayi.jeton })).toMatchObject({ status: 200, toplamTutar: 200 });
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

describe('a package', () => {
  const sellPaket = (body: object, jeton = bayi.jeton) => server.send(paketSatisCalls.create, { body: { musteriID, kampanyali: true, ...body } as never }, { jeton });

  it('gets the campaign on its lines, and its sessions are worth what was paid', async () => {
    const { toplamTutar } = await sellPaket({ eklenenler: [{ altUrunID, miktar: 4 }] });
    expect(toplamTutar).toBe(320);
    expect((await sellPaket({ eklenenler: [{ altUrunID, miktar: 4 }], kampanyali: false })).toplamTutar).toBe(400);
    const { liste } = await server.send(seansCalls.paketler, { params: { id: musteriID } }, { jeton: bayi.jeton });
    expect(sorted(liste.map(({ tutar }) => tutar))).toEqual([320, 400]);
  });

  it('of a program whose price does not divide is sold by somebody without any discount, to the kuruş', async () => {
    const { id: menuID } = await buildPaketProgram(server, bayi, { fiyat: 100.03, icerikler: [{ altUrunID, miktar: 8 }] });
    const { jeton } = await buildPersonel(server, bayi, ['satisEkle']);
    expect(await sellPaket({ menuID }, jeton)).toMatchObject({ status: 200, toplamTutar: expect.closeTo(80.02, 1) });
    // The discount of the customer's group is counted once beside the campaign.
    const [grup] = await server.rows<{ id: number }>(`insert into musteri_grubu (bayi_id, adi, iskonto) values ($1, 'Yakınlar', 10) returning id`, [bayi.bayiID]);
    await server.rows('update musteri set grup_id = $2 where id = $1', [musteriID, grup!.id]);
    expect(await sellPaket({ menuID, iskontoTip: '%', iskonto: 10 }, jeton)).toMatchObject({ status: 200 });
    expect(await sellPaket({ menuID, iskontoTip: '%', iskonto: 20 }, jeton)).toMatchObject({ status: 403, message: 'yetkiYok' });
    await server.rows('update kampanya set iskonto = 100 where bayi_id = $1', [bayi.bayiID]);
    expect(await sellPaket({ menuID }, jeton)).toMatchObject({ status: 200, toplamTutar: 0 });
  });
});

it('is taken off the sale of an appointment as it is opened', async () => {
  const open = async (more: object) => {
    const { id } = await buildRandevu(server, bayi, { altUrunIDler: [altUrunID] });
    return server.send(randevuCalls.satis, { body: { randevuID: id, ...more } }, { jeton: bayi.jeton });
  };
  expect(await lineOf((await open({ kampanyali: true })).id)).toMatchObject({ tutar: 80, kampanyaIskonto: 20 });
  expect(await lineOf((await open({})).id)).toMatchObject({ tutar: 100, kampanyaIskonto: 0 });
});

describe('a change of a sale that asks for it', () => {
  const change = (id: number, body: object) => server.send(satisCalls.update, { body: { id, kampanyali: true, ...body } as never }, { jeton: bayi.jeton });

  it('works the campaigns out anew, beside the discount of the desk', async () => {
    const { id } = await sell({ islemde: true, kampanyali: false });
    expect(await change(id, {})).toMatchObject({ status: 200, toplamTutar: 80 });
    expect(await lineOf(id)).toMatchObject({ iskonto: 20, kampanyaIskonto: 20, kampanyaAdi: 'Bahar' });
    const satirID = (await lineOf(id)).id;
    expect(await change(id, { icerikler: [{ id: satirID, adet: 3, iskontoTip: '%', iskonto: 10 }] })).toMatchObject({ toplamTutar: 216 });
    // Once more as it stands: nothing is taken off twice.
    expect(await change(id, {})).toMatchObject({ toplamTutar: 216 });
    await server.rows('update kampanya set aktif_mi = false where bayi_id = $1', [bayi.bayiID]);
    expect(await change(id, { islemde: false })).toMatchObject({ toplamTutar: 276 });
    expect(await lineOf(id)).toMatchObject({ iskonto: 24, kampanyaIskonto: 0, kampanyaAdi: null });
  });

  it('is the first visit still, and of the day of the sale', async () => {
    await server.rows('update kampanya set ilk_ziyaret = true where bayi_id = $1', [bayi.bayiID]);
    const { id } = await sell({ islemde: true });
    expect(await change(id, {})).toMatchObject({ toplamTutar: 80 });
    const icerikler = [{ altUrunID }];
    const uygula = (body: object) => server.send(kampanyaCalls.uygula, { body: { musteriID, icerikler, ...body } }, { jeton: bayi.jeton });
    expect([(await uygula({ satisID: id })).toplam, (await uygula({})).toplam]).toEqual([20, 0]);
    await server.rows(`update kampanya set bitis_tarihi = '2026-11-24' where bayi_id = $1`, [bayi.bayiID]);
    await server.rows(`update satis set tarih = '2026-11-24' where id = $1`, [id]);
    expect((await uygula({ satisID: id })).toplam).toBe(20);
    expect((await uygula({ satisID: 999_999 })).status).toBe(404);
  });
});
