import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi, type TestSatis } from '../../../test/build.ts';
import { hesapOf, readHesap } from '../../../test/hesap.ts';
import { useServer } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let satislar: TestSatis[];
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  const altUrunID = (await buildAltUrun(server, bayi, { fiyat: 100 })).id;
  satislar = [];
  for (let i = 0; i < 3; i += 1) satislar.push(await buildSatis(server, bayi, { musteriID, altUrunID }));
});

const tahsil = (tutar: number, odemeSekliID = 1) => server.send(satisCalls.tahsilat, { body: { model: [{ musteriID, odemeSekliID, tutar }] } }, { jeton: bayi.jeton });
const geriAl = (body: object, { jeton }: TestBayi = bayi) => server.send(satisCalls.tahsilatGeriAl, { body }, { jeton });
const kagit = (id: number, { jeton }: TestBayi = bayi) => server.send(satisCalls.tahsilatKagidi, { params: { id } }, { jeton });

describe('taking a collection back', () => {
  it('gives back the last one that paid for the sale, in all sales that it paid', async () => {
    await tahsil(50);
    const { tahsilatID } = await tahsil(200, 2);
    expect(await geriAl({ satisGuid: satislar[1]!.satisGuid, musteriID, neden: 'Yanlış müşteri' })).toMatchObject({ status: 200, message: 'tahsilatGeriAlindi', tahsilatID, id: satislar[0]!.id });
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(300_00, 50_00));
    expect((await geriAl({ satisGuid: satislar[0]!.satisGuid, musteriID })).status).toBe(200);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(300_00, 0));
    expect((await geriAl({ satisGuid: satislar[0]!.satisGuid, musteriID })).status).toBe(404);
  });

  it('gives back the later one of two that paid one sale', async () => {
    await tahsil(50);
    const { tahsilatID } = await tahsil(30);
    expect(await geriAl({ satisGuid: satislar[0]!.satisGuid, musteriID })).toMatchObject({ status: 200, tahsilatID });
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(300_00, 50_00));
  });

  it('is done once, however many press at the same time', async () => {
    const { tahsilatID } = await tahsil(250);
    const answers = await Promise.all(Array.from({ length: 8 }, () => geriAl({ tahsilatID })));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(300_00, 0));
  });

  it('leaves alone what was given back of it, or cancelled, before', async () => {
    const { tahsilatID } = await tahsil(300);
    const { satis } = await server.send(satisCalls.get, { params: { id: satislar[0]!.id } }, { jeton: bayi.jeton });
    await server.send(satisCalls.iade, { body: { id: satis.odemeler[0]!.id } }, { jeton: bayi.jeton });
    await server.send(satisCalls.remove, { body: { satisGuid: satislar[1]!.satisGuid } }, { jeton: bayi.jeton });
    expect(await geriAl({ tahsilatID })).toMatchObject({ status: 200, id: satislar[2]!.id });
    const { borc, alacak, odeme, kasa } = await readHesap(server, bayi.bayiID);
    expect({ borc, alacak, odeme, kasa }).toEqual({ borc: 200_00, alacak: 0, odeme: 0, kasa: 0 });
  });

  it('is of whoever the sale is by now, too, and takes the credit that it left with it', async () => {
    await server.mustSend(satisCalls.tahsilat, { body: { model: [{ musteriID, tahsilatSatisID: satislar[0]!.id, odemeSekliID: 1, tutar: 150 }], avans: true } }, { jeton: bayi.jeton });
    const baska = await buildMusteri(server, bayi);
    await server.mustSend(satisCalls.update, { body: { id: satislar[0]!.id, musteriID: baska.id } }, { jeton: bayi.jeton });
    expect((await geriAl({ satisGuid: satislar[0]!.satisGuid, musteriID: (await buildMusteri(server, bayi)).id })).status).toBe(404);
    expect(await geriAl({ satisGuid: satislar[0]!.satisGuid, musteriID: baska.id })).toMatchObject({ status: 200, id: satislar[0]!.id });
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(300_00, 0));
  });

  it('asks which, of whom, and for the right', async () => {
    const { tahsilatID } = await tahsil(10);
    const baska = await buildMusteri(server, bayi);
    expect(await geriAl({})).toMatchObject({ status: 422, alanlar: { satisGuid: 'zorunluAlan' } });
    expect((await geriAl({ tahsilatID, musteriID: baska.id })).status).toBe(404);
    expect((await geriAl({ tahsilatID }, await buildBayi(server))).status).toBe(404);
    expect((await geriAl({ tahsilatID }, await buildPersonel(server, bayi, ['musteriTahsilat', 'satisGoruntule']))).status).toBe(403);
  });
});

describe('the receipt of a collection', () => {
  it('tells by what was paid, for which sales, and what is owed now', async () => {
    const model = [{ musteriID, odemeSekliID: 1, tutar: 120 }, { musteriID, odemeSekliID: 2, tutar: 30 }];
    const { tahsilatID } = await server.send(satisCalls.tahsilat, { body: { model } }, { jeton: bayi.jeton });
    expect((await kagit(tahsilatID)).tahsilat).toMatchObject({
      tutar: 150,
      odemeler: [{ tutar: 120 }, { tutar: 30 }],
      satislar: [{ satisNo: 1, tutar: 100, kalan: 0 }, { satisNo: 2, tutar: 50, kalan: 50 }],
      bakiye: 150,
      iptalMi: false,
    });
    await geriAl({ tahsilatID });
    expect((await kagit(tahsilatID)).tahsilat).toMatchObject({ tutar: 150, bakiye: 300, iptalMi: true });
    expect((await kagit(tahsilatID, await buildBayi(server))).status).toBe(404);
  });
});
