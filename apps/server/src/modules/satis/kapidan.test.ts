import { ayarCalls } from '@defter/contract/ayar.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, type TestBayi } from '../../../test/build.ts';
import { readHesap } from '../../../test/hesap.ts';
import { BUGUN, useServer } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const NAKIT = 1;
const server = useServer();
let bayi: TestBayi;
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  altUrunID = (await buildAltUrun(server, bayi, { fiyat: 400 })).id;
});
const owner = () => ({ jeton: bayi.jeton });
const odemeler = [{ odemeSekliID: NAKIT, tutar: 400 }];
const sell = (body: object = {}, kim = bayi) => server.send(satisCalls.create, { body: { kapidan: true, icerikler: [{ altUrunID }], odemeler, ...body } as never }, { jeton: kim.jeton });
const get = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, owner())).satis;
const refused = { status: 422, message: 'kapidanSatis' };

describe('a sale at the door', () => {
  it('is for nobody, paid, in the till and in every list, and on no account', async () => {
    const satis = await sell();
    expect(satis).toMatchObject({ status: 200, toplamTutar: 400, kalan: 0 });
    expect(await get(satis.id)).toMatchObject({ musteriID: null, musteri: null, alinan: 400, genelPuan: 0 });
    const { satis: kagit } = await server.send(satisCalls.kagit, { params: { id: satis.id } }, owner());
    expect(kagit).toMatchObject({ musteri: null, toplamTutar: 400 });
    const { liste } = await server.send(satisCalls.list, { query: { baslangicTarihi: BUGUN } }, owner());
    expect(liste).toMatchObject([{ id: satis.id, musteriID: null, adSoyad: null }]);
    expect((await server.send(kasaCalls.list, { query: {} }, owner())).kasa).toMatchObject([{ gelir: 400, musteriAdi: null, satisID: satis.id }]);
    expect((await server.send(altUrunCalls.hareketler, { params: { id: altUrunID } }, owner())).liste).toMatchObject([{ satisID: satis.id, musteriID: null, musteriAdi: null }]);
    expect(await readHesap(server, bayi.bayiID)).toEqual({ satis: 400_00, satir: 400_00, borc: 0, alacak: 0, odeme: 400_00, kasa: 400_00 });
  });

  it('is taken back like any other', async () => {
    const { satisGuid } = await sell();
    expect((await server.send(satisCalls.remove, { body: { satisGuid } }, owner())).status).toBe(200);
    expect(await readHesap(server, bayi.bayiID)).toEqual({ satis: 0, satir: 0, borc: 0, alacak: 0, odeme: 0, kasa: 0 });
  });

  it('brings commission to whoever sold it', async () => {
    await server.send(primCalls.create, { body: { adi: 'Prim', esas: 'tahsil', tur: 'oran', oran: 10, baslangic: '2026-01-01' } }, owner());
    await sell();
    expect((await server.send(primCalls.satirlar, { query: {} }, owner())).liste).toMatchObject([{ prim: 40, musteriAdi: null }]);
  });

  it('gets the campaigns that are for everybody', async () => {
    await server.send(kampanyaCalls.create, { body: { kampanyaAdi: 'Kış', tur: 'oran', iskonto: 25, tumu: true, baslangicTarihi: '2026-01-01', bitisTarihi: '2027-01-01' } as never }, owner());
    expect(await sell({ kampanyali: true, odemeler: [{ odemeSekliID: NAKIT, tutar: 300 }] })).toMatchObject({ status: 200, toplamTutar: 300 });
  });
});

describe('without a card nothing is left open', () => {
  it.each([
    ['a debt', { odemeler: [{ odemeSekliID: NAKIT, tutar: 399.99 }] }],
    ['instalments', { odemeler: [], taksitler: [{ tarih: '2026-12-01', tutar: 400 }] }],
    ['an open sale', { islemde: true }],
  ])('%s is refused', async (_ne, body) => {
    expect(await sell(body)).toMatchObject(refused);
    expect(await readHesap(server, bayi.bayiID)).toMatchObject({ satis: 0, kasa: 0 });
  });

  it('an appointment, a package and sessions belong to somebody', async () => {
    const { id: randevuID } = await buildRandevu(server, bayi, { altUrunIDler: [altUrunID], randevuTarihi: BUGUN });
    expect(await sell({ randevuID })).toMatchObject(refused);
    for (const call of [paketSatisCalls.create, seansDusCalls.create]) {
      const answer = await server.send(call, { body: { kapidan: true, icerikler: [{ altUrunID }], odemeler } as never }, owner());
      expect(answer).toMatchObject({ status: 422, alanlar: { musteriID: expect.any(String) } });
    }
    expect(await server.send(randevuCalls.satis, { body: { randevuID } }, owner())).toMatchObject({ status: 200 });
  });

  it('points pay nothing, and none are earned', async () => {
    await server.send(ayarCalls.save, { body: { satistaPuanKullanilsin: true } }, owner());
    const puanSekli = (await server.send(tanimTuruCalls.odemeSekli.list, {}, owner())).liste.find((sekil) => sekil.puanOdemesiMi)!.id;
    expect(await sell({ odemeler: [{ odemeSekliID: puanSekli, tutar: 400 }] })).toMatchObject({ ...refused, alanlar: { 'odemeler.0.odemeSekliID': 'kapidanSatis' } });
    expect(await get((await sell()).id)).toMatchObject({ genelPuan: 0 });
  });

  it('a payment is not given back alone', async () => {
    const { id } = await sell();
    const [odeme] = (await get(id)).odemeler;
    expect(await server.send(satisCalls.iade, { body: { id: odeme!.id } }, owner())).toMatchObject(refused);
    expect((await get(id)).alinan).toBe(400);
  });

  it('a client that forgets the customer sells nothing', async () => {
    for (const musteriID of [null, '', undefined]) {
      expect(await sell({ kapidan: false, musteriID })).toMatchObject({ status: 422, alanlar: { musteriID: 'zorunluAlan' } });
    }
  });

  it('who sells from the cards of customers alone does not sell at the door', async () => {
    const kart = await buildPersonel(server, bayi, ['musteriSatis', 'musteriGoruntule']);
    expect(await sell({}, kart)).toMatchObject({ status: 403, message: 'yetkiYok' });
    expect((await sell({}, await buildPersonel(server, bayi, ['satisEkle']))).status).toBe(200);
  });
});

describe('a customer is put on it later', () => {
  const put = (id: number, body: object) => server.send(satisCalls.update, { body: { id, ...body } }, owner());

  it('and it stands on the account, with the points that it brings', async () => {
    await server.send(ayarCalls.save, { body: { satistaPuanKullanilsin: true } }, owner());
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id, satisGuid } = await sell();
    expect(await put(id, { musteriID })).toMatchObject({ status: 200, kalan: 0 });
    expect(await get(id)).toMatchObject({ musteriID, alinan: 400 });
    expect(await readHesap(server, bayi.bayiID)).toMatchObject({ borc: 400_00, alacak: 400_00, kasa: 400_00 });
    const { puan } = await server.send(puanCalls.hareketler, { params: { id: musteriID } }, owner());
    expect(puan).toBeGreaterThan(0);
    await server.send(satisCalls.remove, { body: { satisGuid } }, owner());
    expect(await readHesap(server, bayi.bayiID)).toMatchObject({ borc: 0, alacak: 0, kasa: 0 });
    expect((await server.send(puanCalls.hareketler, { params: { id: musteriID } }, owner())).puan).toBe(0);
  });

  it('and stays: nobody is taken off a sale again', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id } = await sell({ kapidan: false, musteriID });
    expect(await put(id, { musteriID: null })).toMatchObject({ status: 422, alanlar: { musteriID: 'zorunluAlan' } });
  });

  it('not one of another salon, and only one of two at once', async () => {
    const { id, surum } = await sell();
    const baska = await buildMusteri(server, await buildBayi(server));
    expect((await put(id, { musteriID: baska.id })).status).toBe(404);
    const ikisi = await Promise.all([buildMusteri(server, bayi), buildMusteri(server, bayi)]);
    const sonuc = await Promise.all(ikisi.map((musteri) => put(id, { surum, musteriID: musteri.id })));
    expect(statusesOf(sonuc)).toEqual([200, 409]);
    expect(await readHesap(server, bayi.bayiID)).toMatchObject({ borc: 400_00, alacak: 400_00 });
  });

  it('a change of the rest keeps it at the door, and paid', async () => {
    const { id } = await sell();
    const [satir] = (await get(id)).icerikler;
    expect(await put(id, { aciklama: 'Hediyelik' })).toMatchObject({ status: 200 });
    expect(await put(id, { icerikler: [{ id: satir!.id, adet: 2 }] })).toMatchObject(refused);
    expect(await get(id)).toMatchObject({ musteriID: null, toplamTutar: 400, aciklama: 'Hediyelik' });
  });
});
