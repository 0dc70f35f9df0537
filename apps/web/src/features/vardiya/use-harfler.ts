import type { VardiyaSablon } from '@defter/contract/vardiya.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { harflerOf } from './harfler.ts';

/** The letters that stand for each template in a month. */
export function useHarfler(sablonlar: readonly VardiyaSablon[]): ReadonlyMap<number, string> {
  const { t } = useTranslation('vardiya');
  return useMemo(() => {
    const harfler = harflerOf(sablonlar.map(({ sablonAdi }) => sablonAdi), [t('izinHarfi')]);
    return new Map(sablonlar.map(({ id }, index) => [id, harfler[index]!]));
  }, [sablonlar, t]);
}
