import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';

/** Name and phone of customer `m` with the phone `t`; whoever may not see who comes sees initials (spec 2§6). */
export const kisiOf = ({ yetkiler }: Oturum): RawBuilder<unknown> =>
  yetkiler.has('randevuMusteriGor')
    ? sql`m.ad as adi, m.soyad as soyadi, t.telefon`
    : sql`left(m.ad, 1) || '.' as adi, left(m.soyad, 1) || '.' as soyadi, null::text as telefon`;
