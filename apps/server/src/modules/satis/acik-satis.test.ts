import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { hesapOf, readHesap } from '../../../test/hesap.ts';
import { useServer } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let lazer: number;
let krem: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  lazer = (await buildAltUrun(server, bayi, { fiyat: 1000 })).id;
  krem = (await buildAltUrun(server, bayi, { fiyat: 200 })).id;
});

const islemde = (kim: TestBayi = bayi, id = musteriID) => server.send(satisCalls.islemde, { params: { musteriID: id } }, kim);
const get = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, bayi)).satis;
const removeUrun = (id: number, kim: TestBayi = bayi) => server.send(satisCalls.removeUrun, { body: { id } }, kim);
const sell = (rest: object = {}) => buildSatis(server, bayi, { musteriID, icerikler: [{ altUrunID: lazer }, { altUrunID: krem }], ...rest });

describe('the open sale of a customer', () => {
  it('is the newest one with all that is in it, and none once it is finished', async () => {
    expect(await islemde()).toMatchObject({ status: 200, satis: null });
    await buildSatis(server, bayi, { musteriID, altUrunID: krem, islemde: true, tarih: '2026-11-20' });
    const { id } = await sell({ islemde: true });
    await buildSatis(server, bayi, { islemde: true });
    expect(await islemde()).toMatchObject({ satis: { id, toplamTutar: 1200, icerikler: [{ altUrunID: lazer }, { altUrunID: krem }] } });
    await server.send(satisCalls.update, { body: { id, islemde: false } }, bayi);
    expect((await islemde()).satis?.id).not.toBe(id);
  });

  it('is of nobody unknown, of no other bayi, and of the seller of one customer', async () => {
    await sell({ islemde: true });
    expect((await islemde(await buildBayi(server))).status).toBe(404);
    expect((await islemde(bayi, 999_999_999)).status).toBe(404);
    expect((await islemde(await buildPersonel(server, bayi, ['kasaIslemleri']))).status).toBe(403);
    expect((await islemde(await buildPersonel(server, bayi, ['musteriSatis']))).satis).not.toBeNull();
  });
});

describe('taking a line out', () => {
  it('lowers what is owed, and the last line stays', async () => {
    const { id } = await sell();
    const [ilk, ikinci] = (await get(id)).icerikler;
    expect(await removeUrun(ikinci!.id)).toMatchObject({ status: 200, id, toplamTutar: 1000, kalan: 1000 });
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(1000_00, 0));
    expect((await removeUrun(ikinci!.id)).status).toBe(404);
    expect(await removeUrun(ilk!.id)).toMatchObject({ status: 422, message: 'icerikGerekli' });
  });

  it('is refused where more was paid than would be left, or where a plan stands for it', async () => {
    const odenmis = await sell({ odemeler: [{ odemeSekliID: 1, tutar: 1100 }] });
    expect(await removeUrun((await get(odenmis.id)).icerikler[1]!.id)).toMatchObject({ status: 422, message: 'odemeFazla' });
    const { id } = await server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID: lazer }, { altUrunID: krem }], odemeler: [], taksitler: [{ tarih: '2026-12-25', tutar: 1200 }] } }, bayi);
    expect(await removeUrun((await get(id)).icerikler[0]!.id)).toMatchObject({ status: 422, message: 'taksitToplami' });
  });

  it('needs the right for a finished sale, and finds neither a package nor what is of another bayi', async () => {
    const { id } = await sell();
    const satirID = (await get(id)).icerikler[0]!.id;
    expect((await removeUrun(satirID, await buildBayi(server))).status).toBe(404);
    expect((await removeUrun(satirID, await buildPersonel(server, bayi, ['satisEkle', 'satisGecmis']))).status).toBe(403);
    const paket = await server.send(paketSatisCalls.create, { body: { musteriID, odemeler: [], eklenenler: [{ altUrunID: lazer, miktar: 4 }, { altUrunID: krem, miktar: 1 }] } }, bayi);
    const satirlar = (await get(paket.id)).icerikler;
    expect((await removeUrun(satirlar[0]!.id)).status).toBe(404);
  });

  it('two lines at once are two, one of them twice is one', async () => {
    const iki = await buildSatis(server, bayi, { musteriID, icerikler: [{ altUrunID: lazer }, { altUrunID: krem }, { altUrunID: krem }] });
    const [, b, c] = (await get(iki.id)).icerikler;
    expect((await Promise.all([removeUrun(b!.id), removeUrun(c!.id)])).map(({ status }) => status)).toEqual([200, 200]);
    const { id } = await sell();
    const satirID = (await get(id)).icerikler[1]!.id;
    expect(statusesOf(await Promise.all([removeUrun(satirID), removeUrun(satirID)]))).toEqual([200, 404]);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(2000_00, 0));
  });
});
