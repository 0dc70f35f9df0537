import type { AnyCall } from '@defter/contract/call.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { seenDays } from '../../platform/auth/permission.ts';
import type { Context } from '../../platform/http/context.ts';

/**
 * The condition for the movements `k` of the till that a person sees (spec 2§6). Without kasaTumHesaplar it is the cash
 * account alone, without gecmisTarihGor nothing of a past day, and without kasaGecmisGider no expense of a past day.
 */
export const visibleKasa = ({ oturum, clock }: Pick<Context<AnyCall>, 'oturum' | 'clock'>): RawBuilder<boolean> => sql`${seenDays({ oturum, clock }, sql`k.tarih`)}
  ${oturum.yetkiler.has('kasaTumHesaplar') ? sql`` : sql`and k.odeme_sekli_id = ${NAKIT_ID}`}
  ${oturum.yetkiler.has('kasaGecmisGider') ? sql`` : sql`and not (k.gider <> 0 and k.tarih < ${clock.today()}::date)`}`;

/**
 * Which of the movements `k` that are looked at count as income and expense. A transfer is neither over several accounts, and counts like
 * any other movement where one account is looked at: the one that is named, or the only one that the person sees.
 */
export const countedKasa = ({ yetkiler }: Oturum, odemeSekliID: number | null = null): RawBuilder<boolean> =>
  odemeSekliID !== null || !yetkiler.has('kasaTumHesaplar') ? sql`true` : sql`k.aktarim_id is null`;

/** Whether movement `k` was reversed, or reverses another one. */
export const IPTAL_MI: RawBuilder<boolean> = sql`(k.iptal_edilen_id is not null or exists (select from kasa i where i.bayi_id = k.bayi_id and i.iptal_edilen_id = k.id))`;
