import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../ui/StatusBadge.tsx';

/** The colours of the states in every badge; the calendar repeats them in its own sheet. */
const TONLAR: Record<RandevuDurumKodu, Tone> = { B: 'amber', O: 'blue', G: 'green', X: 'red', I: 'gray', E: 'violet', K: 'teal' };

/**
 * The state of an appointment by colour, letter and word; `sayi` adds how many there are. Its page loads the texts of
 * `randevu`.
 */
export function RandevuDurumBadge({ durum, sayi }: { durum: RandevuDurumKodu; sayi?: number }) {
  const { t } = useTranslation('randevu');
  const ad = t(`durum.${durum}`);
  return <StatusBadge tone={TONLAR[durum]} letter={durum} label={sayi === undefined ? ad : `${ad}: ${sayi}`} />;
}
