import { satisCalls } from '@defter/contract/satis.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const DUN = '2026-11-24';
const server = useServer();
let bayi: TestBayi;
let isik: { id: number; telefon: string };
let satislar: { dun: number; acik: number; bugun: number; iptal: number };
beforeAll(async () => {
  bayi = await buildBayi(server, { firmaAdi: 'Güzellik Evi' });
  isik = await buildMusteri(server, bayi, { ad: 'Aslı', soyad: 'Işık' });
  const lazer = await buildAltUrun(server, bayi, { adi: 'Lazer' });
  const bakim = await buildAltUrun(server, bayi, { adi: 'Bakım', fiyat: 250 });
  const icerikler = [{ altUrunID: lazer.id }, { altUrunID: bakim.id, uygulayanPersonelID: bayi.personelID }];
  const odemeler = [{ odemeSekliID: 1, tutar: 300 }];
  const dun = await buildSatis(server, bayi, { tarih: DUN });
  const acik = await buildSatis(server, bayi, { tarih: DUN, islemde: true });
  const bugun = await buildSatis(server, bayi, { musteriID: isik.id, icerikler, odemeler });
  const iptal = await buildSatis(server, bayi);
  await server.send(satisCalls.remove, { body: { satisGuid: iptal.satisGuid } }, { jeton: bayi.jeton });
  satislar = { dun: dun.id, acik: acik.id, bugun: bugun.id, iptal: iptal.id };
});

const list = async (query: object, jeton = bayi.jeton) => {
  const { liste, toplamKayit } = await server.send(satisCalls.list, { query }, { jeton });
  expect(toplamKayit).toBe(liste.length);
  return liste.map(({ id }) => id);
};

describe('the list', () => {
  it('has the newest first, without what was cancelled', async () => {
    const { dun, acik, bugun, iptal } = satislar;
    expect(await list({})).toEqual([bugun, acik, dun]);
    expect(await list({ durum: 'iptal' })).toEqual([iptal]);
    expect(await list({ durum: 'tumu', sirala: 'tarih' })).toEqual([dun, acik, bugun, iptal]);
  });

  it('is narrowed by day, customer, state and the name without regard to dots', async () => {
    const { dun, acik, bugun } = satislar;
    expect(await list({ baslangicTarihi: BUGUN })).toEqual([bugun]);
    expect(await list({ bitisTarihi: DUN })).toEqual([acik, dun]);
    expect(await list({ musteriID: isik.id })).toEqual([bugun]);
    expect(await list({ islemde: true })).toEqual([acik]);
    for (const ara of ['IŞIK', 'isik asli', isik.telefon]) expect(await list({ ara }), ara).toEqual([bugun]);
  });

  it('is searched by the number that a receipt has, also of a sale at the door, and has then nothing of another bayi', async () => {
    const salon = await buildBayi(server);
    const { id: altUrunID } = await buildAltUrun(server, salon);
    const body = { kapidan: true, icerikler: [{ altUrunID }], odemeler: [{ odemeSekliID: 1, tutar: 100 }] };
    const ids: number[] = [];
    for (let i = 0; i < 3; i += 1) ids.push((await server.mustSend(satisCalls.create, { body }, { jeton: salon.jeton })).id);
    for (const ara of ['2', ' 2 ']) expect(await list({ ara }, salon.jeton), ara).toEqual([ids[1]]);
    expect(await list({ ara: '4' }, salon.jeton)).toEqual([]);
  });

  it('says what was sold and what is owed', async () => {
    const { liste } = await server.send(satisCalls.list, { query: { ara: 'ışık' } }, { jeton: bayi.jeton });
    expect(liste[0]).toMatchObject({ adSoyad: 'Aslı Işık', hizmetler: 'Lazer, Bakım', toplamTutar: 350, alinan: 300, kalan: 50, iptalMi: false });
  });

  it('shows past days to those who may see them, and open sales to all', async () => {
    const { dun, acik, bugun } = satislar;
    const { jeton } = await buildPersonel(server, bayi, ['satisGoruntule']);
    expect(await list({}, jeton)).toEqual([bugun, acik]);
    expect(await server.send(satisCalls.get, { params: { id: dun } }, { jeton })).toMatchObject({ status: 404 });
    expect(await server.send(satisCalls.get, { params: { id: acik } }, { jeton })).toMatchObject({ status: 200 });
  });

  it('holds nothing of another bayi', async () => {
    const { jeton } = await buildBayi(server);
    expect(await list({ durum: 'tumu' }, jeton)).toEqual([]);
    expect(await server.send(satisCalls.get, { params: { id: satislar.bugun } }, { jeton })).toMatchObject({ status: 404 });
  });
});

it('reads one sale with all that its prints need', async () => {
  const { satis } = await server.send(satisCalls.kagit, { params: { id: satislar.bugun } }, { jeton: bayi.jeton });
  expect(satis).toMatchObject({
    musteri: { id: isik.id, adSoyad: 'Aslı Işık', telefon: isik.telefon },
    personelAdi: 'Deniz Sahip',
    icerikler: [{ uygulayanPersonelAdi: null }, { uygulayanPersonelAdi: 'Deniz Sahip' }],
  });
  const { satis: kagit } = await server.send(satisCalls.kagit, { params: { id: satislar.bugun } }, { jeton: bayi.jeton });
  expect(kagit).toMatchObject({ satisNo: satis.satisNo, firma: { adi: 'Güzellik Evi' } });
});

it('is narrowed to who sold and to what is unpaid; with musteriSatis alone to one customer', async () => {
  const own = await buildBayi(server);
  const borclu = await buildSatis(server, own);
  const odenmis = await buildSatis(server, own, { odemeler: [{ odemeSekliID: 1, tutar: 100 }] });
  const idler = async (query: object, jeton = own.jeton) => (await server.send(satisCalls.list, { query }, { jeton })).liste.map(({ id }) => id);
  expect(await idler({ borcluMu: true })).toEqual([borclu.id]);
  expect(await idler({ borcluMu: false })).toEqual([odenmis.id]);
  expect(await idler({ personelID: own.personelID })).toHaveLength(2);
  const satici = await buildPersonel(server, own, ['musteriSatis', 'satisGecmis']);
  expect(await idler({ personelID: satici.personelID })).toEqual([]);
  expect(await idler({ musteriID: borclu.musteriID }, satici.jeton)).toEqual([borclu.id]);
  expect(await server.send(satisCalls.list, {}, { jeton: satici.jeton })).toMatchObject({ status: 422, alanlar: { musteriID: 'zorunluAlan' } });
  expect((await server.send(satisCalls.kagit, { params: { id: borclu.id } }, { jeton: satici.jeton })).status).toBe(403);
  const { id: altUrunID } = await buildAltUrun(server, own);
  expect((await server.send(satisCalls.create, { body: { musteriID: borclu.musteriID, icerikler: [{ altUrunID }] } }, { jeton: satici.jeton })).status).toBe(200);
});
