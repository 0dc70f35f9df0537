import { SON_GUN } from '@defter/contract/fields.ts';
import type { taksitCalls } from '@defter/contract/taksit.ts';
import { mergeTaksitler, putOff } from '@defter/rules/taksit.ts';
import { sql } from 'kysely';
import { refusalAt } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { insertDegisiklik, lockPlan, type PlanTaksidi, requireAcik, writePlan } from './change-plan.ts';

/** Puts open instalments off. Each of them moves to a later day; amounts stay. */
export async function erteleTaksitler(context: Context<typeof taksitCalls.ertele>) {
  const { body } = context;
  const { taksitIDler, tarih, ay, gun } = body;
  const plan = await lockPlan(context, body);
  requireAcik(plan.acik, taksitIDler);
  const eskiler = new Map(plan.satis.taksitler.map((taksit) => [taksit.id, taksit.tarih]));
  const yeni = putOff(plan.satis.taksitler, taksitIDler, tarih === null ? { ay, gun } : { tarih });
  if (yeni.some((taksit) => taksitIDler.includes(taksit.id) && taksit.tarih <= eskiler.get(taksit.id)!)) refuseTarih();
  // A sale is saved with its instalments, and no field takes a later day.
  if (yeni.some(({ tarih: gun }) => gun > SON_GUN)) refuseTarih('tarihGecersiz');
  return keep(context, plan, yeni, 'erteleme');
}

/** Makes open instalments one, which may be due on any day from the first of them on. */
export async function birlestirTaksitler(context: Context<typeof taksitCalls.birlestir>) {
  const { body } = context;
  const { taksitIDler, tarih } = body;
  const plan = await lockPlan(context, body);
  requireAcik(plan.acik, taksitIDler);
  const ilk = plan.satis.taksitler.find(({ id }) => taksitIDler.includes(id))!;
  if (tarih !== null && tarih < ilk.tarih) refuseTarih();
  return keep(context, plan, mergeTaksitler(plan.satis.taksitler, taksitIDler, tarih ?? undefined), 'birlestirme');
}

function refuseTarih(neden: 'taksitIleri' | 'tarihGecersiz' = 'taksitIleri'): never {
  throw refusalAt('tarih', neden);
}

function keep(
  context: Pick<Context<typeof taksitCalls.birlestir>, 'tx' | 'oturum' | 'clock' | 'degisim' | 'about'> & { body: { neden: string | null } },
  { satis, alinan }: Awaited<ReturnType<typeof lockPlan>>,
  yeni: readonly PlanTaksidi[],
  islem: 'erteleme' | 'birlestirme',
) {
  const { neden } = context.body;
  const degisiklik = insertDegisiklik({ satisID: satis.id, islem, neden, onceki: satis.taksitler, sonraki: yeni, personelID: context.oturum.personelID });
  return writePlan(context, { satis, alinan, yeni, islem, neden, before: sql`degisiklik as (${degisiklik}),` });
}
