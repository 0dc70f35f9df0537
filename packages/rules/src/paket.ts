import { fold } from './metin.ts';

/**
 * The plans whose users may change the general settings, by a part of their name (spec 2§5). Users of other plans may
 * not.
 */
const AYARLI_PAKETLER = ['demo', 'standart', 'pro'];

/** Whether a plan includes the general settings page. The right is checked in addition. */
export function canOpenAyarlar(paketAdi: string): boolean {
  const ad = fold(paketAdi);
  return AYARLI_PAKETLER.some((parca) => ad.includes(parca));
}
