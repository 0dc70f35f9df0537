import type { primCalls } from '@defter/contract/prim.ts';
import { sum } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { Context } from '../../platform/http/context.ts';
import { type Ay, isTooOld, readAy, siradakiAy } from './donem.ts';
import { readSatirlar, type Satir } from './read-satirlar.ts';

/** A month by colleagues, the highest commission first. */
export async function getAy({ tx, query, clock }: Context<typeof primCalls.ay>) {
  const ay = await readAy(tx, query.ay ?? clock.today());
  const kisiler = sumByPersonel(await readSatirlar(tx, ay));
  const adlar = await readAdlar(tx, kisiler.map(({ personelID }) => personelID));
  const liste = kisiler.map((kisi) => ({ ...kisi, adSoyad: adlar.get(kisi.personelID)! }));
  return {
    ay: ay.bas,
    kapanisZamani: ay.donem?.kapanisZamani ?? null,
    kapatanAdi: ay.donem?.kapatanAdi ?? null,
    siradaki: siradakiAy(ay.kapanmislar),
    kapanabilir: isKapanabilir(ay, clock.today()),
    liste: liste.toSorted((a, b) => b.prim - a.prim || a.adSoyad.localeCompare(b.adSoyad, 'tr')),
    esas: sum(liste.map(({ esas }) => esas)),
    prim: sum(liste.map(({ prim }) => prim)),
  };
}

/** Whether a month may be closed: it is over, and it follows the last closed one. */
const isKapanabilir = (ay: Ay, bugun: string): boolean => ay.donem === null && ay.son < bugun && (siradakiAy(ay.kapanmislar) ?? ay.bas) === ay.bas && !isTooOld(ay, bugun);

export function sumByPersonel(satirlar: readonly Satir[]) {
  const byPersonel = Map.groupBy(satirlar, ({ personelID }) => personelID);
  return [...byPersonel].map(([personelID, own]) => ({
    personelID,
    satir: own.length,
    esas: sum(own.map(({ esas }) => esas)),
    prim: sum(own.map(({ prim }) => prim)),
    geriAlinan: sum(own.flatMap(({ esas, prim }) => (esas < 0 ? [prim] : []))),
  }));
}

async function readAdlar(tx: Tx, idler: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; ad: string }>`select id, concat_ws(' ', ad, soyad) as ad from personel_ozet where id = any(${idler}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, ad }) => [id, ad]));
}
