import { fold } from './metin.ts';

/** The plans whose users may change the general settings, by a part of their name (spec 2§5); every other plan may not. */
const AYARLI_PAKETLER = ['demo', 'standart', 'pro'];

/** Whether a plan includes the general settings page; the right is asked beside it. */
export function canOpenAyarlar(paketAdi: string): boolean {
  const ad = fold(paketAdi);
  return AYARLI_PAKETLER.some((parca) => ad.includes(parca));
}
