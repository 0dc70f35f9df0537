import { type RawBuilder, sql } from 'kysely';
import type { Oturum, Yapan } from '../../platform/auth/oturum.ts';
import { seenDays } from '../../platform/auth/permission.ts';
import type { Clock } from '../../platform/clock.ts';

/**
 * Which appointments `r` a person sees, and so may change. Without randevuTumunuGor these are the ones in the own column,
 * also as a second colleague, and those that the person performs (spec 2§6).
 */
export const visibleRandevu = (oturum: Yapan): RawBuilder<boolean> => sql`(r.silindi is null and ${seenRandevu(oturum)})`;

/** The same of deleted ones too. */
export const seenRandevu = ({ yetkiler, personelID }: Yapan): RawBuilder<boolean> =>
  yetkiler.has('randevuTumunuGor')
    ? sql`true`
    : sql`(r.uygulayan_personel_id = ${personelID} or ${isYerOf(personelID)})`;

/** Whether appointment `r` takes a column of a person: the own one, or as a second colleague. */
export const isYerOf = (personelID: number | null): RawBuilder<boolean> => sql`exists (
  select from randevu_yer y join randevu_basligi b on b.bayi_id = y.bayi_id and b.id = y.randevu_basligi_id
  where y.bayi_id = r.bayi_id and y.randevu_id = r.id and b.personel_id = ${personelID})`;

/** Which of them the calendar shows: past days need gecmisTarihGor as well (docs/adr/0041). */
export const shownRandevu = ({ oturum, clock }: { oturum: Oturum; clock: Clock }): RawBuilder<boolean> =>
  sql`${visibleRandevu(oturum)} and ${seenDays({ oturum, clock }, sql`r.baslangic`)}`;
