import { ayarCalls } from '@defter/contract/ayar.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildSutun, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let gormeyen: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

/** Somebody who may not see contact data, close to the limit of the day. */
async function nearLimit(): Promise<void> {
  gormeyen = await buildPersonel(server, bayi, ['musteriEkle', 'musteriDuzenle', 'musteriGoruntule', 'randevuEkle', 'randevuTalep', 'randevuTumunuGor', 'randevuMusteriGor']);
  await server.house(`insert into deneme values ('tahmin ' || $1::int || '.' || $2::int, 199, now() + interval '1 hour', null)`, [bayi.bayiID, gormeyen.personelID]);
}
const add = (telefon: string, { jeton } = gormeyen) =>
  server.send(musteriCalls.createFromRandevu, { body: { ad: 'Tahmin', soyad: null, telefon } }, { jeton });

it('counts refused numbers of somebody who may not see them, and ends', async () => {
  await nearLimit();
  const known = await buildMusteri(server, bayi);
  expect(await add(known.telefon!)).toMatchObject({ message: 'telefonKayitli' });
  expect(await add(known.telefon!)).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
  expect(await add(buildTelefon())).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
  expect((await add(buildTelefon(), bayi)).status).toBe(200);
});

it('counts each phone and e-mail of a form, and each number a code is asked for or said of', async () => {
  await nearLimit();
  const { id } = await buildMusteri(server, bayi);
  const form = { musteri: { id, email: 'bir@ornek.test' }, musteriTelefon: [{ id: 0, telefon: buildTelefon() }] };
  expect(await server.send(musteriCalls.update, { body: form }, gormeyen)).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
  await nearLimit();
  const say = () => server.send(kvkkCalls.smsDogrula, { body: { telefon: buildTelefon(), onayKodu: '123456' } }, gormeyen);
  expect(await say()).toMatchObject({ message: 'kodGecersiz' });
  expect(await say()).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
  await nearLimit();
  const ask = () => server.send(kvkkCalls.smsGonder, { body: { musteriID: id, telefon: buildTelefon() } }, gormeyen);
  expect((await ask()).status).not.toBe(429);
  expect(await ask()).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
});

it('counts identity numbers too: who pairs with one would tell whose it is', async () => {
  const { id } = await buildMusteri(server, bayi);
  for (const form of [{ tcKimlikNo: '10000000146' }, { pasaportNo: 'U12345678' }]) {
    await nearLimit();
    const save = () => server.send(musteriCalls.update, { body: { musteri: { id, ...form } } }, gormeyen);
    expect((await save()).status).toBe(200);
    expect(await save()).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
  }
});

it('counts each field of the short form', async () => {
  await nearLimit();
  const body = { ad: 'Tahmin', soyad: null, telefon: buildTelefon(), email: 'iki@ornek.test' };
  expect(await server.send(musteriCalls.createFromRandevu, { body }, gormeyen)).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
});

describe('somebody without a card who is booked', () => {
  // Outside of the opening hours nothing is left behind, so that one could ask for ever.
  const yer = { baslangicSaat: '23:00', bitisSaat: '23:30', randevuHizmet: [] };
  const kisi = { adi: 'Tahmin', randevuTarihi: YARIN };
  it.each([
    ['an appointment', (telefon: string, randevuSutunBaslikID: number) =>
      server.send(randevuCalls.create, { body: { ...kisi, ...yer, kayitsizTelefon: telefon, randevuSutunBaslikID } }, gormeyen)],
    ['a visit', (telefon: string, randevuSutunBaslikID: number) =>
      server.send(ziyaretCalls.create, { body: { ...kisi, kayitsizTelefon: telefon, randevular: [{ ...yer, randevuSutunBaslikID }] } }, gormeyen)],
  ])('of %s is counted by the phone', async (_, book) => {
    await server.send(ayarCalls.save, { body: { kayitsizMusteriRandevuAlinsinMi: true } }, bayi);
    const { id } = await buildSutun(server, bayi);
    const { telefon } = await buildMusteri(server, bayi);
    await nearLimit();
    expect(await book(telefon, id)).toMatchObject({ status: 409, message: 'telefonKayitli' });
    expect(await book(telefon, id)).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
    expect(await book(buildTelefon(), id)).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
  });
});

describe('a request by phone', () => {
  const ask = (telefon: string) =>
    server.send(randevuTalepCalls.create, { body: { adi: 'Ece', telefon, randevuTarihi: YARIN, baslangicSaat: '10:00' } }, gormeyen);
  const row = async (id: number, { jeton } = gormeyen) => {
    const { liste } = await server.send(randevuTalepCalls.list, {}, { jeton });
    const { id: _id, kayitZamani: _zaman, telefon: _telefon, ...rest } = liste.find((talep) => talep.id === id)!;
    return rest;
  };

  it('looks the same whether the number is known or not, and is counted', async () => {
    await nearLimit();
    const { telefon } = await buildMusteri(server, bayi, { ad: 'Selin' });
    const { id: known } = await ask(telefon);
    expect(await ask(telefon)).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
    await nearLimit();
    const { id: unknown } = await ask(buildTelefon());
    expect(await row(known)).toEqual(await row(unknown));
    expect(await row(known)).toMatchObject({ musteriID: null, adi: 'Ece' });
  });

  it('is of the customer who has the number once it is approved', async () => {
    await nearLimit();
    const { id: musteriID, telefon } = await buildMusteri(server, bayi, { ad: 'Selin' });
    const { id } = await ask(telefon);
    expect((await server.send(randevuTalepCalls.onayla, { body: { id } }, bayi)).status).toBe(200);
    expect(await row(id, bayi)).toMatchObject({ musteriID, adi: 'Selin' });
  });
});
