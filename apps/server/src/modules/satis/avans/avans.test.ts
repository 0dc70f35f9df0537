import { avansCalls } from '@defter/contract/avans.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { cariCalls } from '@defter/contract/cari.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import fc from 'fast-check';
import type pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../../test/build.ts';
import { lookWhileHeld, sendWhileHeld } from '../../../../test/hold.ts';
import { BUGUN, useServer } from '../../../../test/server.ts';
import { statusesOf } from '../../../../test/sorted.ts';

const NAKIT = 1;
const KART = 2;
const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  altUrunID = (await buildAltUrun(server, bayi, { fiyat: 300 })).id;
});

type Satir = { odemeSekliID: number; tutar: number; tahsilatSatisID?: number };
const take = (model: Satir[], rest: object = {}, kim: TestBayi = bayi) => server.send(satisCalls.tahsilat, { body: { model: model.map((satir) => ({ musteriID, ...satir })), ...rest } }, kim);
const takeAvans = (tutar: number, odemeSekliID = NAKIT) => take([{ odemeSekliID, tutar }], { avans: true });
const mahsup = (body: object = {}) => server.send(avansCalls.mahsup, { body: { musteriID, ...body } }, bayi);
const geriAl = (tahsilatID: number) => server.send(satisCalls.tahsilatGeriAl, { body: { tahsilatID, neden: 'Yanlış' } }, bayi);
const avans = async () => (await server.send(avansCalls.get, { params: { id: musteriID } }, bayi)).kalan;
const kasa = async () => (await server.send(kasaCalls.hesapBakiyeleri, {}, bayi)).toplam;
const bakiye = async () => (await server.send(musteriCalls.get, { params: { id: musteriID } }, bayi)).musteri.bakiye;
const money = async () => ({ avans: await avans(), kasa: await kasa(), bakiye: await bakiye() });
const sell = () => buildSatis(server, bayi, { musteriID, altUrunID });
const get = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, bayi)).satis;

describe('one collection', () => {
  it('takes several methods at once, and fills the oldest sale first', async () => {
    const eski = await buildSatis(server, bayi, { musteriID, altUrunID, tarih: '2026-11-20' });
    const yeni = await sell();
    expect(await take([{ odemeSekliID: NAKIT, tutar: 200 }, { odemeSekliID: KART, tutar: 150 }])).toMatchObject({ status: 200, alinan: 350, avans: 0, kalan: 250 });
    expect((await get(eski.id)).odemeler.map(({ odemeSekliID, tutar }) => [odemeSekliID, tutar])).toEqual([[NAKIT, 200], [KART, 100]]);
    expect(await get(yeni.id)).toMatchObject({ alinan: 50, odemeler: [{ odemeSekliID: KART, tutar: 50 }] });
  });

  it('fills the sales that the desk has chosen, and no others', async () => {
    await sell();
    const ikinci = await sell();
    const ucuncu = await sell();
    const satisIDler = [ikinci.id, ucuncu.id];
    expect(await take([{ odemeSekliID: NAKIT, tutar: 601 }], { satisIDler })).toMatchObject({ status: 422, message: 'odemeFazla' });
    expect(await take([{ odemeSekliID: NAKIT, tutar: 300 }, { odemeSekliID: KART, tutar: 300 }], { satisIDler })).toMatchObject({ status: 200, kalan: 300 });
    expect([(await get(ikinci.id)).kalan, (await get(ucuncu.id)).kalan]).toEqual([0, 0]);
  });

  it('is taken back whole, with all its methods', async () => {
    const { id } = await sell();
    const { tahsilatID } = await take([{ odemeSekliID: NAKIT, tutar: 100 }, { odemeSekliID: KART, tutar: 150 }]);
    expect((await geriAl(tahsilatID)).status).toBe(200);
    expect(await get(id)).toMatchObject({ alinan: 0, odemeler: [] });
    expect(await money()).toEqual({ avans: 0, kasa: 0, bakiye: 300 });
  });
});

describe('an advance', () => {
  it('is credit of the customer, in the till and on the account, with an entry of its own', async () => {
    expect(await takeAvans(100)).toMatchObject({ status: 200, id: null, alinan: 100, avans: 100, kalan: 0 });
    expect(await money()).toEqual({ avans: 100, kasa: 100, bakiye: -100 });
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'musteri', kayitID: musteriID } }, bayi);
    expect(liste[0]).toMatchObject({ nesne: 'avans', degisim: [{ alan: 'avans', once: '0', sonra: '100' }] });
    const { liste: hareketler } = await server.send(cariCalls.kart, { query: { musteriID } }, bayi);
    expect(hareketler).toMatchObject([{ tur: 'avans', alacak: 100, bakiye: -100 }]);
  });

  it('is refused at the line that cannot be taken', async () => {
    const nakit = { odemeSekliID: NAKIT, tutar: 100 };
    expect(await take([nakit, { odemeSekliID: 999, tutar: 50 }], { avans: true })).toMatchObject({ status: 404 });
    await server.rows('update odeme_sekli set aktif_mi = false where bayi_id = $1 and id = $2', [bayi.bayiID, KART]);
    expect(await take([nakit, { odemeSekliID: KART, tutar: 50 }], { avans: true })).toMatchObject({ status: 422, alanlar: { 'model.1.odemeSekliID': 'odemeSekliGecersiz' } });
    expect(await take([nakit, { ...nakit, tarih: '2026-12-24' } as Satir], { avans: true })).toMatchObject({ status: 422, alanlar: { 'model.1.tarih': 'tarihIleri' } });
    expect(await money()).toEqual({ avans: 0, kasa: 0, bakiye: 0 });
  });

  it('is what is left over a debt, only where the desk says so', async () => {
    await sell();
    expect(await take([{ odemeSekliID: NAKIT, tutar: 400 }])).toMatchObject({ status: 422, message: 'odemeFazla' });
    const { tahsilatID } = await take([{ odemeSekliID: KART, tutar: 250 }, { odemeSekliID: NAKIT, tutar: 150 }], { avans: true });
    expect(await money()).toEqual({ avans: 100, kasa: 400, bakiye: -100 });
    const { tahsilat } = await server.send(satisCalls.tahsilatKagidi, { params: { id: tahsilatID } }, bayi);
    expect(tahsilat).toMatchObject({ tutar: 400, avans: 100, mahsupMu: false, odemeler: [{ tutar: 150 }, { tutar: 250 }] });
  });

  it('is a payment where no sale is finished without one', async () => {
    await server.mustSend(ayarCalls.save, { body: { odemeSekliGirilsinMi: true } }, bayi);
    await takeAvans(100);
    const satis = (rest: object) => server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID }], ...rest } as never }, bayi);
    expect(await satis({})).toMatchObject({ status: 422, alanlar: { odemeler: 'odemeGerekli' } });
    expect(await satis({ avans: 100 })).toMatchObject({ status: 200, kalan: 200 });
  });

  it('is no points, no method out of use, and not of a day that is closed to the person', async () => {
    const { liste } = await server.send(tanimTuruCalls.odemeSekli.list, {}, bayi);
    const puan = liste.find(({ puanOdemesiMi }) => puanOdemesiMi)!.id;
    expect(await take([{ odemeSekliID: puan, tutar: 10 }], { avans: true })).toMatchObject({ status: 422, message: 'odemeSekliGecersiz' });
    await server.rows('update odeme_sekli set satista_goster = id <> 3, iskonto_mu = id = 4 where bayi_id = $1 and id in (3, 4)', [bayi.bayiID]);
    for (const odemeSekliID of [3, 4]) expect(await take([{ odemeSekliID, tutar: 10 }], { avans: true })).toMatchObject({ status: 422, message: 'odemeSekliGecersiz' });
    expect((await take([{ odemeSekliID: 999, tutar: 10 }], { avans: true })).status).toBe(404);
    const kim = await buildPersonel(server, bayi, ['musteriTahsilat']);
    expect((await server.send(satisCalls.tahsilat, { body: { model: [{ musteriID, odemeSekliID: NAKIT, tutar: 10, tarih: '2026-11-20' }], avans: true } }, kim)).status).toBe(403);
  });

  it('is not changed in the till, and counts there as money of customers', async () => {
    await takeAvans(100);
    const { kasa: hareketler } = await server.send(kasaCalls.list, { query: { baslangicTarihi: BUGUN } }, bayi);
    expect(hareketler[0]).toMatchObject({ gelir: 100, musteriAdi: expect.any(String) });
    expect(await server.send(kasaCalls.remove, { body: { id: hareketler[0]!.id } }, bayi)).toMatchObject({ status: 409, message: 'kasaAvanstanGelir' });
  });
});

describe('setting off', () => {
  it('pays the oldest sale out of the oldest credit, and moves no money', async () => {
    await takeAvans(100);
    await takeAvans(250, KART);
    const { id } = await sell();
    expect(await mahsup()).toMatchObject({ status: 200, id, mahsup: 300, avans: 50, kalan: 0 });
    expect(await get(id)).toMatchObject({ kalan: 0, odemeler: [{ odemeSekliID: NAKIT, tutar: 100 }, { odemeSekliID: KART, tutar: 200 }] });
    expect(await money()).toEqual({ avans: 50, kasa: 350, bakiye: -50 });
  });

  it('pays the sale of the earliest day first, whichever was entered first', async () => {
    await takeAvans(300);
    const yeni = await sell();
    const eski = await buildSatis(server, bayi, { musteriID, altUrunID, tarih: '2026-11-20' });
    expect(await mahsup({ tutar: 200 })).toMatchObject({ status: 200, id: eski.id, avans: 100 });
    expect([(await get(eski.id)).alinan, (await get(yeni.id)).alinan]).toEqual([200, 0]);
    // It was paid today, whenever it was sold.
    expect((await get(eski.id)).odemeler).toMatchObject([{ tarih: BUGUN }]);
  });

  it('takes an amount for one sale, never more than there is of either', async () => {
    await takeAvans(100);
    const { id } = await sell();
    const ikinci = await sell();
    expect(await mahsup({ satisID: ikinci.id, tutar: 40 })).toMatchObject({ status: 200, id: ikinci.id, avans: 60 });
    expect((await get(id)).alinan).toBe(0);
    expect(await mahsup({ tutar: 60.01 })).toMatchObject({ status: 409, message: 'avansYetersiz' });
    await takeAvans(900);
    expect(await mahsup({ satisID: ikinci.id, tutar: 261 })).toMatchObject({ status: 422, message: 'odemeFazla' });
    expect((await mahsup({ satisID: 999_999_999 })).status).toBe(422);
    const { id: iptalID, satisGuid } = await sell();
    await server.mustSend(satisCalls.remove, { body: { satisGuid } }, bayi);
    expect(await mahsup({ satisID: iptalID })).toMatchObject({ status: 422, message: 'odemeFazla' });
  });

  it('is taken back whole: the sale is owed again and the credit is there again', async () => {
    const { tahsilatID: avansTahsilati } = await takeAvans(200);
    await sell();
    const { tahsilatID } = await mahsup();
    expect(await geriAl(avansTahsilati)).toMatchObject({ status: 409, message: 'avansKullanilmis' });
    expect((await geriAl(tahsilatID)).status).toBe(200);
    expect(await money()).toEqual({ avans: 200, kasa: 200, bakiye: 100 });
    expect((await geriAl(avansTahsilati)).status).toBe(200);
    const { liste: gecmis } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'musteri', kayitID: musteriID } }, bayi);
    expect(gecmis[0]).toMatchObject({ nesne: 'avans', degisim: expect.arrayContaining([expect.objectContaining({ alan: 'neden', sonra: 'Yanlış' })]) });
    expect(await money()).toEqual({ avans: 0, kasa: 0, bakiye: 300 });
    expect((await geriAl(avansTahsilati)).status).toBe(404);
  });

  it('gives the last lira once, however many desks set it off at once', async () => {
    await takeAvans(120);
    const satislar = [await sell(), await sell(), await sell(), await sell()];
    const cevaplar = await Promise.all(Array.from({ length: 50 }, (_, i) => mahsup({ satisID: satislar[i % 4]!.id, tutar: 10 })));
    expect(cevaplar.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(new Set(cevaplar.flatMap(({ status, message }) => (status === 200 ? [] : [message])))).toEqual(new Set(['avansYetersiz']));
    expect(await money()).toEqual({ avans: 0, kasa: 120, bakiye: 1080 });
  });

  it('is not of another bayi', async () => {
    await takeAvans(100);
    const { liste } = await server.send(avansCalls.get, { params: { id: musteriID } }, bayi);
    const other = await buildBayi(server);
    expect((await server.send(avansCalls.get, { params: { id: musteriID } }, other)).status).toBe(404);
    expect((await server.send(avansCalls.mahsup, { body: { musteriID } }, other)).status).toBe(404);
    expect((await server.send(avansCalls.iade, { body: { id: liste[0]!.id } }, other)).status).toBe(404);
  });
});

it('is given back with a reason, once', async () => {
  await takeAvans(80);
  const { liste } = await server.send(avansCalls.get, { params: { id: musteriID } }, bayi);
  const iade = () => server.send(avansCalls.iade, { body: { id: liste[0]!.id, neden: 'Taşınıyor' } }, bayi);
  expect(statusesOf(await Promise.all([iade(), iade()]))).toEqual([200, 409]);
  expect(await money()).toEqual({ avans: 0, kasa: 0, bakiye: 0 });
});

it('is not given back to who has it no more, of two whose cards are merged meanwhile', async () => {
  await takeAvans(80);
  const { liste } = await server.send(avansCalls.get, { params: { id: musteriID } }, bayi);
  const { id: digeriID } = await buildMusteri(server, bayi);
  const merge = async (client: pg.Client) => {
    await client.query('select from musteri where id = $1 for update', [musteriID]);
    await client.query('update avans set musteri_id = $2 where musteri_id = $1', [musteriID, digeriID]);
  };
  const [iade] = await sendWhileHeld(server, merge, () => server.send(avansCalls.iade, { body: { id: liste[0]!.id } }, bayi));
  expect(iade).toMatchObject({ status: 409, message: 'kayitDegismis' });
});

it('tells of all the credit there was as one of two is given back', async () => {
  await takeAvans(100);
  await takeAvans(50);
  const { liste } = await server.send(avansCalls.get, { params: { id: musteriID } }, bayi);
  await server.mustSend(avansCalls.iade, { body: { id: liste[1]!.id } }, bayi);
  const { liste: gecmis } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'musteri', kayitID: musteriID } }, bayi);
  expect(gecmis[0]).toMatchObject({ nesne: 'avans', degisim: [{ alan: 'avans', once: '150', sonra: '100' }] });
});

type TakeBack = (tahsilatID: number, avansID: number) => Promise<{ status: number }>;
it.each<[string, TakeBack]>([
  ['a collection', (tahsilatID) => geriAl(tahsilatID)],
  ['one credit', (_tahsilatID, avansID) => server.send(avansCalls.iade, { body: { id: avansID } }, bayi)],
])('taking back %s holds the customer before the credit, as a sale that is paid by it does', async (_name, takeBack) => {
  const { tahsilatID } = await takeAvans(100);
  const { liste } = await server.send(avansCalls.get, { params: { id: musteriID } }, bayi);
  const [answer, free] = await lookWhileHeld(
    server,
    (client) => client.query('select from musteri where bayi_id = $1 and id = $2 for no key update', [bayi.bayiID, musteriID]),
    () => takeBack(tahsilatID, liste[0]!.id),
    () => server.rows('select id from avans where bayi_id = $1 for update skip locked', [bayi.bayiID]),
  );
  expect(free).toHaveLength(1);
  expect(answer).toMatchObject({ status: 200 });
});

const act = fc.record({ ne: fc.constantFrom('avans', 'sat', 'tahsil', 'mahsup', 'geriAl', 'iade', 'satisIptal', 'odemeIade'), tutar: fc.integer({ min: 1, max: 40_000 }).map((n) => n / 100), sekil: fc.constantFrom(NAKIT, KART), hangi: fc.nat({ max: 5 }) });

it('till, account and credit agree, whatever the desk does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 14 }), async (acts) => {
      musteriID = (await buildMusteri(server, bayi)).id;
      const once = await kasa();
      const tahsilatlar: number[] = [];
      const satislar: number[] = [];
      for (const { ne, tutar, sekil, hangi } of acts) {
        const satisID = satislar[hangi % (satislar.length || 1)];
        if (ne === 'sat') satislar.push((await sell()).id);
        if (ne === 'avans' || ne === 'tahsil') {
          const { status, tahsilatID } = await take([{ odemeSekliID: sekil, tutar }], { avans: ne === 'avans' });
          expect([200, 422]).toContain(status);
          if (status === 200) tahsilatlar.push(tahsilatID);
        }
        if (ne === 'mahsup') {
          const { status, tahsilatID } = await mahsup(hangi > 2 ? { tutar } : {});
          expect([200, 409, 422]).toContain(status);
          if (status === 200) tahsilatlar.push(tahsilatID);
        }
        if (ne === 'geriAl' && tahsilatlar.length > 0) expect([200, 404, 409]).toContain((await geriAl(tahsilatlar[hangi % tahsilatlar.length]!)).status);
        if (ne === 'iade') {
          const [ilk] = (await server.send(avansCalls.get, { params: { id: musteriID } }, bayi)).liste;
          if (ilk) expect((await server.send(avansCalls.iade, { body: { id: ilk.id } }, bayi)).status).toBe(200);
        }
        if (satisID !== undefined && (ne === 'satisIptal' || ne === 'odemeIade')) {
          const satis = await get(satisID);
          if (ne === 'satisIptal') expect([200, 409]).toContain((await server.send(satisCalls.remove, { body: { satisGuid: satis.satisGuid } }, bayi)).status);
          else if (satis.odemeler[0]) expect((await server.send(satisCalls.iade, { body: { id: satis.odemeler[0].id } }, bayi)).status).toBe(200);
        }
        const { liste } = await server.send(satisCalls.list, { query: { musteriID } }, bayi);
        const odenen = liste.reduce((toplam, { alinan }) => toplam + Math.round(alinan * 100), 0);
        const borc = liste.reduce((toplam, { toplamTutar }) => toplam + Math.round(toplamTutar * 100), 0);
        const kalan = Math.round((await avans()) * 100);
        expect(Math.round((await kasa()) * 100) - Math.round(once * 100)).toBe(odenen + kalan);
        expect(Math.round((await bakiye())! * 100)).toBe(borc - odenen - kalan);
      }
    }),
    { numRuns: 15 },
  );
}, 120_000);

describe('credit in a sale', () => {
  const satis = (body: object = {}, kim: TestBayi = bayi) =>
    server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID }], odemeler: [], islemde: false, ...body } } as never, kim);

  it('pays of it, beside other methods, and earns and owes what a payment does', async () => {
    await takeAvans(100);
    const { status, id, surum, kalan } = await satis({ avans: 100, odemeler: [{ odemeSekliID: KART, tutar: 150 }] });
    expect({ status, surum, kalan }).toEqual({ status: 200, surum: 2, kalan: 50 });
    expect(await get(id)).toMatchObject({ surum: 2, alinan: 250, odemeler: [{ odemeSekliID: KART, tutar: 150 }, { odemeSekliID: NAKIT, tutar: 100 }] });
    expect(await money()).toEqual({ avans: 0, kasa: 250, bakiye: 50 });
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'musteri', kayitID: musteriID } }, bayi);
    expect(liste[0]).toMatchObject({ nesne: 'avans', degisim: [{ alan: 'avans', once: '100', sonra: '0' }] });
  });

  it('counts as paid at once for its instalments', async () => {
    await takeAvans(100);
    const taksitler = [{ tarih: '2026-12-25', tutar: 200 }];
    expect(await satis({ avans: 50, taksitler })).toMatchObject({ status: 422, message: 'taksitToplami' });
    const { id } = await satis({ avans: 100, taksitler });
    expect(await get(id)).toMatchObject({ pesinat: 100, kalan: 200, taksitler: [{ tutar: 200, odenen: 0 }] });
  });

  it('is set off as an open sale is finished, and taken back as a collection', async () => {
    await takeAvans(100);
    const { id, surum } = await satis({ islemde: true });
    expect(await server.send(satisCalls.update, { body: { id, surum, islemde: false, avans: 100 } }, bayi)).toMatchObject({ status: 200, kalan: 200 });
    const { odemeler } = await get(id);
    expect(odemeler).toMatchObject([{ tutar: 100 }]);
    const { satisGuid } = await get(id);
    expect((await server.send(satisCalls.tahsilatGeriAl, { body: { satisGuid, musteriID } }, bayi)).status).toBe(200);
    expect(await money()).toEqual({ avans: 100, kasa: 100, bakiye: 200 });
  });

  it('is no more than there is or the sale costs, not for nobody, and not by somebody who may not set it off', async () => {
    await takeAvans(400);
    expect(await satis({ avans: 401 })).toMatchObject({ status: 409, alanlar: { avans: 'avansYetersiz' } });
    expect(await satis({ avans: 301 })).toMatchObject({ status: 422, alanlar: { avans: 'odemeFazla' } });
    expect(await satis({ avans: 201, odemeler: [{ odemeSekliID: KART, tutar: 100 }] })).toMatchObject({ alanlar: { avans: 'odemeFazla' } });
    expect(await satis({ avans: 0 })).toMatchObject({ alanlar: { avans: 'tutarSifir' } });
    expect((await satis({ avans: 300, musteriID: null, kapidan: true })).status).toBe(422);
    const kim = await buildPersonel(server, bayi, ['satisEkle']);
    expect(await satis({ avans: 100 }, kim)).toMatchObject({ status: 403, alanlar: { avans: 'yetkiYok' } });
    expect(await money()).toEqual({ avans: 400, kasa: 400, bakiye: -400 });
  });

  it('is spent once by fifty desks', async () => {
    await takeAvans(300);
    const answers = await Promise.all(Array.from({ length: 50 }, () => satis({ avans: 300 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ message }) => message))).toEqual(new Set(['avansYetersiz']));
    expect(await money()).toEqual({ avans: 0, kasa: 300, bakiye: 0 });
  });
});
