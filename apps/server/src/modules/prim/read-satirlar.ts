import { type Hakedis, hakedisOf, type Kapanan } from '@defter/rules/prim.ts';
import { splitKdv } from '@defter/rules/kdv.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type KartOrani, listPrimOranlari } from '../personel/list-prim-oranlari.ts';
import { listPrimSatislari, type PrimSecimi, type SayilanSatis } from '../satis/prim-satislari.ts';
import { type Ay, siradakiAy } from './donem.ts';
import { readKurallar } from './read-kurallar.ts';

/** What a line of a sale brings to a colleague in a month, with the name of the line and the day of its sale. */
export type Satir = Hakedis & { adi: string; tarih: string };

/** The most sales of one calculation. */
const EN_COK_SATIS = 100_000;

/** The lines of a month: as they were closed, or as they stand now. */
export const readSatirlar = (tx: Tx, ay: Ay): Promise<Satir[]> => (ay.donem ? readKapanan(tx, ay.donem.id) : countSatirlar(tx, ay));

async function readKapanan(tx: Tx, donemID: number): Promise<Satir[]> {
  const { rows } = await sql<Satir>`
    select personel_id as "personelID", satis_id as "satisID", satis_icerik_id as "satirID", kural_id as "kuralID", adi, tarih,
      ${kurusOf(sql`esas`)} as esas, ${kurusOf(sql`prim`)} as prim
    from prim_hakedis where donem_id = ${donemID} order by tarih, satis_id, satis_icerik_id`.execute(tx);
  return rows;
}

/**
 * The lines of an open month. The month after the last closed one also has what changed of the closed ones: all that counts since
 * the first closing, less what was closed.
 */
async function countSatirlar(tx: Tx, { bas, son, kapanmislar }: Ay): Promise<Satir[]> {
  const { ilk, degisen } = kapanmislar;
  const isSiradaki = siradakiAy(kapanmislar) === bas;
  const [satislar, kurallar, kartlar] = await Promise.all([
    listSayilanlar(tx, { bas, son, degisen: isSiradaki ? degisen : null }),
    readKurallar(tx),
    listPrimOranlari(tx),
  ]);
  const kapanan = isSiradaki ? await readKapananlar(tx, satislar) : [];
  const hakedis = hakedisOf({ satislar: satislar.map(toPrimSatisi), kurallar, oranlar: oranlarOf(kartlar), bas: isSiradaki ? ilk! : bas, son, kapanan });
  return nameSatirlar(hakedis, satislar, kapanan);
}

/** The sales that are asked for. @throws AppError primCokSatis when they are too many for one calculation */
export async function listSayilanlar(tx: Tx, secim: PrimSecimi): Promise<SayilanSatis[]> {
  const satislar = await listPrimSatislari(tx, secim, EN_COK_SATIS + 1);
  if (satislar.length > EN_COK_SATIS) throw new AppError('primCokSatis');
  return satislar;
}

export const toPrimSatisi = ({ satirlar, ...satis }: SayilanSatis) => ({
  ...satis,
  satirlar: satirlar.map(({ uygulayanID, ikinciler, kdv, ...satir }) => ({ ...satir, ...(satir.seans === 'kullanilan' && { kdvTutari: splitKdv(satir.tutar, kdv).kdv }), yapanlar: uygulayanID === null ? [] : [uygulayanID, ...ikinciler] })),
});

export const oranlarOf = (kartlar: readonly KartOrani[]) => new Map(kartlar.map((kart) => [kart.personelID, kart]));

type AdliKapanan = Kapanan & Pick<Satir, 'adi' | 'tarih'>;

/** What closed months hold of these sales, summed up. */
export async function readKapananlar(tx: Tx, satislar: readonly SayilanSatis[]): Promise<AdliKapanan[]> {
  const { rows } = await sql<AdliKapanan>`
    select personel_id as "personelID", satis_id as "satisID", satis_icerik_id as "satirID", (array_agg(kural_id order by donem_id desc))[1] as "kuralID",
      (array_agg(adi order by donem_id desc))[1] as adi, max(tarih) as tarih, ${kurusOf(sql`sum(esas)`)} as esas, ${kurusOf(sql`sum(prim)`)} as prim
    from prim_hakedis where satis_id = any(${satislar.map(({ satisID }) => satisID)}::bigint[])
    group by personel_id, satis_id, satis_icerik_id`.execute(tx);
  return rows;
}

/** Names the lines; one that was taken out of its sale has the name that it was closed with. */
function nameSatirlar(hakedis: readonly Hakedis[], satislar: readonly SayilanSatis[], kapanan: readonly AdliKapanan[]): Satir[] {
  const adlar = new Map<number, Pick<Satir, 'adi' | 'tarih'>>(kapanan.map(({ satirID, adi, tarih }) => [satirID, { adi, tarih }]));
  for (const { tarih, satirlar } of satislar) for (const { satirID, adi } of satirlar) adlar.set(satirID, { adi, tarih });
  return hakedis.map((biri) => ({ ...biri, ...adlar.get(biri.satirID)! }));
}
