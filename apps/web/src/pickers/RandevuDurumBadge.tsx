import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../ui/StatusBadge.tsx';

/** The tones of the states; the blocks of the calendar have the same ones in `status.module.css`. */
const TONLAR: Record<RandevuDurumKodu, Tone> = { B: 'amber', O: 'blue', G: 'green', X: 'red', I: 'gray', E: 'violet', K: 'ink' };

/** The state of an appointment by colour, letter and word. Its page loads the texts of `randevu`. */
export function RandevuDurumBadge({ durum, compact }: { durum: RandevuDurumKodu; compact?: boolean }) {
  const { t } = useTranslation('randevu');
  return <StatusBadge tone={TONLAR[durum]} letter={durum} label={t(`durum.${durum}`)} compact={compact} />;
}
