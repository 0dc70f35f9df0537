import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { istisnaCalls } from '@defter/contract/istisna.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSutun, type TestBayi } from '../../../../test/build.ts';
import { BUGUN, useServer, YARIN } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let elif: { personelID: number; sutunID: number };
let ece: { personelID: number; sutunID: number };
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  [elif, ece] = [await colleague(), await colleague()];
  altUrunID = (await buildAltUrun(server, bayi, { urunSure: 60 })).id;
  await save(randevuCalls.saveAyarlar, { baslangicSaati: '10:00', bitisSaati: '14:00', zamanPeriyodu: 60 });
  await save(altUrunCalls.saveYapanlar, { altUrunID, personelIDler: [elif.personelID, ece.personelID] });
});

async function colleague() {
  const { personelID } = await buildPersonel(server, bayi);
  return { personelID, sutunID: (await buildSutun(server, bayi, { personelID })).id };
}
async function save(call: Parameters<typeof server.send>[0], body: object) {
  const reply = await server.send(call, { body }, { jeton: bayi.jeton });
  expect(reply).toMatchObject({ status: 200 });
  return reply as unknown as { id: number; idler: number[] };
}
const book = (randevuSutunBaslikID: number, saat: string, son: string, body: object = {}) =>
  save(randevuCalls.create, { musteriID, randevuSutunBaslikID, randevuTarihi: YARIN, baslangicSaat: saat, bitisSaat: son, ...body });
const ask = async (query: object = {}, { jeton } = bayi) =>
  (await server.send(randevuCalls.doluBos, { query: { baslangicTarihi: YARIN, altUrunIDler: [altUrunID], ...query } }, { jeton })).liste;
const free = async (query: object = {}, kisi = bayi) => (await ask(query, kisi))[0]!.bosSaatler.map(({ baslangicSaat }) => baslangicSaat);

describe('free times', () => {
  it('are where somebody who performs the service is free, with their column', async () => {
    expect(await free()).toEqual(['10:00', '11:00', '12:00', '13:00']);
    await book(elif.sutunID, '10:00', '11:00');
    expect((await ask())[0]!.bosSaatler[0]).toEqual({ baslangicSaat: '10:00', bitisSaat: '11:00', randevuSutunBaslikID: ece.sutunID, yerler: [], boslukBirakir: false });
    const { id } = await book(ece.sutunID, '10:30', '11:30');
    expect(await free()).toEqual(['11:00', '12:00', '13:00']);
    expect(await free({ uygulayanPersonelID: ece.personelID })).toEqual(['12:00', '13:00']);
    expect(await free({ randevuSutunBaslikID: elif.sutunID })).toEqual(['11:00', '12:00', '13:00']);
    expect(await free({ uygulayanPersonelID: ece.personelID, randevuID: id })).toEqual(['10:00', '11:00', '12:00', '13:00']);
    expect(await free({ sure: 120, uygulayanPersonelID: ece.personelID })).toEqual(['12:00']);
  });

  it('take as many colleagues as the service needs, and nobody by each of two columns', async () => {
    const { id: ikinci } = await buildSutun(server, bayi, { personelID: elif.personelID });
    await save(altUrunCalls.saveYapanlar, { altUrunID, personelIDler: [elif.personelID], personelSayisi: 2 });
    expect(await free()).toEqual([]);
    await save(altUrunCalls.saveYapanlar, { altUrunID, personelIDler: [elif.personelID, ece.personelID], personelSayisi: 2 });
    await book(elif.sutunID, '10:00', '11:00');
    await book(ece.sutunID, '11:00', '12:00');
    expect((await ask())[0]!.bosSaatler).toMatchObject([{ baslangicSaat: '10:00', yerler: [ikinci] }, { baslangicSaat: '12:00', randevuSutunBaslikID: elif.sutunID, yerler: [ece.sutunID] }, { baslangicSaat: '13:00' }]);
  });

  it('are within opening hours, outside of breaks, leave and the shifts of those who may not leave them', async () => {
    await save(randevuCalls.saveAyarlar, { persembe: '11:00-14:00' });
    await save(istisnaCalls.create, { tur: 'ara', baslangicTarihi: YARIN, baslangicSaat: '12:00', bitisSaat: '13:00', aciklama: 'Öğle' });
    expect(await free()).toEqual(['11:00', '13:00']);
    await save(izinCalls.create, { personelID: ece.personelID, cikisTarihi: YARIN, cikisSaati: '13:00', gelisTarihi: YARIN, gelisSaati: '14:00' });
    await save(ayarCalls.save, { vardiyaKullanilsin: true });
    await save(vardiyaCalls.saveKayitlar, { vardiyaRandevular: [{ personelID: elif.personelID, tarih: YARIN, vardiyaSablon: { id: 4 } }] });
    const masa = await buildPersonel(server, bayi, ['randevuGoruntule']);
    expect(await free({}, masa)).toEqual(['11:00']);
    expect(await free()).toEqual(['11:00', '13:00']);
    await save(istisnaCalls.create, { tur: 'kapali', baslangicTarihi: YARIN, aciklama: 'Tadilat' });
    expect((await ask())[0]).toMatchObject({ tarih: YARIN, baslangicSaati: null, bitisSaati: null, bosSaatler: [] });
  });

  it('have all that the service needs, and say which', async () => {
    const { idler } = await save(randevuCalls.saveBasliklar, { model: ['Oda 1', 'Oda 2'].map((adi) => ({ id: 0, randevuSiraNo: 9, sutunBaslikTipi: SutunBaslikTipi.serbest, adi, yerTuru: 'oda' })) });
    await save(altUrunCalls.saveYapanlar, { altUrunID, yerIDler: idler, personelSayisi: 2 });
    await book(idler[0]!, '10:00', '11:00');
    await book(elif.sutunID, '13:00', '14:00');
    const saatler = (await ask())[0]!.bosSaatler;
    expect(saatler.map(({ baslangicSaat, randevuSutunBaslikID, yerler }) => [baslangicSaat, randevuSutunBaslikID, ...yerler])).toEqual([
      ['10:00', elif.sutunID, ece.sutunID, idler[1]],
      ['11:00', elif.sutunID, ece.sutunID, idler[0]],
      ['12:00', elif.sutunID, ece.sutunID, idler[0]],
    ]);
    expect(await free({ uygulayanPersonelID: ece.personelID })).toEqual(['10:00', '11:00', '12:00']);
    // What is proposed can be booked.
    for (const { randevuSutunBaslikID, baslangicSaat, bitisSaat } of saatler) await book(randevuSutunBaslikID, baslangicSaat, bitisSaat, { randevuHizmet: [{ altUrunID }] });
    expect(await free()).toEqual([]);
  });

  it('are none on a holiday on which the salon is closed', async () => {
    const BAYRAM = '2026-12-31';
    const yilbasi = { baslangicTarihi: BAYRAM, bitisTarihi: '2027-01-01' };
    const sayilar = async () => (await ask(yilbasi)).map(({ bosSaatler }) => bosSaatler.length);
    expect(await sayilar()).toEqual([4, 4]);
    await save(randevuCalls.saveAyarlar, { tatildeKapali: true });
    expect(await sayilar()).toEqual([4, 0]);
  });

  it('keep the time around an appointment clear, also beyond closing', async () => {
    await server.rows('update alt_urun set tampon_once = 15, tampon_sonra = 15 where id = $1', [altUrunID]);
    await book(elif.sutunID, '11:00', '12:00');
    expect(await free({ uygulayanPersonelID: elif.personelID })).toEqual(['13:00']);
  });

  it('leave no gap that nothing fits into, where the settings say so and other times are left', async () => {
    await save(randevuCalls.saveAyarlar, { zamanPeriyodu: 30, boslukBirakma: true });
    expect(await free({ randevuSutunBaslikID: elif.sutunID })).toEqual(['10:00', '11:00', '11:30', '12:00', '13:00']);
    await save(randevuCalls.saveAyarlar, { boslukBirakma: false });
    expect(await free({ randevuSutunBaslikID: elif.sutunID })).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00']);
  });

  it('begin now, and go on for a month at most', async () => {
    // It is ten.
    expect(await free({ baslangicTarihi: BUGUN })).toEqual(['10:00', '11:00', '12:00', '13:00']);
    expect(await free({ baslangicTarihi: '2026-11-24' })).toEqual([]);
    expect(await ask({ bitisTarihi: '2026-12-26' })).toHaveLength(31);
    expect((await server.send(randevuCalls.doluBos, { query: { baslangicTarihi: YARIN, bitisTarihi: '2026-12-27' } }, { jeton: bayi.jeton })).status).toBe(422);
    expect((await server.send(randevuCalls.doluBos, { query: { altUrunIDler: [999_999] } }, { jeton: bayi.jeton })).status).toBe(404);
  });

  it('come with how full each column is', async () => {
    await book(elif.sutunID, '10:30', '11:30');
    const [gun] = await ask();
    expect(gun!.sutunlar.find(({ randevuSutunBaslikID }) => randevuSutunBaslikID === elif.sutunID)).toMatchObject({ acikDakika: 240, doluDakika: 60 });
    expect(gun!.sutunlar.find(({ randevuSutunBaslikID }) => randevuSutunBaslikID === ece.sutunID)).toMatchObject({ acikDakika: 240, doluDakika: 0 });
  });
});
