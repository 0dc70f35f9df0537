import { addDays, startOfMonth, startOfNextMonth, startOfWeek, type Tarih } from './tarih.ts';

/** Ranges that people ask for, in the order of the specification (spec 2§3.2). */
export const DONEMLER = ['bugun', 'dun', 'buHafta', 'gecenHafta', 'buAy', 'gecenAy', 'ozel'] as const;
export type Donem = (typeof DONEMLER)[number];
/** The periods whose days follow from today. */
export const ADLI_DONEMLER = ['bugun', 'dun', 'buHafta', 'gecenHafta', 'buAy', 'gecenAy'] as const satisfies readonly Donem[];
export type AdliDonem = (typeof ADLI_DONEMLER)[number];
export type DonemAraligi = { baslangicTarihi: Tarih; bitisTarihi: Tarih };

/** First and last day of a period as of `bugun`; "ozel" is left out, because its days are chosen. */
export function rangeOf(donem: AdliDonem, bugun: Tarih): DonemAraligi {
  const ay = startOfMonth(bugun);
  const range = (baslangicTarihi: Tarih, bitisTarihi: Tarih) => ({ baslangicTarihi, bitisTarihi });
  switch (donem) {
    case 'bugun':
      return range(bugun, bugun);
    case 'dun':
      return range(addDays(bugun, -1), addDays(bugun, -1));
    case 'buHafta':
      return range(startOfWeek(bugun), addDays(startOfWeek(bugun), 6));
    case 'gecenHafta':
      return range(addDays(startOfWeek(bugun), -7), addDays(startOfWeek(bugun), -1));
    case 'buAy':
      return range(ay, addDays(startOfNextMonth(ay), -1));
    case 'gecenAy':
      return range(startOfMonth(addDays(ay, -1)), addDays(ay, -1));
  }
}

/** The period of a range, so that the choice survives a reload. */
export function donemOf({ baslangicTarihi, bitisTarihi }: DonemAraligi, bugun: Tarih): Donem {
  const known = ADLI_DONEMLER.find((donem) => {
    const range = rangeOf(donem, bugun);
    return range.baslangicTarihi === baslangicTarihi && range.bitisTarihi === bitisTarihi;
  });
  return known ?? 'ozel';
}
