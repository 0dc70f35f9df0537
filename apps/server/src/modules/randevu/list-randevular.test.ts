import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import pg from 'pg';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import { maskele } from '@defter/rules/maske.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../test/build.ts';
import { buildRiza, openSmsOnayi } from '../../../test/build-kvkk.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const gun = (tarih: string) => ({ baslangicTarihi: tarih, bitisTarihi: tarih });
const list = (query: object, { jeton } = bayi) => server.send(randevuCalls.list, { query }, { jeton });
const count = async (query: object, { jeton } = bayi) =>
  Object.fromEntries(
    (await server.send(randevuCalls.durumSayisi, { query }, { jeton })).liste.map(({ randevuDurumu, sayi }) => [randevuDurumu, sayi]),
  );

describe('the list', () => {
  it('has the days of the range and no others, earliest first', async () => {
    const own = await buildBayi(server);
    const { id: randevuSutunBaslikID } = await buildSutun(server, own);
    const book = (randevuTarihi: string, baslangicSaat: string, bitisSaat: string) =>
      buildRandevu(server, own, { randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat });
    const late = await book('2026-12-01', '20:30', '21:00');
    const early = await book('2026-12-01', '08:00', '08:30');
    const next = await book('2026-12-02', '08:00', '08:30');
    await book('2026-12-03', '08:00', '08:30');
    const ids = async (query: object) => (await list(query, own)).liste.map(({ id }) => id);
    expect(await ids({ baslangicTarihi: '2026-12-01', bitisTarihi: '2026-12-02' })).toEqual([early.id, late.id, next.id]);
    const page = await list({ baslangicTarihi: '2026-12-01', bitisTarihi: '2026-12-03', sayfa: 2, sayfaBoyutu: 3 }, own);
    expect(page.toplamKayit).toBe(4);
    expect(page.liste).toHaveLength(1);
  });

  it('filters by customer, column and state', async () => {
    const one = await buildRandevu(server, bayi, { randevuTarihi: '2026-12-04' });
    const two = await buildRandevu(server, bayi, { randevuTarihi: '2026-12-04', randevuDurumu: 'O' });
    const ids = async (filter: object) => (await list({ ...gun('2026-12-04'), ...filter })).liste.map(({ id }) => id);
    expect(await ids({ musteriID: one.musteriID })).toEqual([one.id]);
    expect(await count({ ...gun('2026-12-04'), musteriID: two.musteriID })).toEqual({ O: 1 });
    expect(await ids({ randevuSutunBaslikID: two.randevuSutunBaslikID })).toEqual([two.id]);
    expect(await ids({ randevuDurumu: 'O' })).toEqual([two.id]);
  });

  it('filters by columns, colleague, service, hidden states and words', async () => {
    const tarih = '2026-12-05';
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const uzman = await buildPersonel(server, bayi, []);
    const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Işıl', soyad: 'Şanlı' });
    const one = await buildRandevu(server, bayi, { randevuTarihi: tarih, altUrunIDler: [altUrunID] });
    const two = await buildRandevu(server, bayi, { randevuTarihi: tarih, uygulayanPersonelID: uzman.personelID, randevuNotu: 'Lavanta kokusu' });
    const three = await buildRandevu(server, bayi, { randevuTarihi: tarih, musteriID });
    await server.send(randevuCalls.update, { body: { id: three.id, randevuDurumu: 'I' } }, bayi);
    const ids = async (filter: object) => (await list({ ...gun(tarih), ...filter })).liste.map(({ id }) => id);
    expect(await ids({ sutun: `${one.randevuSutunBaslikID},${three.randevuSutunBaslikID}` })).toEqual([one.id, three.id]);
    expect(await ids({ personelID: uzman.personelID })).toEqual([two.id]);
    expect(await ids({ altUrunID })).toEqual([one.id]);
    expect(await ids({ ara: 'isil san' })).toEqual([three.id]);
    expect(await ids({ ara: 'LAVANTA' })).toEqual([two.id]);
    expect(await ids({ gizliler: false })).toEqual([one.id, two.id]);
    expect(await ids({ sutun: 'oda' })).toEqual([]);
    const kor = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor']);
    expect((await list({ ...gun(tarih), ara: 'isil' }, kor)).liste).toEqual([]);
  });

  it('is counted by day for the month, with the minutes that are taken', async () => {
    const own = await buildBayi(server);
    const { id: randevuSutunBaslikID } = await buildSutun(server, own);
    const book = (randevuTarihi: string, baslangicSaat: string, bitisSaat: string) => buildRandevu(server, own, { randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat });
    await book('2026-12-01', '10:00', '10:45');
    const iptal = await book('2026-12-01', '12:00', '13:00');
    await book('2026-12-31', '10:00', '10:30');
    await server.send(randevuCalls.update, { body: { id: iptal.id, randevuDurumu: 'I' } }, own);
    const ay = { baslangicTarihi: '2026-12-01', bitisTarihi: '2026-12-31' };
    const { liste } = await server.send(randevuCalls.gunler, { query: ay }, own);
    expect(liste).toEqual([
      { randevuTarihi: '2026-12-01', sayi: 2, gizliSayisi: 1, dakika: 45 },
      { randevuTarihi: '2026-12-31', sayi: 1, gizliSayisi: 0, dakika: 30 },
    ]);
    expect(await server.send(randevuCalls.gunler, { query: { ...ay, bitisTarihi: '2027-01-01' } }, own)).toMatchObject({ status: 422 });
  });

  it('takes at most 31 days', async () => {
    expect((await list({ baslangicTarihi: '2026-12-01', bitisTarihi: '2026-12-31' })).status).toBe(200);
    expect(await list({ baslangicTarihi: '2026-12-01', bitisTarihi: '2027-01-01' })).toMatchObject({ status: 422, message: 'tarihAraligi31' });
    expect(await list({ baslangicTarihi: '2026-12-02', bitisTarihi: '2026-12-01' })).toMatchObject({ status: 422, message: 'bitisOnce' });
  });

  it('knows who comes for the first time', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const first = await buildRandevu(server, bayi, { musteriID, randevuTarihi: BUGUN, randevuDurumu: 'G' });
    const second = await buildRandevu(server, bayi, { musteriID, randevuTarihi: YARIN });
    const { liste } = await list({ baslangicTarihi: BUGUN, bitisTarihi: YARIN, musteriID });
    expect(liste.map(({ id, yeniMusteriMi }) => [id, yeniMusteriMi])).toEqual([[first.id, true], [second.id, false]]);
  });

  it('says what is special about the health of its customer, to those who may see cards', async () => {
    const own = await buildBayi(server);
    const { id: musteriID } = await buildMusteri(server, own);
    await server.mustSend(musteriCalls.update, { body: { musteri: { id: musteriID, ad: 'Ayşe' }, digerBilgiler: { ozelDurumID: 8 } } }, own);
    await buildRandevu(server, own, { musteriID, randevuTarihi: BUGUN });
    await buildRandevu(server, own, { randevuTarihi: BUGUN });
    const ozelDurumlar = async (kim: TestBayi) => (await list(gun(BUGUN), kim)).liste.map(({ ozelDurum }) => ozelDurum);
    expect(await ozelDurumlar(own)).toEqual(['Alerjik bünye', null]);
    const yetkiler: Yetki[] = ['randevuGoruntule', 'randevuTumunuGor', 'randevuMusteriGor'];
    expect(await ozelDurumlar(await buildPersonel(server, own, yetkiler))).toEqual([null, null]);
    expect(await ozelDurumlar(await buildPersonel(server, own, [...yetkiler, 'musteriGoruntule']))).toEqual(['Alerjik bünye', null]);
    expect(await ozelDurumlar(await buildPersonel(server, own, ['randevuGoruntule', 'randevuTumunuGor', 'musteriGoruntule']))).toEqual([null, null]);
  });

  it('says whose consent is missing or was taken back, once the business takes consents', async () => {
    const own = await buildBayi(server);
    const { id: musteriID } = await buildMusteri(server, own);
    await buildRandevu(server, own, { musteriID, randevuTarihi: BUGUN });
    const isMissing = async () => (await list(gun(BUGUN), own)).liste.map(({ onayEksikMi }) => onayEksikMi);
    expect(await isMissing()).toEqual([false]);
    await openSmsOnayi(server, own);
    expect(await isMissing()).toEqual([true]);
    await buildRiza(server, own, { musteriID, amaclar: ['fotograf'] });
    expect(await isMissing()).toEqual([true]);
    const { id } = await buildRiza(server, own, { musteriID });
    expect(await isMissing()).toEqual([false]);
    await server.send(kvkkCalls.geriAl, { body: { id, neden: 'Vazgeçti' } }, own);
    expect(await isMissing()).toEqual([true]);
  });

  it('asks the database as often for many appointments as for one', async () => {
    const own = await buildBayi(server);
    const { id: randevuSutunBaslikID } = await buildSutun(server, own);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const statementsFor = async () => {
      query.mockClear();
      expect((await list(gun(YARIN), own)).status).toBe(200);
      // Named statements are a call's own; plain texts are begin, commit and the notices.
      return query.mock.calls.filter(([config]) => typeof config === 'object').length;
    };
    await buildRandevu(server, own, { randevuSutunBaslikID });
    const one = await statementsFor();
    for (let saat = 11; saat < 20; saat += 1) {
      await buildRandevu(server, own, { randevuSutunBaslikID, baslangicSaat: `${saat}:00`, bitisSaat: `${saat}:30` });
    }
    expect(await statementsFor()).toBe(one);
    query.mockRestore();
  });
});

describe('what somebody sees', () => {
  it('is the own column and the own work, without the right to see all', async () => {
    const uzman = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuMusteriGor']);
    const { id: kendiSutunu } = await buildSutun(server, bayi, { personelID: uzman.personelID });
    const tarih = { randevuTarihi: '2026-12-07' };
    const own = await buildRandevu(server, bayi, { ...tarih, randevuSutunBaslikID: kendiSutunu, uygulayanPersonelID: bayi.personelID });
    const byHand = await buildRandevu(server, bayi, { ...tarih, baslangicSaat: '11:00', bitisSaat: '11:30', uygulayanPersonelID: uzman.personelID });
    const other = await buildRandevu(server, bayi, tarih);
    const { liste, toplamKayit } = await list(gun('2026-12-07'), uzman);
    expect(liste.map(({ id }) => id)).toEqual([own.id, byHand.id]);
    expect(toplamKayit).toBe(2);
    expect(await count(gun('2026-12-07'), uzman)).toEqual({ B: 2 });
    expect(await count(gun('2026-12-07'))).toEqual({ B: 3 });
    const hizmetler = (id: number) => server.send(randevuCalls.hizmetler, { params: { id } }, { jeton: uzman.jeton });
    expect((await hizmetler(own.id)).status).toBe(200);
    expect((await hizmetler(other.id)).status).toBe(404);
  });

  it('is initials without the right to see customers, and half a phone without that to their contact', async () => {
    const { id: musteriID, telefon } = await buildMusteri(server, bayi, { ad: 'İpek', soyad: 'Çınar' });
    await buildRandevu(server, bayi, { musteriID, randevuTarihi: '2026-12-08' });
    const seenBy = async (...yetkiler: Parameters<typeof buildPersonel>[2] & string[]) => {
      const person = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor', ...yetkiler]);
      const [randevu] = (await list(gun('2026-12-08'), person)).liste;
      return [randevu?.adi, randevu?.soyadi, randevu?.telefon];
    };
    expect(await seenBy()).toEqual(['İ.', 'Ç.', null]);
    expect(await seenBy('randevuMusteriGor', 'musteriIletisim')).toEqual(['İpek', 'Çınar', telefon]);
    const [ad, , half] = await seenBy('randevuMusteriGor');
    expect(ad).toBe('İpek');
    expect(half).toBe(maskele('telefon', telefon));
  });

  it('is nothing of another bayi', async () => {
    const other = await buildBayi(server);
    const { musteriID, id } = await buildRandevu(server, bayi, { randevuTarihi: '2026-12-09' });
    expect((await list(gun('2026-12-09'), other)).liste).toEqual([]);
    expect((await list({ ...gun('2026-12-09'), musteriID }, other)).liste).toEqual([]);
    expect((await server.send(randevuCalls.hizmetler, { params: { id } }, { jeton: other.jeton })).status).toBe(404);
  });
});

describe('days that are past', () => {
  it('are shown to whoever may see them, and counted for nobody else', async () => {
    const own = await buildBayi(server);
    const { id: randevuSutunBaslikID } = await buildSutun(server, own);
    const dun = await buildRandevu(server, own, { randevuSutunBaslikID, randevuTarihi: '2026-11-24' });
    const bugun = await buildRandevu(server, own, { randevuSutunBaslikID, randevuTarihi: BUGUN });
    const ikiGun = { baslangicTarihi: '2026-11-24', bitisTarihi: BUGUN };
    const idsFor = async (yetkiler: Yetki[]) => {
      const kisi = await buildPersonel(server, own, ['randevuGoruntule', 'randevuTumunuGor', ...yetkiler]);
      return { idler: (await list(ikiGun, kisi)).liste.map(({ id }) => id), sayilar: await count(ikiGun, kisi) };
    };
    expect(await idsFor(['gecmisTarihGor'])).toEqual({ idler: [dun.id, bugun.id], sayilar: { B: 2 } });
    expect(await idsFor([])).toEqual({ idler: [bugun.id], sayilar: { B: 1 } });
  });
});

describe('one appointment', () => {
  it('is as the calendar shows it, of those that the person is shown', async () => {
    const own = await buildBayi(server);
    const { id } = await buildRandevu(server, own, { randevuTarihi: YARIN });
    const get = (wanted: number, { jeton } = own) => server.send(randevuCalls.get, { params: { id: wanted } }, { jeton });
    const { liste } = await list(gun(YARIN), own);
    const { randevu } = await get(id);
    expect(liste[0]).toMatchObject(randevu);
    // Somebody else's column, a past day, another business, and what was removed.
    expect(await get(id, await buildPersonel(server, own, ['randevuGoruntule']))).toMatchObject({ status: 404 });
    expect(await get(id, await buildPersonel(server, own, ['randevuTumunuGor']))).toMatchObject({ status: 403 });
    expect(await get(id, bayi)).toMatchObject({ status: 404 });
    const { randevu: gizli } = await get(id, await buildPersonel(server, own, ['randevuGoruntule', 'randevuTumunuGor']));
    expect(gizli).toMatchObject({ id, telefon: null, adi: expect.stringMatching(/^.\.$/) });
    await server.mustSend(randevuCalls.remove, { body: { id, silmeNedeni: 'Vazgeçti' } }, { jeton: own.jeton });
    expect(await get(id)).toMatchObject({ status: 404 });
  });
});
