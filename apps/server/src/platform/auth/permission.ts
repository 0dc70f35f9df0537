import type { Erisim } from '@defter/contract/call.ts';
import { type Yetki, ZIYARETCI_YETKILERI } from '@defter/contract/yetkiler.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import type { Oturum, Yapan } from './oturum.ts';

/** Whether a person may make a call. Where several flags are named, one of them is enough. */
export function mayCall(oturum: Oturum, yetki: Erisim | readonly Yetki[]): boolean {
  if (yetki === 'herkes' || yetki === 'giris') return true;
  return typeof yetki === 'string' ? oturum.yetkiler.has(yetki) : yetki.some((flag) => oturum.yetkiler.has(flag));
}

/** Throws yetkiYok when the person lacks the flag. For handlers whose permission depends on the input. */
export function requireYetki(oturum: Oturum, yetki: Yetki): void {
  if (!oturum.yetkiler.has(yetki)) throw new AppError('yetkiYok');
}

/**
 * Whether a record of the day or time `zaman` is shown to a person: what lies before today needs gecmisTarihGor
 * (spec 2§6). For lists by date; what is seen of one customer has rights of its own (docs/adr/0041).
 * @param zaman a column of type date or timestamp, in the time of the business
 */
export const seenDays = ({ oturum, clock }: { oturum: Oturum; clock: Clock }, zaman: RawBuilder<unknown>): RawBuilder<boolean> =>
  oturum.yetkiler.has('gecmisTarihGor') ? sql`true` : sql`${zaman} >= ${clock.today()}::timestamp`;

/** Whether a person is told whose visit an appointment is: by name, from the customer's card, or through a filter (docs/adr/0407). */
export const seesVisitors = ({ yetkiler }: Pick<Yapan, 'yetkiler'>): boolean => ZIYARETCI_YETKILERI.every((yetki) => yetkiler.has(yetki));
