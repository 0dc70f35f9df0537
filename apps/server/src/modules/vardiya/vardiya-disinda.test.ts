import { ayarCalls } from '@defter/contract/ayar.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
const CUMA = '2026-11-27';
const SONRAKI_HAFTA = '2026-12-02';
const SABAH = 1;
const IZINLI = 6;

let bayi: TestBayi;
/** May book, but not outside of shifts. */
let resepsiyon: TestBayi;
let uzmanID: number;
let sutunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  resepsiyon = await buildPersonel(server, bayi, ['randevuEkle', 'randevuDuzenle', 'randevuTumunuGor']);
  uzmanID = (await buildPersonel(server, bayi)).personelID;
  sutunID = (await buildSutun(server, bayi, { personelID: uzmanID })).id;
  const gunler = [{ tarih: YARIN, id: SABAH }, { tarih: CUMA, id: IZINLI }];
  const body = { vardiyaRandevular: gunler.map(({ tarih, id }) => ({ personelID: uzmanID, tarih, vardiyaSablon: { id } })) };
  await server.send(vardiyaCalls.saveKayitlar, { body }, { jeton: bayi.jeton });
});

const use = (vardiyaKullanilsin: boolean) => server.send(ayarCalls.save, { body: { vardiyaKullanilsin } }, { jeton: bayi.jeton });
const book = async (randevuTarihi: string, baslangicSaat: string, bitisSaat: string, changes: object = {}, { jeton } = resepsiyon) =>
  server.send(
    randevuCalls.create,
    { body: { musteriID: (await buildMusteri(server, bayi)).id, randevuSutunBaslikID: sutunID, randevuTarihi, baslangicSaat, bitisSaat, ...changes } },
    { jeton },
  );

it('where shifts are not used, they stand in nobody’s way', async () => {
  expect((await book(YARIN, '18:00', '18:30')).status).toBe(200);
});

describe('where shifts are used', () => {
  beforeEach(() => use(true));

  it('a booking has to lie in the shift, but for those who may use shifts', async () => {
    expect((await book(YARIN, '09:00', '09:30')).status).toBe(200);
    expect(await book(YARIN, '16:45', '17:15')).toMatchObject({ status: 403, message: 'vardiyaDisinda', alanlar: { baslangicSaat: 'vardiyaDisinda' } });
    expect((await book(YARIN, '16:45', '17:15', {}, bayi)).status).toBe(200);
  });

  it('a day off of a planned week is closed, a week without a plan is open', async () => {
    expect(await book(CUMA, '10:00', '10:30')).toMatchObject({ message: 'vardiyaDisinda' });
    expect(await book('2026-11-28', '10:00', '10:30')).toMatchObject({ message: 'vardiyaDisinda' });
    expect((await book(SONRAKI_HAFTA, '10:00', '10:30')).status).toBe(200);
    // Its Sunday alone makes a week a planned one.
    const body = { vardiyaRandevular: [{ personelID: uzmanID, tarih: '2026-12-06', vardiyaSablon: { id: SABAH } }] };
    await server.mustSend(vardiyaCalls.saveKayitlar, { body }, { jeton: bayi.jeton });
    expect(await book(SONRAKI_HAFTA, '11:00', '11:30')).toMatchObject({ message: 'vardiyaDisinda' });
  });

  it('the shift of the performer counts, not the one of the column', async () => {
    const baska = await buildPersonel(server, bayi);
    expect((await book(YARIN, '18:00', '18:30', { uygulayanPersonelID: baska.personelID })).status).toBe(200);
    const oda = await buildSutun(server, bayi);
    expect((await book(YARIN, '18:00', '18:30', { randevuSutunBaslikID: oda.id })).status).toBe(200);
    expect(await book(YARIN, '19:00', '19:30', { randevuSutunBaslikID: oda.id, uygulayanPersonelID: uzmanID })).toMatchObject({ message: 'vardiyaDisinda' });
  });

  it('the night before reaches into the day', async () => {
    const { id } = await server.send(vardiyaCalls.createSablon, { body: { sablonAdi: 'Gece', baslangicSaati: '20:00', bitisSaati: '09:00' } }, { jeton: bayi.jeton });
    const body = { vardiyaRandevular: [{ personelID: uzmanID, tarih: YARIN, vardiyaSablon: { id } }] };
    await server.send(vardiyaCalls.saveKayitlar, { body }, { jeton: bayi.jeton });
    expect((await book(CUMA, '08:00', '08:30')).status).toBe(200);
    expect((await book(YARIN, '08:00', '08:30')).status).toBe(403);
  });

  it('what stood there before stays, and is changed without being moved', async () => {
    await use(false);
    const randevu = await buildRandevu(server, bayi, { randevuSutunBaslikID: sutunID, baslangicSaat: '18:00', bitisSaat: '18:30' });
    await use(true);
    const change = (changes: object, surum = 1) => server.send(randevuCalls.update, { body: { ...randevu, surum, ...changes } }, { jeton: resepsiyon.jeton });
    expect((await change({ randevuNotu: 'Alerjisi var' })).status).toBe(200);
    expect(await change({ baslangicSaat: '18:30', bitisSaat: '19:00' }, 2)).toMatchObject({ message: 'vardiyaDisinda' });
    expect((await change({ baslangicSaat: '16:00', bitisSaat: '16:30' }, 2)).status).toBe(200);
  });
});
