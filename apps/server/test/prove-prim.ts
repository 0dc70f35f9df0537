import { type Kurus, sum } from '@defter/rules/para.ts';
import { addDays, addMonths, startOfNextMonth } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import { type Ay, readKapanmislar } from '../src/modules/prim/donem.ts';
import { readSatirlar } from '../src/modules/prim/read-satirlar.ts';
import { readToplamlar } from '../src/modules/prim/read-toplamlar.ts';
import type { Tx } from '../src/platform/db/connection.ts';
import type { TestServer } from './server.ts';

/** Rules of every kind, some for a part of a month, and percentages on the cards. */
const KURALLAR = sql`
  insert into prim_kurali (adi, esas, tur, oran, tutar, basamaklar, kdv_haric, baslangic, bitis, personel_id, alt_urun_id)
  select 'Deneme', y.esas, y.tur, 7.25, 12.35, case when y.tur = 'basamak' then '[{"alt": 0, "oran": 5}, {"alt": 750.5, "oran": 9.5}]'::jsonb else '[]' end, y.haric, y.bas::date, y.bitis::date,
    case when y.kimin then (select min(personel_id) from satis where personel_id is not null) end, case when y.neyin then (select min(alt_urun_id) from satis_icerik) end
  from (values ('yapilan', 'oran', true, '2026-01-01', null, false, false), ('tahsil', 'basamak', false, '2026-02-10', '2026-06-20', false, false), ('satilan', 'tutar', false, '2026-03-15', '2026-04-14', false, true),
    ('tahsil', 'tutar', true, '2026-06-01', null, true, false), ('satilan', 'basamak', true, '2026-08-01', '2026-09-11', false, false)) y (esas, tur, haric, bas, bitis, kimin, neyin)`;
const KARTLAR = sql`update personel set hizmet_prim = 3.5, urun_prim = 1.25`;

type Toplam = { satirSayisi: number; esas: Kurus; prim: Kurus };
class Done extends Error {}

/** Months of 2026 whose sums counted at once, alone or with the others, differ from those of their lines: with and without closed months before them. */
export async function comparePrimler({ platform }: TestServer, bayiID: number): Promise<{ ay: string; toplamlar: unknown; satirlar: unknown }[]> {
  const farklar: { ay: string; toplamlar: unknown; satirlar: unknown }[] = [];
  const compare = async (tx: Tx) => {
    const kapanmislar = await readKapanmislar(tx);
    const acik: Ay[] = [];
    const satirlarOf: Record<string, Toplam>[] = [];
    for (let bas = '2026-01-01'; bas < '2027-01-01'; bas = startOfNextMonth(bas)) {
      const gunler = { bas, son: addDays(startOfNextMonth(bas), -1), donem: null };
      const sirada = kapanmislar.son === null ? [] : [{ ...gunler, kapanmislar: { ...kapanmislar, son: addMonths(bas, -1) } }];
      for (const ay of [{ ...gunler, kapanmislar: { ilk: null, son: null, degisen: null } }, ...sirada] satisfies Ay[]) {
        const toplamlar = Object.fromEntries((await readToplamlar(tx, [ay])).map(({ ay: _ay, personelID, kuralID, ...toplam }) => [`${personelID} ${kuralID}`, toplam]));
        const satirlar = sumsOf(await readSatirlar(tx, ay));
        if (ay.kapanmislar.ilk === null) {
          acik.push(ay);
          satirlarOf.push(satirlar);
        }
        if (JSON.stringify(sorted(toplamlar)) !== JSON.stringify(sorted(satirlar))) farklar.push({ ay: bas, toplamlar, satirlar });
      }
    }
    const yil = Map.groupBy(await readToplamlar(tx, acik), ({ ay }) => ay);
    for (const [i, { bas }] of acik.entries()) {
      const toplamlar = Object.fromEntries((yil.get(bas) ?? []).map(({ ay: _ay, personelID, kuralID, ...toplam }) => [`${personelID} ${kuralID}`, toplam]));
      if (JSON.stringify(sorted(toplamlar)) !== JSON.stringify(sorted(satirlarOf[i]!))) farklar.push({ ay: `${bas} of the year`, toplamlar, satirlar: satirlarOf[i] });
    }
  };
  const work = platform.database.write({ bayiID }, async (tx) => {
    await compare(tx);
    await KARTLAR.execute(tx);
    await KURALLAR.execute(tx);
    await compare(tx);
    throw new Done();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Done)) throw error;
  });
  return farklar;
}

const sumsOf = (satirlar: Awaited<ReturnType<typeof readSatirlar>>): Record<string, Toplam> =>
  Object.fromEntries(
    [...Map.groupBy(satirlar, ({ personelID, kuralID }) => `${personelID} ${kuralID}`)].map(([key, own]) => [key, { satirSayisi: own.length, esas: sum(own.map(({ esas }) => esas)), prim: sum(own.map(({ prim }) => prim)) }]),
  );
const sorted = (toplamlar: Record<string, Toplam>) => Object.entries(toplamlar).toSorted(([a], [b]) => a.localeCompare(b));
