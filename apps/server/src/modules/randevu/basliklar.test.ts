import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const list = async (tumu = true) =>
  (await server.send(randevuCalls.basliklar, { query: { tumu } }, { jeton: bayi.jeton })).liste;
const save = (model: object[], { jeton } = bayi) => server.send(randevuCalls.saveBasliklar, { body: { model } }, { jeton });
const remove = (id: number, { jeton } = bayi) => server.send(randevuCalls.removeBaslik, { body: { id } }, { jeton });
const baslik = (adi: string, rest: object = {}) => ({ id: 0, randevuSiraNo: 5, sutunBaslikTipi: 3, adi, ...rest });
/** Saves a column as it was read, with what is different. */
const change = async (id: number, changes: object) => {
  const read = (await list()).find((sutun) => sutun.id === id)!;
  return save([{ ...read, ...changes }]);
};

const book = async (randevuSutunBaslikID: number) => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  const body = { musteriID, randevuSutunBaslikID, randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30' };
  return server.send(randevuCalls.create, { body }, { jeton: bayi.jeton });
};

describe('columns', () => {
  it('begin with one for the owner', async () => {
    expect(await list()).toMatchObject([{ adi: 'Deniz Sahip', sutunBaslikTipi: 1, personelID: bayi.personelID, randevudaGoster: true }]);
  });

  it('are saved all at once, new and old, and read in their order', async () => {
    const [first] = await list();
    const { personelID } = await buildPersonel(server, bayi);
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    await save([
      { ...first, adi: 'Deniz Hanım', randevuSiraNo: 2 },
      baslik('Lazer odası', { randevuSiraNo: 1 }),
      baslik('Elif', { randevuSiraNo: 4, sutunBaslikTipi: 1, personelID }),
      baslik('Cilt bakımı', { randevuSiraNo: 3, sutunBaslikTipi: 2, altUrunID, ayniSaatteRandevuVerilmesin: false }),
      baslik('Depo', { randevuSiraNo: 9, randevudaGoster: false }),
    ]);
    const all = await list();
    expect(all.map(({ adi }) => adi)).toEqual(['Lazer odası', 'Deniz Hanım', 'Cilt bakımı', 'Elif', 'Depo']);
    expect(all[2]).toMatchObject({ altUrunID, personelID: null, ayniSaatteRandevuVerilmesin: false });
    expect((await list(false)).map(({ adi }) => adi)).not.toContain('Depo');
  });

  it('are read with the hidden ones and their business by who asks for nothing else, and are saved as they were read', async () => {
    await save([baslik('Depo', { randevudaGoster: false })]);
    const { liste } = await server.send(randevuCalls.basliklar, {}, { jeton: bayi.jeton });
    expect(liste.map(({ adi, bayiID }) => [adi, bayiID])).toEqual([['Deniz Sahip', bayi.bayiID], ['Depo', bayi.bayiID]]);
    expect((await save(liste)).status).toBe(200);
    expect(await list()).toEqual(liste);
  });

  it('say for whom they are', async () => {
    const reply = await save([baslik('Kim', { sutunBaslikTipi: 1 }), baslik('Ne', { sutunBaslikTipi: 2 })]);
    expect(reply).toMatchObject({ status: 422, alanlar: { 'model.0.personelID': 'zorunluAlan', 'model.1.altUrunID': 'zorunluAlan' } });
  });

  it('of another bayi are not found, and nothing else of the save stays', async () => {
    const other = await buildBayi(server);
    const { id } = await buildSutun(server, other);
    expect((await save([baslik('Yeni'), baslik('Benim', { id })])).status).toBe(404);
    expect((await save([baslik('Onun', { sutunBaslikTipi: 1, personelID: other.personelID })])).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('are for those who may set up the calendar', async () => {
    const desk = await buildPersonel(server, bayi, ['randevuEkle', 'randevuDuzenle']);
    expect((await save([baslik('Yeni')], desk)).status).toBe(403);
  });
});

describe('a column with appointments', () => {
  it('is not hidden while somebody is expected in it', async () => {
    const { id, randevuSutunBaslikID } = await buildRandevu(server, bayi);
    expect(await change(randevuSutunBaslikID, { randevudaGoster: false })).toMatchObject({ status: 409, message: 'baslikDolu' });
    await server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'Test' } }, { jeton: bayi.jeton });
    expect((await change(randevuSutunBaslikID, { randevudaGoster: false })).status).toBe(200);
  });

  it('forbids two at one time only when none to come overlap', async () => {
    const { id } = await buildSutun(server, bayi, { ayniSaatteRandevuVerilmesin: false });
    const first = await buildRandevu(server, bayi, { randevuSutunBaslikID: id });
    await buildRandevu(server, bayi, { randevuSutunBaslikID: id });
    expect(await change(id, { ayniSaatteRandevuVerilmesin: true })).toMatchObject({ status: 409, message: 'baslikDolu' });
    expect((await list()).find((sutun) => sutun.id === id)?.ayniSaatteRandevuVerilmesin).toBe(false);

    await server.send(randevuCalls.remove, { body: { id: first.id, silmeNedeni: 'Test' } }, { jeton: bayi.jeton });
    expect((await change(id, { ayniSaatteRandevuVerilmesin: true })).status).toBe(200);
    expect((await book(id)).status).toBe(409);
    await change(id, { ayniSaatteRandevuVerilmesin: false });
    expect((await book(id)).status).toBe(200);
  });

  it('does not ask the past when it forbids two at one time', async () => {
    const { id } = await buildSutun(server, bayi, { ayniSaatteRandevuVerilmesin: false });
    const morning = { randevuSutunBaslikID: id, randevuTarihi: BUGUN, baslangicSaat: '08:00', bitisSaat: '09:00' };
    await buildRandevu(server, bayi, morning);
    await buildRandevu(server, bayi, morning);
    expect((await change(id, { ayniSaatteRandevuVerilmesin: true })).status).toBe(200);
  });

  it('is deleted only if it never had one', async () => {
    const empty = await buildSutun(server, bayi);
    const { id, randevuSutunBaslikID } = await buildRandevu(server, bayi);
    expect((await remove(empty.id)).status).toBe(200);
    expect((await remove(empty.id)).status).toBe(404);
    expect(await remove(randevuSutunBaslikID)).toMatchObject({ status: 409, message: 'baslikDolu' });
    await server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'Test' } }, { jeton: bayi.jeton });
    expect(await remove(randevuSutunBaslikID)).toMatchObject({ status: 409, message: 'kullanimdaSilinemez' });
  });
});

describe('settings', () => {
  const getAyarlar = async () => (await server.send(randevuCalls.ayarlar, {}, { jeton: bayi.jeton })).ayarlar;
  const saveAyarlar = (body: object, { jeton } = bayi) => server.send(randevuCalls.saveAyarlar, { body }, { jeton });

  it('begin as the specification says and are changed', async () => {
    const ilk = { bayiID: bayi.bayiID, zamanPeriyodu: 15, randevuBasligi: 1, baslangicSaati: '08:00', bitisSaati: '21:00' };
    const gunler = { pazartesi: null, sali: null, carsamba: null, persembe: null, cuma: null, cumartesi: null, pazar: null, tatildeKapali: false, boslukBirakma: false };
    expect(await getAyarlar()).toEqual({ ...ilk, ...gunler });
    const yeni = { ...ilk, zamanPeriyodu: 30, baslangicSaati: '09:30', bitisSaati: '20:00' };
    expect((await saveAyarlar(yeni)).status).toBe(200);
    expect(await getAyarlar()).toEqual({ ...yeni, ...gunler });
  });

  it('refuse a day that ends before it begins, and a period that is none', async () => {
    const reply = await saveAyarlar({ baslangicSaati: '20:00', bitisSaati: '09:00' });
    expect(reply).toMatchObject({ status: 422, alanlar: { bitisSaati: 'bitisOnce' } });
    expect((await saveAyarlar({ zamanPeriyodu: 7, baslangicSaati: '09:00', bitisSaati: '20:00' })).status).toBe(422);
    expect((await saveAyarlar({ baslangicSaati: '09:00', bitisSaati: '20:00' }, await buildPersonel(server, bayi))).status).toBe(403);
    expect(await getAyarlar()).toMatchObject({ baslangicSaati: '08:00', bitisSaati: '21:00' });
  });
});
