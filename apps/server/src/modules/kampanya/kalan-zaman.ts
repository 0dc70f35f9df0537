import type { Kampanya } from '@defter/rules/kampanya.ts';
import { addDays, daysBetween, weekday } from '@defter/rules/tarih.ts';
import type { Clock } from '../../platform/clock.ts';

const two = (n: number) => String(n).padStart(2, '0');

type Suresi = Pick<Kampanya, 'bitisTarihi' | 'gunler' | 'bitisSaati'>;

/** How many seconds a campaign counts from this moment on: to its hour of today, or to the end of the last of its days that follow each other. */
export function kalanSaniye(kampanya: Suresi, clock: Clock): number {
  const { bitisSaati } = kampanya;
  const [gun = '', saat = ''] = clock.wallClock().split(' ');
  const [h = 0, m = 0, s = 0] = saat.split(':').map(Number);
  const [bitisH = 24, bitisM = 0] = bitisSaati?.split(':').map(Number) ?? [];
  const days = bitisSaati === null ? daysBetween(gun, sonGunOf(kampanya, gun)) : 0;
  return Math.max(0, days * 86_400 + (bitisH * 60 + bitisM) * 60 - ((h * 60 + m) * 60 + s));
}

/** The last day of a campaign before one on which it does not count. */
function sonGunOf({ bitisTarihi, gunler }: Suresi, bugun: string): string {
  if (bitisTarihi < bugun) return bitisTarihi;
  // A campaign without weekdays holds on all of them.
  for (let n = 1; n <= 7 && gunler.length > 0; n += 1) {
    const sonraki = addDays(bugun, n);
    if (sonraki > bitisTarihi || !gunler.includes(weekday(sonraki))) return addDays(bugun, n - 1);
  }
  return bitisTarihi;
}

/** `hh:mm:ss` (spec 2§3.4); the hours may be more than a day's. */
export const formatKalan = (saniye: number): string => `${two(Math.floor(saniye / 3600))}:${two(Math.floor(saniye / 60) % 60)}:${two(saniye % 60)}`;
