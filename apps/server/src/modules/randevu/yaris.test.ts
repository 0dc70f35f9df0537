import { infoCalls } from '@defter/contract/info.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, type TestBayi, type TestRandevu } from '../../../test/build.ts';
import { countDeadlocks, sendWhileHeld } from '../../../test/hold.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
beforeAll(async () => {
  bayi = await buildBayi(server);
  ({ id: musteriID } = await buildMusteri(server, bayi));
});

const ROUNDS = 25;
const SLOTS = ['10:00', '11:00', '12:00'];

const book = (body: object, own: TestBayi = bayi) =>
  server.send(randevuCalls.create, { body: { musteriID, randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30', ...body } }, { jeton: own.jeton });
const change = async (id: number, change: object) => {
  const { liste } = await server.send(randevuCalls.basliklar, { query: { tumu: true } }, { jeton: bayi.jeton });
  const baslik = liste.find((one) => one.id === id)!;
  return () => server.send(randevuCalls.saveBasliklar, { body: { model: [{ ...baslik, ...change }] } }, { jeton: bayi.jeton });
};
/** Sends both at the same moment. */
const atOnce = async (bookings: readonly (() => ReturnType<typeof book>)[], act: () => Promise<{ status: number }>) => {
  const [acted, ...booked] = await Promise.all([act(), ...bookings.map((one) => one())]);
  return { acted: acted.status, booked: booked.filter(({ status }) => status === 200).length };
};

const countBy = (answers: readonly { status: number }[]) => Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, these]) => [status, these.length]));

describe('of a booking at the same moment', () => {
  it('and a colleague who leaves, one wins', async () => {
    const outcomes = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { personelID } = await buildPersonel(server, bayi);
      const { id: oda } = await buildSutun(server, bayi);
      const { id: sutun } = await buildSutun(server, bayi, { personelID });
      // In the own column, and in a room where that colleague is asked for.
      const yer = round % 2 === 0 ? { randevuSutunBaslikID: sutun } : { randevuSutunBaslikID: oda, uygulayanPersonelID: personelID };
      const leave = () => server.send(personelCalls.remove, { body: { id: personelID } }, { jeton: bayi.jeton });
      outcomes.push(await atOnce(SLOTS.map((saat) => () => book({ ...yer, baslangicSaat: saat, bitisSaat: `${saat.slice(0, 2)}:30` })), leave));
    }
    expect(outcomes.filter(({ acted, booked }) => acted === 200 && booked > 0)).toEqual([]);
    expect(outcomes.filter(({ acted, booked }) => acted !== 200 && booked === 0)).toEqual([]);
  });

  it('and its column that is hidden, one wins', async () => {
    const outcomes = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await buildSutun(server, bayi);
      const hide = await change(id, { randevudaGoster: false });
      outcomes.push(await atOnce(SLOTS.map((saat) => () => book({ randevuSutunBaslikID: id, baslangicSaat: saat, bitisSaat: `${saat.slice(0, 2)}:30` })), hide));
    }
    expect(outcomes.filter(({ acted, booked }) => acted === 200 && booked > 0)).toEqual([]);
  });

  it('and an overlap that gets forbidden, none stands beside another', async () => {
    const outcomes = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await buildSutun(server, bayi, { ayniSaatteRandevuVerilmesin: false });
      const forbid = await change(id, { ayniSaatteRandevuVerilmesin: true });
      outcomes.push(await atOnce(Array.from({ length: 3 }, () => () => book({ randevuSutunBaslikID: id })), forbid));
    }
    expect(outcomes.filter(({ acted, booked }) => acted === 200 && booked !== 1)).toEqual([]);
  });
});

describe('of eight who ask for one time at the same moment', () => {
  /** Until now somebody else was about to take it, so that all of them wait. */
  const atOneMoment = async (randevular: readonly TestRandevu[], ask: (id: number) => Promise<{ status: number }>) => {
    const { id } = await buildRandevu(server, bayi, { randevuSutunBaslikID: randevular[0]!.randevuSutunBaslikID, baslangicSaat: '08:00', bitisSaat: '08:30' });
    const hold = async (client: { query(text: string, values: unknown[]): Promise<unknown> }) => {
      for (const saat of [20, 8]) await client.query(`update randevu_yer set baslangic = $2, bitis = $3 where randevu_id = $1`, [id, `${YARIN} ${saat}:00`, `${YARIN} ${saat}:30`]);
    };
    const answers = await sendWhileHeld(server, hold, ...randevular.map((randevu) => () => ask(randevu.id)));
    return countBy(answers);
  };
  const build = async (saatOf: (i: number) => number, after: (id: number) => Promise<unknown> = async () => undefined) => {
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
    const randevular = [];
    for (let i = 0; i < 8; i += 1) {
      const randevu = await buildRandevu(server, bayi, { randevuSutunBaslikID, baslangicSaat: `${saatOf(i)}:00`, bitisSaat: `${saatOf(i)}:30` });
      await after(randevu.id);
      randevular.push(randevu);
    }
    return randevular;
  };
  const update = (body: object) => server.send(randevuCalls.update, { body }, { jeton: bayi.jeton });

  it('one is moved there', async () => {
    const randevular = await build((i) => 10 + i);
    expect(await atOneMoment(randevular, (id) => update({ id, baslangicSaat: '20:00', bitisSaat: '20:30' }))).toEqual({ 200: 1, 409: 7 });
  });

  it('one that was called off comes back', async () => {
    const randevular = await build(() => 20, (id) => update({ id, randevuDurumu: 'I' }));
    expect(await atOneMoment(randevular, (id) => update({ id, randevuDurumu: 'B' }))).toEqual({ 200: 1, 409: 7 });
  });

  it('one that was deleted is put back', async () => {
    const send = (id: number) => server.send(randevuCalls.restore, { body: { id } }, { jeton: bayi.jeton });
    const randevular = await build(() => 20, (id) => server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'Yanlış kayıt' } }, { jeton: bayi.jeton }));
    expect(await atOneMoment(randevular, send)).toEqual({ 200: 1, 409: 7 });
  });
});

describe('of eight who take several at once', () => {
  const atOneMoment = async (ask: (i: number) => Promise<{ status: number }>) => {
    const before = await countDeadlocks(server);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => ask(i)));
    return { ...countBy(answers), deadlocks: (await countDeadlocks(server)) - before };
  };
  const ONE = { 200: 1, 409: 7, deadlocks: 0 };

  it('one gets the days of a series, in whatever order they are sent', async () => {
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
    const gunler = [0, 1, 2, 3].map((gun) => ({ randevuTarihi: addDays(YARIN, gun), baslangicSaat: '10:00', bitisSaat: '10:30' }));
    const repeat = (randevular: object[]) => server.send(seriCalls.create, { body: { musteriID, randevuSutunBaslikID, randevular } }, { jeton: bayi.jeton });
    expect(await atOneMoment((i) => repeat(i % 2 === 0 ? gunler : gunler.toReversed()))).toEqual(ONE);
  });

  it('one gets the columns, whichever of them is the own one', async () => {
    const sutunlar: number[] = [];
    for (let i = 0; i < 4; i += 1) sutunlar.push((await buildSutun(server, bayi)).id);
    expect(await atOneMoment((i) => book({ randevuSutunBaslikID: sutunlar[i % 4], yerler: [sutunlar[(i + 1) % 4], sutunlar[(i + 3) % 4]] }))).toEqual(ONE);
  });

  it('one gets the columns by a move', async () => {
    const sutunlar: number[] = [];
    for (let i = 0; i < 3; i += 1) sutunlar.push((await buildSutun(server, bayi)).id);
    const randevular: number[] = [];
    for (let i = 0; i < 8; i += 1) randevular.push((await buildRandevu(server, bayi, { baslangicSaat: `${10 + i}:00`, bitisSaat: `${10 + i}:30`, randevuSutunBaslikID: sutunlar[i % 3]! })).id);
    const move = (i: number) => server.send(randevuCalls.update, { body: { id: randevular[i], baslangicSaat: '20:00', bitisSaat: '20:30', yerler: [sutunlar[(i + 1) % 3], sutunlar[(i + 2) % 3]] } }, { jeton: bayi.jeton });
    expect(await atOneMoment(move)).toEqual(ONE);
  });
});

describe('the limit of a month', () => {
  const HAK = 100;
  const left = async ({ jeton }: TestBayi) => (await server.send(infoCalls.get, {}, { jeton })).kalanRandevu;

  it('is exact however many are booked at once, and counts by the day of booking what was not deleted', async () => {
    const own = await buildBayi(server, { paketID: 2 });
    const { id: kisi } = await buildMusteri(server, own);
    const { liste } = await server.send(randevuCalls.basliklar, {}, { jeton: own.jeton });
    const sutun = liste[0]!.id;
    const bookHere = (body: object) => book({ musteriID: kisi, randevuSutunBaslikID: sutun, ...body }, own);
    // Fills all but five; half of the calendar lies in the next month.
    await server.rows('reset role');
    await server.rows(
      `insert into randevu (bayi_id, musteri_id, randevu_basligi_id, baslangic, bitis, kayit_zamani)
       select $1, $2, $3, d, d + interval '30 minutes', $4::timestamptz
       from generate_series('2026-12-01 08:00'::timestamp, '2026-12-31', '90 minutes') d limit $5`,
      [own.bayiID, kisi, sutun, `${BUGUN}T08:00:00Z`, HAK - 5],
    );
    await server.rows('set role defter_bakim');
    expect(await left(own)).toBe(5);
    const replies = await Promise.all(Array.from({ length: 12 }, (_, i) => bookHere({ baslangicSaat: `${8 + i}:00`.padStart(5, '0'), bitisSaat: `${8 + i}:30`.padStart(5, '0') })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(replies.filter(({ message }) => message === 'randevuHakkiBitti')).toHaveLength(7);
    expect(await left(own)).toBe(0);

    const taken = replies.find(({ status }) => status === 200)!;
    await server.send(randevuCalls.remove, { body: { id: taken.id, silmeNedeni: 'Test' } }, { jeton: own.jeton });
    expect(await left(own)).toBe(1);
    expect((await bookHere({ randevuTarihi: '2027-02-01' })).status).toBe(200);
    expect(await left(own)).toBe(0);
  });
});
