import { ayarCalls } from '@defter/contract/ayar.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let hizmet: number;
let krem: number;
beforeAll(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  hizmet = (await buildAltUrun(server, bayi, { fiyat: 200 })).id;
  krem = (await buildAltUrun(server, bayi, { fiyat: 100 })).id;
});

const create = (body: object, { jeton }: TestBayi) => server.send(satisCalls.create, { body: { musteriID, ...body } }, { jeton });
const seller = (iskontoYuzdesi: number, ...yetkiler: ('satisIskonto' | 'satisFiyatDegistir')[]) =>
  buildPersonel(server, bayi, ['satisEkle', ...yetkiler], { iskontoYuzdesi });

describe('the price of a line', () => {
  it('is that of the catalogue, said or not', async () => {
    const satici = await seller(0);
    for (const birimFiyat of [null, 200]) {
      expect(await create({ icerikler: [{ altUrunID: hizmet, birimFiyat }] }, satici)).toMatchObject({ status: 200, toplamTutar: 200 });
    }
  });

  it('is another only for those who may change it', async () => {
    const icerikler = [{ altUrunID: krem }, { altUrunID: hizmet, birimFiyat: 199.99 }];
    expect(await create({ icerikler }, await seller(100, 'satisIskonto'))).toMatchObject({
      status: 403,
      message: 'yetkiYok',
      alanlar: { 'icerikler.1.birimFiyat': 'yetkiYok' },
    });
    expect(await create({ icerikler }, await seller(0, 'satisFiyatDegistir'))).toMatchObject({ status: 200, toplamTutar: 299.99 });
  });
});

describe('a client that has no price', () => {
  it('sends 0, which is a price of nothing and needs the right; left out or empty it is the price of the catalogue', async () => {
    const line = { altUrunID: hizmet, kdv: 0, maliyet: 0 };
    const free = { icerikler: [{ ...line, birimFiyat: 0 }] };
    expect(await create(free, await seller(100, 'satisIskonto'))).toMatchObject({ status: 403, alanlar: { 'icerikler.0.birimFiyat': 'yetkiYok' } });
    const { id, ...sold } = await create(free, await seller(0, 'satisFiyatDegistir'));
    expect(sold).toMatchObject({ status: 200, toplamTutar: 0 });
    const { satis } = await server.send(satisCalls.get, { params: { id } }, bayi);
    expect(satis.icerikler).toMatchObject([{ birimFiyat: 0, kdv: 20 }]);
    for (const birimFiyat of [undefined, '', null]) {
      expect(await create({ icerikler: [{ ...line, birimFiyat }] }, bayi)).toMatchObject({ status: 200, toplamTutar: 200 });
    }
  });
});

describe('a discount', () => {
  it('needs its right, on a line and on the whole', async () => {
    const satici = await seller(50);
    expect(await create({ icerikler: [{ altUrunID: hizmet, iskonto: 0.01 }] }, satici)).toMatchObject({
      status: 403,
      message: 'yetkiYok',
      alanlar: { 'icerikler.0.iskonto': 'yetkiYok' },
    });
    const genel = { iskontoTip: '%', iskonto: 5, icerikler: [{ altUrunID: hizmet }] };
    expect(await create(genel, satici)).toMatchObject({ message: 'yetkiYok', alanlar: { iskonto: 'yetkiYok' } });
  });

  it.each([
    ['the limit on a line', { icerikler: [{ iskontoTip: '%', iskonto: 20 }] }, 160],
    ['the limit on the whole', { iskontoTip: '%', iskonto: 20, icerikler: [{}] }, 160],
    ['the limit in lira', { icerikler: [{ iskonto: 40 }] }, 160],
  ])('is given up to %s', async (_, body: { icerikler: object[] }, toplamTutar) => {
    const icerikler = body.icerikler.map((satir) => ({ altUrunID: hizmet, ...satir }));
    expect(await create({ ...body, icerikler }, await seller(20, 'satisIskonto'))).toMatchObject({ status: 200, toplamTutar });
  });

  it.each([
    ['above it on a line', { icerikler: [{ iskontoTip: '%', iskonto: 20.5 }, {}] }, ['icerikler.0.iskonto']],
    ['above it on the whole', { iskonto: 80.05, icerikler: [{}, {}] }, ['iskonto']],
    ['above it only when both are stacked', { iskontoTip: '%', iskonto: 15, icerikler: [{ iskonto: 20 }, {}] }, ['icerikler.0.iskonto', 'iskonto']],
    ['hidden on one line of many', { icerikler: [{ iskontoTip: '%', iskonto: 90 }, {}, {}, {}, {}] }, ['icerikler.0.iskonto']],
  ])('is refused %s, and says the limit', async (_, body: { icerikler: object[] }, alanlar) => {
    const icerikler = body.icerikler.map((satir) => ({ altUrunID: hizmet, ...satir }));
    const reply = await create({ ...body, icerikler }, await seller(20, 'satisIskonto'));
    expect(reply).toMatchObject({ status: 403, message: 'iskontoSinir', veri: { yuzde: 20 } });
    expect(Object.keys(reply.alanlar ?? {})).toEqual(alanlar);
  });

  it('is never above what it is taken from', async () => {
    const fazla = { icerikler: [{ altUrunID: krem }, { altUrunID: krem, adet: 2, iskonto: 200.01 }] };
    expect(await create(fazla, bayi)).toMatchObject({
      status: 422,
      message: 'iskontoTutardanBuyuk',
      alanlar: { 'icerikler.1.iskonto': 'iskontoTutardanBuyuk' },
    });
    const genel = { iskonto: 50.01, icerikler: [{ altUrunID: krem, iskontoTip: '%', iskonto: 50 }] };
    expect(await create(genel, bayi)).toMatchObject({ message: 'iskontoTutardanBuyuk', alanlar: { iskonto: 'iskontoTutardanBuyuk' } });
    const yuzde = { icerikler: [{ altUrunID: krem, iskontoTip: '%', iskonto: 100.01 }] };
    expect(await create(yuzde, bayi)).toMatchObject({ status: 422, message: 'iskonto100', alanlar: { 'icerikler.0.iskonto': 'iskonto100' } });
    expect(await create({ iskontoTip: '%', iskonto: 100, icerikler: [{ altUrunID: krem }] }, bayi)).toMatchObject({ toplamTutar: 0 });
  });
});

describe('the discount of a customer', () => {
  const setIskonto = async (grup: number, hasta: number) => {
    const own = await buildBayi(server);
    await server.send(tanimTuruCalls.musteriGrubu.create!, { body: { adi: 'VIP', iskonto: grup } }, { jeton: own.jeton });
    const grupID = (await server.send(tanimTuruCalls.musteriGrubu.list, {}, { jeton: own.jeton })).liste.find(({ adi }) => adi === 'VIP')!.id;
    const { id: hastaTuruID } = await server.send(tanimTuruCalls.hastaTuru.create!, { body: { adi: 'Yakın', iskonto: hasta } }, { jeton: own.jeton });
    const { id } = await server.send(musteriCalls.create, { body: { musteri: { ad: 'Ayşe', grupID }, digerBilgiler: { hastaTuruID } } }, { jeton: own.jeton });
    const { id: altUrunID } = await buildAltUrun(server, own, { fiyat: 100 });
    return { own, musteriID: id, altUrunID };
  };

  it('is the higher one of group and kind of patient, and may be given by who may give no other', async () => {
    const { own, musteriID: kim, altUrunID } = await setIskonto(10, 15);
    expect((await server.send(musteriCalls.get, { params: { id: kim } }, { jeton: own.jeton })).musteri.iskontoYuzdesi).toBe(15);
    const satici = await buildPersonel(server, own, ['satisEkle']);
    const sell = (iskonto: number) => create({ musteriID: kim, iskontoTip: '%', iskonto, icerikler: [{ altUrunID }] }, satici);
    expect(await sell(15)).toMatchObject({ status: 200, toplamTutar: 85 });
    expect(await sell(16)).toMatchObject({ status: 403, message: 'yetkiYok' });
  });

  it('begins a sale that is opened from an appointment, unless no discount on the whole is given', async () => {
    const { own, musteriID: kim, altUrunID } = await setIskonto(10, 0);
    const open = async (baslangicSaat: string, bitisSaat: string) => {
      const { id: randevuID } = await buildRandevu(server, own, { musteriID: kim, altUrunIDler: [altUrunID], baslangicSaat, bitisSaat });
      const { id } = await server.send(randevuCalls.satis, { body: { randevuID } }, { jeton: own.jeton });
      return (await server.send(satisCalls.get, { params: { id } }, { jeton: own.jeton })).satis;
    };
    expect(await open('10:00', '10:30')).toMatchObject({ iskontoTip: '%', iskonto: 10, toplamTutar: 90 });
    await server.send(ayarCalls.save, { body: { genelIskontoKullanilsinMi: false } }, { jeton: own.jeton });
    expect(await open('11:00', '11:30')).toMatchObject({ iskonto: 0, toplamTutar: 100 });
  });
});
