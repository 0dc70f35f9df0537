import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { lookWhileHeld } from '../../../test/hold.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const listAna = (query: object, jeton = bayi.jeton) => server.send(urunCalls.listAnaUrunler, { query }, { jeton });
const listAlt = (query: object, jeton = bayi.jeton) => server.send(urunCalls.listAltUrunler, { query }, { jeton });
const send = (call: Parameters<typeof server.send>[0], body: object, jeton = bayi.jeton) => server.send(call, { body }, { jeton });

describe('groups', () => {
  it('are listed in Turkish order, by state and by type, with how many they hold', async () => {
    const own = await buildBayi(server);
    const { id: lazer } = await buildAnaUrun(server, own, { adi: 'Lazer' });
    await buildAnaUrun(server, own, { adi: 'Çanta', satisTipi: 0 });
    await buildAnaUrun(server, own, { adi: 'Cilt bakımı', satistaMi: false });
    await buildAltUrun(server, own, { anaUrunID: lazer });
    const names = async (query: object) => (await listAna(query, own.jeton)).liste.map(({ adi }) => adi);
    expect(await names({ durum: 'tumu' })).toEqual(['Cilt bakımı', 'Çanta', 'Lazer']);
    expect(await names({ durum: 'pasif' })).toEqual(['Cilt bakımı']);
    // A client of the specification has its words for it.
    expect(await names({ durum: 'passive' })).toEqual(['Cilt bakımı']);
    expect(await names({ durum: 'all' })).toEqual(await names({ durum: 'tumu' }));
    expect(await names({ satisTipi: 1, durum: 'aktif' })).toEqual(['Lazer']);
    expect(await names({ ara: 'LAZER' })).toEqual(['Lazer']);
    expect((await listAna({ satisTipi: 1, durum: 'aktif' }, own.jeton)).liste[0]?.altUrunSayisi).toBe(1);
  });

  it('are read and changed one by one', async () => {
    const { id } = await buildAnaUrun(server, bayi);
    expect(await send(urunCalls.updateAnaUrun, { id, adi: 'Kalıcı makyaj', satisTipi: 1, satistaMi: false })).toMatchObject({ status: 200, id });
    const { anaUrun } = await server.send(urunCalls.getAnaUrun, { params: { id } }, { jeton: bayi.jeton });
    expect(anaUrun).toEqual({ id, surum: 2, adi: 'Kalıcı makyaj', satisTipi: 1, satistaMi: false, altUrunSayisi: 0 });
  });

  it('are changed by PUT alone, which asks for another right', async () => {
    const { id } = await buildAnaUrun(server, bayi);
    const altUrun = await buildAltUrun(server, bayi, { anaUrunID: id });
    expect(await send(urunCalls.createAnaUrun, { id, adi: 'Başka' })).toMatchObject({ status: 400, message: 'istekGecersiz' });
    expect(await send(urunCalls.createAltUrun, { id: altUrun.id, adi: 'Başka' })).toMatchObject({ status: 400, message: 'istekGecersiz' });
  });

  it('cannot have one name twice, however it is written', async () => {
    await buildAnaUrun(server, bayi, { adi: 'Işıkla epilasyon' });
    expect(await send(urunCalls.createAnaUrun, { adi: 'IŞIKLA Epilasyon' })).toMatchObject({ status: 409, message: 'urunAdiMukerrer' });
  });

  it('go only when they are empty', async () => {
    const { id } = await buildAnaUrun(server, bayi);
    const { id: altUrunID } = await buildAltUrun(server, bayi, { anaUrunID: id });
    expect(await send(urunCalls.removeAnaUrun, { id })).toMatchObject({ status: 409, message: 'kullanimdaSilinemez' });
    await send(urunCalls.removeAltUrun, { id: altUrunID });
    expect((await send(urunCalls.removeAnaUrun, { id })).status).toBe(200);
    expect((await send(urunCalls.removeAnaUrun, { id })).status).toBe(404);
  });
});

describe('services and products', () => {
  it('take their type from the group, and are services without one', async () => {
    const own = await buildBayi(server);
    const { id: anaUrunID } = await buildAnaUrun(server, own, { adi: 'Kremler', satisTipi: 0 });
    await buildAltUrun(server, own, { anaUrunID, adi: 'Nemlendirici' });
    await send(urunCalls.createAltUrun, { anaUrunID: 0, adi: 'Danışmanlık' }, own.jeton);
    const { liste } = await listAlt({}, own.jeton);
    expect(liste).toMatchObject([
      { adi: 'Danışmanlık', anaUrunID: null, anaUrunAdi: null, satisTipi: 1, kdv: 20, grup: 'S', urunSure: 30 },
      { adi: 'Nemlendirici', anaUrunID, anaUrunAdi: 'Kremler', satisTipi: 0 },
    ]);
    expect((await listAlt({ satisTipi: 0 }, own.jeton)).toplamKayit).toBe(1);
  });

  it('are found by folded name and by code, a page at a time', async () => {
    const own = await buildBayi(server);
    const { id: anaUrunID } = await buildAnaUrun(server, own);
    for (const adi of ['Kaş Alımı', 'Kirpik Lifting', 'Kaş Laminasyonu']) await buildAltUrun(server, own, { anaUrunID, adi });
    await send(urunCalls.createAltUrun, { anaUrunID, adi: 'Serum', urunKod: 'SRM-10%' }, own.jeton);
    const found = await listAlt({ ara: 'kas', sayfaBoyutu: 1, sayfa: 2 }, own.jeton);
    expect(found.toplamKayit).toBe(2);
    expect(found.liste.map(({ adi }) => adi)).toEqual(['Kaş Laminasyonu']);
    expect((await listAlt({ ara: 'srm-10%' }, own.jeton)).toplamKayit).toBe(1);
    expect((await listAlt({ ara: 'r_u' }, own.jeton)).toplamKayit).toBe(0);
  });

  it('are sorted by price when asked', async () => {
    const own = await buildBayi(server);
    const { id: anaUrunID } = await buildAnaUrun(server, own);
    for (const fiyat of [250.5, 90, 1200]) await buildAltUrun(server, own, { anaUrunID, fiyat });
    const { liste } = await listAlt({ sirala: '-fiyat' }, own.jeton);
    expect(liste.map(({ fiyat }) => fiyat)).toEqual([1200, 250.5, 90]);
  });

  it('keep every field that is saved', async () => {
    const { id } = await buildAltUrun(server, bayi);
    const [birim] = (await server.send(tanimTuruCalls.birim.list, {}, { jeton: bayi.jeton })).liste;
    const alanlar = {
      adi: 'Medikal bakım',
      fiyat: 999.99,
      fiyat2: 899.5,
      maliyet: 120.25,
      kdv: 10,
      birimID: birim!.id,
      grup: 'M',
      urunKod: 'MB-1',
      barkod: '8690000000017',
      satistaMi: false,
      iptaldeGeriYukle: true,
      puanVerilmesin: true,
      urunSure: 75,
      tamponOnce: 10,
      tamponSonra: 5,
      hizmetSuresi: 28,
    };
    const { id: anaUrunID, adi: anaUrunAdi } = { ...(await buildAnaUrun(server, bayi, { adi: 'Medikal' })), adi: 'Medikal' };
    await send(urunCalls.updateAltUrun, { id, anaUrunID, ...alanlar });
    const kayit = { id, surum: 2, anaUrunID, anaUrunAdi, satisTipi: 1, birimAdi: birim!.adi, stoktaMi: false, ...alanlar };
    expect((await listAlt({ ara: 'medikal', durum: 'pasif' })).liste).toEqual([kayit]);
    expect((await server.send(urunCalls.getAltUrun, { params: { id } }, { jeton: bayi.jeton })).altUrun).toEqual(kayit);
  });

  it('cannot have one name twice in a group, nor twice without one', async () => {
    const { id: anaUrunID } = await buildAnaUrun(server, bayi);
    const { adi } = await buildAltUrun(server, bayi, { anaUrunID });
    expect(await send(urunCalls.createAltUrun, { anaUrunID, adi })).toMatchObject({ status: 409, message: 'urunAdiMukerrer' });
    await send(urunCalls.createAltUrun, { adi: 'Tek' });
    expect(await send(urunCalls.createAltUrun, { adi: 'TEK' })).toMatchObject({ status: 409, message: 'urunAdiMukerrer' });
  });

  it('say which field is wrong', async () => {
    const reply = await send(urunCalls.createAltUrun, { adi: '', kdv: 7, fiyat: -1 });
    expect(reply).toMatchObject({ status: 422, alanlar: { adi: 'zorunluAlan', kdv: 'secimGecersiz', fiyat: 'tutarGecersiz' } });
  });

  it('cannot be put into a group of another bayi', async () => {
    const other = await buildBayi(server);
    const { id: anaUrunID } = await buildAnaUrun(server, other);
    expect((await send(urunCalls.createAltUrun, { anaUrunID, adi: 'Yabancı' })).status).toBe(404);
    expect((await listAlt({ ara: 'yabancı', durum: 'tumu' })).toplamKayit).toBe(0);
  });
});

describe('the group of something', () => {
  const groupOf = async (id: number) => (await server.send(urunCalls.getAltUrun, { params: { id } }, { jeton: bayi.jeton })).altUrun.anaUrunID;

  it('stays when the wire sends 0 for it, as it does with every save', async () => {
    const { id: anaUrunID } = await buildAnaUrun(server, bayi);
    const { id } = await buildAltUrun(server, bayi, { anaUrunID });
    await send(urunCalls.updateAltUrun, { id, anaUrunID: 0, adi: 'Kalan', kdv: 20 });
    expect(await groupOf(id)).toBe(anaUrunID);
  });

  it('is another one after moving, or none; all move or nothing does', async () => {
    const { id: hedef } = await buildAnaUrun(server, bayi);
    const ilk = await buildAltUrun(server, bayi);
    const ikinci = await buildAltUrun(server, bayi);
    expect(await send(urunCalls.tasi, { altUrunIDler: [ilk.id, ikinci.id], anaUrunID: hedef })).toMatchObject({ status: 200, sayi: 2 });
    expect([await groupOf(ilk.id), await groupOf(ikinci.id)]).toEqual([hedef, hedef]);
    expect((await send(urunCalls.tasi, { altUrunIDler: [ilk.id, 999_999], anaUrunID: 0 })).status).toBe(404);
    expect(await groupOf(ilk.id)).toBe(hedef);
    await send(urunCalls.tasi, { altUrunIDler: [ilk.id], anaUrunID: 0 });
    expect(await groupOf(ilk.id)).toBeNull();
  });

  it('locks what moves in the order of the ids, as every change of several does', async () => {
    const own = await buildBayi(server);
    const [ilk, ikinci] = [await buildAltUrun(server, own, { adi: 'Zeytin' }), await buildAltUrun(server, own, { adi: 'Ahududu' })];
    const [answer, free] = await lookWhileHeld(
      server,
      (client) => client.query('select from alt_urun where bayi_id = $1 and id = $2 for update', [own.bayiID, ilk.id]),
      () => send(urunCalls.tasi, { altUrunIDler: [ilk.id, ikinci.id], anaUrunID: 0 }, own.jeton),
      () => server.rows('select id::int from alt_urun where bayi_id = $1 for update skip locked', [own.bayiID]),
    );
    expect(answer.status).toBe(200);
    expect(free).toEqual([{ id: ikinci.id }]);
  });

  it('takes nobody of a name that is there already', async () => {
    const { id: hedef } = await buildAnaUrun(server, bayi);
    await buildAltUrun(server, bayi, { anaUrunID: hedef, adi: 'Aynı ad' });
    const { id } = await buildAltUrun(server, bayi, { adi: 'Aynı ad' });
    expect(await send(urunCalls.tasi, { altUrunIDler: [id], anaUrunID: hedef })).toMatchObject({ status: 409, message: 'urunAdiMukerrer' });
  });

  it('switches the points of all in it off and on', async () => {
    const { id: anaUrunID } = await buildAnaUrun(server, bayi);
    const { id } = await buildAltUrun(server, bayi, { anaUrunID });
    const { id: baska } = await buildAltUrun(server, bayi);
    const puansiz = async (urun: number) => (await server.send(urunCalls.getAltUrun, { params: { id: urun } }, { jeton: bayi.jeton })).altUrun.puanVerilmesin;
    expect(await send(urunCalls.savePuanDurumu, { anaUrunID, durum: false })).toMatchObject({ status: 200, sayi: 1 });
    expect([await puansiz(id), await puansiz(baska)]).toEqual([true, false]);
    await send(urunCalls.savePuanDurumu, { anaUrunID, durum: true });
    expect(await puansiz(id)).toBe(false);
  });
});

describe('a barcode', () => {
  it('finds its product, and belongs to no second one', async () => {
    const own = await buildBayi(server);
    const body = { adi: 'Şampuan', barkod: '8690123456789', kdv: 20 };
    const { id } = await server.send(urunCalls.createAltUrun, { body }, { jeton: own.jeton });
    expect((await listAlt({ ara: '8690123456789' }, own.jeton)).liste).toMatchObject([{ id, barkod: '8690123456789' }]);
    expect(await send(urunCalls.createAltUrun, { ...body, adi: 'Başka' }, own.jeton)).toMatchObject({ status: 409, message: 'barkodKullanimda' });
    // Another business may sell the same product.
    expect((await send(urunCalls.createAltUrun, body)).status).toBe(200);
  });
});

describe('searching groups', () => {
  it('meets them by name and by what is in them, and says by what', async () => {
    const own = await buildBayi(server);
    const { id: lazer } = await buildAnaUrun(server, own, { adi: 'Lazer' });
    const { id: agda } = await buildAnaUrun(server, own, { adi: 'Ağda' });
    await buildAltUrun(server, own, { anaUrunID: lazer, adi: 'Tüm bacak', fiyat: 500 });
    await buildAltUrun(server, own, { anaUrunID: agda, adi: 'Kol' });
    const search = async (ara: string) => (await server.send(urunCalls.searchAnaUrunler, { query: { ara } }, { jeton: own.jeton })).liste;
    expect(await search('BACAK')).toMatchObject([{ id: lazer, altUrunler: [{ adi: 'Tüm bacak', fiyat: 500 }] }]);
    expect(await search('agda')).toMatchObject([{ id: agda, altUrunSayisi: 1, altUrunler: [] }]);
    expect(await search('')).toHaveLength(2);
  });
});

describe('stock', () => {
  it('is kept of a product from when it is asked for, once', async () => {
    const { id: anaUrunID } = await buildAnaUrun(server, bayi, { satisTipi: 0 });
    const { id } = await buildAltUrun(server, bayi, { anaUrunID });
    expect(await send(urunCalls.createStok, { id })).toMatchObject({ status: 200, message: 'stoktaOlusturuldu' });
    expect((await server.send(urunCalls.getAltUrun, { params: { id } }, { jeton: bayi.jeton })).altUrun.stoktaMi).toBe(true);
    expect(await send(urunCalls.createStok, { id })).toMatchObject({ status: 409, message: 'urunStokta' });
  });

  it('is not kept of a service', async () => {
    const { id } = await buildAltUrun(server, bayi);
    expect(await send(urunCalls.createStok, { id })).toMatchObject({ status: 422, message: 'hizmetStoktaTutulmaz' });
  });
});

describe('what things cost the business', () => {
  it('is told only to who may look at products', async () => {
    await buildAltUrun(server, bayi, { adi: 'Gizli maliyet', maliyet: 40 });
    const maliyetFor = async (jeton: string) => (await listAlt({ ara: 'gizli maliyet' }, jeton)).liste[0]?.maliyet;
    expect(await maliyetFor((await buildPersonel(server, bayi)).jeton)).toBeNull();
    expect(await maliyetFor((await buildPersonel(server, bayi, ['urunGoruntule'])).jeton)).toBe(40);
  });

  it('is not lost when somebody saves who cannot see it', async () => {
    const { id } = await buildAltUrun(server, bayi, { maliyet: 55 });
    const { jeton } = await buildPersonel(server, bayi, ['urunDuzenle']);
    await send(urunCalls.updateAltUrun, { id, adi: 'Yeni adıyla', kdv: 20 }, jeton);
    expect((await server.send(urunCalls.getAltUrun, { params: { id } }, { jeton: bayi.jeton })).altUrun).toMatchObject({ adi: 'Yeni adıyla', maliyet: 55 });
  });
});

it('may be added by one person and changed by another', async () => {
  const { id } = await buildAltUrun(server, bayi, { adi: 'Değişmez' });
  const { jeton } = await buildPersonel(server, bayi, ['urunEkle']);
  expect((await send(urunCalls.updateAltUrun, { id, adi: 'Değişti' }, jeton)).status).toBe(403);
  // An id sent with a POST must not turn the adding into a change.
  await send(urunCalls.createAltUrun, { id, adi: 'Eklendi' }, jeton);
  const { liste } = await listAlt({ ara: 'değişmez' });
  expect(liste).toMatchObject([{ id, adi: 'Değişmez' }]);
});
