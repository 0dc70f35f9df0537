import { ALICI_DURUMLARI, type AliciDurumu, type smsCalls } from '@defter/contract/sms.ts';
import type { Context } from '../../../platform/http/context.ts';
import { chooseAlicilar } from './choose-alicilar.ts';

/** How many of each kind are shown by name. */
const ORNEK = 20;

/** Who of the chosen will get a message, counted, with some of each kind by name. */
export async function previewAlicilar({ tx, body, clock }: Context<typeof smsCalls.alicilar>) {
  const alicilar = await chooseAlicilar(tx, body, clock.today());
  const sayilar = Object.fromEntries(ALICI_DURUMLARI.map((durum) => [durum, 0])) as Record<AliciDurumu, number>;
  const ornekler = alicilar.filter(({ durum }) => (sayilar[durum] += 1) <= ORNEK).map(({ adSoyad, ...alici }) => ({ ...alici, adSoyad: adSoyad ?? '' }));
  return { toplam: alicilar.length, sayilar, ornekler };
}
