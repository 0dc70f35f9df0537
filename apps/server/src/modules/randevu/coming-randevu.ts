import { type RawBuilder, sql } from 'kysely';

/**
 * Appointments `r` that somebody is still expected for, or is being served in.
 * @param simdi wall clock, `YYYY-MM-DD HH:mm:ss`
 */
export const comingRandevu = (simdi: string): RawBuilder<boolean> =>
  // No appointment goes beyond its day, so the index on the beginning finds those that have not ended.
  sql`(r.baslangic >= ${simdi.slice(0, 10)}::timestamp and r.bitis > ${simdi}::timestamp
    and r.silindi is null and r.durum in ('B', 'O', 'G'))`;
