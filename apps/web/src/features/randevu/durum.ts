import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import type { Tone } from '../../ui/StatusBadge.tsx';

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
