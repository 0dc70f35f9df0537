import { fold } from '@defter/rules/metin.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';

/** The typed text in the form of the column `arama`: folded words, or the digits of a phone. */
export function searchText(ara: string): string {
  // Text that was copied from a telephone has invisible marks around it.
  const typed = ara.replaceAll(/\p{Cf}/gu, '').trim();
  const digits = typed.replaceAll(/[\s()+\-./]/g, '');
  // File numbers are written with such signs too.
  const looksLikePhone = /^\d{4,}$/.test(digits) && (!/[-./]/.test(typed) || /^[(0+]/.test(typed));
  return looksLikePhone ? digits.replace(/^(00)?90(?=\d{6,})|^00?/, '') : fold(typed);
}

/**
 * The ids of the customers that match the typed text, for the inside of `in (…)`: by name and file number, and by phone
 * only with the right to contact data (spec 2§6).
 */
export const matchingMusteriler = ({ yetkiler }: Oturum, ara: string): RawBuilder<number> =>
  sql`select musteri_ara(${searchText(ara)}, ${yetkiler.has('musteriIletisim')})`;

/** How well a customer fits the typed text, the best as the smallest number: the name begins with it, a word does, or it stands inside one. */
export function uygunlukOf(ara: string | null): RawBuilder<number> {
  if (ara === null) return sql`0`;
  const text = searchText(ara);
  return sql`case when starts_with(arama, ${text}) then 0 when strpos(arama, ${` ${text}`}) > 0 then 1 else 2 end`;
}

/**
 * Rewrites the column that the search reads. The first name is in it twice, so that "Kaya Ayşe" is found like "Ayşe Kaya";
 * of each phone it has the ten digits that people type, and of one abroad its country too.
 */
export async function refreshAramaSutunu(tx: Tx, musteriIDler: number | readonly number[]): Promise<void> {
  await sql`
    update musteri m set arama = katla(concat_ws(' ', m.ad, m.soyad, m.ad, m.dosya_no, (
      select string_agg(case when t.telefon like '+90%' then right(t.telefon, 10) else substr(t.telefon, 2) end, ' ' order by t.id) from musteri_telefon t
      where t.bayi_id = m.bayi_id and t.musteri_id = m.id)))
    where m.id = any (${[musteriIDler].flat()})`.execute(tx);
}
