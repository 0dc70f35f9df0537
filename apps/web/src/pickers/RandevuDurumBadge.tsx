import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../ui/StatusBadge.tsx';

/** The colour of a state wherever it is a badge; the calendar has the same in its own sheet. */
export const DURUM_TONU: Record<RandevuDurumKodu, Tone> = {
  B: 'amber',
  O: 'blue',
  G: 'green',
  X: 'red',
  I: 'gray',
  E: 'violet',
  K: 'teal',
};

/** State of an appointment by colour, letter and word; its page loads the texts of `randevu`. */
export function RandevuDurumBadge({ durum }: { durum: RandevuDurumKodu }) {
  const { t } = useTranslation('randevu');
  return <StatusBadge tone={DURUM_TONU[durum]} letter={durum} label={t(`durum.${durum}`)} />;
}
