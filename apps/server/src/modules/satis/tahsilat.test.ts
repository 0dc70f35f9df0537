import { ayarCalls } from '@defter/contract/ayar.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { hesapOf, readHesap } from '../../../test/hesap.ts';
import { BUGUN, useServer } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const NAKIT = 1;
const KART = 2;
const DUN = '2026-11-24';
const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  altUrunID = (await buildAltUrun(server, bayi, { fiyat: 100 })).id;
});

const sell = (rest: object = {}) => buildSatis(server, bayi, { musteriID, altUrunID, ...rest });
const tahsil = (model: object[], { jeton }: TestBayi = bayi) => server.send(satisCalls.tahsilat, { body: { model } }, { jeton });
const iade = (body: object, { jeton }: TestBayi = bayi) => server.send(satisCalls.iade, { body: body as { id: number } }, { jeton });
const get = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis;
const acik = ({ jeton }: TestBayi = bayi) => server.send(satisCalls.acik, { params: { id: musteriID } }, { jeton });
const gecmis = async (kayitID: number) =>
  (await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'satis', kayitID } }, { jeton: bayi.jeton })).liste;

describe('two desks that take the same money', () => {
  const take = (tutar: number, rest: object) => server.send(satisCalls.tahsilat, { body: { model: [{ musteriID, odemeSekliID: NAKIT, tutar }], ...rest } }, { jeton: bayi.jeton });

  it('take an instalment once, and the second one is told', async () => {
    const { id } = await sell();
    const gorulen = { gorulenBorc: 100, gorulenAvans: 0 };
    const answers = await sendWhileHeld(server, (client) => client.query('select from satis where id = $1 for update', [id]), () => take(25, gorulen), () => take(25, gorulen));
    expect(answers).toMatchObject([{ status: 200, kalan: 75 }, { status: 409, message: 'hesapDegismis' }]);
    expect(await take(25, { gorulenBorc: 75, gorulenAvans: 0 })).toMatchObject({ status: 200, kalan: 50 });
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(100_00, 50_00));
    // A client that knows of neither takes what it says.
    expect(await take(25, {})).toMatchObject({ status: 200, kalan: 25 });
  });

  it('take money in advance once', async () => {
    const gorulen = { avans: true, gorulenBorc: 0, gorulenAvans: 0 };
    const answers = await sendWhileHeld(server, (client) => client.query('select from musteri where id = $1 for update', [musteriID]), () => take(50, gorulen), () => take(50, gorulen));
    expect(answers).toMatchObject([{ status: 200, avans: 50 }, { status: 409, message: 'hesapDegismis' }]);
    expect(await take(50, { ...gorulen, gorulenAvans: 50 })).toMatchObject({ status: 200, avans: 50 });
  });
});

describe('taking what is owed', () => {
  it('needs musteriTahsilat alone, also for a sale of a past day', async () => {
    const { id } = await sell({ tarih: DUN, odemeler: [{ odemeSekliID: NAKIT, tutar: 40 }] });
    const kasiyer = await buildPersonel(server, bayi, ['musteriTahsilat']);
    const borc = { toplam: 60, liste: [{ id, satisNo: 1, tarih: DUN, kalan: 60 }] };
    expect(await acik(kasiyer)).toMatchObject(borc);
    const odeme = { tahsilatSatisID: id, musteriID, odemeSekliID: KART, tutar: 25 };
    expect(await tahsil([odeme], kasiyer)).toMatchObject({ status: 200, message: 'tahsilatAlindi', id, alinan: 25, kalan: 35 });
    expect(await get(id)).toMatchObject({ alinan: 65, odemeler: [{ tarih: DUN }, { odemeSekliID: KART, tutar: 25, tarih: BUGUN }] });
    expect((await gecmis(id))[0]!.degisim).toContainEqual(expect.objectContaining({ alan: 'alinan', once: '40', sonra: '65' }));
    const baska = await buildPersonel(server, bayi, ['satisEkle', 'satisGoruntule']);
    expect((await tahsil([odeme], baska)).status).toBe(403);
  });

  it('is listed with the oldest sale first, and with what of its plan is due by today', async () => {
    const yeni = await sell();
    const eski = await sell({ tarih: DUN, taksitler: [{ tarih: BUGUN, tutar: 60 }, { tarih: '2026-11-26', tutar: 40 }] });
    expect((await acik()).liste.map(({ id, kalan, gelen }) => [id, kalan, gelen])).toEqual([[eski.id, 100, 60], [yeni.id, 100, 0]]);
  });

  it('pays the oldest sales first where none is named, and each tells it', async () => {
    const yeni = await sell();
    const eski = await sell({ tarih: DUN });
    const model = [{ musteriID, odemeSekliID: NAKIT, tutar: 90 }, { musteriID, odemeSekliID: KART, tutar: 30 }];
    expect(await tahsil(model)).toMatchObject({ status: 200, id: eski.id, alinan: 120, kalan: 80 });
    expect((await get(eski.id)).odemeler).toMatchObject([{ odemeSekliID: NAKIT, tutar: 90 }, { odemeSekliID: KART, tutar: 10 }]);
    expect((await get(yeni.id)).odemeler).toMatchObject([{ odemeSekliID: KART, tutar: 20 }]);
    for (const { id } of [yeni, eski]) expect((await gecmis(id)).map(({ islem }) => islem)).toEqual(['guncelleme', 'ekleme']);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(200_00, 120_00));
  });

  it('passes by a sale that was cancelled', async () => {
    const iptal = await sell({ tarih: DUN });
    await server.mustSend(satisCalls.remove, { body: { satisGuid: iptal.satisGuid } }, bayi);
    const { id } = await sell();
    const odeme = { musteriID, odemeSekliID: NAKIT, tutar: 60 };
    expect(await tahsil([odeme])).toMatchObject({ status: 200, id, kalan: 40 });
    expect(await tahsil([{ ...odeme, tahsilatSatisID: iptal.id, tutar: 5 }])).toMatchObject({ status: 422, message: 'odemeFazla' });
    expect(await tahsil([odeme])).toMatchObject({ status: 422, message: 'odemeFazla' });
  });

  it('of several customers pays for each what they owe themselves', async () => {
    const { id: baska } = await buildMusteri(server, bayi);
    const [birinci, ikinci] = [await sell(), await sell({ musteriID: baska })];
    const model = [musteriID, baska].map((kim) => ({ musteriID: kim, odemeSekliID: NAKIT, tutar: 60 }));
    expect(await tahsil(model)).toMatchObject({ status: 200, alinan: 120, kalan: 80 });
    for (const { id } of [birinci, ikinci]) expect((await get(id)).odemeler).toMatchObject([{ tutar: 60 }]);
  });

  it('takes no more than is owed, nothing for nothing, and only of whom it is', async () => {
    const { id } = await sell();
    const baska = await buildMusteri(server, bayi);
    const odeme = { tahsilatSatisID: id, musteriID, odemeSekliID: NAKIT, tutar: 100.01 };
    expect(await tahsil([odeme])).toMatchObject({ status: 422, message: 'odemeFazla', alanlar: { 'model.0.tutar': 'odemeFazla' } });
    expect(await tahsil([{ ...odeme, tutar: 60 }, { ...odeme, tutar: 41 }])).toMatchObject({ alanlar: { 'model.1.tutar': 'odemeFazla' } });
    expect(await tahsil([{ ...odeme, tutar: 0 }])).toMatchObject({ status: 422, alanlar: { 'model.0.tutar': 'tutarSifir' } });
    expect(await tahsil([{ ...odeme, tutar: 5, musteriID: baska.id }])).toMatchObject({ status: 422, message: 'odemeFazla' });
    const other = await buildBayi(server);
    expect((await tahsil([{ ...odeme, tutar: 5 }], other)).status).toBe(404);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(100_00, 0));
  });

  it('names what was sent where it refuses', async () => {
    const { id } = await sell({ odemeler: [{ odemeSekliID: NAKIT, tutar: 10 }, { odemeSekliID: NAKIT, tutar: 10 }] });
    const odeme = { tahsilatSatisID: id, musteriID, odemeSekliID: NAKIT, tutar: 10 };
    const { liste } = await server.mustSend(tanimTuruCalls.odemeSekli.list, {}, bayi);
    const puan = liste.find((sekil) => 'puanOdemesiMi' in sekil && sekil.puanOdemesiMi)!.id;
    expect(await tahsil([odeme, { ...odeme, tarih: '2027-01-01' }])).toMatchObject({ status: 422, alanlar: { 'model.1.tarih': 'satisTarihiIleri' } });
    expect(await tahsil([{ ...odeme, odemeSekliID: puan }])).toMatchObject({ status: 422, alanlar: { 'model.0.odemeSekliID': 'puanKapali' } });
    await server.mustSend(ayarCalls.save, { body: { satistaPuanKullanilsin: true } as never }, bayi);
    expect(await tahsil([odeme, { ...odeme, odemeSekliID: puan }])).toMatchObject({ status: 422, alanlar: { 'model.1.tutar': 'puanYetersiz' } });
  });

  it('of ten who take the same money at once, one does', async () => {
    const { id } = await sell();
    const odeme = { tahsilatSatisID: id, musteriID, odemeSekliID: NAKIT, tutar: 100 };
    const replies = await Promise.all(Array.from({ length: 10 }, () => tahsil([odeme])));
    expect(statusesOf(replies)).toEqual([200, ...Array.from({ length: 9 }, () => 422)]);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(100_00, 100_00));
  });
});

describe('giving a payment back', () => {
  const till = () =>
    server.rows(`select tarih::text, gelir::float8 from kasa where bayi_id = $1 order by id`, [bayi.bayiID]);

  it('is a movement of today, with a reason in the record log', async () => {
    const { id } = await sell({ tarih: DUN, odemeler: [{ odemeSekliID: NAKIT, tutar: 40 }, { odemeSekliID: KART, tutar: 10 }] });
    const [nakit] = (await get(id)).odemeler;
    expect(await iade({ id: nakit!.id, neden: 'Yanlış girildi' })).toMatchObject({ status: 200, message: 'odemeIadeEdildi', id });
    expect(await get(id)).toMatchObject({ alinan: 10, kalan: 90, odemeler: [{ odemeSekliID: KART }] });
    expect(await till()).toEqual([{ tarih: DUN, gelir: 40 }, { tarih: DUN, gelir: 10 }, { tarih: BUGUN, gelir: -40 }]);
    expect((await gecmis(id))[0]!.degisim).toContainEqual(expect.objectContaining({ alan: 'neden', sonra: 'Yanlış girildi' }));
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(100_00, 10_00));
  });

  it('is done once, by who may change sales, and only for the sales that they see', async () => {
    const { id } = await sell({ tarih: DUN, odemeler: [{ odemeSekliID: NAKIT, tutar: 40 }] });
    const odemeID = (await get(id)).odemeler[0]!.id;
    const kasiyer = await buildPersonel(server, bayi, ['musteriTahsilat', 'satisEkle', 'satisGoruntule']);
    expect((await iade({ id: odemeID }, kasiyer)).status).toBe(403);
    expect((await iade({ id: odemeID }, await buildPersonel(server, bayi, ['satisDuzenle']))).status).toBe(404);
    expect((await iade({ id: odemeID }, await buildBayi(server))).status).toBe(404);
    const replies = await Promise.all([iade({ id: odemeID }), iade({ id: odemeID })]);
    expect(statusesOf(replies)).toEqual([200, 404]);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(100_00, 0));
  });
});

it('numbers the sales of a business from one, without a gap when many sell at once', async () => {
  const [ilk, ...replies] = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID, adet: i % 3 === 1 ? -1 : 1 }] } }, { jeton: bayi.jeton }),
    ),
  );
  const satilan = [ilk!, ...replies].filter(({ status }) => status === 200);
  const nolar = await Promise.all(satilan.map(async ({ id }) => (await get(id)).satisNo));
  expect(nolar.toSorted((a, b) => a - b)).toEqual(satilan.map((_, i) => i + 1));
  const other = await buildBayi(server);
  const { id } = await buildSatis(server, other);
  expect((await server.send(satisCalls.get, { params: { id } }, { jeton: other.jeton })).satis.satisNo).toBe(1);
});
