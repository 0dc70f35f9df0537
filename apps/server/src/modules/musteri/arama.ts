import { fold } from '@defter/rules/metin.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';

/** The typed text in the form of the column `arama`: folded words, or the digits of a phone. */
export function searchText(ara: string): string {
  const digits = ara.replaceAll(/[\s()+-]/g, '');
  const looksLikePhone = /^\d{4,}$/.test(digits) && (!ara.includes('-') || /^[(0+]/.test(ara));
  return looksLikePhone ? digits.replace(/^(00)?90(?=\d{6,})|^0/, '') : fold(ara);
}

/**
 * The ids of the customers that match the typed text, for the inside of `in (…)`: by name and file number, and by phone
 * only with the right to contact data (spec 2§6).
 */
export const matchingMusteriler = ({ yetkiler }: Oturum, ara: string): RawBuilder<number> =>
  sql`select musteri_ara(${searchText(ara)}, ${yetkiler.has('musteriIletisim')})`;

/**
 * Rewrites the column that the search reads. The first name is in it twice, so that "Kaya Ayşe" is found like "Ayşe Kaya";
 * of each phone it has the ten digits that people type.
 */
export async function updateArama(tx: Tx, musteriIDler: number | readonly number[]): Promise<void> {
  await sql`
    update musteri m set arama = katla(concat_ws(' ', m.ad, m.soyad, m.ad, m.dosya_no, (
      select string_agg(right(t.telefon, 10), ' ' order by t.id) from musteri_telefon t
      where t.bayi_id = m.bayi_id and t.musteri_id = m.id)))
    where m.id = any (${[musteriIDler].flat()})`.execute(tx);
}
