import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { seenDays } from '../../platform/auth/seen-days.ts';
import type { Clock } from '../../platform/clock.ts';

/**
 * Which appointments `r` a person sees, and so may change. Without randevuTumunuGor these are the ones in the own column
 * and those that the person performs (spec 2§6).
 */
export const visibleRandevu = ({ yetkiler, personelID }: Oturum): RawBuilder<boolean> =>
  yetkiler.has('randevuTumunuGor')
    ? sql`r.silindi is null`
    : sql`(r.silindi is null and (r.uygulayan_personel_id = ${personelID}
        or r.randevu_basligi_id in (select id from randevu_basligi where personel_id = ${personelID})))`;

/** Which of them the calendar shows: past days need gecmisTarihGor as well (docs/adr/0041). */
export const shownRandevu = ({ oturum, clock }: { oturum: Oturum; clock: Clock }): RawBuilder<boolean> =>
  sql`${visibleRandevu(oturum)} and ${seenDays({ oturum, clock }, sql`r.baslangic`)}`;
