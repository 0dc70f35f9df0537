import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
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
    expect(await names({ satisTipi: 1 })).toEqual(['Lazer']);
    expect(await names({ ara: 'LAZER' })).toEqual(['Lazer']);
    expect((await listAna({ satisTipi: 1 }, own.jeton)).liste[0]?.altUrunSayisi).toBe(1);
  });

  it('are read and changed one by one', async () => {
    const { id } = await buildAnaUrun(server, bayi);
    expect(await send(urunCalls.updateAnaUrun, { id, adi: 'Kalıcı makyaj', satisTipi: 1, satistaMi: false })).toMatchObject({ status: 200, id });
    const { anaUrun } = await server.send(urunCalls.getAnaUrun, { params: { id } }, { jeton: bayi.jeton });
    expect(anaUrun).toEqual({ id, adi: 'Kalıcı makyaj', satisTipi: 1, satistaMi: false, altUrunSayisi: 0 });
  });

  it('are changed by PUT alone, which asks for another right', async () => {
    const { id } = await buildAnaUrun(server, bayi);
    const altUrun = await buildAltUrun(server, bayi, { anaUrunID: id });
    expect(await send(urunCalls.createAnaUrun, { id, adi: 'Başka' })).toMatchObject({ status: 400, message: 'istekGecersiz' });
    expect(await send(urunCalls.createAltUrun, { id: altUrun.id, adi: 'Başka' })).toMatchObject({ status: 400, message: 'istekGecersiz' });
  });

  it('cannot have one name twice', async () => {
    await buildAnaUrun(server, bayi, { adi: 'Epilasyon' });
    expect(await send(urunCalls.createAnaUrun, { adi: 'Epilasyon' })).toMatchObject({ status: 409, message: 'urunAdiMukerrer' });
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
      { adi: 'Danışmanlık', anaUrunID: null, anaUrunAdi: null, satisTipi: 1, kdv: 18, grup: 'S', urunSure: 30 },
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
      satistaMi: false,
      iptaldeGeriYukle: true,
      puanVerilmesin: true,
      urunSure: 75,
      hizmetSuresi: 28,
    };
    await send(urunCalls.updateAltUrun, { id, anaUrunID: 0, ...alanlar });
    const { liste } = await listAlt({ ara: 'medikal', durum: 'pasif' });
    expect(liste).toEqual([{ id, anaUrunID: null, anaUrunAdi: null, satisTipi: 1, birimAdi: birim!.adi, ...alanlar }]);
  });

  it('cannot have one name twice in a group, nor twice without one', async () => {
    const { id: anaUrunID } = await buildAnaUrun(server, bayi);
    const { adi } = await buildAltUrun(server, bayi, { anaUrunID });
    expect(await send(urunCalls.createAltUrun, { anaUrunID, adi })).toMatchObject({ status: 409, message: 'urunAdiMukerrer' });
    await send(urunCalls.createAltUrun, { adi: 'Tek' });
    expect(await send(urunCalls.createAltUrun, { adi: 'Tek' })).toMatchObject({ status: 409, message: 'urunAdiMukerrer' });
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

it('may be added by one person and changed by another', async () => {
  const { id } = await buildAltUrun(server, bayi, { adi: 'Değişmez' });
  const { jeton } = await buildPersonel(server, bayi, ['urunEkle']);
  expect((await send(urunCalls.updateAltUrun, { id, adi: 'Değişti' }, jeton)).status).toBe(403);
  // An id sent with a POST must not turn the adding into a change.
  await send(urunCalls.createAltUrun, { id, adi: 'Eklendi' }, jeton);
  const { liste } = await listAlt({ ara: 'değişmez' });
  expect(liste).toMatchObject([{ id, adi: 'Değişmez' }]);
});
