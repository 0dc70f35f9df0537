import type { taksitCalls } from '@defter/contract/taksit.ts';
import { sum } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockSatis } from '../load-satis.ts';
import { planOf, type PlanTaksidi, writePlan } from './change-plan.ts';

type Row = { id: number; onceki: ReturnType<typeof planOf>; sonraki: ReturnType<typeof planOf> };

/** The last act on the plan of a sale that stands. Settling early is taken back with its collection. */
export const SON_DEGISIKLIK = sql`select d.id from taksit_degisikligi d where d.bayi_id = s.bayi_id and d.satis_id = s.id and d.tur <> 'erkenKapama' and d.geri_alma_zamani is null order by d.id desc limit 1`;

/** Brings the plan of a sale back to what it was before the last act on it. Throws geriAlinamaz where the plan has changed since. */
export async function geriAlTaksitler(context: Context<typeof taksitCalls.geriAl>) {
  const { tx, body } = context;
  const satis = await lockSatis(context, { id: body.satisID });
  if (satis.surum !== (body.surum ?? satis.surum)) throw new AppError('kayitDegismis');
  const { rows } = await sql<Row>`select k.id, k.onceki, k.sonraki from satis s join taksit_degisikligi k on k.bayi_id = s.bayi_id and k.id = (${SON_DEGISIKLIK}) where s.id = ${satis.id}`.execute(tx);
  const { id, onceki, sonraki } = found(rows[0]);
  if (textOf(sonraki) !== textOf(planOf(satis.taksitler))) throw new AppError('geriAlinamaz');
  const yeni = onceki.map((taksit): PlanTaksidi => ({ ...taksit, id: 0 }));
  const alinan = sum(satis.odemeler.map(({ tutar }) => tutar));
  const before = sql`geri as (update taksit_degisikligi set geri_alma_zamani = now() where id = ${id}),`;
  return writePlan(context, { satis, alinan, yeni, islem: 'geriAlma', neden: null, before });
}

/** JSON of the database has its keys in an order of its own. */
const textOf = (plan: ReturnType<typeof planOf>): string => JSON.stringify(plan.map(({ tarih, tutar }) => [tarih, tutar]));
