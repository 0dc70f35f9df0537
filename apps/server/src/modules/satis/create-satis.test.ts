import { satisCalls } from '@defter/contract/satis.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { hesapOf, readHesap } from '../../../test/hesap.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const NAKIT = 1;
const KART = 2;
const server = useServer();
let bayi: TestBayi;
let musteriID: number;
beforeAll(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
});

const create = (body: object, jeton = bayi.jeton) => server.send(satisCalls.create, { body: { musteriID, ...body } }, { jeton });
const get = async (id: number, jeton = bayi.jeton) => (await server.send(satisCalls.get, { params: { id } }, { jeton })).satis;

describe('a sale', () => {
  it('is priced to the kuruş, and every account says the same', async () => {
    const own = await buildBayi(server);
    const { id: kim } = await buildMusteri(server, own);
    const sac = await buildAltUrun(server, own, { fiyat: 333.33, kdv: 20 });
    const krem = await buildAltUrun(server, own, { fiyat: 99.99, kdv: 10 });
    const body = {
      musteriID: kim,
      iskontoTip: '₺',
      iskonto: 50,
      icerikler: [
        { altUrunID: sac.id, adet: 3, iskontoTip: '%', iskonto: 10 },
        { altUrunID: krem.id, adet: 0.5 },
      ],
      odemeler: [
        { odemeSekliID: NAKIT, tutar: 400.01 },
        { odemeSekliID: KART, tutar: 250 },
        { odemeSekliID: KART, tutar: 0 },
      ],
    };
    const reply = await create(body, own.jeton);
    // 999,99 - 100,00 = 899,99 and 50,00 are left; 50,00 off the whole splits into 47,37 and 2,63.
    expect(reply).toMatchObject({ status: 200, toplamTutar: 899.99, kalan: 249.98, surum: 1 });
    expect(await get(reply.id, own.jeton)).toMatchObject({
      araToplam: 1049.99,
      iskontoToplam: 150,
      kdvToplam: 146.41,
      toplamTutar: 899.99,
      alinan: 650.01,
      kalan: 249.98,
      tarih: BUGUN,
      icerikler: [
        { adi: sac.adi, adet: 3, birimFiyat: 333.33, kdv: 20, tutar: 852.62 },
        { adi: krem.adi, adet: 0.5, birimFiyat: 99.99, kdv: 10, tutar: 47.37 },
      ],
      odemeler: [
        { odemeSekliAdi: 'Nakit', tutar: 400.01, tarih: BUGUN },
        { odemeSekliAdi: 'Kredi kartı', tutar: 250 },
      ],
    });
    expect(await readHesap(server, own.bayiID)).toEqual(hesapOf(899_99, 650_01));
  });

  it('keeps the name and rate of the day on which it was made', async () => {
    const { id: altUrunID, adi } = await buildAltUrun(server, bayi, { fiyat: 110, kdv: 10 });
    const { id } = await buildSatis(server, bayi, { altUrunID });
    await server.rows('update alt_urun set kdv = 20, ilk_fiyat = 200, adi = $2 where id = $1', [altUrunID, `${adi} yeni`]);
    const { icerikler, kdvToplam } = await get(id);
    expect(icerikler[0]).toMatchObject({ adi, kdv: 10, birimFiyat: 110 });
    expect(kdvToplam).toBe(10);
  });

  it('takes the rate of the law on its day, whichever one of its class the product was saved with', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 118, kdv: 18 });
    const on = async (tarih: string) => (await get((await buildSatis(server, bayi, { altUrunID, tarih })).id)).icerikler[0]!.kdv;
    expect([await on('2023-07-09'), await on('2023-07-10'), await on(BUGUN)]).toEqual([18, 20, 20]);
  });

  it('may be free, partly paid or not paid at all', async () => {
    const { id: bedava } = await buildAltUrun(server, bayi, { fiyat: 0 });
    expect(await create({ icerikler: [{ altUrunID: bedava }] })).toMatchObject({ status: 200, toplamTutar: 0, kalan: 0 });
    expect(await buildSatis(server, bayi)).toMatchObject({ toplamTutar: 100, kalan: 100 });
    expect(await buildSatis(server, bayi, { odemeler: [{ odemeSekliID: NAKIT, tutar: 99.99 }] })).toMatchObject({ kalan: 0.01 });
  });

  it('books products and services under their own income', async () => {
    const own = await buildBayi(server);
    const { id: grup } = await buildAnaUrun(server, own, { satisTipi: 0 });
    const { id: urun } = await buildAltUrun(server, own, { anaUrunID: grup });
    const { id: hizmet } = await buildAltUrun(server, own);
    const odemeler = [{ odemeSekliID: NAKIT, tutar: 10 }];
    await buildSatis(server, own, { altUrunID: urun, odemeler });
    await buildSatis(server, own, { icerikler: [{ altUrunID: urun }, { altUrunID: hizmet }], odemeler });
    const gelirler = await server.rows(
      `select a.adi from kasa k join alt_kategori a on a.bayi_id = k.bayi_id and a.id = k.alt_kategori_id
       where k.bayi_id = $1 order by k.id`,
      [own.bayiID],
    );
    expect(gelirler).toEqual([{ adi: 'Ürün satışı' }, { adi: 'Hizmet satışı' }]);
  });
});

describe('what cannot be sold', () => {
  it('names a product that is not on sale, itself or with its group', async () => {
    const { id: kapali, adi } = await buildAltUrun(server, bayi, { satistaMi: false });
    const { id: grup } = await buildAnaUrun(server, bayi, { satistaMi: false });
    const { id: grupta } = await buildAltUrun(server, bayi, { anaUrunID: grup });
    expect(await create({ icerikler: [{ altUrunID: kapali }] })).toMatchObject({
      status: 422,
      message: 'urunSatistaDegil',
      alanlar: { 'icerikler.0.altUrunID': 'urunSatistaDegil' },
      veri: { urun: adi },
    });
    expect(await create({ icerikler: [{ altUrunID: grupta }] })).toMatchObject({ message: 'urunSatistaDegil' });
  });

  it('is nothing, and nothing to a customer who left', async () => {
    expect(await create({ icerikler: [] })).toMatchObject({ status: 422, alanlar: { icerikler: 'icerikGerekli' } });
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const pasif = await buildMusteri(server, bayi);
    await server.rows('update musteri set aktif_mi = false where id = $1', [pasif.id]);
    expect(await create({ musteriID: pasif.id, icerikler: [{ altUrunID }] })).toMatchObject({ status: 422, message: 'musteriPasif' });
  });

  it('is more than can be counted', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 999_999 });
    expect(await create({ icerikler: [{ altUrunID, adet: 99_999 }] })).toMatchObject({ status: 422, message: 'tutarYuksek' });
  });

  it('refuses to save over another sale by the way of a new one', async () => {
    const { id } = await buildSatis(server, bayi);
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    expect(await create({ id, icerikler: [{ altUrunID }] })).toMatchObject({ status: 400, message: 'istekGecersiz' });
  });
});

describe('the day of a sale', () => {
  it('is never to come, and past only for those who may', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const icerikler = [{ altUrunID }];
    expect(await create({ tarih: '2026-11-26', icerikler })).toMatchObject({ status: 422, message: 'satisTarihiIleri' });
    const dun = { tarih: '2026-11-24', icerikler, odemeler: [{ odemeSekliID: NAKIT, tutar: 5 }] };
    const { jeton } = await buildPersonel(server, bayi, ['satisEkle']);
    expect(await create(dun, jeton)).toMatchObject({ status: 403, alanlar: { tarih: 'yetkiYok' } });
    const { id } = await create(dun);
    expect(await get(id)).toMatchObject({ tarih: '2026-11-24', odemeler: [{ tarih: '2026-11-24' }] });
  });
});

describe('payments', () => {
  it('are at most the total', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
    const odemeler = [
      { odemeSekliID: NAKIT, tutar: 50 },
      { odemeSekliID: KART, tutar: 50.01 },
    ];
    expect(await create({ icerikler: [{ altUrunID }], odemeler })).toMatchObject({ status: 422, message: 'odemeFazla' });
  });

  it('are taken in the ways that are in use and shown in a sale', async () => {
    const own = await buildBayi(server);
    await server.rows('update odeme_sekli set aktif_mi = false where bayi_id = $1 and id = 3', [own.bayiID]);
    const { id: kim } = await buildMusteri(server, own);
    const { id: altUrunID } = await buildAltUrun(server, own);
    const ISKONTO = 12;
    await server.rows('update odeme_sekli set satista_goster = id <> 4, iskonto_mu = id <> 4 where bayi_id = $1 and id in (4, 5)', [own.bayiID]);
    for (const odemeSekliID of [3, 4, 5, ISKONTO]) {
      const odemeler = [{ odemeSekliID: NAKIT, tutar: 1 }, { odemeSekliID, tutar: 10 }];
      expect(await create({ musteriID: kim, icerikler: [{ altUrunID }], odemeler }, own.jeton)).toMatchObject({
        status: 422,
        message: 'odemeSekliGecersiz',
        alanlar: { 'odemeler.1.odemeSekliID': 'odemeSekliGecersiz' },
      });
    }
    expect(await readHesap(server, own.bayiID)).toEqual(hesapOf(0, 0));
  });
});

it('takes nothing of another bayi, and writes nothing', async () => {
  const other = await buildBayi(server);
  const baska = { musteri: (await buildMusteri(server, other)).id, urun: (await buildAltUrun(server, other)).id };
  const { id: altUrunID } = await buildAltUrun(server, bayi);
  const before = await server.rows('select count(*) from satis');
  const tries = [
    { musteriID: baska.musteri, icerikler: [{ altUrunID }] },
    { icerikler: [{ altUrunID: baska.urun }] },
    { icerikler: [{ altUrunID, uygulayanPersonelID: other.personelID }] },
    { icerikler: [{ altUrunID }], odemeler: [{ odemeSekliID: 4711, tutar: 5 }] },
  ];
  for (const body of tries) expect(await create(body)).toMatchObject({ status: 404, message: 'bulunamadi' });
  expect(await server.rows('select count(*) from satis')).toEqual(before);
});
