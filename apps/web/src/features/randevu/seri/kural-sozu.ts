import type { SeriKurali } from '@defter/contract/seri.ts';
import { PeriyotTipi } from '@defter/rules/seri.ts';
import i18next from 'i18next';
import { herHaftaGunu } from '../../../ui/hafta-gunu.ts';

/** How a series repeats, in words: `her hafta salı, perşembe`. */
export function kuralSozu({ periyotTipi, periyotSayisi: count, haftaIciMi, haftalikGunler, ayinGunu }: SeriKurali): string {
  if (periyotTipi === PeriyotTipi.hafta) return i18next.t('randevu:seri.hafta', { count, gunler: haftalikGunler.map(herHaftaGunu).join(', ') });
  if (periyotTipi === PeriyotTipi.ay) return i18next.t('randevu:seri.ay', { count, gun: ayinGunu });
  return i18next.t(haftaIciMi ? 'randevu:seri.haftaIci' : 'randevu:seri.gun', { count });
}
