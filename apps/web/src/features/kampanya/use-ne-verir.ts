import type { Kampanya } from '@defter/contract/kampanya.ts';
import { formatTL, kurus } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';

/** How many products a line names. */
const EN_COK_AD = 3;

/** What a campaign takes off, and of what, in one line. */
export function useNeVerir(): (kampanya: Kampanya) => string {
  const { t } = useTranslation('kampanya');
  return ({ tur, iskonto, al, ode, tumu, icerikler }) => {
    const ne = tur === 'adet' ? t('verir.adet', { al, ode }) : tur === 'tutar' ? t('verir.tutar', { tutar: formatTL(kurus(iskonto)) }) : t('verir.oran', { yuzde: iskonto });
    const neyden = tumu ? t('verir.tumu') : [...icerikler.slice(0, EN_COK_AD).map(({ adi }) => adi), ...(icerikler.length > EN_COK_AD ? [t('verir.dahasi', { sayi: icerikler.length - EN_COK_AD })] : [])].join(', ');
    return [ne, neyden].filter(Boolean).join(' · ');
  };
}
