import { isRead } from '@defter/contract/call.ts';
import { topicsOf } from '@defter/contract/konu.ts';
import { RAPOR_YETKILERI, YETKILER } from '@defter/contract/yetkiler.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../build.ts';
import { useOwnServer } from '../server.ts';
import { useChanges } from './changes.ts';
import { type AnyInput, TARAYICI } from './input.ts';
import { usePlace } from './place.ts';
import { standingCalls, type StandingCall } from './standing.ts';

const server = useOwnServer();
const changesOf = useChanges(server);
const place = usePlace(server);
let other: TestBayi;
let expired: TestBayi;
beforeAll(async () => {
  other = await buildBayi(server);
  expired = await buildBayi(server);
  await server.house(`update bayi set paket_bitis = '2026-11-24' where id = $1`, [expired.bayiID]);
});

/** Entries of the record log beside that of the act: each further record that the call makes, in its own history. */
const TOLD_BEFORE: Readonly<Record<string, readonly object[]>> = {
  'ziyaret.extend': [{ menu: 'randevu', islem: 'ekleme' }],
  'seansIslemi.degistir': [{ menu: 'satis', islem: 'ekleme' }],
  'puan.aktar': [{ menu: 'musteri', islem: 'guncelleme', nesne: 'puan' }],
  'yanit.karar': [{ menu: 'randevu', islem: 'guncelleme' }],
  'avans.mahsup': [{ menu: 'musteri', islem: 'guncelleme', nesne: 'avans' }],
};

type Refusal = { whom: string; jetons(): Promise<(string | undefined)[]>; reply: object };

/** The people who may not make a call, with their refusals. */
function refusalsOf({ call, namesRecords }: StandingCall): Refusal[] {
  if (call.yetki === 'herkes') return [];
  const needed: readonly string[] = [call.yetki].flat();
  const rest = [...YETKILER, ...RAPOR_YETKILERI].filter((flag) => !needed.includes(flag));
  const refusals: (Refusal | false)[] = [
    { whom: 'whoever has no session', jetons: async () => [undefined, 'yok', ''], reply: { status: 401, success: false, message: 'tokenGecersiz' } },
    { whom: 'whose plan has run out', jetons: async () => [expired.jeton], reply: { status: 403, message: 'paketSuresiDoldu' } },
    call.yetki !== 'giris' && {
      whom: 'whoever has every permission but the one that it needs',
      jetons: async () => [(await buildPersonel(server, place.bayi, rest)).jeton],
      reply: { status: 403, success: false, message: 'yetkiYok' },
    },
    namesRecords && { whom: 'another bayi, which does not find the record', jetons: async () => [other.jeton], reply: { status: 404, success: false, message: 'bulunamadi' } },
  ];
  return refusals.filter((refusal) => refusal !== false);
}

/** A refusal changes nothing, so one good input serves all who are refused, and at last the owner. */
describe.each(standingCalls)('$name', (standing) => {
  const { call, input } = standing;
  let sent: AnyInput;
  beforeAll(async () => {
    await place.stay();
    sent = await input(place);
  });

  it.each(refusalsOf(standing))('refuses $whom and changes nothing', async ({ jetons, reply }) => {
    const all = await jetons();
    const changes = await changesOf(async () => {
      for (const jeton of all) expect(await server.send(call, sent, { jeton })).toMatchObject(reply);
    });
    expect(changes).toEqual([]);
  });

  it('answers, and leaves exactly the effects that the contract declares', async () => {
    const { bayiID, personelID, jeton } = place.bayi;
    const heard = new Set<string>();
    const { promise: told, resolve } = Promise.withResolvers<void>();
    const topics = topicsOf(call);
    const check = () => topics.every((topic) => heard.has(topic)) && resolve();
    check();
    const unsubscribe = server.platform.events.subscribe(({ bayiID: of, konular }) => {
      if (of !== bayiID) return;
      for (const konu of konular) heard.add(konu);
      check();
    });
    const last = await lastEntry(bayiID);
    const changes = await changesOf(async () => {
      expect(await server.send(call, sent, { jeton, tarayici: TARAYICI })).toMatchObject({ status: 200, success: true });
    });
    await told;
    unsubscribe();
    if (isRead(call)) expect(changes).toEqual([]);
    if (call.yetki !== 'herkes') expect(changes.filter((change) => change.bayiID !== null && change.bayiID !== bayiID)).toEqual([]);
    if (call.kayit) {
      const { kayitID: _, ...kayit } = call.kayit;
      expect(await entriesAfter(bayiID, last)).toEqual([...(TOLD_BEFORE[standing.name] ?? []), kayit].map((entry) => ({ nesne: null, ...entry, personelID })));
    }
  });
});

async function lastEntry(bayiID: number): Promise<number> {
  const [{ last }] = (await server.rows<{ last: number }>('select coalesce(max(id), 0)::int as last from kayit_gunlugu where bayi_id = $1', [bayiID])) as [{ last: number }];
  return last;
}

const entriesAfter = (bayiID: number, last: number) =>
  server.rows('select menu, islem, nesne, personel_id::int as "personelID" from kayit_gunlugu where bayi_id = $1 and id > $2 order by id', [bayiID, last]);

describe('a person without any right', () => {
  it.each(standingCalls.filter(({ call }) => call.yetki === 'giris'))('is answered by $name', async ({ call, input }) => {
    const kisi = await buildPersonel(server, place.bayi);
    const sent = await input({ ...place, kisi });
    expect(await server.send(call, sent, { jeton: kisi.jeton })).toMatchObject({ status: 200, success: true });
  });
});

it('the server serves the calls of the contract, all of them and no others', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  expect(server.platform.served.map(nameOf).toSorted()).toEqual(standingCalls.map(({ call }) => nameOf(call)).toSorted());
});
