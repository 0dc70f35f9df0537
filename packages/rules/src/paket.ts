import { fold } from './metin.ts';
import type { Tarih } from './tarih.ts';

/** The plan of a business; null is without an end, or without a limit. */
export type Paket = {
  adi: string;
  bitis: Tarih | null;
  denemeBitis: Tarih | null;
  personelSinir: number | null;
  randevuSinir: number | null;
  satisModulu: boolean;
};

/** Days of the trial, the one of registration not counted (spec 2§9). */
export const DENEME_GUN = 14;
/** The name of the trial on the wire, by which clients of the specification decide what is open (spec 2§5). */
const DENEME_ADI = 'Demo';

/** Whether the trial still runs on a day; its last day belongs to it. */
export const isDeneme = ({ denemeBitis }: Pick<Paket, 'denemeBitis'>, bugun: Tarih): boolean => denemeBitis !== null && bugun <= denemeBitis;

/** The plan that holds on a day: the trial opens everything, whatever the chosen plan, and then the chosen one holds (docs/adr/0047). */
export const paketOn = (paket: Paket, bugun: Tarih): Paket =>
  isDeneme(paket, bugun) ? { ...paket, adi: DENEME_ADI, bitis: null, personelSinir: null, randevuSinir: null, satisModulu: true } : paket;

/**
 * The plans whose users may change the general settings, by a part of their name (spec 2§5). Users of other plans may
 * not.
 */
const AYARLI_PAKETLER = ['demo', 'standart', 'pro'];

/** Whether a plan includes the general settings. The right is checked in addition. */
export function canOpenAyarlar(paketAdi: string): boolean {
  const ad = fold(paketAdi);
  return AYARLI_PAKETLER.some((parca) => ad.includes(parca));
}
