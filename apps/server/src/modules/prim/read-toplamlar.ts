import { type Kurus, sum } from '@defter/rules/para.ts';
import { hakedisOf } from '@defter/rules/prim.ts';
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
export type PrimToplami = { personelID: number; kuralID: number | null; satirSayisi: number; esas: Kurus; prim: Kurus };

/** The sums of a month by colleague and rule: those of a closed month are added up where they stand. */
export async function readToplamlar(tx: Tx, ay: Ay): Promise<PrimToplami[]> {
  if (!ay.donem) return countToplamlar(tx, ay);
  const { rows } = await sql<PrimToplami>`
    select personel_id as "personelID", kural_id as "kuralID", count(*)::int as "satirSayisi", ${kurusOf(sql`sum(esas)`)} as esas, ${kurusOf(sql`sum(prim)`)} as prim
    from prim_hakedis where donem_id = ${ay.donem.id} group by 1, 2`.execute(tx);
  return rows;
}

/** The same of an open month, counted as its lines are, but for the lines that are alike at once. */
async function countToplamlar(tx: Tx, { bas, son, kapanmislar: { ilk, son: kapali, degisen } }: Ay): Promise<PrimToplami[]> {
  const isSiradaki = siradakiAy({ son: kapali }) === bas;
  const [kurallar, kartlar, kapananIDler] = await Promise.all([readKurallar(tx), listPrimOranlari(tx), isSiradaki ? listKapananIDler(tx, { bas, son }) : []]);
  const sinirlar = kurallar.flatMap((kural) => [kural.baslangic, ...(kural.bitis === null ? [] : [addDays(kural.bitis, 1)])]);
  const { satislar, digerleri } = await listBenzerSatirlar(tx, { bas, son, sinirlar, kapanis: isSiradaki ? { degisen: degisen!, kapananIDler } : null });
  const tek = digerleri.length === 0 ? [] : await listSayilanlar(tx, { son, idler: digerleri });
  const kapanan = isSiradaki ? await readKapananlar(tx, tek) : [];
  const sayilan = [...satislar, ...tek].map(toPrimSatisi);
  const hakedis = hakedisOf({ satislar: sayilan, kurallar, oranlar: oranlarOf(kartlar), bas: isSiradaki ? ilk! : bas, son, kapanan });
  const kezler = new Map(satislar.map(({ satisID, kez }) => [satisID, kez]));
  return [...Map.groupBy(hakedis, ({ personelID, kuralID }) => `${personelID} ${kuralID}`).values()].map((satirlar) => ({
    personelID: satirlar[0]!.personelID,
    kuralID: satirlar[0]!.kuralID,
    satirSayisi: satirlar.reduce((sayi, { satisID }) => sayi + (kezler.get(satisID) ?? 1), 0),
    esas: sum(satirlar.map(({ esas }) => esas)),
    prim: sum(satirlar.map(({ prim }) => prim)),
  }));
}

/** The sales of these days of which something is closed. */
async function listKapananIDler(tx: Tx, { bas, son }: Pick<Ay, 'bas' | 'son'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from satis_ozet s where s.tarih between ${bas}::date and ${son}::date and exists (select from prim_hakedis h where h.bayi_id = s.bayi_id and h.satis_id = s.id)`.execute(tx);
  return rows.map(({ id }) => id);
}
