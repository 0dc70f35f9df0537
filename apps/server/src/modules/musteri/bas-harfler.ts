import { type RawBuilder, sql } from 'kysely';

/** Customer `m` for people who may not know who comes, such as `A. K.`; null without a customer (docs/adr/0407). */
export const BAS_HARFLER: RawBuilder<string | null> = sql`nullif(concat_ws(' ', left(m.ad, 1) || '.', left(m.soyad, 1) || '.'), '')`;
