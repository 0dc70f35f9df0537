import type { SeriKurali } from '@defter/contract/seri.ts';
import { PeriyotTipi } from '@defter/rules/seri.ts';
import i18next from 'i18next';
import { formatHerGun } from '../../../ui/format.ts';

/** A Monday, from which the names of the weekdays are counted. */
const PAZARTESI = '2024-01-01';

/** How a series repeats, in words: `her hafta salı, perşembe`. */
export function kuralSozu({ periyotTipi, periyotSayisi: count, haftaIciMi, haftalikGunler, ayinGunu }: SeriKurali): string {
  if (periyotTipi === PeriyotTipi.hafta) return i18next.t('randevu:seri.hafta', { count, gunler: haftalikGunler.map(dayName).join(', ') });
  if (periyotTipi === PeriyotTipi.ay) return i18next.t('randevu:seri.ay', { count, gun: ayinGunu });
  return i18next.t(haftaIciMi ? 'randevu:seri.haftaIci' : 'randevu:seri.gun', { count });
}

const dayName = (gun: number): string => formatHerGun(`${PAZARTESI.slice(0, 8)}0${gun}`);
