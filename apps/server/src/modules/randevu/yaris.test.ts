import { infoCalls } from '@defter/contract/info.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildSutun, type TestBayi } from '../../../test/build.ts';
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
