import { addDays, addMonths, daysBetween, startOfWeek, type Tarih, weekday } from './tarih.ts';

/*
 * The days of an appointment that is repeated (spec 2§3.1, docs/adr/0075).
 */

/** The periods of a series, by their numbers on the wire. */
export const PeriyotTipi = { gun: 1, hafta: 2, ay: 3 } as const;

/** The most appointments of one series: two years of weekly sessions. */
export const EN_UZUN_SERI = 104;

export type SeriKurali = {
  /** One of `PeriyotTipi`. */
  periyotTipi: number;
  /** 1 for each such period, 2 for every second one, and so on. */
  periyotSayisi: number;
  /** Whether it ends after so many appointments (`randevuTekrari`), or with a day (`bitisTarihi`). */
  zamanTipi: boolean;
  randevuTekrari: number;
  baslangicTarihi: Tarih;
  bitisTarihi: Tarih;
  /** Leaves out Saturdays and Sundays. */
  haftaIciMi: boolean;
  /** The weekdays (1 is Monday) of a weekly series. */
  haftalikGunler: readonly number[];
  /** The day of a monthly series; the last one of a month that is shorter. */
  ayinGunu: number;
};

/** Days from its beginning after which a series is ended: a rule without any day would never end. */
const EN_UZUN_ARA = 400 * EN_UZUN_SERI;

/**
 * The days of a series, earliest first, none before `baslangicTarihi`. A series with a number of days goes on until it has them: a weekend that is
 * left out does not count.
 * @returns at most `EN_UZUN_SERI` + 1 days, so that a series that would be too long is noticed
 */
export function seriTarihleri(kural: SeriKurali): Tarih[] {
  const most = Math.min(kural.zamanTipi ? kural.randevuTekrari : EN_UZUN_SERI + 1, EN_UZUN_SERI + 1);
  const tarihler: Tarih[] = [];
  for (let period = 0; tarihler.length < most; period += 1) {
    const gunler = daysOfPeriod(kural, period * kural.periyotSayisi);
    const [ilk] = gunler;
    if (ilk === undefined || daysBetween(kural.baslangicTarihi, ilk) > EN_UZUN_ARA) break;
    if (!kural.zamanTipi && ilk > kural.bitisTarihi) break;
    tarihler.push(...gunler.filter((gun) => isOfSeries(kural, gun)));
  }
  return tarihler.slice(0, most);
}

const isOfSeries = ({ baslangicTarihi, bitisTarihi, zamanTipi, haftaIciMi }: SeriKurali, gun: Tarih): boolean =>
  gun >= baslangicTarihi && (zamanTipi || gun <= bitisTarihi) && !(haftaIciMi && weekday(gun) > 5);

/** The days of the period that comes `n` periods after the one of the first day. */
function daysOfPeriod({ periyotTipi, baslangicTarihi, haftalikGunler, ayinGunu }: SeriKurali, n: number): Tarih[] {
  if (periyotTipi === PeriyotTipi.gun) return [addDays(baslangicTarihi, n)];
  if (periyotTipi === PeriyotTipi.ay) return [addMonths(baslangicTarihi, n, ayinGunu)];
  const pazartesi = addDays(startOfWeek(baslangicTarihi), n * 7);
  return [...new Set(haftalikGunler)].toSorted((a, b) => a - b).map((gun) => addDays(pazartesi, gun - 1));
}
