import { type AnyCall, isRead } from '@defter/contract/call.ts';
import { aktarimCalls } from '@defter/contract/aktarim.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildAltUrun, buildMusteri, buildPersonel, buildRandevu, buildSatis, buildSutun, buildTelefon } from '../build.ts';
import { BUGUN, useOwnServer, YARIN } from '../server.ts';
import type { AnyInput } from './input.ts';
import { usePlace } from './place.ts';
import { standingCalls } from './standing.ts';

const server = useOwnServer();
const queries = vi.spyOn(pg.Client.prototype, 'query');
afterAll(() => queries.mockRestore());
const place = usePlace(server);

const EVERY_BAYI = 0;

/** The statements that a call sends, with all caches of the server emptied. */
async function countStatements(name: string, call: AnyCall, input: AnyInput): Promise<number> {
  server.platform.sessions.forget(EVERY_BAYI, []);
  server.platform.totals.forget(EVERY_BAYI, []);
  queries.mockClear();
  expect((await server.send(call, input, { jeton: place.bayi.jeton })).status, name).toBe(200);
  return queries.mock.calls.filter(([query]) => !isLate(query)).length;
}

/** Waits until earlier changes are announced, because that takes statements as well. */
async function untilTold(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = server.platform.events.subscribe(({ konular }) => konular.includes('son') && resolve());
  server.platform.events.announce(place.bayi.bayiID, ['son']);
  await promise;
  unsubscribe();
}

/** Changes are announced a little later, and a reading ends with those that are announced meanwhile: those of the calls before too. */
const isLate = (query: unknown) => typeof query === 'string' && (query.startsWith('select pg_notify') || query === 'commit');

describe('the number of statements does not grow with the rows that are read', () => {
  const reads = standingCalls.filter(({ call }) => isRead(call) && call.yetki !== 'herkes');
  const sent = new Map<string, AnyInput>();
  const few = new Map<string, number>();
  /** By the second round connections are open, and earlier writes are announced. */
  const countTwice = async () => {
    for (let round = 0; round < 2; round += 1) for (const { name, call } of reads) few.set(name, await countStatements(name, call, sent.get(name)!));
  };
  beforeAll(async () => {
    for (const { name, input } of reads) sent.set(name, await input(place));
    await countTwice();
    for (let i = 0; i < 3; i += 1) {
      const { id: altUrunID } = await buildAltUrun(server, place.bayi);
      const { musteriID } = await buildRandevu(server, place.bayi, { altUrunIDler: [altUrunID] });
      await buildSatis(server, place.bayi, { musteriID, altUrunID, odemeler: [{ odemeSekliID: 1, tutar: 10 }] });
      await buildPersonel(server, place.bayi);
    }
    for (const { name, call } of reads) await server.send(call, sent.get(name)!, { jeton: place.bayi.jeton });
  });
  it.each(reads)('$name', async ({ name, call }) => {
    expect(await countStatements(name, call, sent.get(name)!)).toBe(few.get(name));
  });
});

describe('the number of statements does not grow with the rows that are saved', () => {
  const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
  let altUrunler: { id: number }[];
  beforeAll(async () => {
    altUrunler = await Promise.all(times(6, () => buildAltUrun(server, place.bayi)));
  });

  const cases: [string, AnyCall, (rows: number) => Promise<AnyInput>][] = [
    [
      'a customer with phones and addresses',
      musteriCalls.create,
      async (rows) => ({
        body: {
          musteri: { id: 0, ad: 'Ayşe' },
          musteriTelefon: times(rows, () => ({ telefon: buildTelefon() })),
          adresler: times(rows, (i) => ({ baslik: `Ev ${i}`, adres: 'Lale Sokak 3' })),
        },
      }),
    ],
    [
      'rows of an import that are checked',
      aktarimCalls.kontrol,
      async (rows) => ({ body: { data: times(rows, () => ({ ad: 'Ayşe', telefon: buildTelefon(), adres: 'Lale Sokak 3' })) } }),
    ],
    [
      'rows of an import that are taken over',
      aktarimCalls.import,
      async (rows) => ({ body: { data: times(rows, () => ({ ad: 'Ayşe', telefon: buildTelefon(), adres: 'Lale Sokak 3' })) } }),
    ],
    [
      'an appointment with services',
      randevuCalls.create,
      async (rows) => ({
        body: {
          randevuTarihi: YARIN,
          baslangicSaat: '11:00',
          bitisSaat: '11:30',
          musteriID: (await buildMusteri(server, place.bayi)).id,
          randevuSutunBaslikID: (await buildSutun(server, place.bayi)).id,
          randevuHizmet: times(rows, (i) => ({ altUrunID: altUrunler[i]!.id })),
        },
      }),
    ],
    [
      'the columns of the calendar',
      randevuCalls.saveBasliklar,
      async (rows) => ({ body: { model: times(rows, (i) => ({ id: 0, randevuSiraNo: i + 2, sutunBaslikTipi: 3, adi: `Oda ${i}` })) } }),
    ],
    [
      'the shifts of some days',
      vardiyaCalls.saveKayitlar,
      async (rows) => ({
        body: { vardiyaRandevular: times(rows, (i) => ({ personelID: place.bayi.personelID, tarih: `2026-12-0${i + 1}`, vardiyaSablon: { id: 1 } })) },
      }),
    ],
    [
      'a sale with lines and payments',
      satisCalls.create,
      async (rows) => ({
        body: {
          musteriID: (await buildMusteri(server, place.bayi)).id,
          tarih: BUGUN,
          icerikler: times(rows, (i) => ({ altUrunID: altUrunler[i]!.id })),
          odemeler: times(rows, () => ({ odemeSekliID: 1, tutar: 10 })),
        },
      }),
    ],
  ];
  it.each(cases)('%s', async (name, call, input) => {
    const count = async (rows: number) => {
      const sent = await input(rows);
      await untilTold();
      return countStatements(name, call, sent);
    };
    const few = await count(1);
    const many = await count(5);
    // A job of the server may fall into one count, but hardly into the next too.
    expect(many > few ? await count(5) : many).toBeLessThanOrEqual(few);
  });
});
