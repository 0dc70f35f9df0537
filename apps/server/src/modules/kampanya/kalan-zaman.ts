import type { Kampanya } from '@defter/rules/kampanya.ts';
import { daysBetween } from '@defter/rules/tarih.ts';
import type { Clock } from '../../platform/clock.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** How many seconds a campaign counts from this moment on: to its hour of today, or to the end of its last day. */
export function kalanSaniye({ bitisTarihi, bitisSaati }: Pick<Kampanya, 'bitisTarihi' | 'bitisSaati'>, clock: Clock): number {
  const [gun = '', saat = ''] = clock.wallClock().split(' ');
  const [h = 0, m = 0, s = 0] = saat.split(':').map(Number);
  const [bitisH = 24, bitisM = 0] = bitisSaati?.split(':').map(Number) ?? [];
  const days = bitisSaati === null ? daysBetween(gun, bitisTarihi) : 0;
  return Math.max(0, days * 86_400 + (bitisH * 60 + bitisM) * 60 - ((h * 60 + m) * 60 + s));
}

/** `hh:mm:ss` (spec 2§3.4); the hours may be more than a day's. */
export const formatKalan = (saniye: number): string => `${two(Math.floor(saniye / 3600))}:${two(Math.floor(saniye / 60) % 60)}:${two(saniye % 60)}`;
