import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { istisnaCalls } from '@defter/contract/istisna.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSutun, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';

const server = useServer();

let bayi: TestBayi;
let musteriID: number;
/** Two colleagues with a column each. */
let elif: { personelID: number; jeton: string; sutunID: number };
let ece: { personelID: number; jeton: string; sutunID: number };
let lazer: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  [elif, ece] = [await colleague(), await colleague()];
  lazer = (await buildAltUrun(server, bayi, { adi: 'Lazer' })).id;
});

async function colleague() {
  const { personelID, jeton } = await buildPersonel(server, bayi, ['randevuGoruntule']);
  return { personelID, jeton, sutunID: (await buildSutun(server, bayi, { personelID })).id };
}
async function place(yerTuru: 'oda' | 'cihaz' | null, adi: string, changes: object = {}) {
  const sutun = { id: 0, randevuSiraNo: 20, sutunBaslikTipi: SutunBaslikTipi.serbest, adi, yerTuru, ...changes };
  return (await server.send(randevuCalls.saveBasliklar, { body: { model: [sutun] } }, { jeton: bayi.jeton })).idler[0]!;
}
const need = (body: object, altUrunID = lazer) => server.send(altUrunCalls.saveYapanlar, { body: { altUrunID, ...body } }, { jeton: bayi.jeton });
const book = (sutunID: number, body: object = {}) =>
  server.send(
    randevuCalls.create,
    { body: { musteriID, randevuSutunBaslikID: sutunID, randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '11:00', randevuHizmet: [{ altUrunID: lazer }], ...body } },
    { jeton: bayi.jeton },
  );
const list = async (query: object = {}, { jeton } = bayi) =>
  (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN, ...query } }, { jeton })).liste;
const placesOf = async (id: number) => (await list()).find((randevu) => randevu.id === id)!.sutunlar;
const change = async (id: number, changes: object) => {
  const { surum, musteriID, randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat, randevuDurumu } = (await list()).find((randevu) => randevu.id === id)!;
  const body = { id, surum, musteriID, randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat, randevuDurumu, ...changes };
  return server.send(randevuCalls.update, { body }, { jeton: bayi.jeton });
};

describe('a further column that is asked for', () => {
  it('is refused while its colleague is on leave, like the own one', async () => {
    await server.mustSend(izinCalls.create, { body: { personelID: ece.personelID, cikisTarihi: YARIN, gelisTarihi: '2026-11-27' } }, { jeton: bayi.jeton });
    expect(await book(elif.sutunID, { yerler: [ece.sutunID] })).toMatchObject({ status: 409, message: 'personelIzinli' });
    const { id } = await book(elif.sutunID);
    expect(await change(id, { yerler: [ece.sutunID] })).toMatchObject({ status: 409, message: 'personelIzinli' });
    expect(await change(id, { yerler: [ece.sutunID], zorlamaNedeni: 'Kendisi istedi' })).toMatchObject({ status: 200 });
  });

  it('is refused while it is closed, unless the appointment had it already', async () => {
    const oda = await place(null, 'Bahçe');
    const { id } = await book(elif.sutunID, { yerler: [oda] });
    const ara = { tur: 'ara', randevuSutunBaslikID: oda, baslangicTarihi: YARIN, bitisTarihi: YARIN, baslangicSaat: '09:00', bitisSaat: '18:00', aciklama: 'Boya' };
    await server.mustSend(istisnaCalls.create, { body: ara }, { jeton: bayi.jeton });
    expect(await book(ece.sutunID, { yerler: [oda], baslangicSaat: '13:00', bitisSaat: '14:00' })).toMatchObject({ status: 422, message: 'sutunKapali', veri: { neden: 'Boya' } });
    expect(await change(id, { yerler: [oda], randevuNotu: 'Sütlü kahve' })).toMatchObject({ status: 200 });
    expect(await change(id, { yerler: [oda], baslangicSaat: '12:00', bitisSaat: '13:00' })).toMatchObject({ message: 'sutunKapali' });
  });
});

describe('a service that needs a room and a device', () => {
  let odalar: number[];
  let cihaz: number;
  beforeEach(async () => {
    odalar = [await place('oda', 'Oda 1'), await place('oda', 'Oda 2')];
    cihaz = await place('cihaz', 'Lazer cihazı');
    await need({ yerIDler: [...odalar, cihaz] });
  });

  it('takes a free one of each, and is shown in each column', async () => {
    const { id } = await book(elif.sutunID);
    expect(await placesOf(id)).toEqual([elif.sutunID, odalar[0], cihaz]);
    for (const randevuSutunBaslikID of [elif.sutunID, odalar[0], cihaz]) expect(await list({ randevuSutunBaslikID })).toMatchObject([{ id }]);
    expect(await list({ randevuSutunBaslikID: odalar[1] })).toEqual([]);
    // Nobody else gets the room, whatever they need it for.
    expect(await book(odalar[0]!, { randevuHizmet: [] })).toMatchObject({ status: 409, message: 'ayniSaatteRandevu' });
    expect(await book(ece.sutunID)).toMatchObject({ status: 409, message: 'cihazDolu', alanlar: { baslangicSaat: 'cihazDolu' } });
    expect((await book(ece.sutunID, { baslangicSaat: '11:00', bitisSaat: '12:00' })).status).toBe(200);
  });

  it('goes to the second room when the first is taken, and nowhere when both are', async () => {
    await need({ yerIDler: odalar });
    await book(odalar[0]!, { randevuHizmet: [] });
    expect(await placesOf((await book(elif.sutunID)).id)).toEqual([elif.sutunID, odalar[1]]);
    expect(await book(ece.sutunID)).toMatchObject({ message: 'odaDolu' });
    expect(await list({ randevuSutunBaslikID: ece.sutunID })).toEqual([]);
  });

  it('is content with the room in which it is booked, and takes the one that was asked for', async () => {
    await need({ yerIDler: odalar });
    expect(await placesOf((await book(odalar[1]!)).id)).toEqual([odalar[1]]);
    expect(await placesOf((await book(elif.sutunID, { baslangicSaat: '12:00', bitisSaat: '13:00', yerler: [odalar[1]] })).id)).toEqual([elif.sutunID, odalar[1]]);
    expect(await book(ece.sutunID, { baslangicSaat: '12:00', bitisSaat: '13:00', yerler: [odalar[1]] })).toMatchObject({ message: 'ayniSaatteRandevu' });
    expect(await book(ece.sutunID, { yerler: [999_999] })).toMatchObject({ status: 404 });
  });

  it('takes its places along when it is moved, gives them back, and gets them again', async () => {
    const { id } = await book(elif.sutunID);
    expect((await change(id, { baslangicSaat: '14:00', bitisSaat: '15:00' })).status).toBe(200);
    expect(await placesOf(id)).toEqual([elif.sutunID, odalar[0], cihaz]);
    const { id: ikinci } = await book(ece.sutunID);
    expect(await change(ikinci, { baslangicSaat: '14:30', bitisSaat: '15:30' })).toMatchObject({ message: 'cihazDolu' });
    expect((await change(id, { randevuDurumu: 'I' })).status).toBe(200);
    expect((await change(ikinci, { baslangicSaat: '14:30', bitisSaat: '15:30' })).status).toBe(200);
    expect(await change(id, { randevuDurumu: 'B' })).toMatchObject({ status: 409 });
    expect((await server.send(randevuCalls.remove, { body: { id: ikinci, silmeNedeni: 'Vazgeçti' } }, { jeton: bayi.jeton })).status).toBe(200);
    expect((await change(id, { randevuDurumu: 'B' })).status).toBe(200);
  });

  it('does not get a device that is closed', async () => {
    await server.rows('reset role');
    await server.rows(`insert into takvim_istisnasi (bayi_id, tur, randevu_basligi_id, ilk_gun, baslangic, bitis, aciklama, kaydeden_personel_id)
      values ($1, 'ara', $2, $3, '10:30', '12:00', 'Bakım', $4)`, [bayi.bayiID, cihaz, YARIN, bayi.personelID]);
    await server.rows('set role defter_bakim');
    expect(await book(elif.sutunID)).toMatchObject({ message: 'cihazDolu' });
    expect((await book(elif.sutunID, { baslangicSaat: '12:00', bitisSaat: '13:00' })).status).toBe(200);
  });

  it('of forty who ask at once, as many get it as there are rooms', async () => {
    await need({ yerIDler: odalar });
    const sutunlar = await Promise.all(Array.from({ length: 40 }, () => buildSutun(server, bayi)));
    const replies = await Promise.all(sutunlar.map(({ id }) => book(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter(({ message }) => message === 'odaDolu')).toHaveLength(38);
    const [{ cift }] = (await server.rows<{ cift: string }>(
      'select count(*) as cift from randevu_yer a join randevu_yer b on b.bayi_id = a.bayi_id and b.randevu_basligi_id = a.randevu_basligi_id and b.randevu_id > a.randevu_id and a.tutar and b.tutar and tsrange(a.baslangic, a.bitis) && tsrange(b.baslangic, b.bitis) where a.bayi_id = $1',
      [bayi.bayiID],
    )) as [{ cift: string }];
    expect(Number(cift)).toBe(0);
  });
});

describe('the people of an appointment', () => {
  it('are not to be had in their own columns while they work in a room', async () => {
    const oda = await place(null, 'Salon');
    const { id } = await book(oda, { uygulayanPersonelID: elif.personelID });
    expect(await placesOf(id)).toEqual([oda, elif.sutunID]);
    expect(await book(elif.sutunID, { baslangicSaat: '10:30', bitisSaat: '11:30' })).toMatchObject({ message: 'ayniSaatteRandevu' });
    // Of two places of which one is taken none is.
    const baska = await place(null, 'Bahçe');
    expect(await book(baska, { uygulayanPersonelID: elif.personelID })).toMatchObject({ status: 409, message: 'ayniSaatteRandevu' });
    expect((await book(baska)).status).toBe(200);
    expect((await change(id, { uygulayanPersonelID: ece.personelID })).status).toBe(200);
    expect(await placesOf(id)).toEqual([oda, ece.sutunID]);
  });

  it('are two where the service takes two: the second is free, may do it, and sees it', async () => {
    await need({ personelSayisi: 2, personelIDler: [elif.personelID, ece.personelID] });
    const { id } = await book(elif.sutunID);
    expect(await placesOf(id)).toEqual([elif.sutunID, ece.sutunID]);
    const seen = async (jeton: string) => (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, { jeton })).liste.map((randevu) => randevu.id);
    expect([await seen(elif.jeton), await seen(ece.jeton), await seen((await colleague()).jeton)]).toEqual([[id], [id], []]);
    expect(await book(ece.sutunID, { randevuHizmet: [] })).toMatchObject({ message: 'ayniSaatteRandevu' });
    expect(await book(elif.sutunID, { baslangicSaat: '10:30', bitisSaat: '11:30', randevuHizmet: [] })).toMatchObject({ message: 'ayniSaatteRandevu' });
    const ucuncu = await colleague();
    await need({ personelSayisi: 2, personelIDler: [ece.personelID, ucuncu.personelID] });
    expect(await book(ucuncu.sutunID)).toMatchObject({ message: 'personelYetersiz' });
    await need({ personelSayisi: 2, personelIDler: [elif.personelID, ucuncu.personelID] });
    expect(await placesOf((await book(elif.sutunID, { baslangicSaat: '12:00', bitisSaat: '13:00' })).id)).toEqual([elif.sutunID, ucuncu.sutunID]);
  });

  it('are as many colleagues as the service takes, and nobody is counted by each of two columns', async () => {
    await need({ personelSayisi: 3, personelIDler: [elif.personelID, ece.personelID] });
    const { id: ikinci } = await buildSutun(server, bayi, { personelID: ece.personelID });
    expect(await book(elif.sutunID)).toMatchObject({ message: 'personelYetersiz' });
    expect(await book(elif.sutunID, { yerler: [ece.sutunID, ikinci] })).toMatchObject({ message: 'personelYetersiz' });
    const ucuncu = await colleague();
    await need({ personelSayisi: 3, personelIDler: [elif.personelID, ece.personelID, ucuncu.personelID] });
    expect(await placesOf((await book(elif.sutunID)).id)).toEqual([elif.sutunID, ece.sutunID, ucuncu.sutunID]);
    // Where one column is taken the other one does.
    expect(await placesOf((await book(elif.sutunID, { baslangicSaat: '12:00', bitisSaat: '13:00', yerler: [ikinci] })).id)).toEqual([elif.sutunID, ikinci, ucuncu.sutunID]);
  });

  it('are not on leave, neither before nor after', async () => {
    await need({ personelSayisi: 2, personelIDler: [elif.personelID, ece.personelID] });
    const izin = { personelID: ece.personelID, cikisTarihi: YARIN, cikisSaati: '09:00', gelisTarihi: YARIN, gelisSaati: '12:00' };
    const leave = () => server.send(izinCalls.create, { body: izin }, { jeton: bayi.jeton });
    const { id } = await book(elif.sutunID);
    expect(await leave()).toMatchObject({ status: 409, message: 'izindeRandevuVar' });
    expect((await change(id, { baslangicSaat: '14:00', bitisSaat: '15:00' })).status).toBe(200);
    expect((await leave()).status).toBe(200);
    expect(await book(elif.sutunID)).toMatchObject({ message: 'personelYetersiz' });
  });
});

it('a column that is taken cannot be hidden or deleted, and what a service needs is read again', async () => {
  const oda = await place('oda', 'Oda');
  await need({ yerIDler: [oda], personelSayisi: 1 });
  await book(elif.sutunID);
  expect(await server.send(randevuCalls.removeBaslik, { body: { id: oda } }, { jeton: bayi.jeton })).toMatchObject({ message: 'baslikDolu' });
  expect(await server.send(randevuCalls.saveBasliklar, { body: { model: [{ id: oda, randevudaGoster: false }] } }, { jeton: bayi.jeton })).toMatchObject({ message: 'baslikDolu' });
  expect(await server.send(altUrunCalls.yapanlar, { params: { id: lazer } }, { jeton: bayi.jeton })).toMatchObject({ yerIDler: [oda], personelSayisi: 1, personelIDler: [] });
  await need({ personelIDler: [elif.personelID] });
  expect(await server.send(altUrunCalls.yapanlar, { params: { id: lazer } }, { jeton: bayi.jeton })).toMatchObject({ yerIDler: [oda], personelIDler: [elif.personelID] });
});
