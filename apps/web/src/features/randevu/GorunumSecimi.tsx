import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GORUNUMLER, type Gorunum, type Suzgec } from './use-suzgec.ts';
import { usePageKeys } from '../../ui/page-keys.ts';

/** Day, week, month or list; by key as well: `1` to `4`. */
export function GorunumSecimi({ suzgec: { gorunum, setGorunum } }: { suzgec: Suzgec }) {
  const { t } = useTranslation('takvim');
  usePageKeys(GORUNUMLER.map((ad, sira) => [String(sira + 1), () => setGorunum(ad)]));
  return (
    <SegmentedControl<Gorunum>
      aria-label={t('gorunum.etiket')}
      value={gorunum}
      onChange={setGorunum}
      data={GORUNUMLER.map((ad) => ({ value: ad, label: t(`gorunum.${ad}`) }))}
    />
  );
}
