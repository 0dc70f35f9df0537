import type { SayfaVerisi } from './Sayfa.tsx';
import type { RandevuHali } from './use-randevu.ts';

/** What every step gets. */
export type AdimProps = { hal: RandevuHali; veri: SayfaVerisi; kod: string };
