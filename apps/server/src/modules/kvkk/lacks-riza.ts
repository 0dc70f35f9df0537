import { type RawBuilder, sql } from 'kysely';
import { isAyar } from '../ayar/load-ayarlar.ts';

/**
 * Whether the customer that a row names has not agreed to the service, or has taken that back: `lacksRiza('r')` for the
 * `musteri_id` of `r`. Nobody lacks it in a business that does not take consents here (setting `kvkkKullanilsin`).
 */
export const lacksRiza = (row: string): RawBuilder<boolean> => sql`(${isAyar('kvkkKullanilsin')} and not exists (
  select from kvkk_riza k where k.bayi_id = ${sql.ref(`${row}.bayi_id`)} and k.musteri_id = ${sql.ref(`${row}.musteri_id`)}
    and k.amac = 'hizmet' and k.bitis_zamani is null))`;
