import type { SayfaVerisi } from './Sayfa.tsx';
import type { RandevuHali } from './use-randevu.ts';

/** The props of every step. */
export type AdimProps = { hal: RandevuHali; veri: SayfaVerisi; kod: string };
