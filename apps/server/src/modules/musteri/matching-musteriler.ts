import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { searchText } from './search-text.ts';

/**
 * The ids of the customers that somebody finds by what was typed, as the inside of `in (…)`: by name and file number,
 * and by phone only with the right to contact data (spec 2§6).
 */
export const matchingMusteriler = ({ yetkiler }: Oturum, ara: string): RawBuilder<number> =>
  sql`select musteri_ara(${searchText(ara)}, ${yetkiler.has('musteriIletisim')})`;
