import { setImmediate } from 'node:timers/promises';
import type { PersonelFarki, primCalls } from '@defter/contract/prim.ts';
import { type Kurus, sum, ZERO } from '@defter/rules/para.ts';
import { hakedisOf, type PrimKurali } from '@defter/rules/prim.ts';
import { addDays, startOfMonth } from '@defter/rules/tarih.ts';
import type { Context } from '../../platform/http/context.ts';
import { listPrimOranlari } from '../personel/list-prim-oranlari.ts';
import { checkKural } from './check-kural.ts';
import { listSayilanlar, oranlarOf, toPrimSatisi } from './read-satirlar.ts';
import { readKurallar } from './read-kurallar.ts';

const HER_ZAMAN = { baslangic: '1900-01-01', bitis: null };
const AY_SAYISI = 3;

/** What the last months would have brought by other rules, side by side with the present ones. Nothing is changed. */
export async function tryKurallar({ tx, body, clock }: Context<typeof primCalls.dene>) {
  const denenen = body.kurallar.map((kural, i): PrimKurali => ({ ...kural, ...HER_ZAMAN, id: -1 - i }));
  for (const [i, kural] of body.kurallar.entries()) checkKural({ ...kural, ...HER_ZAMAN }, `kurallar.${i}.`);
  const aylar = lastMonths(clock.today());
  const [sayilan, kurallar, kartlar] = await Promise.all([
    listSayilanlar(tx, { bas: aylar[0]!.bas, son: aylar.at(-1)!.son, degisen: null }),
    readKurallar(tx),
    listPrimOranlari(tx),
  ]);
  const satislar = sayilan.map(toPrimSatisi);
  const oranlar = oranlarOf(kartlar);
  const sonuclar: { simdi: Map<number, Kurus>; deneme: Map<number, Kurus> }[] = [];
  for (const ay of aylar) {
    const count = async (biri: readonly PrimKurali[]) => {
      // Other requests have their turn between the months.
      await setImmediate();
      return primlerOf(hakedisOf({ satislar, kurallar: biri, oranlar, ...ay }));
    };
    sonuclar.push({ simdi: await count(kurallar), deneme: await count(denenen) });
  }
  const liste = kartlar.flatMap(({ personelID, adSoyad }): PersonelFarki[] => {
    const own = sonuclar.map(({ simdi, deneme }) => ({ simdi: simdi.get(personelID) ?? ZERO, deneme: deneme.get(personelID) ?? ZERO }));
    const toplam = totalOf(own);
    return toplam.simdi === 0 && toplam.deneme === 0 ? [] : [{ personelID, adSoyad, aylar: own, ...toplam }];
  });
  return { aylar: aylar.map(({ bas }) => bas), liste, ...totalOf(liste) };
}

/** The months before the present one, the oldest first. */
function lastMonths(bugun: string): { bas: string; son: string }[] {
  const aylar: { bas: string; son: string }[] = [];
  for (let son = addDays(startOfMonth(bugun), -1); aylar.length < AY_SAYISI; son = addDays(startOfMonth(son), -1)) aylar.unshift({ bas: startOfMonth(son), son });
  return aylar;
}

const primlerOf = (rows: ReturnType<typeof hakedisOf>) => new Map([...Map.groupBy(rows, ({ personelID }) => personelID)].map(([personelID, own]) => [personelID, sum(own.map(({ prim }) => prim))]));

const totalOf = (rows: readonly { simdi: Kurus; deneme: Kurus }[]) => ({ simdi: sum(rows.map(({ simdi }) => simdi)), deneme: sum(rows.map(({ deneme }) => deneme)) });
