import type { Tatil } from '@defter/contract/vardiya.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { useTranslation } from 'react-i18next';

/** The name of a day's holiday, with its beginning for half a day; undefined for other days. */
export function useTatil(tatiller: readonly Tatil[]): (tarih: Tarih) => string | undefined {
  const { t } = useTranslation('vardiya');
  return (gun) => {
    const tatil = tatiller.find(({ tarih }) => tarih === gun);
    return tatil?.saat ? t('yarimTatil', { ad: tatil.ad, saat: tatil.saat }) : tatil?.ad;
  };
}
