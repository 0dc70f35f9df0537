import type { RaporSutunu } from '@defter/contract/rapor-tanimi.ts';
import { useTranslation } from 'react-i18next';
import { Figure, Figures } from '../../ui/Figure.tsx';
import { formatSutun, type RaporSatiri } from './kolonlar.tsx';
import { useMetinler } from './use-metinler.ts';

type Props = {
  /** The shown columns. */
  sutunlar: readonly RaporSutunu[];
  toplamlar: object;
  /** The sums of the compared days. */
  oncekiler: object | null;
  /** They are still those of the former question. */
  isStale: boolean;
};

/** The sums over all pages of a report, with those of the compared days. */
export function RaporToplamlari({ sutunlar: gorulen, toplamlar, oncekiler, isStale }: Props) {
  const { t } = useTranslation('rapor');
  const metinler = useMetinler();
  const sutunlar = gorulen.filter(({ toplam }) => toplam);
  if (sutunlar.length === 0) return null;
  return (
    <Figures isStale={isStale}>
      {sutunlar.map((sutun) => (
        <Figure
          key={sutun.ad}
          label={t('toplam', { ad: metinler.sutun[sutun.ad] })}
          note={oncekiler && t('karsilastir.once', { deger: formatSutun(sutun, (oncekiler as RaporSatiri)[sutun.ad], metinler) })}
        >
          {formatSutun(sutun, (toplamlar as RaporSatiri)[sutun.ad], metinler)}
        </Figure>
      ))}
    </Figures>
  );
}
