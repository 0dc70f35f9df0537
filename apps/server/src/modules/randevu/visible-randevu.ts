import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';

/**
 * Which appointments `r` a person sees, and so may touch: without randevuTumunuGor those in the own column
 * or by the own hand (spec 2§6).
 */
export const visibleRandevu = ({ yetkiler, personelID }: Oturum): RawBuilder<boolean> =>
  yetkiler.has('randevuTumunuGor')
    ? sql`r.silindi is null`
    : sql`(r.silindi is null and (r.uygulayan_personel_id = ${personelID}
        or r.randevu_basligi_id in (select id from randevu_basligi where personel_id = ${personelID})))`;
