import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../src/platform/random.ts';
import { useOwnServer } from '../server.ts';
import { happen, newSoz, turnDay, type Soz } from './olaylar.ts';
import { openSalon } from './salon.ts';

/*
 * Desks and customers book, move, repeat, cancel and approve at the same time, at random, and afterwards the appointments are compared with the
 * answers. `npm run bench -- year` plays a whole year.
 */
const OLAY = Number(process.env.SALON_YILI ?? 1500);
/** So many per day that about every second booking meets another one. */
const GUNDE = 550;
const MASA = 8;
/** The database of the tests does not clean up and count by itself, without which a long year takes three times as long. */
const BAKIM = 5000 / MASA;

const server = useOwnServer();
const soz: Soz = newSoz();

beforeAll(async () => {
  const salon = await openSalon(server, Math.ceil(OLAY / GUNDE));
  const desks = Array.from({ length: MASA }, async (_, desk) => {
    const random = createRandom(desk + 1);
    for (let i = 0; i < OLAY / MASA; i += 1) {
      if (desk === 0 && i % Math.floor(GUNDE / MASA) === 0) await turnDay(server);
      if (desk === 0 && i > 0 && i % BAKIM === 0) await server.rows('vacuum analyze');
      await happen({ server, salon, random, soz });
    }
  });
  await Promise.all(desks);
  // A run of a whole year prints its numbers.
  if (process.env.SALON_YILI) process.stdout.write(`${JSON.stringify(soz.cevaplar)}\n`);
}, OLAY * 200);

const count = async (text: string) => (await server.rows<{ n: number }>(`select count(*)::int as n from ${text}`))[0]!.n;
const sum = (lists: Iterable<number[]>) => [...lists].reduce((all, list) => all + list.length, 0);

describe('after a busy year', () => {
  it('all kinds of acts were answered with yes, and those that can clash with no as well', () => {
    const names = Object.keys(soz.cevaplar);
    for (const ad of ['book', 'visit', 'series', 'move', 'transfer', 'approve']) expect(names).toEqual(expect.arrayContaining([`${ad} 200`, `${ad} 409`]));
    // Customers with their own links clash too rarely in a short year.
    for (const ad of ['setDurum', 'remove', 'restore', 'request', 'offer', 'answer', 'suggest', 'answerOwn', 'moveOwn', 'bookOnline', 'cancelOwn', 'confirmOwn']) expect(names).toContain(`${ad} 200`);
  });

  it('no place is taken twice', async () => {
    const twice = await count(`randevu_yer a join randevu_yer b on b.bayi_id = a.bayi_id and b.randevu_basligi_id = a.randevu_basligi_id and b.randevu_id > a.randevu_id
      and tsrange(a.baslangic, a.bitis) && tsrange(b.baslangic, b.bitis) where a.tutar and b.tutar`);
    expect(twice).toBe(0);
  });

  it('each appointment takes its places as long as it stands, and none afterwards', async () => {
    const stands = `(r.silindi is null and r.durum in ('B', 'O', 'G', 'K'))`;
    expect(await count(`randevu r where not exists (select from randevu_yer y where y.randevu_id = r.id and y.randevu_basligi_id = r.randevu_basligi_id)`)).toBe(0);
    expect(await count(`randevu_yer y join randevu r on r.id = y.randevu_id where y.tutar <> ${stands}`)).toBe(0);
    const needs = `(select count(distinct b.yer_turu) from randevu_hizmet h join alt_urun_yer g on g.alt_urun_id = h.alt_urun_id join randevu_basligi b on b.id = g.randevu_basligi_id where h.randevu_id = r.id)`;
    const has = `(select count(distinct b.yer_turu) from randevu_yer y join randevu_basligi b on b.id = y.randevu_basligi_id where y.randevu_id = r.id and b.yer_turu is not null)`;
    expect(await count(`randevu r where ${stands} and ${needs} > ${has}`)).toBe(0);
  });

  it('every promise is kept, and a refused act has left nothing', async () => {
    expect(await count('randevu')).toBe(soz.tekler.size + sum(soz.ziyaretler.values()) + sum(soz.seriler));
    const onaylanan = await server.rows<{ id: string }>(`select id from randevu_talebi where durum = 'onaylandi'`);
    expect(new Set(onaylanan.map(({ id }) => Number(id)))).toEqual(soz.onaylanan);
    expect(await count(`bos_yer_teklifi where durum = 'kabul'`)).toBe(soz.alinan);
    // No time is kept once the offer is answered.
    expect(await count(`randevu_tutma u join bos_yer_teklifi t on t.jeton_ozeti = u.jeton_ozeti where t.durum <> 'acik'`)).toBe(0);
    const rows = await server.rows<{ id: string; surum: number }>('select id, surum from randevu');
    const surumler = new Map(rows.map(({ id, surum }) => [Number(id), surum]));
    const isWrong = ([id, degisim]: [number, number]) => surumler.get(id)! > 1 + degisim || surumler.get(id)! < 1 + degisim - (soz.sozler.get(id) ?? 0);
    expect([...soz.tekler].filter(isWrong)).toEqual([]);
  });

  it('every visit and every series is whole', async () => {
    const rows = await server.rows<{ id: string; sayi: number }>('select ziyaret_id as id, count(*)::int as sayi from randevu where ziyaret_id is not null group by ziyaret_id');
    expect(new Map(rows.map(({ id, sayi }) => [Number(id), sayi]))).toEqual(new Map([...soz.ziyaretler].map(([id, idler]) => [id, idler.length])));
    const seriler = await server.rows<{ idler: string[] }>('select array_agg(id order by id)::text[] as idler from randevu where seri_id is not null group by seri_id');
    const byFirst = (a: number[], b: number[]) => a[0]! - b[0]!;
    expect(seriler.map(({ idler }) => idler.map(Number)).toSorted(byFirst)).toEqual(soz.seriler.map((idler) => idler.toSorted((a, b) => a - b)).toSorted(byFirst));
  });
});
