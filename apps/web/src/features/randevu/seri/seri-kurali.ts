import type { SeriKaydi } from '@defter/contract/seri.ts';
import { EN_UZUN_SERI, PeriyotTipi } from '@defter/rules/seri.ts';
import { addDays, isTarih, type Tarih, weekday } from '@defter/rules/tarih.ts';

/** The rule as its fields hold it: a number that is being typed is a text or nothing. */
export type YazilanKural = Pick<SeriKaydi, 'periyotTipi' | 'zamanTipi' | 'haftaIciMi' | 'haftalikGunler' | 'bitisTarihi'> &
  Record<'periyotSayisi' | 'randevuTekrari' | 'ayinGunu', number | string | null>;

/** The usual booking: so many sessions, one a week, on the weekday of the first; with a package, all that are left of it. */
export const ilkKural = (tarih: Tarih, seans = 6): YazilanKural => ({
  periyotTipi: PeriyotTipi.hafta,
  periyotSayisi: 1,
  zamanTipi: true,
  randevuTekrari: Math.min(seans, EN_UZUN_SERI),
  bitisTarihi: addDays(tarih, 5 * 7),
  haftaIciMi: false,
  haftalikGunler: [weekday(tarih)],
  ayinGunu: Number(tarih.slice(8)),
});

const isIn = (value: number | string | null, most: number): value is number => typeof value === 'number' && value >= 1 && value <= most;

/** The rule as it is sent; undefined while one of its fields has no usable value. */
export function kuralOf({ periyotSayisi, randevuTekrari, ayinGunu, bitisTarihi, haftaIciMi, ...rest }: YazilanKural) {
  const isWhole =
    isIn(periyotSayisi, 60) &&
    (rest.periyotTipi !== PeriyotTipi.ay || isIn(ayinGunu, 31)) &&
    (rest.zamanTipi ? isIn(randevuTekrari, EN_UZUN_SERI) : bitisTarihi !== null && isTarih(bitisTarihi));
  if (!isWhole) return undefined;
  return {
    ...rest,
    periyotSayisi,
    bitisTarihi,
    randevuTekrari: isIn(randevuTekrari, EN_UZUN_SERI) ? randevuTekrari : 1,
    ayinGunu: isIn(ayinGunu, 31) ? ayinGunu : 1,
    // Weekly days are chosen one by one.
    haftaIciMi: haftaIciMi && rest.periyotTipi === PeriyotTipi.gun,
  };
}
