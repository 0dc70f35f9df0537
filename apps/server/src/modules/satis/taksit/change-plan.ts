import type { AnyCall } from '@defter/contract/call.ts';
import { type Kurus, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { inOrder, odenenler, oncekiler } from '@defter/rules/taksit.ts';
import { type RawBuilder, sql } from 'kysely';
import { AppError, found, refusalAt } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Taksit } from '../choose-taksitler.ts';
import { lockSatis, type MevcutSatis } from '../load-satis.ts';
import { tellSatis } from '../tell-satis.ts';
import { rewriteTaksitler } from '../write-taksitler.ts';

type PlanContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock' | 'degisim' | 'about'>;
/** An instalment of a plan that is being changed; `id` is 0 for a new one. */
export type PlanTaksidi = Omit<Taksit, 'onceki'>;
export type Islem = 'erteleme' | 'birlestirme' | 'erkenKapama' | 'geriAlma';
type Hangi = { satisID: number; surum: number | null };

/** A sale with instalments as it is now, and what is left of each. The caller holds it until the end of the transaction. */
export async function lockPlan(context: PlanContext, { satisID, surum }: Hangi): Promise<{ satis: MevcutSatis; alinan: Kurus; acik: ReadonlySet<number> }> {
  const satis = await lockSatis(context, { id: satisID });
  if (satis.surum !== (surum ?? satis.surum)) throw new AppError('kayitDegismis');
  const alinan = sum(satis.odemeler.map(({ tutar }) => tutar));
  const odenen = odenenler(satis.taksitler[0]?.onceki ?? ZERO, satis.taksitler, alinan);
  const acik = new Set(satis.taksitler.flatMap(({ id, tutar }, i) => (odenen[i]! < tutar ? [id] : [])));
  if (acik.size === 0) throw new AppError('taksitKalmadi');
  return { satis, alinan, acik };
}

/** Refuses instalments that are not of the plan, or are paid. */
export function requireAcik(acik: ReadonlySet<number>, idler: readonly number[]): void {
  if (new Set(idler).size < idler.length || idler.some((id) => !acik.has(id))) throw refusalAt('taksitIDler', 'taksitSecimi');
}

/**
 * Writes the changed plan of a sale: its down payment and its sum stay, and the money that was paid fills it anew from the oldest
 * instalment. `before` is a part of the statement, with a comma behind it.
 */
export async function writePlan(
  { tx, degisim, about }: PlanContext,
  { satis, alinan, yeni, islem, neden, before }: { satis: MevcutSatis; alinan: Kurus; yeni: readonly PlanTaksidi[]; islem: Islem; neden: string | null; before: RawBuilder<unknown> },
) {
  const { id, taksitler: eskiler, toplam } = satis;
  const sirali = inOrder(yeni);
  const onceler = oncekiler(eskiler[0]!.onceki, sirali);
  const taksitler = sirali.map((taksit, i) => ({ ...taksit, onceki: onceler[i]! }));
  const { rows } = await sql<{ guid: string; surum: number }>`
    with ${before} ${rewriteTaksitler(sql`${id}::bigint`, eskiler, taksitler)} son as (select 1)
    update satis set surum = surum + 1 where id = ${id} returning guid, surum`.execute(tx);
  const { guid, surum } = found(rows[0]);
  degisim(tellSatis(satis), tellSatis({ ...satis, taksitler }));
  degisim(null, { taksitIslemi: islem, ...(neden !== null && { neden }) });
  about(id);
  return { id, satisGuid: guid, surum, toplamTutar: toplam, kalan: subtract(toplam, alinan) };
}

type Degisiklik = { satisID: number; islem: Exclude<Islem, 'geriAlma'>; neden: string | null; onceki: readonly PlanTaksidi[]; sonraki: readonly PlanTaksidi[]; personelID: number; tahsilatID?: number };

/** The plan as it is kept beside an act on it, in kuruş. */
export const planOf = (taksitler: readonly PlanTaksidi[]) => inOrder(taksitler).map(({ tarih, tutar, aciklama }) => ({ tarih, tutar, aciklama }));

/** Part of a larger statement: keeps an act with the plan before and after it. */
export const insertDegisiklik = ({ satisID, islem, neden, onceki, sonraki, personelID, tahsilatID }: Degisiklik): RawBuilder<unknown> => sql`
  insert into taksit_degisikligi (satis_id, tur, neden, onceki, sonraki, tahsilat_id, personel_id)
  values (${satisID}::bigint, ${islem}, ${neden}, ${JSON.stringify(planOf(onceki))}::jsonb, ${JSON.stringify(planOf(sonraki))}::jsonb, ${tahsilatID ?? null}::bigint, ${personelID}::bigint)`;
