import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { hesapOf, readHesap } from '../../../test/hesap.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const NAKIT = 1;
const KART = 2;
const DUN = '2026-11-24';
const server = useServer();
let bayi: TestBayi;
let hizmet: number;
let krem: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  hizmet = (await buildAltUrun(server, bayi, { fiyat: 100 })).id;
  krem = (await buildAltUrun(server, bayi, { fiyat: 50 })).id;
});

const get = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis;
const update = (body: object, { jeton }: TestBayi = bayi) => server.send(satisCalls.update, { body }, { jeton });
/** The sale as a screen that has read it would send it back. */
const bodyOf = async (id: number) => {
  const { musteri, ...satis } = await get(id);
  return { ...satis, musteriID: musteri!.id };
};
const hareketler = () =>
  server.rows(
    `select tarih::text, odeme_sekli_id::int as sekil, gelir::float8, iptal_edilen_id is not null as iptal from kasa
     where bayi_id = $1 order by tarih, odeme_sekli_id`,
    [bayi.bayiID],
  );

it('saved as it was read changes nothing but the version', async () => {
  const odemeler = [{ odemeSekliID: NAKIT, tutar: 30, aciklama: 'kapora' }];
  const { id } = await buildSatis(server, bayi, { icerikler: [{ altUrunID: hizmet, iskonto: 5 }, { altUrunID: krem }], odemeler });
  const before = await bodyOf(id);
  const movements = await hareketler();
  expect(await update(before)).toMatchObject({ status: 200, surum: 2, toplamTutar: 145, kalan: 115 });
  expect(await bodyOf(id)).toEqual({ ...before, surum: 2 });
  expect(await hareketler()).toEqual(movements);
});

describe('lines', () => {
  it('are added, changed and taken out, and the difference is owed', async () => {
    const { id } = await buildSatis(server, bayi, { icerikler: [{ altUrunID: hizmet }, { altUrunID: krem }] });
    const body = await bodyOf(id);
    const [ilk] = body.icerikler;
    const icerikler = [{ altUrunID: krem, adet: 3 }, { ...ilk, adet: 2 }];
    expect(await update({ ...body, icerikler })).toMatchObject({ toplamTutar: 350, kalan: 350 });
    const after = await get(id);
    expect(after.icerikler).toMatchObject([{ altUrunID: krem, adet: 3 }, { id: ilk!.id, altUrunID: hizmet, adet: 2 }]);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(350_00, 0));
    await update({ ...(await bodyOf(id)), icerikler: [after.icerikler[0]] });
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(150_00, 0));
  });

  it('keep their own price and rate whatever the catalogue says since', async () => {
    const { id } = await buildSatis(server, bayi, { altUrunID: hizmet });
    await server.rows('update alt_urun set ilk_fiyat = 500, kdv = 10, satista_mi = false where id = $1', [hizmet]);
    const body = await bodyOf(id);
    const icerikler = [{ ...body.icerikler[0], birimFiyat: null, adet: 2 }];
    const satici = await buildPersonel(server, bayi, ['satisDuzenle']);
    expect(await update({ ...body, icerikler }, satici)).toMatchObject({ status: 200, toplamTutar: 200 });
    expect((await get(id)).icerikler[0]).toMatchObject({ kdv: 20, birimFiyat: 100 });
  });

  it('that are new, or of another product, take the catalogue of today', async () => {
    const { id } = await buildSatis(server, bayi, { altUrunID: hizmet });
    await server.rows('update alt_urun set ilk_fiyat = 60, kdv = 10 where id = $1', [krem]);
    const body = await bodyOf(id);
    const icerikler = [{ ...body.icerikler[0], altUrunID: krem, birimFiyat: null }, { altUrunID: krem }];
    expect(await update({ ...body, icerikler })).toMatchObject({ toplamTutar: 120 });
    expect((await get(id)).icerikler.map(({ kdv }) => kdv)).toEqual([10, 10]);
  });

  it('change their price only by those who may', async () => {
    const { id } = await buildSatis(server, bayi, { altUrunID: hizmet });
    const body = await bodyOf(id);
    const icerikler = [{ ...body.icerikler[0], birimFiyat: 90 }];
    const satici = await buildPersonel(server, bayi, ['satisDuzenle']);
    expect(await update({ ...body, icerikler }, satici)).toMatchObject({ status: 403, alanlar: { 'icerikler.0.birimFiyat': 'yetkiYok' } });
    expect(await update({ ...body, icerikler })).toMatchObject({ status: 200, toplamTutar: 90 });
  });

  it('keep the discount of the manager, but get no more of it', async () => {
    const icerikler = [{ altUrunID: hizmet, iskontoTip: '%', iskonto: 30 }, { altUrunID: krem }];
    const { id } = await buildSatis(server, bayi, { icerikler });
    const body = await bodyOf(id);
    const satici = await buildPersonel(server, bayi, ['satisDuzenle']);
    const [indirimli, tam] = body.icerikler;
    const odemeler = [{ odemeSekliID: NAKIT, tutar: 120 }];
    expect(await update({ ...body, icerikler: [{ ...indirimli, adet: 2 }, tam], odemeler }, satici)).toMatchObject({ status: 200, kalan: 70 });
    const next = await bodyOf(id);
    for (const satirlar of [[{ ...indirimli, iskonto: 31 }, tam], [indirimli, { ...tam, iskonto: 1 }]]) {
      expect(await update({ ...next, icerikler: satirlar }, satici)).toMatchObject({ status: 403, message: 'yetkiYok' });
    }
  });

  it('take a new number of a discount in the unit of its kind', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id } = await server.mustSend(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID: hizmet, iskontoTip: '%', iskonto: 30 }], iskontoTip: '%', iskonto: 10 } }, bayi);
    const { icerikler: [satir] } = await bodyOf(id);
    expect(await update({ id, icerikler: [{ id: satir!.id, iskonto: 20 }] })).toMatchObject({ status: 200, toplamTutar: 72 });
    expect(await update({ id, iskonto: 25 })).toMatchObject({ status: 200, toplamTutar: 60 });
  });

  it('that become another product leave the discount behind', async () => {
    const { id } = await buildSatis(server, bayi, { icerikler: [{ altUrunID: krem, iskontoTip: '%', iskonto: 30 }] });
    const body = await bodyOf(id);
    const satici = await buildPersonel(server, bayi, ['satisDuzenle']);
    const icerikler = [{ ...body.icerikler[0], altUrunID: hizmet, birimFiyat: null }];
    expect(await update({ ...body, icerikler }, satici)).toMatchObject({ status: 403, message: 'yetkiYok' });
    expect((await update({ ...body, icerikler })).status).toBe(200);
  });

  it('of another sale, or named twice, are not found', async () => {
    const { id } = await buildSatis(server, bayi, { altUrunID: hizmet });
    const other = await get((await buildSatis(server, bayi, { altUrunID: hizmet })).id);
    const body = await bodyOf(id);
    expect(await update({ ...body, icerikler: other.icerikler })).toMatchObject({ status: 404 });
    expect(await update({ ...body, icerikler: [...body.icerikler, ...body.icerikler] })).toMatchObject({ status: 404 });
  });
});

describe('payments', () => {
  it('are added beside those that were taken', async () => {
    const odemeler = [{ odemeSekliID: NAKIT, tutar: 40 }];
    const { id } = await buildSatis(server, bayi, { altUrunID: hizmet, odemeler, tarih: DUN });
    const body = await bodyOf(id);
    expect(await update({ ...body, odemeler: [...body.odemeler, { odemeSekliID: KART, tutar: 30 }] })).toMatchObject({ kalan: 30 });
    expect(await hareketler()).toEqual([
      { tarih: DUN, sekil: NAKIT, gelir: 40, iptal: false },
      { tarih: BUGUN, sekil: KART, gelir: 30, iptal: false },
    ]);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(100_00, 70_00));
  });

  it('that were taken are neither removed, nor changed, nor moved to another day or method', async () => {
    const odemeler = [{ odemeSekliID: NAKIT, tutar: 40 }];
    const { id } = await buildSatis(server, bayi, { altUrunID: hizmet, odemeler, islemde: true });
    const body = await bodyOf(id);
    const [odeme] = body.odemeler;
    for (const degisen of [{ tutar: 60 }, { tutar: 10 }, { tutar: 0 }, { odemeSekliID: KART }, { tarih: DUN }, { aciklama: 'Kapora' }]) {
      expect(await update({ ...body, odemeler: [{ ...odeme, ...degisen }] })).toMatchObject({ status: 409, message: 'odemeKilitli', alanlar: { 'odemeler.0.tutar': 'odemeKilitli' } });
    }
    for (const yeni of [[], [{ odemeSekliID: KART, tutar: 40 }]]) {
      expect(await update({ ...body, odemeler: yeni })).toMatchObject({ status: 409, message: 'odemeKilitli', alanlar: { odemeler: 'odemeKilitli' } });
    }
    expect(await bodyOf(id)).toEqual(body);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(100_00, 40_00));
  });

  it('stay in a way that is out of use since, and are never more than the total', async () => {
    const { id } = await buildSatis(server, bayi, { altUrunID: hizmet, odemeler: [{ odemeSekliID: KART, tutar: 80 }] });
    await server.rows('update odeme_sekli set aktif_mi = false where bayi_id = $1 and id = $2', [bayi.bayiID, KART]);
    const body = await bodyOf(id);
    expect((await update(body)).status).toBe(200);
    const icerikler = [{ ...body.icerikler[0], altUrunID: krem, birimFiyat: null }];
    expect(await update({ ...body, surum: 2, icerikler })).toMatchObject({ status: 422, message: 'odemeFazla' });
  });
});

describe('the whole', () => {
  it('goes to another customer with everything that was owed and paid', async () => {
    const { id: yanlis } = await buildMusteri(server, bayi);
    const { id: dogru } = await buildMusteri(server, bayi);
    const odemeler = [{ odemeSekliID: NAKIT, tutar: 25 }];
    const { id } = await buildSatis(server, bayi, { musteriID: yanlis, altUrunID: hizmet, odemeler });
    await update({ ...(await bodyOf(id)), musteriID: dogru });
    const bakiye = await server.rows(
      `select musteri_id::int as id, sum(borc)::float8 as borc, sum(alacak)::float8 as alacak from cari_hareket
       where bayi_id = $1 group by 1 order by 1`,
      [bayi.bayiID],
    );
    expect(bakiye).toEqual([
      { id: yanlis, borc: 0, alacak: 0 },
      { id: dogru, borc: 100, alacak: 25 },
    ]);
  });

  it('goes to another day only by those who may touch past days', async () => {
    const { id } = await buildSatis(server, bayi, { altUrunID: hizmet });
    const body = { ...(await bodyOf(id)), tarih: DUN };
    const satici = await buildPersonel(server, bayi, ['satisDuzenle', 'satisGecmis']);
    expect(await update(body, satici)).toMatchObject({ status: 403, alanlar: { tarih: 'yetkiYok' } });
    expect((await update(body)).status).toBe(200);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(100_00, 0));
    expect(await update({ ...body, surum: 2, tarih: BUGUN }, satici)).toMatchObject({ status: 403 });
  });

  it('that is past is not there for those who see today only', async () => {
    const { id, satisGuid } = await buildSatis(server, bayi, { altUrunID: hizmet, tarih: DUN });
    const body = await bodyOf(id);
    const satici = await buildPersonel(server, bayi, ['satisDuzenle', 'satisSil']);
    expect(await update({ ...body, icerikler: [{ altUrunID: krem }] }, satici)).toMatchObject({ status: 404 });
    expect(await server.send(satisCalls.remove, { body: { satisGuid } }, { jeton: satici.jeton })).toMatchObject({ status: 404 });
    expect(await bodyOf(id)).toEqual(body);
  });

  it('goes through without a version, and of one field alone keeps all others', async () => {
    const { id } = await buildSatis(server, bayi, { altUrunID: hizmet, islemde: true, odemeler: [{ odemeSekliID: 1, tutar: 10 }] });
    const before = await bodyOf(id);
    expect(await update({ id, aciklama: 'Not' } as never)).toMatchObject({ status: 200 });
    expect(await bodyOf(id)).toEqual({ ...before, aciklama: 'Not', surum: before.surum + 1 });
    expect(await update({ id, odemeler: [] } as never)).toMatchObject({ status: 409, message: 'odemeKilitli' });
  });

  it('asks for the right to change what is finished', async () => {
    const { id } = await buildSatis(server, bayi, { altUrunID: hizmet, islemde: true });
    const body = await bodyOf(id);
    const satici = await buildPersonel(server, bayi, ['satisEkle']);
    expect((await update({ ...body, islemde: false }, satici)).status).toBe(200);
    expect(await update(body)).toMatchObject({ status: 409, message: 'kayitDegismis' });
    expect(await update({ ...body, surum: 2 }, satici)).toMatchObject({ status: 403, message: 'yetkiYok' });
  });

  it('of another bayi is not found', async () => {
    const { id } = await buildSatis(server, bayi, { altUrunID: hizmet });
    const body = await bodyOf(id);
    const other = await buildBayi(server);
    expect(await update(body, other)).toMatchObject({ status: 404 });
    expect(await bodyOf(id)).toEqual(body);
  });
});
