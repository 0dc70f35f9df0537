import { istisnaCalls } from '@defter/contract/istisna.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildRandevu, buildSutun, type TestBayi } from '../../../../test/build.ts';
import { BUGUN, useServer, YARIN } from '../../../../test/server.ts';
import { statusesOf } from '../../../../test/sorted.ts';

const server = useServer();
/** A Sunday, and a public holiday that is a Thursday. */
const PAZAR = '2026-11-29';
const BAYRAM = '2027-10-29';

let bayi: TestBayi;
let sutunID: number;
let musteriID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  sutunID = (await buildSutun(server, bayi)).id;
  musteriID = (await buildMusteri(server, bayi)).id;
});

const set = (body: object) => server.send(randevuCalls.saveAyarlar, { body }, { jeton: bayi.jeton });
const add = (body: object) => server.send(istisnaCalls.create, { body: { aciklama: 'Neden', baslangicTarihi: YARIN, ...body } as never }, { jeton: bayi.jeton });
const remove = (id: number) => server.send(istisnaCalls.remove, { body: { id } }, { jeton: bayi.jeton });
const list = async (query: object = {}) => (await server.send(istisnaCalls.list, { query }, { jeton: bayi.jeton })).liste;
const book = async (randevuTarihi: string, baslangicSaat: string, bitisSaat: string, body: object = {}) => {
  const { status, message, ...rest } = await server.send(randevuCalls.create, { body: { musteriID, randevuSutunBaslikID: sutunID, randevuTarihi, baslangicSaat, bitisSaat, ...body } }, { jeton: bayi.jeton });
  return status === 200 ? 'ok' : { message, ...(rest.veri && { veri: rest.veri }), alanlar: rest.alanlar };
};
const gunKapali = { message: 'gunKapali', alanlar: { randevuTarihi: 'gunKapali' } };
const disinda = { message: 'calismaSaatiDisinda', alanlar: { baslangicSaat: 'calismaSaatiDisinda' } };

describe('the hours of a week', () => {
  it('are those of every day, but for weekdays with their own', async () => {
    await set({ pazar: 'kapali', persembe: '10:00-18:00' });
    expect(await book(PAZAR, '11:00', '11:30')).toEqual(gunKapali);
    expect(await book(YARIN, '09:30', '10:00')).toEqual(disinda);
    expect(await book(YARIN, '17:45', '18:15')).toEqual(disinda);
    expect(await book(YARIN, '17:30', '18:00')).toBe('ok');
    expect(await book('2026-11-27', '09:00', '09:30')).toBe('ok');
  });

  it('are read, kept by who knows only opening and closing, cleared when empty, and taken back', async () => {
    await set({ pazar: 'kapali', cumartesi: '10:00-24:00', tatildeKapali: true });
    const get = async () => (await server.send(randevuCalls.ayarlar, {}, { jeton: bayi.jeton })).ayarlar;
    await set({ baslangicSaati: '09:00', bitisSaati: '20:00', zamanPeriyodu: 30, randevuBasligi: 1 });
    expect(await get()).toMatchObject({ baslangicSaati: '09:00', pazartesi: null, cumartesi: '10:00-24:00', pazar: 'kapali', tatildeKapali: true });
    await set({ pazar: '' });
    expect(await get()).toMatchObject({ cumartesi: '10:00-24:00', pazar: null });
    const [son] = (await server.send(ayarCalls.degisiklikler, {}, { jeton: bayi.jeton })).liste;
    expect(son!.alanlar).toMatchObject([{ alan: 'pazar', onceki: 'kapali', sonraki: null }]);
    expect((await server.send(ayarCalls.geriAl, { body: { id: son!.id } }, { jeton: bayi.jeton })).status).toBe(200);
    expect(await book(PAZAR, '11:00', '11:30')).toEqual(gunKapali);
  });

  it.each(['18:00-10:00', '10:00', 'belki', '10:00-25:00', '09:00-12:00-13:00'])('are not %s', async (pazartesi) => {
    expect(await set({ pazartesi })).toMatchObject({ status: 422, alanlar: { pazartesi: 'saatGecersiz' } });
  });

  it('close public holidays where the switch says so, from the hour at which they begin', async () => {
    expect(await book(BAYRAM, '11:00', '11:30')).toBe('ok');
    await set({ tatildeKapali: true });
    expect(await book(BAYRAM, '12:00', '12:30')).toEqual(gunKapali);
    // The afternoon before is a holiday from 13:00 on.
    expect(await book('2027-10-28', '12:30', '13:00')).toBe('ok');
    expect(await book('2027-10-28', '12:45', '13:15')).toEqual(disinda);
    // A Thursday that opens as the holiday begins is closed as a whole.
    await set({ persembe: '13:00-20:00' });
    expect(await book('2027-10-28', '13:00', '13:30')).toEqual(gunKapali);
    await add({ tur: 'saat', baslangicTarihi: BAYRAM, baslangicSaat: '10:00', bitisSaat: '14:00' });
    expect(await book(BAYRAM, '12:00', '12:30')).toBe('ok');
    expect(await book(BAYRAM, '14:00', '14:30')).toEqual(disinda);
  });
});

describe('an exception', () => {
  it('closes days, says how many appointments stand there, and is taken back', async () => {
    const eski = await buildRandevu(server, bayi, { randevuSutunBaslikID: sutunID, musteriID });
    const { id, randevuSayisi } = await add({ tur: 'kapali', bitisTarihi: '2026-11-28', aciklama: 'Tadilat' });
    expect(randevuSayisi).toBe(1);
    expect(await book(YARIN, '15:00', '15:30')).toEqual(gunKapali);
    expect(await book('2026-11-28', '15:00', '15:30')).toEqual(gunKapali);
    expect(await book(BUGUN, '15:00', '15:30')).toBe('ok');
    // What stands there is changed where it is, and leaves it, but does not move within it.
    const change = (changes: object) => server.send(randevuCalls.update, { body: { ...eski, ...changes } }, { jeton: bayi.jeton });
    expect((await change({ randevuNotu: 'Aranacak' })).status).toBe(200);
    expect(await change({ baslangicSaat: '11:00', bitisSaat: '11:30' })).toMatchObject({ status: 422, message: 'gunKapali' });
    expect((await change({ randevuTarihi: '2026-11-30' })).status).toBe(200);

    expect((await remove(id)).status).toBe(200);
    expect(await book(YARIN, '15:00', '15:30')).toBe('ok');
    expect((await remove(id)).status).toBe(404);
  });

  it('opens a closed day at other hours', async () => {
    await set({ persembe: 'kapali' });
    expect(await book(YARIN, '11:00', '11:30')).toEqual(gunKapali);
    await add({ tur: 'saat', baslangicSaat: '10:00', bitisSaat: '22:00' });
    expect(await book(YARIN, '21:00', '22:00')).toBe('ok');
    expect(await book(YARIN, '09:30', '10:00')).toEqual(disinda);
  });

  it('closes hours of one column with a reason', async () => {
    const baska = await buildSutun(server, bayi);
    expect(await add({ tur: 'ara', randevuSutunBaslikID: sutunID, bitisTarihi: YARIN, baslangicSaat: '13:00', bitisSaat: '14:00', aciklama: 'Cihaz bakımı' })).toMatchObject({ randevuSayisi: 0 });
    expect(await book(YARIN, '13:30', '14:30')).toEqual({ message: 'sutunKapali', veri: { neden: 'Cihaz bakımı' }, alanlar: { baslangicSaat: 'sutunKapali' } });
    expect(await book(YARIN, '13:30', '14:00', { randevuSutunBaslikID: baska.id })).toBe('ok');
    expect(await book(YARIN, '12:30', '13:00')).toBe('ok');
    expect(await book(YARIN, '14:00', '14:30')).toBe('ok');
    expect(await book('2026-11-27', '13:00', '13:30')).toBe('ok');
  });

  it('counts what takes the column beside its own', async () => {
    const { id: oda } = await buildSutun(server, bayi);
    expect(await book(YARIN, '10:00', '11:00', { yerler: [oda] })).toBe('ok');
    expect(await add({ tur: 'ara', randevuSutunBaslikID: oda, bitisTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '11:00' })).toMatchObject({ randevuSayisi: 1 });
  });

  it('closes the same hours of weekdays in every column, without an end', async () => {
    await add({ tur: 'ara', baslangicTarihi: BUGUN, baslangicSaat: '12:30', bitisSaat: '13:30', gunler: [5], aciklama: 'Cuma namazı' });
    expect(await book('2027-01-15', '13:00', '13:30')).toMatchObject({ message: 'sutunKapali' });
    expect(await book('2027-01-14', '13:00', '13:30')).toBe('ok');
  });

  it('is listed with its column in the order of the days, those that are past left out', async () => {
    const { adi: sutunAdi, id } = await buildSutun(server, bayi);
    await add({ tur: 'ara', randevuSutunBaslikID: id, baslangicSaat: '13:00', bitisSaat: '14:00', gunler: [1, 5], aciklama: 'Öğle' });
    await add({ tur: 'kapali', baslangicTarihi: '2026-11-20', bitisTarihi: BUGUN, aciklama: 'Tadilat' });
    await add({ tur: 'kapali', baslangicTarihi: '2026-11-01', aciklama: 'Geçti' });
    const ogle = { tur: 'ara', sutunAdi, baslangicTarihi: YARIN, bitisTarihi: null, baslangicSaat: '13:00', bitisSaat: '14:00', gunler: [1, 5], aciklama: 'Öğle' };
    expect(await list()).toMatchObject([{ tur: 'kapali', sutunAdi: null, baslangicTarihi: '2026-11-20', bitisTarihi: BUGUN, baslangicSaat: null, bitisSaat: null, gunler: [] }, ogle]);
    expect(await list({ baslangicTarihi: '2026-11-01', bitisTarihi: '2026-11-10' })).toMatchObject([{ aciklama: 'Geçti' }]);
    expect(await list({ baslangicTarihi: YARIN })).toMatchObject([ogle]);
  });

  it.each([
    ['an end before its beginning', { tur: 'kapali', bitisTarihi: BUGUN }, 'bitisOnce', 'bitisTarihi'],
    ['other hours that are none', { tur: 'saat' }, 'alanlarHatali', 'baslangicSaat'],
    ['hours that end before they begin', { tur: 'ara', baslangicSaat: '13:00', bitisSaat: '12:00' }, 'bitisOnce', 'bitisSaat'],
    ['a kind that there is not', { tur: 'belki' }, 'alanlarHatali', 'tur'],
  ])('is refused with %s', async (_, body, message, alan) => {
    expect(await add(body)).toMatchObject({ status: 422, message, alanlar: { [alan]: expect.any(String) } });
    expect(await list()).toEqual([]);
  });

  it('is alone on its day, of many who save one at once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => add({ tur: 'kapali' })));
    expect(statusesOf(replies)).toEqual([200, 409, 409, 409, 409]);
    expect(await add({ tur: 'saat', baslangicTarihi: BUGUN, bitisTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '12:00' })).toMatchObject({ message: 'istisnaVar' });
  });
});

describe('what comes back to hours that are closed', () => {
  const silmeNedeni = 'Vazgeçti';
  const build = () => buildRandevu(server, bayi, { randevuSutunBaslikID: sutunID, musteriID });
  const setDurum = (id: number, randevuDurumu: string, body: object = {}) => server.send(randevuCalls.update, { body: { id, randevuDurumu, ...body } as never }, { jeton: bayi.jeton });
  const sil = (id: number) => server.send(randevuCalls.remove, { body: { id, silmeNedeni } }, { jeton: bayi.jeton });
  const restore = (id: number) => server.send(randevuCalls.restore, { body: { id } }, { jeton: bayi.jeton });
  const saatler = { baslangicSaat: '10:00', bitisSaat: '11:00' };
  const KAPANANLAR = [
    ['the day', { tur: 'kapali' }, 'gunKapali'],
    ['all but some hours', { tur: 'saat', baslangicSaat: '14:00', bitisSaat: '18:00' }, 'calismaSaatiDisinda'],
    ['its hour', { tur: 'ara', ...saatler, aciklama: 'Bakım' }, 'sutunKapali'],
  ] as const;

  it.each(KAPANANLAR)('is refused where %s was closed since, as a new one is', async (_, istisna, message) => {
    const [silinen, iptal] = [await build(), await buildRandevu(server, bayi)];
    await sil(silinen.id);
    await setDurum(iptal.id, 'I');
    const { id } = await add(istisna);
    expect(await restore(silinen.id)).toMatchObject({ status: 409, message: 'randevuYeriAlindi' });
    expect(await setDurum(iptal.id, 'B')).toMatchObject({ status: 422, message });
    // What is only written down of it stays possible.
    expect(await setDurum(iptal.id, 'I', { randevuNotu: 'Aradı' })).toMatchObject({ status: 200 });
    await remove(id);
    expect(await restore(silinen.id)).toMatchObject({ status: 200 });
    expect(await setDurum(iptal.id, 'B')).toMatchObject({ status: 200 });
  });

  it.each(KAPANANLAR)('stands where %s was closed over it, and goes back there', async (_, istisna) => {
    const [silinen, iptal] = [await build(), await buildRandevu(server, bayi)];
    await add(istisna);
    await sil(silinen.id);
    await setDurum(iptal.id, 'I');
    expect(await restore(silinen.id)).toMatchObject({ status: 200 });
    expect(await setDurum(iptal.id, 'B')).toMatchObject({ status: 200 });
  });

  it('is forced with a reason', async () => {
    const { id } = await build();
    await setDurum(id, 'I');
    await add({ tur: 'kapali' });
    expect(await setDurum(id, 'B', { zorlamaNedeni: 'Tek gün geliyor' })).toMatchObject({ status: 200 });
  });
});
