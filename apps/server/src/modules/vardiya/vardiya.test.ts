import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import type pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';
import { sorted } from '../../../test/sorted.ts';

const server = useServer();
const DUN = '2026-11-24';
/** The templates that every business begins with. */
const SABAH = 1;
const OGLE = 2;
const IZINLI = 6;

let bayi: TestBayi;
let kisi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
  kisi = await buildPersonel(server, bayi, ['vardiyaKullan']);
});

const plan = (gunler: [tarih: string, sablonID: number | null][], personelID = kisi.personelID) =>
  server.send(
    vardiyaCalls.saveKayitlar,
    { body: { vardiyaRandevular: gunler.map(([tarih, id]) => ({ personelID, tarih, vardiyaSablon: { id } })) } },
    { jeton: kisi.jeton },
  );

async function planned(baslangicTarihi = DUN, bitisTarihi = '2026-11-30'): Promise<string[]> {
  const { liste } = await server.send(vardiyaCalls.kayitlar, { query: { baslangicTarihi, bitisTarihi } }, { jeton: kisi.jeton });
  return liste.map(({ baslangic, bitis, vardiyaSablon }) => `${vardiyaSablon.sablonAdi} ${baslangic.slice(5)}–${bitis.slice(5)}`);
}

async function buildSablon(baslangicSaati: string, bitisSaati: string, sablonAdi = `${baslangicSaati}–${bitisSaati}`): Promise<number> {
  const { id } = await server.send(vardiyaCalls.createSablon, { body: { sablonAdi, baslangicSaati, bitisSaati } }, { jeton: kisi.jeton });
  return id;
}

describe('templates', () => {
  it('are there from the first day, and a new one is black unless it is said', async () => {
    const id = await buildSablon('22:00', '06:00', 'Gece');
    const { liste } = await server.send(vardiyaCalls.sablonlar, {}, { jeton: kisi.jeton });
    expect(liste.map(({ sablonAdi }) => sablonAdi)).toEqual(['Sabah', 'Tam gün', 'Yarım gün', 'Öğle', 'Akşam', 'Gece', 'İzinli']);
    const { vardiyaSablon } = await server.send(vardiyaCalls.sablon, { params: { id } }, { jeton: kisi.jeton });
    expect(vardiyaSablon).toEqual({ id, surum: 1, bayiId: bayi.bayiID, sablonAdi: 'Gece', baslangicSaati: '22:00', bitisSaati: '06:00', renk: 'black' });
  });

  it('take every colour of CSS as it is written, and nothing else', async () => {
    const id = await buildSablon('22:00', '06:00', 'Gece');
    const paint = (renk: string) => server.send(vardiyaCalls.updateSablon, { body: { id, sablonAdi: 'Gece', baslangicSaati: '22:00', bitisSaati: '06:00', renk } }, { jeton: kisi.jeton });
    for (const renk of ['red', 'RebeccaPurple', '#09f', '#2F80ED80', 'rgb(47, 128, 237)', 'rgba(47 128 237 / 50%)', 'hsl(214deg 84% 56%)']) {
      expect((await paint(renk)).status, renk).toBe(200);
      expect((await server.send(vardiyaCalls.sablon, { params: { id } }, { jeton: kisi.jeton })).vardiyaSablon.renk).toBe(renk);
    }
    for (const renk of ['kırmızı', '#12345', 'url(https://kotu.test)', 'red; position: fixed', 'rgb(1,2)', 'var(--a)']) {
      expect(await paint(renk), renk).toMatchObject({ status: 422, alanlar: { renk: 'secimGecersiz' } });
    }
  });

  it('have a name of their own, until they are deleted', async () => {
    const send = (sablonAdi = 'Gece') => server.send(vardiyaCalls.createSablon, { body: { sablonAdi, baslangicSaati: '22:00', bitisSaati: '06:00' } }, { jeton: kisi.jeton });
    const { id } = await send();
    expect(await send('GECE')).toMatchObject({ status: 409, message: 'vardiyaAdiMukerrer' });
    await server.send(vardiyaCalls.removeSablon, { params: { id } }, { jeton: kisi.jeton });
    expect((await send()).status).toBe(200);
  });

  it('begin on their day: 24:00 is the end of one only', async () => {
    const send = (baslangicSaati: string, bitisSaati: string) => server.send(vardiyaCalls.createSablon, { body: { sablonAdi: 'Akşamdan', baslangicSaati, bitisSaati } }, { jeton: kisi.jeton });
    expect(await send('24:00', '06:00')).toMatchObject({ status: 422, alanlar: { baslangicSaati: 'saatGecersiz' } });
    expect((await send('16:00', '24:00')).status).toBe(200);
  });

  it('move the days to come with them and leave the past as it was worked', async () => {
    await plan([[DUN, SABAH], [BUGUN, SABAH], [YARIN, SABAH]]);
    const body = { id: SABAH, sablonAdi: 'Sabah', baslangicSaati: '08:00', bitisSaati: '16:00' };
    expect((await server.send(vardiyaCalls.updateSablon, { body }, { jeton: kisi.jeton })).status).toBe(200);
    expect(await planned()).toEqual(['Sabah 11-24 09:00–11-24 17:00', 'Sabah 11-25 08:00–11-25 16:00', 'Sabah 11-26 08:00–11-26 16:00']);
  });

  it('cannot be deleted while somebody is to work by them, and stay with the days that are past', async () => {
    await plan([[DUN, SABAH], [YARIN, SABAH]]);
    const remove = () => server.send(vardiyaCalls.removeSablon, { params: { id: SABAH } }, { jeton: kisi.jeton });
    expect(await remove()).toMatchObject({ status: 409, message: 'vardiyaPlanda', veri: { sayi: 1 } });
    const body = { vardiyaRandevular: [{ personelID: kisi.personelID, tarih: YARIN }] };
    await server.send(vardiyaCalls.removeKayitlar, { body }, { jeton: kisi.jeton });
    expect((await remove()).status).toBe(200);
    expect(await planned()).toEqual(['Sabah 11-24 09:00–11-24 17:00']);
    expect(await plan([[YARIN, SABAH]])).toMatchObject({ status: 404 });
    expect(await remove()).toMatchObject({ status: 404 });
    expect(await server.send(vardiyaCalls.updateSablon, { body: { id: SABAH, sablonAdi: 'Gece' } }, { jeton: kisi.jeton })).toMatchObject({ status: 404 });
  });

  it('are not planned, deleted and changed past each other at the same moment', async () => {
    const hold = (sablonID: number) => (client: pg.Client) => client.query('select from vardiya_sablon where bayi_id = $1 and id = $2 for update', [bayi.bayiID, sablonID]);
    const remove = (id: number) => server.send(vardiyaCalls.removeSablon, { params: { id } }, { jeton: kisi.jeton });
    const [gece, bos, uzun] = [await buildSablon('20:00', '22:00', 'Gece'), await buildSablon('06:00', '07:00', 'Boş'), await buildSablon('10:00', '12:00', 'Uzun')];

    const [planli, silinmez] = await sendWhileHeld(server, hold(gece), () => plan([[BUGUN, gece]]), () => remove(gece));
    expect([planli.status, silinmez]).toMatchObject([200, { status: 409, message: 'vardiyaPlanda' }]);
    const [silinen, plansiz] = await sendWhileHeld(server, hold(bos), () => remove(bos), () => plan([[YARIN, bos]]));
    expect([silinen.status, plansiz.status]).toEqual([200, 404]);
    const body = { id: uzun, sablonAdi: 'Uzun', baslangicSaati: '11:00', bitisSaati: '15:00' };
    await sendWhileHeld(server, hold(uzun), () => server.send(vardiyaCalls.updateSablon, { body }, { jeton: kisi.jeton }), () => plan([['2026-11-27', uzun]]));
    expect(await planned('2026-11-27')).toEqual(['Uzun 11-27 11:00–11-27 15:00']);
  });
});

describe('a day of several shifts', () => {
  const remove = (sablonID: number | null, tarih = YARIN) =>
    server.send(
      vardiyaCalls.removeKayitlar,
      { body: { vardiyaRandevular: [{ personelID: kisi.personelID, tarih, vardiyaSablon: { id: sablonID } }] } },
      { jeton: kisi.jeton },
    );
  let once: number;
  let sonra: number;
  beforeEach(async () => {
    once = await buildSablon('10:00', '14:00');
    sonra = await buildSablon('16:00', '20:00');
  });

  it('is planned, listed in order, and counted as one day', async () => {
    expect(await plan([[YARIN, sonra], [YARIN, once]])).toMatchObject({ status: 200, sayi: 1 });
    expect(await planned()).toEqual(['10:00–14:00 11-26 10:00–11-26 14:00', '16:00–20:00 11-26 16:00–11-26 20:00']);
    await plan([[YARIN, once], [YARIN, once]]);
    expect(await planned()).toEqual(['10:00–14:00 11-26 10:00–11-26 14:00']);
  });

  it('may touch, and must not overlap, also over midnight', async () => {
    const ara = await buildSablon('14:00', '16:00');
    expect((await plan([[YARIN, once], [YARIN, ara], [YARIN, sonra]])).status).toBe(200);
    expect(await plan([[YARIN, once], [YARIN, SABAH]])).toMatchObject({ status: 409, message: 'vardiyaCakisiyor' });
    const gece = await buildSablon('20:00', '11:00');
    expect(await plan([[YARIN, sonra], [YARIN, gece], ['2026-11-27', once]])).toMatchObject({ status: 409, message: 'vardiyaCakisiyor' });
    expect((await plan([[YARIN, sonra], [YARIN, gece], ['2026-11-27', sonra]])).status).toBe(200);
  });

  it('is no day off as well, nor two of them', async () => {
    const tatil = await buildSablon('00:00', '00:00', 'Hafta tatili');
    expect(await plan([[YARIN, once], [YARIN, IZINLI]])).toMatchObject({ status: 409, message: 'vardiyaBosGun' });
    expect(await plan([[YARIN, tatil], [YARIN, IZINLI]])).toMatchObject({ status: 409, message: 'vardiyaBosGun' });
    expect((await plan([[YARIN, IZINLI]])).status).toBe(200);
    expect((await plan([[YARIN, tatil]])).status).toBe(200);
    expect((await plan([[YARIN, once], [YARIN, sonra]])).status).toBe(200);
    expect((await plan([[YARIN, IZINLI]])).status).toBe(200);
  });

  it('loses one of them by name, all without', async () => {
    await plan([[YARIN, once], [YARIN, sonra]]);
    expect(await remove(once)).toMatchObject({ status: 200, sayi: 1 });
    expect(await planned()).toEqual(['16:00–20:00 11-26 16:00–11-26 20:00']);
    expect(await remove(once)).toMatchObject({ status: 404 });
    await plan([[YARIN, once], [YARIN, sonra]]);
    const { onceki } = await remove(null);
    expect(onceki.map(({ vardiyaSablon }) => vardiyaSablon.id)).toEqual([once, sonra]);
    expect(await planned()).toEqual([]);
  });

  it('moves each with its own template, unless they would overlap', async () => {
    await plan([[YARIN, once], [YARIN, sonra]]);
    const change = (bitisSaati: string) =>
      server.send(vardiyaCalls.updateSablon, { body: { id: once, sablonAdi: 'Önce', baslangicSaati: '09:00', bitisSaati } }, { jeton: kisi.jeton });
    expect((await change('15:00')).status).toBe(200);
    expect(await planned()).toEqual(['Önce 11-26 09:00–11-26 15:00', '16:00–20:00 11-26 16:00–11-26 20:00']);
    expect(await change('17:00')).toMatchObject({ status: 409, message: 'vardiyaCakisiyor' });
  });

  it('two desks that write it at once leave one whole day', async () => {
    const answers = await Promise.all([plan([[YARIN, once], [YARIN, sonra]]), plan([[YARIN, SABAH]]), plan([[YARIN, OGLE]])]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const days = [['10:00–14:00', '16:00–20:00'], ['Sabah'], ['Öğle']];
    expect(days).toContainEqual((await planned()).map((shift) => shift.split(' ')[0]));
  });
});

describe('the plan', () => {
  it('puts what is sent for a day over what was planned for it', async () => {
    expect(await plan([[YARIN, OGLE]])).toMatchObject({ status: 200, sayi: 1 });
    expect(await planned()).toEqual(['Öğle 11-26 12:00–11-26 20:00']);
    await plan([[YARIN, SABAH]]);
    expect(await planned()).toEqual(['Sabah 11-26 09:00–11-26 17:00']);
  });

  it('answers with the days as they were, which sent back undo it', async () => {
    await plan([[YARIN, SABAH]]);
    const { onceki } = await plan([[YARIN, OGLE], ['2026-11-27', OGLE]]);
    const gun = (tarih: string, id: number | null) => ({ personelID: kisi.personelID, tarih, vardiyaSablon: { id } });
    expect(onceki).toEqual([gun(YARIN, SABAH), gun('2026-11-27', null)]);
    await server.send(vardiyaCalls.saveKayitlar, { body: { vardiyaRandevular: onceki } }, { jeton: kisi.jeton });
    expect(await planned()).toEqual(['Sabah 11-26 09:00–11-26 17:00']);
  });

  it('is not undone over what another desk has changed since', async () => {
    const gun = (tarih: string, id: number | null) => ({ personelID: kisi.personelID, tarih, vardiyaSablon: { id } });
    const sent = [gun(YARIN, OGLE), gun('2026-11-27', OGLE)];
    const undo = (onceki: object[], beklenen: object[]) =>
      server.send(vardiyaCalls.saveKayitlar, { body: { vardiyaRandevular: onceki, beklenen } as never }, { jeton: kisi.jeton });
    const { onceki } = await plan([[YARIN, OGLE], ['2026-11-27', OGLE]]);
    await plan([['2026-11-27', SABAH]]);
    expect(await undo(onceki, sent)).toMatchObject({ status: 409, message: 'planDegismis' });
    expect(await planned()).toEqual(['Öğle 11-26 12:00–11-26 20:00', 'Sabah 11-27 09:00–11-27 17:00']);
    // What nobody else has touched is undone.
    expect((await undo(onceki.slice(0, 1), sent.slice(0, 1))).status).toBe(200);
    expect(await planned()).toEqual(['Sabah 11-27 09:00–11-27 17:00']);
  });

  it('is not emptied when it is another than was looked at, by one of many at once', async () => {
    const gun = { personelID: kisi.personelID, tarih: YARIN };
    await plan([[YARIN, SABAH]]);
    const beklenen = [{ ...gun, vardiyaSablon: { id: SABAH } }];
    const remove = () => server.send(vardiyaCalls.removeKayitlar, { body: { vardiyaRandevular: [gun], beklenen } }, { jeton: kisi.jeton });
    const paint = (id: number) =>
      server.send(vardiyaCalls.saveKayitlar, { body: { vardiyaRandevular: [{ ...gun, vardiyaSablon: { id } }], beklenen } }, { jeton: kisi.jeton });
    const answers = await Promise.all([paint(OGLE), remove(), paint(IZINLI)]);
    expect(answers.map(({ status, message }) => (status === 200 ? '' : message)).toSorted()).toEqual(['', 'planDegismis', 'planDegismis']);
  });

  it('writes nights over midnight and days off as no hours', async () => {
    const gece = await buildSablon('22:00', '06:00');
    await plan([[YARIN, gece], ['2026-11-27', IZINLI]]);
    expect(await planned()).toEqual(['22:00–06:00 11-26 22:00–11-27 06:00', 'İzinli 11-27 00:00–11-27 00:00']);
  });

  it('refuses a night that runs into the next day, unless both are changed together', async () => {
    const gece = await buildSablon('22:00', '06:00');
    const erken = await buildSablon('05:00', '12:00');
    await plan([[YARIN, gece]]);
    expect(await plan([['2026-11-27', erken]])).toMatchObject({ status: 409, message: 'vardiyaCakisiyor' });
    expect((await plan([['2026-11-27', erken], [YARIN, SABAH]])).status).toBe(200);
  });

  it('moves a shift at one stroke, also out of the way of a night', async () => {
    const gece = await buildSablon('22:00', '06:00');
    const erken = await buildSablon('05:00', '12:00');
    await plan([['2026-11-27', erken]]);
    expect((await plan([[YARIN, gece], ['2026-11-27', null], ['2026-11-28', erken]])).status).toBe(200);
    expect(await planned()).toEqual(['22:00–06:00 11-26 22:00–11-27 06:00', '05:00–12:00 11-28 05:00–11-28 12:00']);
  });

  it('keeps the hours that a past day was planned with, also when a shift is put beside it', async () => {
    await plan([[DUN, SABAH]]);
    await server.send(vardiyaCalls.updateSablon, { body: { id: SABAH, sablonAdi: 'Sabah', baslangicSaati: '08:00', bitisSaati: '16:00' } }, { jeton: kisi.jeton });
    await server.send(vardiyaCalls.removeSablon, { params: { id: SABAH } }, { jeton: kisi.jeton });
    const gece = await buildSablon('20:00', '23:00', 'Gece');
    expect((await plan([[DUN, SABAH], [DUN, gece]])).status).toBe(200);
    expect(await planned()).toEqual(['Sabah 11-24 09:00–11-24 17:00', 'Gece 11-24 20:00–11-24 23:00']);
  });

  it('is all or nothing', async () => {
    expect((await plan([[YARIN, SABAH], ['2026-11-27', 999_999]])).status).toBe(404);
    expect(await planned()).toEqual([]);
  });

  it('shows holidays, and a row for everybody who works here', async () => {
    const query = { baslangicTarihi: '2026-10-26', bitisTarihi: '2026-11-01' };
    const { tatiller, personeller } = await server.send(vardiyaCalls.kayitlar, { query }, { jeton: kisi.jeton });
    expect(tatiller).toEqual([
      { tarih: '2026-10-28', ad: 'Cumhuriyet Bayramı arifesi', saat: '13:00' },
      { tarih: '2026-10-29', ad: 'Cumhuriyet Bayramı', saat: null },
    ]);
    expect(sorted(personeller.map(({ id }) => id))).toEqual(sorted([bayi.personelID, kisi.personelID]));
  });

  it('is of the 31 days from today on for a client that names none (spec 1§7)', async () => {
    await plan([['2026-11-24', SABAH], [YARIN, SABAH], ['2026-12-25', SABAH], ['2026-12-26', SABAH]]);
    const daysOf = async (query: object) => (await server.send(vardiyaCalls.kayitlar, { query } as never, { jeton: kisi.jeton })).liste.map(({ tarih }) => tarih);
    expect(await daysOf({})).toEqual([YARIN, '2026-12-25']);
    expect(await daysOf({ baslangicTarihi: '', bitisTarihi: YARIN })).toEqual([YARIN]);
    expect(await daysOf({ baslangicTarihi: '2026-11-24', bitisTarihi: '' })).toEqual(['2026-11-24', YARIN]);
  });

  it('has at most 31 days', async () => {
    const query = { baslangicTarihi: '2026-11-01', bitisTarihi: '2026-12-02' };
    expect(await server.send(vardiyaCalls.kayitlar, { query }, { jeton: kisi.jeton })).toMatchObject({ status: 422 });
  });
});
