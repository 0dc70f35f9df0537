import type { AnyCall } from '@defter/contract/call.ts';
import { satisCalls, type Tahsilat } from '@defter/contract/satis.ts';
import { type Kurus, kurus, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { spreadTahsilat } from '@defter/rules/satis.ts';
import { sql } from 'kysely';
import { kurusOf } from '../../platform/db/lira.ts';
import { AppError, found, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { holdMusteri } from '../musteri/lock-musteri.ts';
import { readAvans } from './avans/lock-avanslar.ts';
import { takeAvanslar } from './avans/take-avanslar.ts';
import type { Girdi } from './choose-odemeler.ts';
import { collectOdemeler } from './collect-odemeler.ts';
import { insertTahsilatlar } from './insert-tahsilatlar.ts';

type Acik = { id: number; musteriID: number; kalan: Kurus };

/**
 * Takes money for unpaid sales. What is more than they need becomes the customer's credit where the desk says so, and is refused
 * otherwise.
 */
export async function takeTahsilat(context: Context<typeof satisCalls.tahsilat>) {
  const { body } = context;
  const acik = await lockAcikSatislar(context, body.model);
  await refuseOther(context, acik);
  const { plan, fazla } = spread(acik, body);
  const tahsilatlar = await insertTahsilatlar(context, body.model);
  const sahipOf = new Map(acik.map(({ id, musteriID }) => [id, musteriID]));
  await collectOdemeler(context, [...plan].map(([satisID, alinacak]) => ({ satisID, alinacak, tahsilatID: tahsilatlar.get(sahipOf.get(satisID)!)! })));
  await takeAvanslar(context, fazla.map((avans) => ({ ...avans, tahsilatID: tahsilatlar.get(avans.musteriID)! })));
  const [ilk = null] = plan.keys();
  // If everything became credit, the entries of the credit say it all.
  if (ilk === null) context.act(null);
  const alinan = sum(body.model.map(({ tutar }) => tutar));
  const avans = sum(fazla.map(({ tutar }) => tutar));
  const borc = sum(acik.map(({ kalan }) => kalan));
  return { id: ilk, tahsilatID: tahsilatlar.get(body.model[0]!.musteriID)!, alinan, avans, kalan: subtract(borc, subtract(alinan, avans)) };
}

/**
 * The unpaid sales of the customers, oldest first, locked until the end of the transaction. Throws 404 for an unknown
 * customer.
 */
async function lockAcikSatislar({ tx }: Pick<Context<AnyCall>, 'tx'>, model: readonly Tahsilat[]): Promise<Acik[]> {
  const musteriIDler = [...new Set(model.map(({ musteriID }) => musteriID))];
  const { rows: bilinen } = await sql<{ id: number }>`select id from musteri_ozet where id = any(${musteriIDler}::bigint[])`.execute(tx);
  for (const id of musteriIDler) found(bilinen.find((musteri) => musteri.id === id));
  await sql`select id from satis where musteri_id = any(${musteriIDler}::bigint[]) and iptal_zamani is null and alinan < toplam_tutar order by id for update`.execute(tx);
  const { rows } = await sql<Acik>`
    select id, musteri_id as "musteriID", ${kurusOf(sql`(toplam_tutar - alinan)`)} as kalan from satis
    where musteri_id = any(${musteriIDler}::bigint[]) and iptal_zamani is null and alinan < toplam_tutar order by tarih, id`.execute(tx);
  return rows;
}

/** Of two desks that take the same money the second one is told: it looks at what is owed no more, or at credit that has grown. */
async function refuseOther({ tx, body: { model, gorulenBorc, gorulenAvans } }: Context<typeof satisCalls.tahsilat>, acik: readonly Acik[]): Promise<void> {
  if (gorulenBorc !== null && gorulenBorc !== sum(acik.map(({ kalan }) => kalan))) throw new AppError('hesapDegismis');
  if (gorulenAvans === null) return;
  const musteriIDler = [...new Set(model.map(({ musteriID }) => musteriID))].toSorted((a, b) => a - b);
  for (const id of musteriIDler) await holdMusteri(tx, id);
  const avanslar: Kurus[] = [];
  for (const id of musteriIDler) avanslar.push(await readAvans(tx, id));
  if (gorulenAvans !== sum(avanslar)) throw new AppError('hesapDegismis');
}

type Fazla = Tahsilat & { yol: string };
type Paylasim = { plan: Map<number, Girdi[]>; fazla: Fazla[] };

/**
 * Divides the money among the sales that the desk has chosen. Throws odemeFazla if it is more than their debt, unless the rest is to
 * be credit.
 */
function spread(acik: readonly Acik[], { model, satisIDler, avans }: Pick<Context<typeof satisCalls.tahsilat>['body'], 'model' | 'satisIDler' | 'avans'>): Paylasim {
  const left = new Map(acik.map(({ id, kalan }) => [id, kalan]));
  const plan = new Map<number, Girdi[]>();
  const fazla: Fazla[] = [];
  for (const [index, satir] of model.entries()) {
    const { tahsilatSatisID, musteriID, tutar, ...odeme } = satir;
    const yol = `model.${index}`;
    const secilen = ({ id }: Acik) => (tahsilatSatisID > 0 ? id === tahsilatSatisID : satisIDler.length === 0 || satisIDler.includes(id));
    const borclar = acik.filter((satis) => satis.musteriID === musteriID && secilen(satis));
    const borc = sum(borclar.map(({ id }) => left.get(id)!));
    if (tutar > borc && !avans) throw refusalAt(`${yol}.tutar`, 'odemeFazla');
    const pay = kurus(Math.min(tutar, borc));
    if (tutar > pay) fazla.push({ ...satir, tutar: subtract(tutar, pay), yol });
    for (const [i, tutari] of spreadTahsilat(borclar.map(({ id }) => left.get(id)!), pay)!.entries()) {
      if (tutari === ZERO) continue;
      const { id } = borclar[i]!;
      left.set(id, subtract(left.get(id)!, tutari));
      plan.set(id, [...(plan.get(id) ?? []), { ...odeme, id: 0, tutar: tutari, yol }]);
    }
  }
  return { plan, fazla };
}
