import type { AnyCall } from '@defter/contract/call.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { type RawBuilder, sql } from 'kysely';
import { seenDays } from '../../platform/auth/seen-days.ts';
import type { Context } from '../../platform/http/context.ts';

/**
 * The condition for the movements `k` of the till that a person sees (spec 2§6). Without kasaTumHesaplar it is the cash
 * account alone, without gecmisTarihGor nothing of a past day, and without kasaGecmisGider no expense of a past day.
 */
export const visibleKasa = ({ oturum, clock }: Pick<Context<AnyCall>, 'oturum' | 'clock'>): RawBuilder<boolean> => sql`${seenDays({ oturum, clock }, sql`k.tarih`)}
  ${oturum.yetkiler.has('kasaTumHesaplar') ? sql`` : sql`and k.odeme_sekli_id = ${NAKIT_ID}`}
  ${oturum.yetkiler.has('kasaGecmisGider') ? sql`` : sql`and not (k.gider <> 0 and k.tarih < ${clock.today()}::date)`}`;
