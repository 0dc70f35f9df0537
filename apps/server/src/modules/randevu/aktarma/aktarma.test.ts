import { aktarmaCalls } from '@defter/contract/aktarma.ts';
import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../../test/build.ts';
import { BUGUN, useServer, YARIN } from '../../../../test/server.ts';

const server = useServer();
type Kisi = { personelID: number; sutunID: number };
let bayi: TestBayi;
let hasta: Kisi;
let ece: Kisi;
let elif: Kisi;
beforeEach(async () => {
  bayi = await buildBayi(server);
  [hasta, ece, elif] = [await colleague(), await colleague(), await colleague()];
});

async function colleague(): Promise<Kisi> {
  const { personelID } = await buildPersonel(server, bayi);
  return { personelID, sutunID: (await buildSutun(server, bayi, { personelID })).id };
}
const book = async ({ sutunID }: Pick<Kisi, 'sutunID'>, baslangicSaat: string, changes: object = {}) =>
  (await buildRandevu(server, bayi, { randevuSutunBaslikID: sutunID, baslangicSaat, bitisSaat: `${baslangicSaat.slice(0, 3)}45`, ...changes })).id;
const list = (query: object, { jeton } = bayi) => server.send(aktarmaCalls.list, { query: { tarih: YARIN, ...query } }, { jeton });
const give = (body: object, { jeton } = bayi) => server.send(aktarmaCalls.aktar, { body }, { jeton });
async function standing() {
  const { liste } = await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, bayi);
  return new Map(liste.map(({ id, randevuSutunBaslikID, uygulayanPersonelID, baslangicSaat }) => [id, [randevuSutunBaslikID, uygulayanPersonelID, baslangicSaat]]));
}

it('says of a day what is to come, and what stands in the way with each of the others', async () => {
  const ilk = await book(hasta, '10:00');
  const ikinci = await book(hasta, '14:00');
  const oda = await buildSutun(server, bayi);
  const odada = await book({ sutunID: oda.id }, '16:00', { uygulayanPersonelID: hasta.personelID });
  await book(hasta, '18:00', { randevuDurumu: 'B', randevuTarihi: '2026-11-27' });
  await book(ece, '10:00');
  await server.send(izinCalls.create, { body: { personelID: elif.personelID, cikisTarihi: YARIN, cikisSaati: '13:00', gelisTarihi: YARIN, gelisSaati: '15:00', saatlik: true } }, bayi);
  const { liste } = await list({ randevuSutunBaslikID: hasta.sutunID, hedefler: [ece.sutunID, elif.sutunID] });
  expect(liste.map(({ id, engeller }) => [id, ...engeller.map(({ engel }) => engel)])).toEqual([
    [ilk, 'ayniSaatteRandevu', null],
    [ikinci, null, 'personelIzinli'],
    [odada, null, null],
  ]);
  expect((await standing()).get(ilk)).toEqual([hasta.sutunID, hasta.personelID, '10:00']);
});

it('gives each to another colleague at once, and puts all back as one', async () => {
  const [ilk, ikinci] = [await book(hasta, '10:00'), await book(hasta, '14:00')];
  const oda = await buildSutun(server, bayi);
  const odada = await book({ sutunID: oda.id }, '16:00', { uygulayanPersonelID: hasta.personelID });
  const once = await standing();
  const reply = await give({ personelID: ece.personelID, randevuID: [{ id: ilk }, { id: ikinci, randevuSutunBaslikID: elif.sutunID }, { randevuID: odada }] });
  expect(reply).toMatchObject({ status: 200 });
  const sonra = await standing();
  expect([sonra.get(ilk), sonra.get(ikinci), sonra.get(odada)]).toEqual([
    [ece.sutunID, ece.personelID, '10:00'],
    [elif.sutunID, elif.personelID, '14:00'],
    // The room stays, whoever performs it there.
    [oda.id, ece.personelID, '16:00'],
  ]);
  for (const kayitID of [ilk, ikinci, odada]) {
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'randevu', kayitID } }, bayi);
    expect(liste.map(({ islem }) => islem)).toEqual(['guncelleme', 'ekleme']);
  }
  expect(await server.send(seriCalls.putBack, { body: { randevular: reply.oncekiler } }, bayi)).toMatchObject({ status: 200 });
  expect(await standing()).toEqual(once);
});

it('gives the day of two to each other, for nobody stands in the way of who leaves', async () => {
  const [benim, onun] = [await book(hasta, '10:00'), await book(ece, '10:00')];
  expect(await give({ randevuID: [{ id: benim, randevuSutunBaslikID: ece.sutunID }, { id: onun, randevuSutunBaslikID: hasta.sutunID }] })).toMatchObject({ status: 200 });
  const sonra = await standing();
  expect([sonra.get(benim)?.[0], sonra.get(onun)?.[0]]).toEqual([ece.sutunID, hasta.sutunID]);
});

it('is refused as a whole, and names the hours', async () => {
  const idler = [await book(hasta, '10:00'), await book(hasta, '14:00'), await book(hasta, '16:00')];
  for (const saat of ['10:00', '16:00']) await book(ece, saat);
  const once = await standing();
  expect(await give({ randevuSutunBaslikID: ece.sutunID, randevuID: idler.map((id) => ({ id })) })).toMatchObject({ status: 409, message: 'aktarilamadi', veri: { saatler: '10:00, 16:00' } });
  expect(await standing()).toEqual(once);
});

it('is refused where it stands already, without a goal, and across businesses', async () => {
  const id = await book(hasta, '10:00');
  const other = await buildBayi(server);
  expect(await give({ randevuSutunBaslikID: hasta.sutunID, randevuID: [{ id }] })).toMatchObject({ status: 409, message: 'randevuAktarilmis' });
  expect(await give({ randevuID: [{ id }] })).toMatchObject({ status: 422 });
  expect(await give({ randevuSutunBaslikID: ece.sutunID, bayiID: other.bayiID, randevuID: [{ id }] })).toMatchObject({ status: 404 });
  expect(await give({ randevuSutunBaslikID: ece.sutunID, bayiID: bayi.bayiID, randevuID: [{ id }] })).toMatchObject({ status: 200 });
});

it('an appointment that was taken back meanwhile is not given back over a newcomer', async () => {
  const id = await book(hasta, '10:00');
  const { oncekiler } = await give({ randevuSutunBaslikID: ece.sutunID, randevuID: [{ id }] });
  await book(hasta, '10:00');
  expect(await server.send(seriCalls.putBack, { body: { randevular: oncekiler } }, bayi)).toMatchObject({ status: 409, message: 'randevuYeriAlindi' });
  expect((await standing()).get(id)?.[0]).toBe(ece.sutunID);
});

it('a colleague who does not perform the service stands in the way', async () => {
  const { id: altUrunID } = await buildAltUrun(server, bayi);
  await server.send(altUrunCalls.saveYapanlar, { body: { altUrunID, personelIDler: [hasta.personelID, elif.personelID] } }, bayi);
  const id = await book(hasta, '10:00', { altUrunIDler: [altUrunID] });
  const { liste } = await list({ personelID: hasta.personelID, hedefler: [ece.sutunID, elif.sutunID, hasta.sutunID] });
  expect(liste[0]?.engeller.map(({ engel }) => engel)).toEqual(['personelYapmiyor', null, 'randevuAktarilmis']);
  expect(await give({ randevuSutunBaslikID: ece.sutunID, randevuID: [{ id }] })).toMatchObject({ message: 'aktarilamadi', veri: { saatler: '10:00' } });
});

it('what has passed today is not given away', async () => {
  await buildRandevu(server, bayi, { randevuTarihi: BUGUN, randevuSutunBaslikID: hasta.sutunID, baslangicSaat: '08:00', bitisSaat: '08:30' });
  const id = await book(hasta, '12:00', { randevuTarihi: BUGUN });
  expect((await list({ tarih: null, randevuSutunBaslikID: hasta.sutunID })).liste.map((randevu) => randevu.id)).toEqual([id]);
});

it('gives the part of a second colleague to another, while the appointment stays with whoever performs it', async () => {
  const sutunlar = async () => (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, bayi)).liste.map((randevu) => randevu.sutunlar);
  const id = await book(elif, '10:00', { yerler: [hasta.sutunID] });
  const { liste } = await list({ randevuSutunBaslikID: hasta.sutunID, hedefler: [ece.sutunID, elif.sutunID] });
  expect(liste.map((satir) => [satir.id, satir.kaynakSutunID, ...satir.engeller.map(({ engel }) => engel)])).toEqual([[id, hasta.sutunID, null, 'randevuAktarilmis']]);
  expect((await list({ personelID: hasta.personelID })).liste.map((satir) => satir.kaynakSutunID)).toEqual([hasta.sutunID]);
  expect((await list({ personelID: elif.personelID })).liste.map((satir) => satir.kaynakSutunID)).toEqual([null]);
  const reply = await give({ randevuID: [{ id, randevuSutunBaslikID: ece.sutunID, kaynakSutunID: hasta.sutunID }] });
  expect(reply).toMatchObject({ status: 200 });
  expect(await sutunlar()).toEqual([[elif.sutunID, ece.sutunID]]);
  expect((await standing()).get(id)).toEqual([elif.sutunID, elif.personelID, '10:00']);
  expect(await server.send(seriCalls.putBack, { body: { randevular: reply.oncekiler } }, bayi)).toMatchObject({ status: 200 });
  expect(await sutunlar()).toEqual([[elif.sutunID, hasta.sutunID]]);
});

it('says of a second colleague what stands in the way with the others, and gives nothing there', async () => {
  const { id: altUrunID } = await buildAltUrun(server, bayi);
  await server.send(altUrunCalls.saveYapanlar, { body: { altUrunID, personelIDler: [hasta.personelID, elif.personelID] } }, bayi);
  const [izinli, oda, cihaz] = [await colleague(), await buildSutun(server, bayi), await buildSutun(server, bayi)];
  await server.send(izinCalls.create, { body: { personelID: izinli.personelID, cikisTarihi: YARIN, gelisTarihi: '2026-12-05' } }, bayi);
  await book(ece, '10:30');
  const plain = await book(elif, '10:00', { yerler: [hasta.sutunID, oda.id] });
  const skilled = await book(elif, '12:00', { yerler: [hasta.sutunID], altUrunIDler: [altUrunID] });
  const { liste } = await list({ randevuSutunBaslikID: hasta.sutunID, hedefler: [ece.sutunID, izinli.sutunID, oda.id, cihaz.id] });
  expect(liste.map((satir) => [satir.id, ...satir.engeller.map(({ engel }) => engel)])).toEqual([
    [plain, 'ayniSaatteRandevu', 'personelIzinli', 'randevuAktarilmis', 'sutundaYapilmiyor'],
    [skilled, 'personelYapmiyor', 'personelYapmiyor', 'sutundaYapilmiyor', 'sutundaYapilmiyor'],
  ]);
  expect(await give({ randevuID: [{ id: plain, randevuSutunBaslikID: ece.sutunID, kaynakSutunID: hasta.sutunID }] })).toMatchObject({ message: 'aktarilamadi', veri: { saatler: '10:00' } });
  expect(await give({ randevuID: [{ id: skilled, randevuSutunBaslikID: ece.sutunID, kaynakSutunID: oda.id }] })).toMatchObject({ status: 404 });
});
