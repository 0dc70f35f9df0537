import { ayarCalls } from '@defter/contract/ayar.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  altUrunID = (await buildAltUrun(server, bayi, { fiyat: 100 })).id;
});

const set = (body: object) => server.send(ayarCalls.save, { body }, { jeton: bayi.jeton });
const bodyOf = (satis: object, satir: object) => ({ musteriID, icerikler: [{ altUrunID, ...satir }], odemeler: [], ...satis });
const sell = (satis: object = {}, satir: object = {}) => server.send(satisCalls.create, { body: bodyOf(satis, satir) }, { jeton: bayi.jeton });
const get = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis;
/** Saves a sale again as it stands, with something else. */
async function resave(id: number, degisen: object = {}, satir: object = {}) {
  const { surum, icerikler, iskonto, islemde } = await get(id);
  const satirlar = icerikler.map(({ id: satirID, birimFiyat, adet, uygulayanPersonelID }) => ({ id: satirID, altUrunID, birimFiyat, adet, uygulayanPersonelID, ...satir }));
  const body = { id, surum, musteriID, iskonto, islemde, icerikler: satirlar, ...degisen };
  return server.send(satisCalls.update, { body }, { jeton: bayi.jeton });
}

describe('satistaTutarDegistirilsinMi', () => {
  it('off, sells at the price of the catalogue only, whatever right one has', async () => {
    await set({ satistaTutarDegistirilsinMi: false });
    expect(await sell({}, { birimFiyat: 80 })).toMatchObject({ status: 422, alanlar: { 'icerikler.0.birimFiyat': 'satistaTutarKapali' } });
    expect((await sell({}, { birimFiyat: 100 })).status).toBe(200);
  });

  it('off, leaves a price that was agreed before', async () => {
    const { id } = await sell({ islemde: true }, { birimFiyat: 80 });
    await set({ satistaTutarDegistirilsinMi: false });
    expect((await resave(id, { aciklama: 'Not' })).status).toBe(200);
    expect(await resave(id, {}, { birimFiyat: 70 })).toMatchObject({ status: 422, message: 'satistaTutarKapali' });
  });

  it('on, leaves it to the right', async () => {
    expect((await sell({}, { birimFiyat: 80 })).status).toBe(200);
  });
});

describe('genelIskontoKullanilsinMi', () => {
  it('off, gives no discount on the whole, but one on a line', async () => {
    await set({ genelIskontoKullanilsinMi: false });
    expect(await sell({ iskonto: 10 })).toMatchObject({ status: 422, alanlar: { iskonto: 'genelIskontoKapali' } });
    expect((await sell({}, { iskonto: 10 })).status).toBe(200);
  });

  it('off, leaves a discount that was given before', async () => {
    const { id } = await sell({ iskonto: 10, islemde: true });
    await set({ genelIskontoKullanilsinMi: false });
    expect((await resave(id, { aciklama: 'Not' })).status).toBe(200);
    expect(await resave(id, { iskonto: 20 })).toMatchObject({ status: 422, message: 'genelIskontoKapali' });
  });
});

describe('odemeSekliGirilsinMi', () => {
  it('on, finishes no sale without a payment, but leaves it open or sells for nothing', async () => {
    await set({ odemeSekliGirilsinMi: true });
    expect(await sell()).toMatchObject({ status: 422, alanlar: { odemeler: 'odemeGerekli' } });
    expect((await sell({ odemeler: [{ odemeSekliID: 1, tutar: 40 }] })).status).toBe(200);
    expect((await sell({}, { birimFiyat: 0 })).status).toBe(200);
    const { id } = await sell({ islemde: true });
    expect(await resave(id, { islemde: false })).toMatchObject({ status: 422, message: 'odemeGerekli' });
  });

  it('on, leaves a sale alone that was finished before: a note may be written on it', async () => {
    const { id } = await sell();
    await set({ odemeSekliGirilsinMi: true });
    expect((await resave(id, { aciklama: 'Kart getirecek' })).status).toBe(200);
  });

  it('off, a sale may be paid later', async () => {
    expect((await sell()).status).toBe(200);
  });
});

describe('satistaIslemdeKullanilsin', () => {
  it('off, leaves no sale open but the one that an appointment opened, until it is saved', async () => {
    await set({ satistaIslemdeKullanilsin: false });
    expect(await sell({ islemde: true })).toMatchObject({ status: 422, alanlar: { islemde: 'satisAcikKalamaz' } });
    const randevu = await buildRandevu(server, bayi, { altUrunIDler: [altUrunID] });
    const { id } = await server.send(randevuCalls.satis, { body: { randevuID: randevu.id } }, { jeton: bayi.jeton });
    expect((await get(id)).islemde).toBe(true);
  });
});

describe('uygulayanPersonelKullanilsin', () => {
  it('on, keeps who did a line', async () => {
    const { id } = await sell({}, { uygulayanPersonelID: bayi.personelID });
    expect((await get(id)).icerikler[0]!.uygulayanPersonelID).toBe(bayi.personelID);
  });

  it('off, keeps nobody for a new line and leaves who stands there', async () => {
    const once = await sell({ islemde: true }, { uygulayanPersonelID: bayi.personelID });
    await set({ uygulayanPersonelKullanilsin: false });
    const { id } = await sell({}, { uygulayanPersonelID: bayi.personelID });
    expect((await get(id)).icerikler[0]!.uygulayanPersonelID).toBeNull();
    await resave(once.id, { aciklama: 'Not' });
    expect((await get(once.id)).icerikler[0]!.uygulayanPersonelID).toBe(bayi.personelID);
  });
});

describe('satistaPersonelKullanilsinMi', () => {
  it('on, keeps who sold, of this business only; who wrote it down stays in the log', async () => {
    await set({ satistaPersonelKullanilsinMi: true });
    const satici = await buildPersonel(server, bayi, [], { ad: 'Elif' });
    const { id } = await sell({ personelID: satici.personelID });
    expect(await get(id)).toMatchObject({ personelID: satici.personelID, personelAdi: 'Elif Test' });
    await resave(id, { aciklama: 'Not' });
    expect((await get(id)).personelID).toBe(satici.personelID);
    await resave(id, { personelID: bayi.personelID });
    expect((await get(id)).personelID).toBe(bayi.personelID);
    expect((await sell({ personelID: (await buildBayi(server)).personelID })).status).toBe(404);
  });

  it('off, is who is signed in, and stays who it was', async () => {
    const satici = await buildPersonel(server, bayi);
    const { id } = await sell({ personelID: satici.personelID });
    expect((await get(id)).personelID).toBe(bayi.personelID);
    await resave(id, { personelID: satici.personelID });
    expect((await get(id)).personelID).toBe(bayi.personelID);
  });
});
