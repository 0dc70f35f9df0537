import type { StokDurumu } from '@defter/contract/stok-durumu.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';

const TONE: Record<StokDurumu, Tone> = { eksi: 'red', bitti: 'red', kritik: 'amber', yeterli: 'green' };

/** The state of a stock in one word. */
export function DurumBadge({ durum }: { durum: StokDurumu }) {
  const { t } = useTranslation('alan');
  return <StatusBadge tone={TONE[durum]} label={t(`deger.stokDurumu.${durum}`)} />;
}
