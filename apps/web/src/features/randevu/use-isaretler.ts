import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Isaret, ISARETLER, type Isaretler } from './takvim-verisi.ts';

/** The labels of the signs on a block. */
export function useIsaretler(): Isaretler {
  const { t } = useTranslation('randevu');
  return useMemo(() => Object.fromEntries((Object.keys(ISARETLER) as Isaret[]).map((ad) => [ad, t(`isaret.${ad}`)])) as Isaretler, [t]);
}
