import type { AnyCall } from '@defter/contract/call.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';

/**
 * The condition for the sales `s` that a person sees. Past sales need satisGecmis (spec 2§6); an open sale is always
 * visible.
 */
export const visibleSatis = ({ oturum, clock }: Pick<Context<AnyCall>, 'oturum' | 'clock'>): RawBuilder<boolean> =>
  oturum.yetkiler.has('satisGecmis')
    ? sql`true`
    : sql`(s.tarih >= ${clock.today()}::date or (s.islemde and s.iptal_zamani is null))`;
