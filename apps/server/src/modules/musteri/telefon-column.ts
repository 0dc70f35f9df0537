import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';

/** The phone of `t`, its middle hidden from those who may not see contact data (spec 2§6). */
export const telefonColumn = ({ yetkiler }: Oturum): RawBuilder<string | null> =>
  yetkiler.has('musteriIletisim')
    ? sql`t.telefon`
    : sql`overlay(t.telefon placing '*****' from greatest(length(t.telefon) - 6, 4) for 5)`;
