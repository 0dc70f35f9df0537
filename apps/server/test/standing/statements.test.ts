import { type AnyCall, isRead } from '@defter/contract/call.ts';
import { excelCalls } from '@defter/contract/excel.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, buildSutun, buildTelefon, type TestBayi } from '../build.ts';
import { BUGUN, useServer, YARIN } from '../server.ts';
import { standingCalls } from './standing.ts';
import type { AnyInput } from './input.ts';

const server = useServer();
const queries = vi.spyOn(pg.Client.prototype, 'query');
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const EVERY_BAYI = 0;

/** The statements that a call sends, with everything forgotten that the server remembers between calls. */
async function countStatements(call: AnyCall, input: AnyInput): Promise<number> {
  server.platform.sessions.forget(EVERY_BAYI, []);
  server.platform.totals.forget(EVERY_BAYI, []);
  queries.mockClear();
  expect((await server.send(call, input, { jeton: bayi.jeton })).status).toBe(200);
  return queries.mock.calls.filter(([query]) => !isLate(query)).length;
}

/** Changes are told a little later, and a reading is ended with what comes next: those of the calls before too. */
const isLate = (query: unknown) => typeof query === 'string' && (query.startsWith('select pg_notify') || query === 'commit');

describe('the number of statements does not grow with the rows that are read', () => {
  const reads = standingCalls.filter(({ call }) => isRead(call) && call.yetki !== 'herkes');
  it.each(reads)('$name', async ({ call, input }) => {
    const sent = await input({ server, bayi, kisi: bayi });
    const few = await countStatements(call, sent);
    for (let i = 0; i < 3; i += 1) {
      const { id: altUrunID } = await buildAltUrun(server, bayi);
      const { musteriID } = await buildRandevu(server, bayi, { altUrunIDler: [altUrunID] });
      await buildSatis(server, bayi, { musteriID, altUrunID, odemeler: [{ odemeSekliID: 1, tutar: 10 }] });
      await buildPersonel(server, bayi);
    }
    expect(await countStatements(call, sent)).toBe(few);
  });
});

describe('the number of statements does not grow with the rows that are saved', () => {
  const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
  let altUrunler: { id: number }[];
  beforeEach(async () => {
    altUrunler = await Promise.all(times(6, () => buildAltUrun(server, bayi)));
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
      excelCalls.kontrol,
      async (rows) => ({ body: { data: times(rows, () => ({ ad: 'Ayşe', telefon: buildTelefon(), adres: 'Lale Sokak 3' })) } }),
    ],
    [
      'rows of an import that are taken over',
      excelCalls.import,
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
          musteriID: (await buildMusteri(server, bayi)).id,
          randevuSutunBaslikID: (await buildSutun(server, bayi)).id,
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
        body: { vardiyaRandevular: times(rows, (i) => ({ personelID: bayi.personelID, tarih: `2026-12-0${i + 1}`, vardiyaSablon: { id: 1 } })) },
      }),
    ],
    [
      'a sale with lines and payments',
      satisCalls.create,
      async (rows) => ({
        body: {
          musteriID: (await buildMusteri(server, bayi)).id,
          tarih: BUGUN,
          icerikler: times(rows, (i) => ({ altUrunID: altUrunler[i]!.id })),
          odemeler: times(rows, () => ({ odemeSekliID: 1, tutar: 10 })),
        },
      }),
    ],
  ];
  it.each(cases)('%s', async (_name, call, input) => {
    const few = await countStatements(call, await input(1));
    expect(await countStatements(call, await input(5))).toBe(few);
  });
});
