import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Oturum } from './oturum.ts';

/**
 * Whether a record of the day or time `zaman` is shown to a person: what lies before today needs gecmisTarihGor
 * (spec 2§6). For lists by date; what is seen of one customer has rights of its own (docs/adr/0041).
 * @param zaman a column of type date or timestamp, in the time of the business
 */
export const seenDays = ({ oturum, clock }: { oturum: Oturum; clock: Clock }, zaman: RawBuilder<unknown>): RawBuilder<boolean> =>
  oturum.yetkiler.has('gecmisTarihGor') ? sql`true` : sql`${zaman} >= ${clock.today()}::timestamp`;
