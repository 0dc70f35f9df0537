import { fold } from '@defter/rules/metin.ts';

/** What the person typed as it stands in the column `arama`: folded words, or the digits of a phone. */
export function searchText(ara: string): string {
  const digits = ara.replaceAll(/[\s()+-]/g, '');
  const looksLikePhone = /^\d{4,}$/.test(digits) && (!ara.includes('-') || /^[(0+]/.test(ara));
  return looksLikePhone ? digits.replace(/^(00)?90(?=\d{6,})|^0/, '') : fold(ara);
}
