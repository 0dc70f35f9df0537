import { type RawBuilder, sql } from 'kysely';

/** The other businesses of the owner of this one: they share a head office (docs/adr/0014). Rows of `id, firma_adi`. */
export const kardesBayiler = (bayiID: number): RawBuilder<unknown> => sql`
  select b.id, b.firma_adi from bayi_ozet kendi
  join bayi_ozet b on coalesce(b.merkez_id, b.id) = coalesce(kendi.merkez_id, kendi.id) and b.id <> kendi.id
  where kendi.id = ${bayiID}`;
