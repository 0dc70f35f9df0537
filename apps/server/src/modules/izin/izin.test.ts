import { izinCalls } from '@defter/contract/izin.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../test/build.ts';
import { countDeadlocks, sendWhileHeld } from '../../../test/hold.ts';
import { useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
const PERSEMBE = YARIN;
const CUMA = '2026-11-27';

let bayi: TestBayi;
let personelID: number;
let sutunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  ({ personelID } = await buildPersonel(server, bayi));
  sutunID = (await buildSutun(server, bayi, { personelID })).id;
});

type Zaman = { cikisTarihi: string; cikisSaati?: string; gelisTarihi: string; gelisSaati?: string };
const tamGun: Zaman = { cikisTarihi: PERSEMBE, gelisTarihi: CUMA };
const saatlik = (cikisSaati: string, gelisSaati: string): Zaman => ({ cikisTarihi: PERSEMBE, cikisSaati, gelisTarihi: PERSEMBE, gelisSaati });

const send = (zaman: Zaman) => server.send(izinCalls.create, { body: { personelID, ...zaman } }, { jeton: bayi.jeton });
const book = async (baslangicSaat: string, bitisSaat: string, changes: object = {}) =>
  server.send(
    randevuCalls.create,
    {
      body: {
        musteriID: (await buildMusteri(server, bayi)).id,
        randevuSutunBaslikID: sutunID,
        randevuTarihi: PERSEMBE,
        baslangicSaat,
        bitisSaat,
        ...changes,
      },
    },
    { jeton: bayi.jeton },
  );
const move = (randevu: { id: number }, changes: object) =>
  server.send(randevuCalls.update, { body: { surum: 1, musteriID: 0, ...randevu, ...changes } as never }, { jeton: bayi.jeton });

describe('what a leave costs', () => {
  it.each<[string, Zaman, number, number]>([
    ['a day', tamGun, 1, 0],
    ['half of the hours of the calendar', saatlik('14:30', '21:00'), 0.5, 0],
    ['two hours and a quarter', saatlik('10:00', '12:15'), 0, 2.25],
    ['a week without its Sunday', { cikisTarihi: '2026-11-23', gelisTarihi: '2026-11-30' }, 6, 0],
    ['no holiday and half an eve', { cikisTarihi: '2027-10-28', gelisTarihi: '2027-10-30' }, 0.5, 0],
  ])('%s', async (_name, zaman, gun, saat) => {
    expect(await send(zaman)).toMatchObject({ status: 200, gun, saat });
  });

  describe('of a client that sends days and hours, and no times', () => {
    const ask = async (body: object) => {
      const { id, ...sure } = await server.send(izinCalls.create, { body: { personelID, cikisTarihi: PERSEMBE, gelisTarihi: PERSEMBE, ...body } }, { jeton: bayi.jeton });
      const izin = (await read()).liste.find((one) => one.id === id);
      return { status: sure.status, ...(izin && { gun: izin.gun, saat: izin.saat, cikis: `${izin.cikisTarihi} ${izin.cikisSaati}`, gelis: `${izin.gelisTarihi} ${izin.gelisSaati}` }) };
    };
    const read = () => server.send(izinCalls.list, { query: { personelID } }, { jeton: bayi.jeton });
    const plan = async (tarih: string, vardiyalar: readonly (readonly [string, string])[]) => {
      const vardiyaRandevular = [];
      for (const [baslangicSaati, bitisSaati] of vardiyalar) {
        const { id } = await server.mustSend(vardiyaCalls.createSablon, { body: { sablonAdi: baslangicSaati, baslangicSaati, bitisSaati } }, { jeton: bayi.jeton });
        vardiyaRandevular.push({ personelID, tarih, vardiyaSablon: { id } });
      }
      await server.mustSend(vardiyaCalls.saveKayitlar, { body: { vardiyaRandevular } }, { jeton: bayi.jeton });
    };

    it('takes hours of one day from the beginning of work', async () => {
      expect(await ask({ saat: 3 })).toEqual({ status: 200, gun: 0, saat: 3, cikis: `${PERSEMBE} 08:00`, gelis: `${PERSEMBE} 11:00` });
      await server.send(vardiyaCalls.saveKayitlar, { body: { vardiyaRandevular: [{ personelID, tarih: CUMA, vardiyaSablon: { id: 2 } }] } }, { jeton: bayi.jeton });
      expect(await ask({ cikisTarihi: CUMA, gelisTarihi: CUMA, saat: 2 })).toMatchObject({ saat: 2, cikis: `${CUMA} 12:00`, gelis: `${CUMA} 14:00` });
    });

    it('takes half of the hours that are worked on that day', async () => {
      await server.mustSend(randevuCalls.saveAyarlar, { body: { persembe: '10:00-14:00' } }, { jeton: bayi.jeton });
      expect(await ask({ gun: 0.5 })).toEqual({ status: 200, gun: 0.5, saat: 0, cikis: `${PERSEMBE} 10:00`, gelis: `${PERSEMBE} 12:00` });
      // A week of its own, because one shift plans a whole week.
      const [SALI, CARSAMBA] = ['2026-12-01', '2026-12-02'];
      await plan(SALI, [['20:00', '04:00']]);
      expect(await ask({ cikisTarihi: SALI, gelisTarihi: SALI, gun: 0.5 })).toEqual({ status: 200, gun: 0.5, saat: 0, cikis: `${SALI} 20:00`, gelis: `${CARSAMBA} null` });
      await plan(CARSAMBA, [['22:00', '06:00']]);
      expect(await ask({ cikisTarihi: CARSAMBA, gelisTarihi: CARSAMBA, saat: 3 })).toMatchObject({ gun: 0, saat: 3, gelis: '2026-12-03 01:00' });
    });

    it('takes half of several shifts without the time between them', async () => {
      await plan(CUMA, [['09:00', '12:00'], ['14:00', '18:00']]);
      expect(await ask({ cikisTarihi: CUMA, gelisTarihi: CUMA, gun: 0.5 })).toMatchObject({ gun: 0.5, saat: 0, cikis: `${CUMA} 09:00`, gelis: `${CUMA} 14:30` });
    });

    it('takes a day that ends on the day it begins as that day', async () => {
      expect(await ask({ gun: 1 })).toMatchObject({ status: 200, gun: 1, saat: 0, gelis: `${CUMA} null` });
    });

    it('reckons the return where none is sent, and asks for it where no length is', async () => {
      expect(await ask({ gelisTarihi: '', gun: 2 })).toMatchObject({ status: 200, gun: 2, saat: 0, gelis: '2026-11-28 null' });
      expect(await ask({ cikisTarihi: '2026-12-01', gelisTarihi: null, gun: 1, saat: 2 })).toMatchObject({ status: 200, gun: 1, saat: 2, gelis: '2026-12-02 10:00' });
      expect(await ask({ cikisTarihi: '2026-12-03', gelisTarihi: undefined, cikisSaati: '10:00', saat: 2 })).toMatchObject({ status: 200, saat: 2, gelis: '2026-12-03 12:00' });
      expect(await ask({ cikisTarihi: '2026-12-08', gelisTarihi: '', gun: 1, gelisSaati: '10:00' })).toMatchObject({ status: 200, gun: 1, saat: 2, gelis: '2026-12-09 10:00' });
      for (const sure of [{}, { gun: 0, saat: '' }]) {
        expect(await server.send(izinCalls.create, { body: { personelID, cikisTarihi: PERSEMBE, gelisTarihi: '', ...sure } as never }, { jeton: bayi.jeton })).toMatchObject({
          status: 422,
          alanlar: { gelisTarihi: 'zorunluAlan' },
        });
      }
    });

    it('reckons the return of a change where none is sent', async () => {
      await ask({ gelisTarihi: '2026-12-02' });
      const izin = async () => (await read()).liste[0]!;
      const save = async (body: object) => server.send(izinCalls.update, { body: { ...(await izin()), gelisTarihi: null, ...body, surum: null } as never }, { jeton: bayi.jeton });
      // A length that is sent back as it was counted is no other one: a week has its Sunday.
      expect(await izin()).toMatchObject({ gun: 5 });
      expect(await save({ aciklama: 'Tatil' })).toMatchObject({ status: 200, gun: 5 });
      expect(await izin()).toMatchObject({ gelisTarihi: '2026-12-02', aciklama: 'Tatil' });
      expect(await save({ gun: 2 })).toMatchObject({ status: 200, gun: 2 });
      expect(await izin()).toMatchObject({ gelisTarihi: '2026-11-28' });
      expect(await save({ cikisTarihi: '2026-12-01' })).toMatchObject({ status: 200, gun: 2 });
      expect(await izin()).toMatchObject({ cikisTarihi: '2026-12-01', gelisTarihi: '2026-12-03' });
      expect(await save({ gun: 0, saat: 3 })).toMatchObject({ status: 200, gun: 0, saat: 3 });
      expect(await izin()).toMatchObject({ gelisTarihi: '2026-12-01', gelisSaati: '11:00' });
      expect(await save({})).toMatchObject({ status: 200, gun: 0, saat: 3 });
      expect(await izin()).toMatchObject({ gelisTarihi: '2026-12-01', gelisSaati: '11:00' });
      expect(await save({ gun: 0, saat: 0 })).toMatchObject({ status: 422, alanlar: { gelisTarihi: 'zorunluAlan' } });
    });

    it('keeps what is sent back as it was read, and follows what is changed', async () => {
      await ask({ saat: 3 });
      const [{ id, gun, saat, cikisTarihi, gelisTarihi } = {} as never] = (await read()).liste;
      const save = (body: object) => server.send(izinCalls.update, { body: { id, personelID, cikisTarihi, gelisTarihi, gun, saat, ...body } }, { jeton: bayi.jeton });
      expect(await save({ aciklama: 'Doktor' })).toMatchObject({ status: 200, saat: 3 });
      expect(await save({ saat: 5 })).toMatchObject({ status: 200, saat: 5 });
      expect((await read()).liste[0]).toMatchObject({ cikisSaati: '08:00', gelisSaati: '13:00', aciklama: 'Doktor' });
    });

    it('follows a length that is changed beside a return that is sent back as it was read', async () => {
      await ask({ gelisTarihi: '2026-11-29' });
      const izin = async () => (await read()).liste[0]!;
      const save = async (body: object) => server.send(izinCalls.update, { body: { ...(await izin()), ...body, surum: null } }, { jeton: bayi.jeton });
      expect(await save({ gun: 1 })).toMatchObject({ status: 200, gun: 1, saat: 0 });
      expect(await izin()).toMatchObject({ gelisTarihi: CUMA, gelisSaati: null });
      expect(await save({ saat: 2 })).toMatchObject({ status: 200, gun: 1, saat: 2 });
      expect(await izin()).toMatchObject({ gelisTarihi: CUMA, gelisSaati: '10:00' });
      expect(await save({ saat: 3 })).toMatchObject({ status: 200, gun: 1, saat: 3 });
      expect(await izin()).toMatchObject({ gelisTarihi: CUMA, gelisSaati: '11:00' });
    });

    describe('works out the return anew where a change says the length alone', () => {
      const GUN = { gelisTarihi: CUMA };
      const SAAT = { cikisSaati: '10:00', gelisSaati: '12:00' };
      it.each<[string, object, object, object]>([
        ['more days', GUN, { gun: 3 }, { gun: 3, saat: 0, gelisTarihi: '2026-11-29', gelisSaati: null }],
        ['fewer days', { gelisTarihi: '2026-11-29' }, { gun: 1 }, { gun: 1, saat: 0, gelisTarihi: CUMA, gelisSaati: null }],
        ['hours in place of a day', GUN, { gun: 0, saat: 2 }, { gun: 0, saat: 2, cikisSaati: '08:00', gelisTarihi: PERSEMBE, gelisSaati: '10:00' }],
        ['a day in place of hours', SAAT, { gun: 1, saat: 0 }, { gun: 1, saat: 0, cikisSaati: null, gelisTarihi: CUMA, gelisSaati: null }],
        ['a day and hours in place of hours', SAAT, { gun: 1, saat: 3 }, { gun: 1, saat: 3, cikisSaati: null, gelisTarihi: CUMA, gelisSaati: '11:00' }],
        ['hours beside the day, which stays', GUN, { saat: 2 }, { gun: 1, saat: 2, cikisSaati: null, gelisTarihi: CUMA, gelisSaati: '10:00' }],
        ['other hours from the same time', SAAT, { saat: 3 }, { gun: 0, saat: 3, cikisSaati: '10:00', gelisTarihi: PERSEMBE, gelisSaati: '13:00' }],
        ['days from another day', GUN, { cikisTarihi: CUMA, gun: 2 }, { gun: 2, saat: 0, cikisTarihi: CUMA, gelisTarihi: '2026-11-29' }],
        ['not where the day of return is sent', GUN, { gun: 3, gelisTarihi: '2026-11-28' }, { gun: 2, saat: 0, gelisTarihi: '2026-11-28' }],
        ['not where the time of return is sent', SAAT, { saat: 3, gelisSaati: '11:00' }, { gun: 0, saat: 1, gelisTarihi: PERSEMBE, gelisSaati: '11:00' }],
      ])('%s', async (_name, before, change, after) => {
        await ask(before);
        const [{ id } = {} as never] = (await read()).liste;
        expect(await server.send(izinCalls.update, { body: { id, ...change } as never }, { jeton: bayi.jeton })).toMatchObject({ status: 200 });
        expect((await read()).liste).toMatchObject([after]);
      });
    });
  });

  it('is counted against the opening hours of the weekday', async () => {
    await server.send(randevuCalls.saveAyarlar, { body: { persembe: '10:00-14:00', cuma: 'kapali', pazar: '12:00-16:00' } }, { jeton: bayi.jeton });
    expect(await send(saatlik('10:00', '12:00'))).toMatchObject({ gun: 0.5, saat: 0 });
    expect(await send({ cikisTarihi: CUMA, gelisTarihi: '2026-11-30' })).toMatchObject({ gun: 2, saat: 0 });
  });

  it('is counted against the shifts of a planned week', async () => {
    const gunler = [PERSEMBE, CUMA].map((tarih) => ({ personelID, tarih, vardiyaSablon: { id: 1 } }));
    await server.send(vardiyaCalls.saveKayitlar, { body: { vardiyaRandevular: gunler } }, { jeton: bayi.jeton });
    expect(await send(saatlik('13:00', '17:00'))).toMatchObject({ gun: 0.5, saat: 0 });
    expect(await send({ cikisTarihi: CUMA, gelisTarihi: '2026-11-29' })).toMatchObject({ gun: 1, saat: 0 });
  });

  it.each<[string, [tarih: string, baslangicSaati: string, bitisSaati: string], Zaman, number, number]>([
    ['of the week before reaches into', ['2026-11-29', '20:00', '04:00'], { cikisTarihi: '2026-11-30', cikisSaati: '00:00', gelisTarihi: '2026-11-30', gelisSaati: '04:00' }, 0.5, 0],
    ['ends where the next week begins with a holiday', ['2027-08-29', '18:00', '02:00'], { cikisTarihi: '2027-08-29', cikisSaati: '18:00', gelisTarihi: '2027-08-29', gelisSaati: '22:00' }, 0, 4],
  ])('is counted against a night that %s', async (_name, [tarih, baslangicSaati, bitisSaati], zaman, gun, saat) => {
    const { id } = await server.mustSend(vardiyaCalls.createSablon, { body: { sablonAdi: 'Nöbet', baslangicSaati, bitisSaati } }, { jeton: bayi.jeton });
    await server.mustSend(vardiyaCalls.saveKayitlar, { body: { vardiyaRandevular: [{ personelID, tarih, vardiyaSablon: { id } }] } }, { jeton: bayi.jeton });
    expect(await send(zaman)).toMatchObject({ status: 200, gun, saat });
  });

  it('of several shifts is counted without the time between them', async () => {
    const sablon = async (baslangicSaati: string, bitisSaati: string) =>
      (await server.send(vardiyaCalls.createSablon, { body: { sablonAdi: baslangicSaati, baslangicSaati, bitisSaati } }, { jeton: bayi.jeton })).id;
    const gunler = [await sablon('10:00', '14:00'), await sablon('16:00', '20:00')].map((id) => ({ personelID, tarih: PERSEMBE, vardiyaSablon: { id } }));
    await server.send(vardiyaCalls.saveKayitlar, { body: { vardiyaRandevular: gunler } }, { jeton: bayi.jeton });
    expect(await send(saatlik('13:00', '17:00'))).toMatchObject({ gun: 0, saat: 2 });
    expect(await send(saatlik('10:00', '13:00'))).toMatchObject({ gun: 0, saat: 3 });
    expect(await send(saatlik('17:00', '20:00'))).toMatchObject({ gun: 0, saat: 3 });
  });

  it('has a kind, by which it is summed up; without one it is of none', async () => {
    const body = { personelID, ...saatlik('10:00', '12:00'), izinTuru: 'mazeret' as const };
    await server.send(izinCalls.create, { body }, { jeton: bayi.jeton });
    await send({ cikisTarihi: CUMA, gelisTarihi: '2026-11-28' });
    const { liste, turler } = await server.send(izinCalls.list, { query: { personelID, baslangic: PERSEMBE, bitis: CUMA } }, { jeton: bayi.jeton });
    expect(liste.map(({ izinTuru }) => izinTuru)).toEqual(['diger', 'mazeret']);
    expect(turler).toEqual([{ izinTuru: 'diger', gun: 1, saat: 0 }, { izinTuru: 'mazeret', gun: 0, saat: 2 }]);
    expect(await server.send(izinCalls.create, { body: { ...body, izinTuru: 'tatil' as never } }, { jeton: bayi.jeton })).toMatchObject({ status: 422, alanlar: { izinTuru: 'secimGecersiz' } });
  });

  it('is listed with its sum, as it was written', async () => {
    await send(saatlik('10:00', '12:00'));
    await send({ cikisTarihi: CUMA, gelisTarihi: '2026-11-28' });
    const answer = await server.send(izinCalls.list, { query: { personelID, baslangic: PERSEMBE, bitis: CUMA } }, { jeton: bayi.jeton });
    expect(answer).toMatchObject({ gun: 1, saat: 2 });
    expect(answer.liste).toMatchObject([
      { cikisTarihi: CUMA, cikisSaati: null, gelisTarihi: '2026-11-28', gelisSaati: null, gun: 1 },
      { cikisTarihi: PERSEMBE, cikisSaati: '10:00', gelisTarihi: PERSEMBE, gelisSaati: '12:00', saat: 2 },
    ]);
  });
});

describe('a leave is refused', () => {
  it('when it ends before it begins, or lasts too long', async () => {
    expect(await send(saatlik('12:00', '12:00'))).toMatchObject({ status: 422, alanlar: { gelisSaati: 'bitisOnce' } });
    expect(await send(saatlik('24:00', '09:00'))).toMatchObject({ status: 422 });
    expect(await send({ cikisTarihi: PERSEMBE, gelisTarihi: '2027-11-28' })).toMatchObject({ alanlar: { gelisTarihi: 'izinUzun' } });
    expect((await send({ cikisTarihi: PERSEMBE, gelisTarihi: '2027-11-27' })).status).toBe(200);
  });

  it('over another leave of the same person', async () => {
    await send(saatlik('10:00', '12:00'));
    expect(await send(saatlik('11:00', '13:00'))).toMatchObject({ status: 409, message: 'izinCakisiyor' });
    expect((await send(saatlik('12:00', '13:00'))).status).toBe(200);
  });

  it('over appointments, told how many and when, until they are moved', async () => {
    const randevu = await buildRandevu(server, bayi, { randevuSutunBaslikID: sutunID, randevuTarihi: PERSEMBE });
    const message = { status: 409, message: 'izindeRandevuVar', veri: { sayi: 1, tarih: PERSEMBE, saat: '10:00' } };
    expect(await send(tamGun)).toMatchObject(message);
    await move(randevu, { randevuTarihi: CUMA });
    expect((await send(tamGun)).status).toBe(200);
  });

  it('not over those that were cancelled', async () => {
    const randevu = await buildRandevu(server, bayi, { randevuSutunBaslikID: sutunID, randevuTarihi: PERSEMBE });
    await move(randevu, { randevuDurumu: 'I' });
    expect((await send(tamGun)).status).toBe(200);
    expect(await move({ ...randevu, surum: 2 } as never, { randevuDurumu: 'B' })).toMatchObject({ status: 409, message: 'personelIzinli' });
  });
});

describe('during a leave', () => {
  beforeEach(() => send(saatlik('10:00', '12:00')));

  it('nobody is booked with that person, in just that time', async () => {
    expect(await book('11:30', '12:15')).toMatchObject({ status: 409, message: 'personelIzinli' });
    expect((await book('12:00', '12:30')).status).toBe(200);
    expect((await book('09:30', '10:00')).status).toBe(200);
  });

  it('somebody else may serve in the column, and the person is not to be had in another', async () => {
    const baska = await buildPersonel(server, bayi);
    expect((await book('10:30', '11:00', { uygulayanPersonelID: baska.personelID })).status).toBe(200);
    const oda = await buildSutun(server, bayi);
    expect(await book('10:30', '11:00', { randevuSutunBaslikID: oda.id, uygulayanPersonelID: personelID })).toMatchObject({ message: 'personelIzinli' });
    expect((await book('11:00', '11:30', { randevuSutunBaslikID: oda.id })).status).toBe(200);
  });

  it('nothing is moved into it', async () => {
    const randevu = await buildRandevu(server, bayi, { randevuSutunBaslikID: sutunID, randevuTarihi: PERSEMBE, baslangicSaat: '13:00', bitisSaat: '13:30' });
    expect(await move(randevu, { baslangicSaat: '11:00', bitisSaat: '11:30' })).toMatchObject({ status: 409, message: 'personelIzinli' });
  });

  it('its time is free again when it is changed or taken back', async () => {
    const [izin] = (await server.send(izinCalls.list, { query: { personelID, baslangic: PERSEMBE, bitis: PERSEMBE } }, { jeton: bayi.jeton })).liste;
    await server.send(izinCalls.update, { body: { ...izin!, gelisSaati: '11:00' } }, { jeton: bayi.jeton });
    expect((await book('11:00', '11:30')).status).toBe(200);
    expect((await book('10:30', '11:00')).status).toBe(409);
    await server.send(izinCalls.remove, { body: { id: izin!.id } }, { jeton: bayi.jeton });
    expect((await book('10:30', '11:00')).status).toBe(200);
  });

  it('can be put back while its time is free, and stays written down meanwhile', async () => {
    const liste = async () => (await server.send(izinCalls.list, { query: { personelID, baslangic: PERSEMBE, bitis: PERSEMBE } }, { jeton: bayi.jeton })).liste;
    const [izin] = await liste();
    const remove = () => server.send(izinCalls.remove, { body: { id: izin!.id } }, { jeton: bayi.jeton });
    const restore = () => server.send(izinCalls.geriAl, { body: { id: izin!.id } }, { jeton: bayi.jeton });
    await remove();
    expect(await liste()).toEqual([]);
    expect(await server.rows('select 1 from personel_izin where bayi_id = $1 and silindi is not null', [bayi.bayiID])).toHaveLength(1);
    expect(await restore()).toMatchObject({ status: 200, saat: 2 });
    expect(await liste()).toEqual([{ ...izin, surum: 2 }]);
    expect((await book('10:30', '11:00')).status).toBe(409);
    expect(await restore()).toMatchObject({ status: 404 });

    await remove();
    const { id } = await book('10:30', '11:00');
    expect(await restore()).toMatchObject({ status: 409, message: 'izindeRandevuVar' });
    expect(await liste()).toEqual([]);
    expect(id).toBeGreaterThan(0);
  });

  it('another one may take the time of one that was taken back, which then stays away', async () => {
    const [izin] = (await server.send(izinCalls.list, { query: { personelID, baslangic: PERSEMBE, bitis: PERSEMBE } }, { jeton: bayi.jeton })).liste;
    const remove = () => server.send(izinCalls.remove, { body: { id: izin!.id } }, { jeton: bayi.jeton });
    await remove();
    expect((await send(saatlik('11:00', '13:00'))).status).toBe(200);
    // Taken back once more it opens no time of the other.
    expect(await remove()).toMatchObject({ status: 404 });
    expect((await book('10:00', '10:30')).status).toBe(200);
    expect(await book('11:00', '11:30')).toMatchObject({ message: 'personelIzinli' });
    expect(await server.send(izinCalls.geriAl, { body: { id: izin!.id } }, { jeton: bayi.jeton })).toMatchObject({ status: 409, message: 'izinCakisiyor' });
    expect(await server.send(izinCalls.update, { body: { ...izin!, gelisSaati: '10:30' } }, { jeton: bayi.jeton })).toMatchObject({ status: 404 });
  });

  it('the plan shows when, and not why', async () => {
    const { izinler } = await server.send(vardiyaCalls.kayitlar, { query: { baslangicTarihi: PERSEMBE, bitisTarihi: PERSEMBE } }, { jeton: bayi.jeton });
    expect(izinler).toEqual([{ personelID, baslangic: `${PERSEMBE} 10:00`, bitis: `${PERSEMBE} 12:00` }]);
  });
});

describe('a leave and bookings at the same moment', () => {
  it('never both: whoever is first wins, and the other is told', async () => {
    for (let round = 0; round < 12; round += 1) {
      const kisi = await buildPersonel(server, bayi);
      const sutun = await buildSutun(server, bayi, { personelID: kisi.personelID, ayniSaatteRandevuVerilmesin: false });
      const bookings = ['10:00', '10:15', '10:30'].map((baslangicSaat) => book(baslangicSaat, '11:00', { randevuSutunBaslikID: sutun.id }));
      const leave = server.send(izinCalls.create, { body: { personelID: kisi.personelID, ...saatlik('10:00', '12:00') } }, { jeton: bayi.jeton });
      const [izin, ...randevular] = await Promise.all([leave, ...bookings]);
      const booked = randevular.filter(({ status }) => status === 200);
      expect(izin.status === 200 ? booked.length : 0).toBe(0);
      expect(izin.status === 200 || booked.length > 0).toBe(true);
      for (const { status, message } of randevular) expect([status, message]).toEqual(status === 200 ? [200, 'kayitBasarili'] : [409, 'personelIzinli']);
      if (izin.status !== 200) expect(izin).toMatchObject({ status: 409, message: 'izindeRandevuVar' });
    }
  });

  it('a booking waits for a leave that is being saved, and then is refused', async () => {
    const { database } = server.platform;
    const { promise: locked, resolve: tellLocked } = Promise.withResolvers<void>();
    const { promise: mayCommit, resolve: letCommit } = Promise.withResolvers<void>();
    const leave = database.write(bayi, async (tx) => {
      await tx.selectFrom('personel').select('id').where('id', '=', personelID).forUpdate().execute();
      await tx.updateTable('personel').set({ izinler: `{[${PERSEMBE} 10:00,${PERSEMBE} 12:00)}` }).where('id', '=', personelID).execute();
      tellLocked();
      await mayCommit;
    });
    await locked;
    const booking = book('10:30', '11:00');
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await server.house(waiting)).length).toBe(1).finally(letCommit);
    await leave;
    expect(await booking).toMatchObject({ status: 409, message: 'personelIzinli' });
  });
});

it('of two desks that change one leave at once both are kept', async () => {
  const { id } = await send(tamGun);
  const save = (rest: object) => () => server.send(izinCalls.update, { body: { id, ...rest } as never }, { jeton: bayi.jeton });
  const replies = await sendWhileHeld(server, (client) => client.query('select from personel_izin where id = $1 for update', [id]), save({ aciklama: 'Nişan' }), save({ gelisTarihi: '2026-11-28' }));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await server.send(izinCalls.list, { query: { personelID } }, { jeton: bayi.jeton })).liste).toMatchObject([{ aciklama: 'Nişan', gelisTarihi: '2026-11-28' }]);
});

it('one that is taken back and another for the same time do not wait for each other', async () => {
  const { id } = await send(tamGun);
  const before = await countDeadlocks(server);
  const hold = (client: { query(text: string, values: unknown[]): Promise<unknown> }) => client.query('select from personel where id = $1 for update', [personelID]);
  const remove = () => server.send(izinCalls.remove, { body: { id } }, { jeton: bayi.jeton });
  const [yeni, silinen] = await sendWhileHeld(server, hold, () => send(tamGun), remove);
  expect([yeni, silinen]).toMatchObject([{ status: 409, message: 'izinCakisiyor' }, { status: 200 }]);
  expect(await countDeadlocks(server)).toBe(before);
});
