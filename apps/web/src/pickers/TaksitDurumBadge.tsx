import { TaksitDurumu } from '@defter/rules/taksit.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../ui/StatusBadge.tsx';

const TONES: Readonly<Record<TaksitDurumu, Tone>> = { odendi: 'green', gecikti: 'red', bugun: 'amber', bekliyor: 'gray' };

/** The state of an instalment by colour and word. */
export function TaksitDurumBadge({ durum }: { durum: TaksitDurumu }) {
  const { t } = useTranslation('taksit');
  return <StatusBadge tone={TONES[durum]} label={t(`durum.${durum}`)} />;
}
