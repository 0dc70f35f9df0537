import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { rolCalls } from '@defter/contract/rol.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';

const DUN = '2026-11-24';
const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const HAKLAR = ['randevuGoruntule', 'randevuTumunuGor', 'randevuEkle', 'randevuDuzenle', 'randevuKopyala', 'randevuTalep', 'randevuSatis', 'satisEkle', 'musteriGoruntule', 'gecmisTarihGor'];
const bekleyenler = ({ jeton } = bayi) => server.send(randevuCalls.bekleyenler, {}, { jeton });
const set = (id: number, randevuDurumu: string, { jeton } = bayi) => server.send(randevuCalls.update, { body: { id, randevuDurumu } }, { jeton });

/** Somebody at the desk, of a role that settles the days before first. */
async function buildMasa(yetkiler = HAKLAR) {
  const { id: rolID } = await server.send(rolCalls.create, { body: { adi: 'Banko', dunKapansin: true, yetkiler: Object.fromEntries(yetkiler.map((yetki) => [yetki, true])) } }, bayi);
  const masa = await buildPersonel(server, bayi);
  expect(await server.send(personelCalls.update, { body: { id: masa.personelID, cepTelefonu: buildTelefon(), rolID } }, bayi)).toMatchObject({ status: 200 });
  return { masa, rolID };
}

it('what nobody has settled on the days before is asked for, oldest first', async () => {
  const dun = await buildRandevu(server, bayi, { randevuTarihi: DUN });
  const once = await buildRandevu(server, bayi, { randevuTarihi: '2026-11-20', randevuDurumu: 'O' });
  await set((await buildRandevu(server, bayi, { randevuTarihi: DUN })).id, 'X');
  await buildRandevu(server, bayi, { randevuTarihi: DUN, randevuDurumu: 'G' });
  await buildRandevu(server, bayi, { randevuTarihi: '2026-10-20' });
  await buildRandevu(server, bayi, { randevuTarihi: BUGUN, baslangicSaat: '08:00', bitisSaat: '08:30' });
  const { liste, toplamKayit, zorunlu } = await bekleyenler();
  expect([liste.map(({ id }) => id), toplamKayit, zorunlu]).toEqual([[once.id, dun.id], 2, false]);
  await set(dun.id, 'G');
  expect((await bekleyenler()).liste.map(({ id }) => id)).toEqual([once.id]);
  const uzman = await buildPersonel(server, bayi, ['randevuGoruntule', 'gecmisTarihGor']);
  expect((await bekleyenler(uzman)).toplamKayit).toBe(0);
  const gormez = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor']);
  expect((await bekleyenler(gormez)).toplamKayit).toBe(0);
});

it('a role that settles first books and sells nothing before, and does everything else', async () => {
  const { masa, rolID } = await buildMasa();
  const { id } = await buildRandevu(server, bayi, { randevuTarihi: DUN });
  const { id: bugunku } = await buildRandevu(server, bayi, { randevuTarihi: BUGUN, altUrunIDler: [(await buildAltUrun(server, bayi)).id] });
  const yeni = { musteriID: (await buildMusteri(server, bayi)).id, randevuSutunBaslikID: (await buildSutun(server, bayi)).id, randevuTarihi: YARIN, baslangicSaat: '11:00', bitisSaat: '11:30' };
  const altUrunID = (await buildAltUrun(server, bayi)).id;
  const book = ({ jeton }: TestBayi) => server.send(randevuCalls.create, { body: yeni }, { jeton });
  const refused = { status: 409, message: 'dunKapanmadi', veri: { sayi: 1, tarih: '24.11.2026' } };
  expect(await book(masa)).toMatchObject(refused);
  expect(await server.send(seriCalls.create, { body: { ...yeni, baslangicTarihi: YARIN, randevuTekrari: 2 } }, masa)).toMatchObject(refused);
  expect(await server.send(beklemeCalls.kabul, { body: { id: 1 } }, masa)).toMatchObject(refused);
  expect(await server.send(satisCalls.create, { body: { musteriID: yeni.musteriID, icerikler: [{ altUrunID }] } }, masa)).toMatchObject(refused);
  expect(await server.send(randevuCalls.satis, { body: { randevuID: bugunku } }, masa)).toMatchObject(refused);
  expect((await bekleyenler(masa)).zorunlu).toBe(true);

  expect(await server.send(randevuCalls.update, { body: { id: bugunku, baslangicSaat: '15:00', bitisSaat: '15:30' } }, masa)).toMatchObject({ status: 200 });
  expect(await set(id, 'G', masa)).toMatchObject({ status: 200 });
  expect(await book(masa)).toMatchObject({ status: 200 });
  expect(await server.send(randevuCalls.satis, { body: { randevuID: bugunku } }, masa)).toMatchObject({ status: 200 });

  await set(id, 'B');
  expect(await book(masa)).toMatchObject(refused);
  await server.send(rolCalls.update, { body: { id: rolID, adi: 'Banko' } }, bayi);
  expect(await book(masa)).toMatchObject(refused);
  await server.send(rolCalls.update, { body: { id: rolID, adi: 'Banko', dunKapansin: false } }, bayi);
  expect(await book(masa)).not.toMatchObject({ message: 'dunKapanmadi' });
  const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'personel', nesne: 'rol', kayitID: rolID } }, bayi);
  expect(liste).toHaveLength(2);
});

it('nobody is held up by days that they may not see', async () => {
  const { masa } = await buildMasa(HAKLAR.filter((yetki) => yetki !== 'gecmisTarihGor'));
  await buildRandevu(server, bayi, { randevuTarihi: DUN });
  const { musteriID, randevuSutunBaslikID } = await buildRandevu(server, bayi);
  expect(await server.send(randevuCalls.create, { body: { musteriID, randevuSutunBaslikID, randevuTarihi: YARIN, baslangicSaat: '11:00', bitisSaat: '11:30' } }, masa)).toMatchObject({ status: 200 });
});
