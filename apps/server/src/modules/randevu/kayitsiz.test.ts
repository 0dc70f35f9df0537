import { ayarCalls } from '@defter/contract/ayar.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, buildSutun, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let randevuSutunBaslikID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  randevuSutunBaslikID = (await buildSutun(server, bayi)).id;
});

const set = (body: object) => server.send(ayarCalls.save, { body }, { jeton: bayi.jeton });
const book = (kisi: object, { jeton } = bayi) => {
  const body = { randevuSutunBaslikID, randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30', randevuHizmet: [], ...kisi };
  return server.send(randevuCalls.create, { body }, { jeton });
};
const AYSE = { adi: 'Ayşe', soyadi: 'Kaya', kayitsizTelefon: '0532 111 22 33' };
const customers = async () => (await server.send(musteriCalls.list, {}, { jeton: bayi.jeton })).liste;

describe('kayitsizMusteriRandevuAlinsinMi', () => {
  it('off, books customers only: they are chosen from the list', async () => {
    expect(await book(AYSE)).toMatchObject({ status: 422, alanlar: { musteriID: 'kayitsizMusteri' } });
    expect(await customers()).toEqual([]);
  });

  it('on, books somebody new by name and phone, who is a customer from then on', async () => {
    await set({ kayitsizMusteriRandevuAlinsinMi: true, musteriTCGirilsin: true });
    const desk = await buildPersonel(server, bayi, ['randevuEkle']);
    expect((await book(AYSE, desk)).status).toBe(200);
    expect(await customers()).toMatchObject([{ adSoyad: 'Ayşe Kaya', telefon: '+905321112233' }]);
    const { liste } = await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, { jeton: bayi.jeton });
    expect(liste).toMatchObject([{ adi: 'Ayşe', soyadi: 'Kaya', telefon: '+905321112233' }]);
  });

  it('on, is in the record log as an appointment of the customer, without a word of what stands on the card', async () => {
    await set({ kayitsizMusteriRandevuAlinsinMi: true });
    await book(AYSE);
    const { liste } = await server.send(kayitGunluguCalls.list, { query: { baslangic: '2000-01-01' } }, { jeton: bayi.jeton });
    const { degisim } = liste.find(({ menu }) => menu === 'randevu')!;
    expect(degisim).toContainEqual({ alan: 'musteriID', etiket: null, tur: 'kayit', sozler: null, tek: false, yetki: null, once: null, sonra: 'Ayşe Kaya' });
    for (const alan of Object.keys(AYSE)) expect(degisim.map((degisen) => degisen.alan)).not.toContain(alan);
  });

  it('on, asks for a name at least, and leaves no customer behind when the time is taken', async () => {
    await set({ kayitsizMusteriRandevuAlinsinMi: true });
    expect(await book({ kayitsizTelefon: '0532 111 22 33' })).toMatchObject({ status: 422, alanlar: { musteriID: 'musteriSecin' } });
    expect(await book({ ...AYSE, kayitsizTelefon: '12' })).toMatchObject({ status: 422, alanlar: { kayitsizTelefon: 'telefonGecersiz' } });
    expect((await book({ adi: 'Ali' })).status).toBe(200);
    expect(await book(AYSE)).toMatchObject({ status: 409, message: 'ayniSaatteRandevu' });
    expect((await customers()).map(({ adSoyad }) => adSoyad)).toEqual(['Ali']);
  });
});
