import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../../test/build.ts';
import { hesapOf, readHesap } from '../../../../test/hesap.ts';
import { BUGUN, useServer } from '../../../../test/server.ts';
import { statusesOf } from '../../../../test/sorted.ts';

const NAKIT = 1;
const KART = 2;
const server = useServer();
let bayi: TestBayi;
let elif: number;
let can: number;
let musteriID: number;
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  [elif, can] = [(await buildPersonel(server, bayi)).personelID, (await buildPersonel(server, bayi)).personelID];
  musteriID = (await buildMusteri(server, bayi)).id;
  altUrunID = (await buildAltUrun(server, bayi, { fiyat: 400 })).id;
});
const owner = () => ({ jeton: bayi.jeton });
const bahsis = (personelID: number, tutar: number, odemeSekliID = KART) => ({ personelID, tutar, odemeSekliID });
const sell = (body: object) => server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID }], odemeler: [{ odemeSekliID: KART, tutar: 400 }], ...body } as never }, owner());
const get = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, owner())).satis;
const cari = (id: number) => server.send(personelCariCalls.list, { params: { id }, query: {} }, owner());

describe('a tip', () => {
  it('is no turnover: it stands in the till of its payment, and the business owes it to the colleague', async () => {
    await server.send(primCalls.create, { body: { adi: 'Prim', esas: 'satilan', tur: 'oran', oran: 10, baslangic: '2026-01-01' } }, owner());
    const satis = await sell({ iskontoTip: '%', iskonto: 10, odemeler: [{ odemeSekliID: KART, tutar: 360 }], bahsisler: [bahsis(elif, 50)] });
    expect(satis).toMatchObject({ status: 200, toplamTutar: 360, kalan: 0 });
    expect(await get(satis.id)).toMatchObject({ kdvToplam: 60, genelPuan: 0, bahsisler: [{ personelID: elif, odemeSekliID: KART, tutar: 50, tarih: BUGUN }] });
    expect(await readHesap(server, bayi.bayiID)).toEqual({ ...hesapOf(360_00, 360_00), kasa: 410_00 });
    expect(await cari(elif)).toMatchObject({ bakiye: 50, hakEdis: 50, odenen: 0, liste: [{ tur: 'kasa', gelir: 50, bahsisMi: true }] });
    expect((await server.send(primCalls.satirlar, { query: {} }, owner())).prim).toBe(36);
    const { kasa, hesaplar } = await server.send(kasaCalls.list, { query: { baslangicTarihi: BUGUN } }, owner());
    expect(hesaplar).toMatchObject([{ odemeSekliID: KART, gelir: 410 }]);
    expect(kasa.find(({ bahsisMi }) => bahsisMi)).toMatchObject({ satisID: satis.id, personelID: elif, gelir: 50 });
    // Paid out like anything else that is owed.
    await server.send(personelCariCalls.create, { body: { personelID: elif, gider: 50 } }, owner());
    expect(await cari(elif)).toMatchObject({ bakiye: 0, hakEdis: 50, odenen: 50 });
  });

  it('of two colleagues adds up to the kuruş, and stands apart on the page of the day', async () => {
    await sell({ bahsisler: [bahsis(elif, 33.34, NAKIT), bahsis(can, 33.33, NAKIT)] });
    expect((await cari(elif)).bakiye + (await cari(can)).bakiye).toBeCloseTo(66.67, 10);
    const { id: sayimID } = await server.send(gunSonuCalls.say, { body: { adetler: [] } }, owner());
    await server.send(gunSonuCalls.kapat, { body: { sayimID, farkNedeni: 'Sayılmadı' } }, owner());
    const { kapanis } = await server.send(gunSonuCalls.get, { query: {} }, owner());
    expect(kapanis).toMatchObject({ beklenen: 66.67, ozet: { satisToplami: 400, tahsilat: 400, bahsis: 66.67, digerGelir: 0 } });
  });

  it('goes back with the sale', async () => {
    const { satisGuid } = await sell({ bahsisler: [bahsis(elif, 50), bahsis(can, 20, NAKIT)] });
    await server.send(satisCalls.remove, { body: { satisGuid } }, owner());
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(0, 0));
    expect([(await cari(elif)).bakiye, (await cari(can)).bakiye]).toEqual([0, 0]);
  });

  it('goes back alone by an act of its own, once, and the sale stays paid', async () => {
    const { id, satisGuid } = await sell({ bahsisler: [bahsis(elif, 50), bahsis(can, 20)] });
    const [ilk] = (await get(id)).bahsisler;
    const iade = () => server.send(satisCalls.bahsisIade, { body: { id: ilk!.id, neden: 'Yanlış kişi' } }, owner());
    expect(statusesOf(await Promise.all([iade(), iade()]))).toEqual([200, 404]);
    expect(await get(id)).toMatchObject({ alinan: 400, bahsisler: [{ personelID: can, tutar: 20 }] });
    expect((await cari(elif)).bakiye).toBe(0);
    await server.send(satisCalls.remove, { body: { satisGuid } }, owner());
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(0, 0));
  });

  it('is locked as a payment is: a change keeps it, adds to it, and takes none away', async () => {
    const { id } = await sell({ bahsisler: [bahsis(elif, 50)] });
    const put = (body: object) => server.send(satisCalls.update, { body: { id, ...body } as never }, owner());
    expect((await put({ aciklama: 'Not' })).status).toBe(200);
    const [ilk] = (await get(id)).bahsisler;
    for (const bahsisler of [[], [{ id: ilk!.id, tutar: 40 }], [{ id: ilk!.id, personelID: can }]]) expect(await put({ bahsisler })).toMatchObject({ message: 'odemeKilitli' });
    expect((await put({ bahsisler: [{ id: ilk!.id }, bahsis(can, 10, NAKIT)] })).status).toBe(200);
    expect((await get(id)).bahsisler.map(({ tutar }) => tutar)).toEqual([50, 10]);
    expect((await cari(can)).bakiye).toBe(10);
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'satis', kayitID: id } }, owner());
    expect(liste[0]!.degisim.find(({ alan }) => alan === 'bahsisler')).toMatchObject({ once: '50,00 ₺', sonra: '50,00 ₺, 10,00 ₺' });
  });

  it('that is given later is of the day on which it is given, whatever day the sale is of', async () => {
    const { id } = await sell({ tarih: '2026-11-20' });
    expect((await server.send(satisCalls.update, { body: { id, bahsisler: [bahsis(elif, 25)] } as never }, owner())).status).toBe(200);
    expect((await get(id)).bahsisler).toMatchObject([{ tutar: 25, tarih: BUGUN }]);
    expect((await cari(elif)).liste).toMatchObject([{ tarih: BUGUN, gelir: 25 }]);
  });

  it('of the till is not taken back past its sale', async () => {
    await sell({ bahsisler: [bahsis(elif, 50)] });
    const [satir] = (await cari(elif)).liste;
    const hata = { message: 'kasaSatistanGelir' };
    expect(await server.send(personelCariCalls.remove, { body: { id: satir!.id } }, owner())).toMatchObject(hata);
    expect(await server.send(kasaCalls.remove, { body: { id: satir!.id } }, owner())).toMatchObject(hata);
    expect(await server.send(kasaCalls.update, { body: { id: satir!.id, aciklama: 'x' } }, owner())).toMatchObject(hata);
  });

  it('is given by money alone, of a positive amount, to somebody who works here', async () => {
    const baska = await buildBayi(server);
    const puanSekli = (await server.send(tanimTuruCalls.odemeSekli.list, {}, owner())).liste.find((sekil) => sekil.puanOdemesiMi)!.id;
    expect(await sell({ bahsisler: [bahsis(elif, 10, puanSekli)] })).toMatchObject({ message: 'odemeSekliGecersiz', alanlar: { 'bahsisler.0.odemeSekliID': 'odemeSekliGecersiz' } });
    for (const tutar of [0, -5, 1e12, 0.001]) expect((await sell({ bahsisler: [bahsis(elif, tutar)] })).status).toBe(422);
    expect((await sell({ bahsisler: [bahsis(baska.personelID, 10)] })).status).toBe(404);
    expect((await sell({ bahsisler: [bahsis(999_999, 10)] })).status).toBe(404);
    expect((await sell({ bahsisler: Array.from({ length: 21 }, () => bahsis(elif, 1)) })).status).toBe(422);
    expect(await readHesap(server, bayi.bayiID)).toMatchObject({ satis: 0, kasa: 0 });
  });

  it('comes with a package and with a sale at the door too', async () => {
    const paket = await server.send(paketSatisCalls.create, { body: { musteriID, eklenenler: [{ altUrunID, miktar: 2 }], bahsisler: [bahsis(elif, 15)] } as never }, owner());
    expect(paket).toMatchObject({ status: 200, kalan: 800 });
    expect((await sell({ musteriID: null, kapidan: true, bahsisler: [bahsis(elif, 5)] })).status).toBe(200);
    expect((await cari(elif)).bakiye).toBe(20);
  });
});
