import { kasaCalls } from '@defter/contract/kasa.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../../test/build.ts';
import { useServer } from '../../../../test/server.ts';
import { statusesOf } from '../../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let satisID: number;
let musteriID: number;
/** A sale of 1.000 lira: 100 paid down, three instalments of 300, the first of them late. */
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  const icerikler = [{ altUrunID: (await buildAltUrun(server, bayi, { fiyat: 1000 })).id }];
  const taksitler = ['2026-11-24', '2026-12-24', '2027-01-24'].map((tarih) => ({ tarih, tutar: 300 }));
  satisID = (await server.send(satisCalls.create, { body: { musteriID, tarih: '2026-11-20', icerikler, odemeler: [{ odemeSekliID: 1, tutar: 100 }], taksitler } }, bayi)).id;
});

const get = async () => (await server.send(satisCalls.get, { params: { id: satisID } }, bayi)).satis;
const plan = async () => (await get()).taksitler.map(({ tarih, tutar, odenen }) => [tarih, tutar, odenen]);
const idler = async () => (await get()).taksitler.map(({ id }) => id);
const ertele = async (hangi: number[], rest: object, kim: TestBayi = bayi) => {
  const hepsi = await idler();
  return server.send(taksitCalls.ertele, { body: { satisID, taksitIDler: hangi.map((i) => hepsi[i]!), ...rest } }, kim);
};
const birlestir = async (hangi: number[], rest: object = {}) => {
  const hepsi = await idler();
  return server.send(taksitCalls.birlestir, { body: { satisID, taksitIDler: hangi.map((i) => hepsi[i]!), ...rest } }, bayi);
};
const kapat = (odemeler: object[]) => server.send(taksitCalls.kapat, { body: { satisID, odemeler: odemeler as never, neden: 'Prim aldı' } }, bayi);
const geriAl = () => server.send(taksitCalls.geriAl, { body: { satisID } }, bayi);
const pay = (tutar: number) => server.send(satisCalls.tahsilat, { body: { model: [{ musteriID, odemeSekliID: 1, tutar }] } }, bayi);
const degisiklikler = async () => (await server.send(taksitCalls.degisiklikler, { params: { id: satisID } }, bayi)).liste;

describe('putting off', () => {
  it('moves one to a day and several by months; the sum stays', async () => {
    expect(await ertele([0], { tarih: '2026-12-05', neden: 'Maaşı gecikti' })).toMatchObject({ status: 200, toplamTutar: 1000, kalan: 900 });
    expect(await plan()).toEqual([['2026-12-05', 300, 0], ['2026-12-24', 300, 0], ['2027-01-24', 300, 0]]);
    await ertele([0, 1, 2], { ay: 1, gun: 3 });
    expect((await plan()).map(([tarih]) => tarih)).toEqual(['2027-01-08', '2027-01-27', '2027-02-27']);
  });

  it('over the next one fills that one first', async () => {
    await pay(120);
    await ertele([0], { ay: 2 });
    const sonra = [['2026-12-24', 300, 120], ['2027-01-24', 300, 0], ['2027-01-24', 300, 0]];
    expect(await plan()).toEqual(sonra);
    // The sale is saved with its plan all the same, of which the first is another one now.
    expect((await server.send(satisCalls.update, { body: { id: satisID, aciklama: 'Not' } }, bayi)).status).toBe(200);
    expect(await plan()).toEqual(sonra);
  });

  it('is told with the plan before and after it, in the log and beside the plan', async () => {
    await ertele([0], { tarih: '2026-12-05', neden: 'Maaşı gecikti' });
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'satis', kayitID: satisID } }, bayi);
    const alanlar = Object.fromEntries(liste[0]!.degisim.map(({ alan, once, sonra }) => [alan, [once, sonra]]));
    expect(alanlar.taksitler![0]).toContain('300,00 ₺ · 24.11.2026');
    expect(alanlar.taksitler![1]).toContain('300,00 ₺ · 05.12.2026');
    expect(alanlar).toMatchObject({ taksitIslemi: [null, 'erteleme'], neden: [null, 'Maaşı gecikti'] });
    expect(await degisiklikler()).toMatchObject([{ tur: 'erteleme', neden: 'Maaşı gecikti', yapanAdi: 'Deniz Sahip', geriAlindiMi: false, geriAlinirMi: true, onceki: [{ tarih: '2026-11-24', tutar: 300 }, {}, {}], sonraki: [{ tarih: '2026-12-05', tutar: 300 }, {}, {}] }]);
  });

  it('refuses an earlier day, what is paid, what is not of the plan, and nothing at all', async () => {
    expect(await ertele([1], { tarih: '2026-12-24' })).toMatchObject({ status: 422, alanlar: { tarih: 'taksitIleri' } });
    expect(await ertele([1], {})).toMatchObject({ status: 422, alanlar: { tarih: 'zorunluAlan' } });
    expect(await ertele([], { ay: 1 })).toMatchObject({ status: 422 });
    // The sale could not be saved with it any more.
    await ertele([2], { tarih: '2199-12-31' });
    expect(await ertele([2], { gun: 1 })).toMatchObject({ status: 422, alanlar: { tarih: 'tarihGecersiz' } });
    expect(await ertele([0, 0], { ay: 1 })).toMatchObject({ status: 422, message: 'taksitSecimi' });
    await pay(300);
    expect(await ertele([0], { ay: 1 })).toMatchObject({ status: 422, message: 'taksitSecimi' });
    expect(await server.send(taksitCalls.ertele, { body: { satisID, taksitIDler: [999_999_999], ay: 1 } }, bayi)).toMatchObject({ status: 422, message: 'taksitSecimi' });
  });

  it('needs the right, the sale of the own bayi, and the version that was seen', async () => {
    expect((await ertele([0], { ay: 1 }, await buildPersonel(server, bayi, ['satisDuzenle', 'satisGecmis']))).status).toBe(403);
    expect((await ertele([0], { ay: 1 }, await buildPersonel(server, bayi, ['taksitPlani']))).status).toBe(404);
    expect((await ertele([0], { ay: 1 }, await buildPersonel(server, bayi, ['taksitPlani', 'satisGecmis']))).status).toBe(200);
    expect((await ertele([0], { ay: 1 }, await buildBayi(server))).status).toBe(404);
    expect(await ertele([0], { ay: 1, surum: 1 })).toMatchObject({ status: 409, message: 'kayitDegismis' });
  });
});

describe('merging', () => {
  it('makes one of their sum, due with the last of them or on a day of its own', async () => {
    expect((await birlestir([1, 2])).status).toBe(200);
    expect(await plan()).toEqual([['2026-11-24', 300, 0], ['2027-01-24', 600, 0]]);
    expect((await birlestir([0, 1], { tarih: '2026-12-01' })).status).toBe(200);
    expect(await plan()).toEqual([['2026-12-01', 900, 0]]);
    expect(await get()).toMatchObject({ pesinat: 100, kalan: 900 });
  });

  it('keeps what was paid of one of them', async () => {
    await pay(50);
    await birlestir([0, 1]);
    expect(await plan()).toEqual([['2026-12-24', 600, 50], ['2027-01-24', 300, 0]]);
  });

  it('refuses a single one, a paid one and a day before the first', async () => {
    expect((await birlestir([1])).status).toBe(422);
    expect(await birlestir([1, 2], { tarih: '2026-12-23' })).toMatchObject({ status: 422, alanlar: { tarih: 'taksitIleri' } });
    await pay(300);
    expect(await birlestir([0, 1])).toMatchObject({ status: 422, message: 'taksitSecimi' });
    expect((await birlestir([1, 2], { tarih: '2026-12-24' })).status).toBe(200);
  });
});

describe('taking back', () => {
  it('brings the plan back act by act, with what was paid meanwhile', async () => {
    await ertele([0], { ay: 1 });
    await birlestir([1, 2]);
    await pay(40);
    expect((await geriAl()).status).toBe(200);
    expect(await plan()).toEqual([['2026-12-24', 300, 40], ['2026-12-24', 300, 0], ['2027-01-24', 300, 0]]);
    expect((await geriAl()).status).toBe(200);
    expect(await plan()).toEqual([['2026-11-24', 300, 40], ['2026-12-24', 300, 0], ['2027-01-24', 300, 0]]);
    expect((await geriAl()).status).toBe(404);
    expect((await degisiklikler()).map(({ geriAlindiMi, geriAlinirMi }) => [geriAlindiMi, geriAlinirMi])).toEqual([[true, false], [true, false]]);
  });

  it('passes by an early settlement, which goes with its collection', async () => {
    await ertele([0], { ay: 1 });
    const { tahsilatID } = await kapat([{ odemeSekliID: 1, tutar: 900 }]);
    await server.mustSend(satisCalls.tahsilatGeriAl, { body: { tahsilatID } }, bayi);
    expect((await geriAl()).status).toBe(200);
    expect(await plan()).toEqual([['2026-11-24', 300, 0], ['2026-12-24', 300, 0], ['2027-01-24', 300, 0]]);
    expect((await geriAl()).status).toBe(404);
  });

  it('is refused once the plan was written anew', async () => {
    await ertele([0], { ay: 1 });
    await server.send(satisCalls.update, { body: { id: satisID, taksitler: [{ tarih: '2027-03-01', tutar: 900 }] } }, bayi);
    expect((await degisiklikler())[0]).toMatchObject({ geriAlinirMi: false });
    expect(await geriAl()).toMatchObject({ status: 409, message: 'geriAlinamaz' });
  });

  it('twice at once is once', async () => {
    await ertele([0], { ay: 1 });
    expect(statusesOf(await Promise.all([geriAl(), geriAl()]))).toEqual([200, 404]);
  });
});

describe('settling early', () => {
  it('takes exactly what is open, by several methods, and is taken back as one', async () => {
    expect(await kapat([{ odemeSekliID: 1, tutar: 899 }])).toMatchObject({ status: 422, message: 'odemeEksik' });
    expect(await kapat([{ odemeSekliID: 1, tutar: 901 }])).toMatchObject({ status: 422, message: 'odemeFazla' });
    const { tahsilatID, alinan } = await kapat([{ odemeSekliID: 1, tutar: 400 }, { odemeSekliID: 2, tutar: 500 }]);
    expect(alinan).toBe(900);
    expect(await plan()).toEqual([['2026-11-24', 300, 300], ['2026-12-24', 300, 300], ['2027-01-24', 300, 300]]);
    expect(await degisiklikler()).toMatchObject([{ tur: 'erkenKapama', tahsilatID, geriAlindiMi: false }]);
    expect((await server.send(satisCalls.tahsilatGeriAl, { body: { tahsilatID } }, bayi)).status).toBe(200);
    expect(await get()).toMatchObject({ kalan: 900, alinan: 100 });
    expect(await degisiklikler()).toMatchObject([{ geriAlindiMi: true }]);
  });

  it('pays once when two desks do it at once', async () => {
    const iki = await Promise.all([kapat([{ odemeSekliID: 1, tutar: 900 }]), kapat([{ odemeSekliID: 2, tutar: 900 }])]);
    expect(statusesOf(iki)).toEqual([200, 409]);
    expect(iki.find(({ status }) => status === 409)?.message).toBe('taksitKalmadi');
    expect((await server.send(kasaCalls.hesapBakiyeleri, {}, bayi)).toplam).toBe(1000);
  });
});

it('nothing of a cancelled sale is changed', async () => {
  const { satisGuid } = await get();
  await server.send(satisCalls.remove, { body: { satisGuid } }, bayi);
  expect(await ertele([0], { ay: 1 })).toMatchObject({ status: 409, message: 'satisIptal' });
});
