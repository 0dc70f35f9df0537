import { ayarCalls } from '@defter/contract/ayar.ts';
import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { useServer } from '../../../test/server.ts';

const NAKIT = 1;
const KART = 2;
const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let altUrunID: number;
let puanSekli: number;
beforeEach(async () => {
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
  musteriID = (await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Yılmaz', telefon: '+905321112233' })).id;
  altUrunID = (await buildAltUrun(server, bayi, { fiyat: 1000 })).id;
  const { liste } = await server.send(tanimTuruCalls.odemeSekli.list, {}, { jeton: bayi.jeton });
  puanSekli = liste.find((sekil) => sekil.puanOdemesiMi)!.id;
  await set({ satistaPuanKullanilsin: true });
});

const set = (body: object) => server.send(ayarCalls.save, { body }, { jeton: bayi.jeton });
const nakit = (tutar: number) => ({ odemeSekliID: NAKIT, tutar });
const puanla = (tutar: number) => ({ odemeSekliID: puanSekli, tutar });
const sell = (odemeler: object[], rest: object = {}) =>
  server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID }], odemeler, ...rest } }, { jeton: bayi.jeton });
const get = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis;
/** Saves a sale again as it stands, with something else. Payments that are not among the new ones are given back. */
async function resave(id: number, degisen: { odemeler?: { id?: number; tutar: number }[] } & Record<string, unknown>) {
  const kalan = new Set(degisen.odemeler?.map((odeme) => odeme.id));
  const geri = degisen.odemeler ? (await get(id)).odemeler.filter((odeme) => !kalan.has(odeme.id)) : [];
  for (const odeme of geri) await server.send(satisCalls.iade, { body: { id: odeme.id } }, { jeton: bayi.jeton });
  const { musteri, ...satis } = await get(id);
  return server.send(satisCalls.update, { body: { ...satis, musteriID: musteri!.id, ...degisen } }, { jeton: bayi.jeton });
}
const cancel = async (id: number) =>
  server.send(satisCalls.remove, { body: { satisGuid: (await get(id)).satisGuid } }, { jeton: bayi.jeton });
const hareketler = async (id = musteriID) => server.send(puanCalls.hareketler, { params: { id } }, { jeton: bayi.jeton });
const puan = async (id = musteriID) => (await hareketler(id)).puan;

describe('points are earned', () => {
  it('at one for each hundred lira paid, and stand on card, list of movements and sale', async () => {
    const { id } = await sell([nakit(1000)]);
    expect(await hareketler()).toMatchObject({ puan: 10, deger: 10, toplamKayit: 1, liste: [{ tur: 'kazanc', puan: 10, satisID: id }] });
    expect((await server.send(musteriCalls.get, { params: { id: musteriID } }, { jeton: bayi.jeton })).musteri.puan).toBe(10);
    expect(await get(id)).toMatchObject({ genelPuan: 10, puanYuzdesi: 1, musteri: { puan: 10 } });
  });

  it('by what is paid only, and the rest when it is paid', async () => {
    const { id } = await sell([nakit(400)]);
    expect(await puan()).toBe(4);
    await resave(id, { odemeler: [...(await get(id)).odemeler, nakit(600)] });
    expect(await puan()).toBe(10);
    expect((await get(id)).genelPuan).toBe(10);
  });

  it('by no sale that is open, but once it is finished', async () => {
    const { id } = await sell([nakit(1000)], { islemde: true });
    expect(await puan()).toBe(0);
    await resave(id, { islemde: false });
    expect(await puan()).toBe(10);
  });

  it('by no line whose product gives none', async () => {
    const anaUrunID = (await buildAnaUrun(server, bayi)).id;
    const { id: puansiz } = await buildAltUrun(server, bayi, { fiyat: 3000, anaUrunID });
    await server.send(urunCalls.savePuanDurumu, { body: { anaUrunID, durum: false } }, { jeton: bayi.jeton });
    const [{ puan_verilmesin }] = (await server.rows('select puan_verilmesin from alt_urun where bayi_id = $1 and id = $2', [bayi.bayiID, puansiz])) as [{ puan_verilmesin: boolean }];
    expect(puan_verilmesin).toBe(true);
    await sell([nakit(4000)], { icerikler: [{ altUrunID }, { altUrunID: puansiz }] });
    expect(await puan()).toBe(10);
  });

  it('as the coefficients of the settings and of the payment method say', async () => {
    await set({ puanlamaKatsayi: 2.5 });
    const { liste } = await server.send(tanimTuruCalls.odemeSekli.list, {}, { jeton: bayi.jeton });
    const kart = liste.find(({ id }) => id === KART)!;
    await server.send(tanimTuruCalls.odemeSekli.update, { body: { ...kart, odemeKatsayi: 0 } }, { jeton: bayi.jeton });
    await sell([nakit(400), { odemeSekliID: KART, tutar: 600 }]);
    expect(await puan()).toBe(10);
  });

  it('by a finished sale at what it was sold at, whatever the settings say later', async () => {
    const { id } = await sell([nakit(500)]);
    await set({ puanlamaKatsayi: 5 });
    await resave(id, { odemeler: [nakit(1000)] });
    expect(await puan()).toBe(10);
    await set({ satistaPuanKullanilsin: false });
    await resave(id, { odemeler: [nakit(200)] });
    expect(await puan()).toBe(2);
  });

  it('by a finished sale no more and no less because its product gives none, or its method double, from now on', async () => {
    const anaUrunID = (await buildAnaUrun(server, bayi)).id;
    altUrunID = (await buildAltUrun(server, bayi, { fiyat: 1000, anaUrunID })).id;
    const { id } = await sell([nakit(500)]);
    await server.send(urunCalls.savePuanDurumu, { body: { anaUrunID, durum: false } }, { jeton: bayi.jeton });
    const { liste } = await server.send(tanimTuruCalls.odemeSekli.list, {}, { jeton: bayi.jeton });
    const sekil = liste.find((biri) => biri.id === NAKIT)!;
    await server.send(tanimTuruCalls.odemeSekli.update, { body: { ...sekil, odemeKatsayi: 2 } }, { jeton: bayi.jeton });
    await resave(id, { aciklama: 'Fiş istedi' });
    expect(await puan()).toBe(5);
    // What is paid later is for what was sold then; its method earns as it does on the day of the payment.
    await resave(id, { odemeler: [...(await get(id)).odemeler, nakit(500)] });
    expect(await puan()).toBe(15);
    await server.send(tanimTuruCalls.odemeSekli.update, { body: { ...sekil, odemeKatsayi: 0 } }, { jeton: bayi.jeton });
    await resave(id, { odemeler: (await get(id)).odemeler.slice(0, 1) });
    expect(await puan()).toBe(5);
  });

  it('by nobody while the switch is off', async () => {
    await set({ satistaPuanKullanilsin: false });
    const { id } = await sell([nakit(1000)]);
    expect(await hareketler()).toMatchObject({ puan: 0, toplamKayit: 0 });
    expect(await get(id)).toMatchObject({ genelPuan: 0, puanYuzdesi: 0 });
  });
});

describe('points are paid with', () => {
  it('at what one is worth; they are no income of the till and earn nothing', async () => {
    await sell([nakit(1000)]);
    await set({ puanHesapKatsayi: 0.5 });
    expect(await hareketler()).toMatchObject({ puan: 10, deger: 5 });
    const { id, kalan } = await sell([puanla(5), nakit(495)]);
    expect(kalan).toBe(500);
    expect(await puan()).toBe(4.95);
    expect(await get(id)).toMatchObject({ alinan: 500, genelPuan: 4.95 });
    const gelirler = await server.rows('select gelir::float8 from kasa where bayi_id = $1 and satis_id = $2', [bayi.bayiID, id]);
    expect(gelirler).toEqual([{ gelir: 495 }]);
  });

  it('never beyond what is there, nor with those of the same sale', async () => {
    expect(await sell([puanla(1), nakit(999)])).toMatchObject({ status: 422, message: 'puanYetersiz' });
    await sell([nakit(1000)]);
    expect(await sell([puanla(10.01)])).toMatchObject({ status: 422, message: 'puanYetersiz' });
    expect((await sell([puanla(10)])).status).toBe(200);
    expect(await puan()).toBe(0);
    const { id } = await sell([nakit(500)]);
    expect(await puan()).toBe(5);
    expect(await resave(id, { odemeler: [...(await get(id)).odemeler, puanla(5)] })).toMatchObject({ status: 422, message: 'puanYetersiz' });
    expect((await sell([puanla(5)])).status).toBe(200);
  });

  it('once, when fifty desks pay with the same points at once', async () => {
    await sell([nakit(1000)]);
    const replies = await Promise.all(Array.from({ length: 50 }, () => sell([puanla(10)])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ message }) => message === 'puanYetersiz')).toHaveLength(49);
    expect(await puan()).toBe(0);
  });

  it('not while the switch is off, nor while they are worth nothing', async () => {
    await sell([nakit(1000)]);
    await set({ puanHesapKatsayi: 0 });
    expect(await sell([puanla(1)])).toMatchObject({ status: 422, alanlar: { 'odemeler.0.tutar': 'puanYetersiz' } });
    await set({ satistaPuanKullanilsin: false });
    expect(await sell([puanla(1)])).toMatchObject({ status: 422, alanlar: { 'odemeler.0.odemeSekliID': 'puanKapali' } });
  });
});

describe('points go back', () => {
  it('when the sale is cancelled: the earned ones and the spent ones, by movements of their own', async () => {
    const ilk = await sell([nakit(1000)]);
    const { id } = await sell([puanla(10), nakit(990)]);
    expect(await puan()).toBe(9.9);
    await cancel(id);
    expect(await puan()).toBe(10);
    expect((await get(id)).genelPuan).toBe(0);
    expect((await hareketler()).liste.map((hareket) => [hareket.tur, hareket.puan])).toEqual([
      ['odeme', 10],
      ['kazanc', -9.9],
      ['odeme', -10],
      ['kazanc', 9.9],
      ['kazanc', 10],
    ]);
    await cancel(ilk.id);
    expect(await puan()).toBe(0);
  });

  it('when a payment is given back or the sale gets smaller', async () => {
    await sell([nakit(1000)]);
    const { id } = await sell([puanla(10), nakit(500)]);
    await resave(id, { odemeler: [nakit(500)] });
    expect(await puan()).toBe(15);
    await resave(id, { odemeler: [nakit(300)] });
    expect(await puan()).toBe(13);
  });

  it('to who had them, when the sale goes to another customer', async () => {
    const other = (await buildMusteri(server, bayi)).id;
    await sell([nakit(1000)]);
    const { id } = await sell([puanla(4), nakit(500)]);
    expect(await resave(id, { musteriID: other })).toMatchObject({ status: 422, message: 'puanYetersiz' });
    await server.send(satisCalls.create, { body: { musteriID: other, icerikler: [{ altUrunID }], odemeler: [nakit(1000)] } }, { jeton: bayi.jeton });
    expect((await resave(id, { musteriID: other })).status).toBe(200);
    expect([await puan(), await puan(other)]).toEqual([10, 11]);
  });

  it('even when they are spent: what is missing is made up by what comes', async () => {
    const { id } = await sell([nakit(1000)]);
    await sell([puanla(10)]);
    await cancel(id);
    expect(await hareketler()).toMatchObject({ puan: -10, deger: 0 });
    const yukleme = { musteriID, puan: 4, neden: 'Özür' };
    expect(await server.send(puanCalls.yukle, { body: yukleme }, { jeton: bayi.jeton })).toMatchObject({ status: 200, puan: -6 });
    await sell([nakit(1000)]);
    expect(await puan()).toBe(4);
  });

  it('by twenty who change one sale at once, to what the sale says', async () => {
    const { id } = await sell([nakit(100)]);
    await Promise.all(Array.from({ length: 20 }, (_, i) => resave(id, { odemeler: [nakit((i + 1) * 10)] })));
    expect(await puan()).toBe((await get(id)).genelPuan);
  });
});

describe('points stay with the person', () => {
  it('through a merge and its undo', async () => {
    const giden = (await buildMusteri(server, bayi)).id;
    await sell([nakit(1000)]);
    await server.send(satisCalls.create, { body: { musteriID: giden, icerikler: [{ altUrunID }], odemeler: [nakit(500)] } }, { jeton: bayi.jeton });
    const { birlestirmeID } = await server.send(birlestirmeCalls.birlestir, { body: { kalanID: musteriID, gidenID: giden } }, { jeton: bayi.jeton });
    expect(await puan()).toBe(15);
    await sell([puanla(12)]);
    expect((await server.send(birlestirmeCalls.geriAl, { body: { id: birlestirmeID } }, { jeton: bayi.jeton })).status).toBe(200);
    expect([await puan(), await puan(giden)]).toEqual([-2, 5]);
  });

  it('stay as they are when the person is made unrecognisable', async () => {
    await sell([nakit(1000)]);
    await server.send(kvkkCalls.anonimlestir, { body: { id: musteriID } }, { jeton: bayi.jeton });
    expect(await puan()).toBe(10);
  });

  it('of another bayi are not found', async () => {
    const other = await buildBayi(server);
    expect((await server.send(puanCalls.hareketler, { params: { id: musteriID } }, { jeton: other.jeton })).status).toBe(404);
  });
});

describe('puanKazanincaSMSAt', () => {
  const texts = () => server.house('select telefon, mesaj from giden_mesaj where bayi_id = $1 order by id', [bayi.bayiID]);

  it('on, tells the customer what was earned and what there is', async () => {
    await set({ puanKazanincaSMSAt: true });
    const { id } = await sell([nakit(450)]);
    await resave(id, { odemeler: [...(await get(id)).odemeler, nakit(550)] });
    expect(await texts()).toEqual([
      { telefon: '+905321112233', mesaj: 'Ayşe Yılmaz, bu alışverişten 4,5 puan kazandınız. Toplam puanınız: 4,5. Lotus' },
      { telefon: '+905321112233', mesaj: 'Ayşe Yılmaz, bu alışverişten 5,5 puan kazandınız. Toplam puanınız: 10. Lotus' },
    ]);
  });

  it('on, tells whoever gets a sale that was somebody else’s of all that it has earned', async () => {
    await set({ puanKazanincaSMSAt: true });
    const { id } = await sell([nakit(1000)]);
    const { id: yeniID } = await buildMusteri(server, bayi, { ad: 'Elif', soyad: 'Kaya', telefon: '+905321112244' });
    expect((await resave(id, { musteriID: yeniID })).status).toBe(200);
    expect((await texts()).slice(1)).toEqual([{ telefon: '+905321112244', mesaj: 'Elif Kaya, bu alışverişten 10 puan kazandınız. Toplam puanınız: 10. Lotus' }]);
  });

  it('tells nobody of nothing, nor who has no mobile, nor while it is off', async () => {
    const { id } = await sell([nakit(1000)]);
    await set({ puanKazanincaSMSAt: true });
    await sell([]);
    await server.mustSend(satisCalls.iade, { body: { id: (await get(id)).odemeler[0]!.id } }, bayi);
    const sabit = (await buildMusteri(server, bayi, { telefon: '+902121112233' })).id;
    await buildSatis(server, bayi, { musteriID: sabit, altUrunID, odemeler: [nakit(1000)] });
    await set({ satistaPuanKullanilsin: false });
    await sell([nakit(1000)]);
    expect(await texts()).toEqual([]);
  });
});

it('a sale that is not paid with points asks the database as often with points as without', async () => {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => queries.mockRestore());
  const count = async (satistaPuanKullanilsin: boolean) => {
    await set({ satistaPuanKullanilsin });
    await sell([nakit(1000)]);
    const counts: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      queries.mockClear();
      expect((await sell([nakit(1000)])).status).toBe(200);
      counts.push(queries.mock.calls.filter(([query]) => typeof query !== 'string' || !query.startsWith('select pg_notify')).length);
    }
    // The jobs of the server ask now and then as well.
    return Math.min(...counts);
  };
  const without = await count(false);
  expect(await count(true)).toBe(without);
});

describe('points by hand', () => {
  const yukle = (body: object, kim = bayi.jeton) => server.send(puanCalls.yukle, { body: { musteriID, neden: 'Doğum günü', ...body } } as never, { jeton: kim });
  const aktar = (aliciID: number, adet: number, kim = bayi.jeton) => server.send(puanCalls.aktar, { body: { musteriID, aliciID, puan: adet, neden: 'Kardeşi' } }, { jeton: kim });

  it('are loaded with a reason, and taken off no further than to nothing', async () => {
    expect(await yukle({ puan: 12.5 })).toMatchObject({ status: 200, puan: 12.5 });
    expect(await yukle({ puan: -13 })).toMatchObject({ status: 422, alanlar: { puan: 'puanYetersiz' } });
    expect(await yukle({ puan: -2.5 })).toMatchObject({ status: 200, puan: 10 });
    expect(await yukle({ puan: 0 })).toMatchObject({ status: 422, alanlar: { puan: 'sayiGecersiz' } });
    expect(await yukle({ puan: 1, neden: ' ' })).toMatchObject({ status: 422, alanlar: { neden: 'zorunluAlan' } });
    expect((await hareketler()).liste).toMatchObject([
      { tur: 'yukleme', puan: -2.5, satisID: null, neden: 'Doğum günü', karsiAdi: null },
      { tur: 'yukleme', puan: 12.5 },
    ]);
    await sell([puanla(10)]);
    expect(await puan()).toBe(0);
  });

  it('go to another customer, named on both cards', async () => {
    const alan = await buildMusteri(server, bayi, { ad: 'Zehra', soyad: 'Ak' });
    await yukle({ puan: 10 });
    expect(await aktar(alan.id, 10.01)).toMatchObject({ status: 422, alanlar: { puan: 'puanYetersiz' } });
    expect(await aktar(musteriID, 1)).toMatchObject({ status: 422, alanlar: { aliciID: 'secimGecersiz' } });
    expect(await aktar(alan.id, 4)).toMatchObject({ status: 200, puan: 6 });
    expect((await hareketler()).liste[0]).toMatchObject({ tur: 'aktarim', puan: -4, karsiAdi: 'Zehra Ak' });
    expect(await hareketler(alan.id)).toMatchObject({ puan: 4, liste: [{ tur: 'aktarim', puan: 4, karsiAdi: 'Ayşe Yılmaz' }] });
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'musteri', kayitID: alan.id } }, { jeton: bayi.jeton });
    expect(liste[0]).toMatchObject({ nesne: 'puan', degisim: [{ alan: 'puan', once: '0', sonra: '4' }, { alan: 'neden', sonra: 'Kardeşi' }] });
  });

  it('are the last ones for one of fifty', async () => {
    const alan = await buildMusteri(server, bayi);
    await yukle({ puan: 10 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => aktar(alan.id, 10)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await puan(), await puan(alan.id)]).toEqual([0, 10]);
  });

  it('are the last ones for one of those who give them to others or take them off', async () => {
    const [bir, iki] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    await yukle({ puan: 10 });
    const hold = (client: pg.Client) => client.query('select from musteri where id = $1 for update', [musteriID]);
    const answers = await sendWhileHeld(server, hold, () => aktar(bir.id, 10), () => aktar(iki.id, 10), () => yukle({ puan: -10 }));
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 422]);
    expect(await puan()).toBe(0);
  });

  it('never wait for each other when two customers give each other points', async () => {
    const diger = await buildMusteri(server, bayi);
    await yukle({ puan: 100 });
    await server.mustSend(puanCalls.yukle, { body: { musteriID: diger.id, puan: 100, neden: 'Deneme' } }, { jeton: bayi.jeton });
    const geri = () => server.send(puanCalls.aktar, { body: { musteriID: diger.id, aliciID: musteriID, puan: 1, neden: 'Deneme' } }, { jeton: bayi.jeton });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? aktar(diger.id, 1) : geri())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await puan(), await puan(diger.id)]).toEqual([100, 100]);
  });

  it('need a right of their own each', async () => {
    const kim = await buildPersonel(server, bayi, ['musteriGoruntule', 'puanYukle']);
    expect((await yukle({ puan: 5 }, kim.jeton)).status).toBe(200);
    expect((await aktar((await buildMusteri(server, bayi)).id, 1, kim.jeton)).status).toBe(403);
  });
});
