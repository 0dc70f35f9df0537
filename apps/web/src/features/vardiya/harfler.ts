import type { VardiyaSablon } from '@defter/contract/vardiya.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const upper = (harf: string) => harf.toLocaleUpperCase('tr');

/**
 * One or two letters for each template: its first letter and, if others begin with it too, the first letter in which it differs
 * from them. `Akşam, Akşamüstü, Gece` → `Ak, Aü, G`.
 * @param alinan letters that stand for something else
 */
export function harflerOf(adlar: readonly string[], alinan: readonly string[] = []): string[] {
  const used = new Set(alinan);
  return adlar.map((ad, index) => {
    const bas = upper(ad.slice(0, 1));
    const kardesler = adlar.filter((other, n) => n !== index && upper(other.slice(0, 1)) === bas);
    const harfler = Array.from(ad.slice(1));
    const farkli = harfler.filter((harf, n) => /[\p{L}\p{N}]/u.test(harf) && kardesler.every((other) => other[n + 1] !== harf));
    const adaylar = [...farkli, ...harfler.filter((harf) => /\p{L}/u.test(harf)), String(index + 1)].map((harf) => bas + harf);
    const kisa = kardesler.length === 0 && !used.has(bas) ? bas : adaylar.find((aday) => !used.has(aday))!;
    used.add(kisa);
    return kisa;
  });
}

/** The letters that stand for each template in a month. */
export function useHarfler(sablonlar: readonly VardiyaSablon[]): ReadonlyMap<number, string> {
  const { t } = useTranslation('vardiya');
  return useMemo(() => {
    const harfler = harflerOf(sablonlar.map(({ sablonAdi }) => sablonAdi), [t('izinHarfi')]);
    return new Map(sablonlar.map(({ id }, index) => [id, harfler[index]!]));
  }, [sablonlar, t]);
}
