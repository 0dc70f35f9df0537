import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimdiSozu } from './simdi-sozu.ts';

/** The present state in words: `12 dk gecikti`. */
export function useSimdiSozu(): (durum: SimdiSozu) => string {
  const { t } = useTranslation('takvim');
  return useMemo(() => (durum) => writeSimdi(t, durum), [t]);
}

export const writeSimdi = (t: TFunction<'takvim'>, durum: SimdiSozu): string =>
  durum.ad === 'icerde' ? t('simdi.icerde', { saat: durum.saat }) : t(`simdi.${durum.ad}`, { sure: writeSure(t, durum.dakika) });

/** Writes hours and minutes from an hour on. */
function writeSure(t: TFunction<'takvim'>, toplam: number): string {
  const saat = Math.floor(toplam / 60);
  const dakika = toplam % 60;
  if (saat === 0) return t('simdi.dakika', { dakika });
  return dakika === 0 ? t('simdi.saat', { saat }) : t('simdi.saatDakika', { saat, dakika });
}
