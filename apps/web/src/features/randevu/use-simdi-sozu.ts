import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimdiSozu } from './simdi-sozu.ts';

/** How things stand right now, in words: `12 dk gecikti`. */
export function useSimdiSozu(): (durum: SimdiSozu) => string {
  const { t } = useTranslation('takvim');
  return useMemo(() => (durum) => (durum.ad === 'icerde' ? t('simdi.icerde', { saat: durum.saat }) : t(`simdi.${durum.ad}`, { dakika: durum.dakika })), [t]);
}
