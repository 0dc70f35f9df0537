import { type Kurus, sum } from '@defter/rules/para.ts';
import { type Hakedis, hakedisOf } from '@defter/rules/prim.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { listPrimOranlari } from '../personel/list-prim-oranlari.ts';
import { listBenzerSatirlar } from '../satis/benzer-satirlar.ts';
import { type Ay, siradakiAy } from './donem.ts';
import { readKurallar } from './read-kurallar.ts';
import { listSayilanlar, oranlarOf, readKapananlar, toPrimSatisi } from './read-satirlar.ts';

/** What a colleague has of a month by a rule; null is the percentage on their card. */
export type PrimToplami = { ay: string; personelID: number; kuralID: number | null; satirSayisi: number; esas: Kurus; prim: Kurus };

/** The sums of some months by colleague and rule, the earliest month first: those of closed months are added up where they stand. */
export async function readToplamlar(tx: Tx, aylar: readonly Ay[]): Promise<PrimToplami[]> {
  const kapali = aylar.flatMap(({ donem }) => (donem ? [donem.id] : []));
  const siradaki = aylar.filter(isSiradaki);
  const aciklar = aylar.filter((ay) => !ay.donem && !isSiradaki(ay));
  const sonuclar = [kapali.length === 0 ? [] : await sumKapali(tx, kapali)];
  // Each reads all sales of its months; one after the other they leave a processor to the desk.
  for (const birlikte of [siradaki, aciklar]) sonuclar.push(birlikte.length === 0 ? [] : await countAciklar(tx, birlikte));
  return sonuclar.flat();
}

const isSiradaki = ({ bas, donem, kapanmislar }: Ay) => donem === null && siradakiAy(kapanmislar) === bas;

async function sumKapali(tx: Tx, donemIDler: readonly number[]): Promise<PrimToplami[]> {
  const { rows } = await sql<PrimToplami>`
    select d.ay, h.personel_id as "personelID", h.kural_id as "kuralID", count(*)::int as "satirSayisi", ${kurusOf(sql`sum(h.esas)`)} as esas, ${kurusOf(sql`sum(h.prim)`)} as prim
    from prim_hakedis h join prim_donemi d on d.bayi_id = h.bayi_id and d.id = h.donem_id where h.donem_id = any(${donemIDler}::bigint[]) group by 1, 2, 3`.execute(tx);
  return rows;
}

/** Counts open months as their lines are counted, but lines that are alike at once: those that follow the last closed one, or all others. */
async function countAciklar(tx: Tx, aylar: readonly Ay[]): Promise<PrimToplami[]> {
  const { bas, kapanmislar } = aylar[0]!;
  const { son } = aylar.at(-1)!;
  const kapanis = isSiradaki(aylar[0]!) ? { degisen: kapanmislar.degisen!, kapananIDler: await listKapananIDler(tx, { bas, son }) } : null;
  const [kurallar, kartlar] = await Promise.all([readKurallar(tx), listPrimOranlari(tx)]);
  const sinirlar = kurallar.flatMap((kural) => [kural.baslangic, ...(kural.bitis === null ? [] : [addDays(kural.bitis, 1)])]);
  const { satislar, digerleri } = await listBenzerSatirlar(tx, { aylar: aylar.map((ay) => ay.bas), sinirlar, kapanis });
  const tekler = digerleri.length === 0 ? [] : await listSayilanlar(tx, { son, idler: [...new Set(digerleri.map(({ id }) => id))] });
  const kapanan = kapanis === null ? [] : await readKapananlar(tx, tekler);
  const [birlikte, tek] = [Map.groupBy(satislar, ({ ay }) => ay), new Map(tekler.map((satis) => [satis.satisID, satis]))];
  const tekOf = Map.groupBy(digerleri, ({ ay }) => ay);
  return aylar.flatMap((ay) => {
    const benzerler = birlikte.get(ay.bas) ?? [];
    const sayilan = [...benzerler, ...(tekOf.get(ay.bas) ?? []).flatMap(({ id }) => tek.get(id) ?? [])].map(toPrimSatisi);
    const hakedis = hakedisOf({ satislar: sayilan, kurallar, oranlar: oranlarOf(kartlar), bas: kapanis === null ? ay.bas : kapanmislar.ilk!, son: ay.son, kapanan });
    return sumHakedis(ay.bas, hakedis, new Map(benzerler.map(({ satisID, kez }) => [satisID, kez])));
  });
}

/** @param kezler how many sales each one stands for that is not one */
const sumHakedis = (ay: string, hakedis: readonly Hakedis[], kezler: ReadonlyMap<number, number>): PrimToplami[] =>
  [...Map.groupBy(hakedis, ({ personelID, kuralID }) => `${personelID} ${kuralID}`).values()].map((satirlar) => ({
    ay,
    personelID: satirlar[0]!.personelID,
    kuralID: satirlar[0]!.kuralID,
    satirSayisi: satirlar.reduce((sayi, { satisID }) => sayi + (kezler.get(satisID) ?? 1), 0),
    esas: sum(satirlar.map(({ esas }) => esas)),
    prim: sum(satirlar.map(({ prim }) => prim)),
  }));

/** The sales of these days of which something is closed. */
async function listKapananIDler(tx: Tx, { bas, son }: Pick<Ay, 'bas' | 'son'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from satis_ozet s where s.tarih between ${bas}::date and ${son}::date and exists (select from prim_hakedis h where h.bayi_id = s.bayi_id and h.satis_id = s.id)`.execute(tx);
  return rows.map(({ id }) => id);
}
