import { divideHalfUp, highest, kurus, multiply, scaled, sum, type Kurus, ZERO } from './para.ts';

/** The hours of a month of full-time work under labour law, in minutes. */
export const AYLIK_CALISMA_DAKIKASI = 225 * 60;

/** The cost of providing or selling one piece, without KDV, in kuruş. */
export type MaliyetVerisi = {
  maliyet: Kurus;
  /** The cost of the products that it uses up. */
  sarfMaliyeti: Kurus;
  /** The working minutes, including those before and after. */
  sureDakika: number;
  /**
   * The people who do it: monthly wage, and the factor between wage and total cost (`katsayi`; 1 is the wage alone).
   */
  personeller: readonly { maas: Kurus; katsayi: number }[];
};

/** The known figures of one product. Amounts are in kuruş; costs are without KDV, prices with it. */
export type TahminVerisi = MaliyetVerisi & {
  /** Percent. */
  kdv: number;
  /** The usual ratio of price (without KDV) to cost in this business; undefined when it knows no costs. */
  olaganKat: number | undefined;
  /** The recent sale prices per piece, after discounts. */
  satislar: { adet: number; ortalama: Kurus };
  /** The present price; 0 when it has none yet. */
  bugunkuFiyat: Kurus;
};

/** An estimate with all its parts, in kuruş. Unknown parts are undefined. */
export type FiyatTahmini = {
  fiyat: Kurus;
  /** The price without profit: every sale below it loses money. */
  basabas: Kurus | undefined;
  parcalar: {
    maliyet: Kurus;
    sarf: Kurus;
    iscilik: Kurus;
    toplamMaliyet: Kurus;
    /** The price that the costs give at the usual ratio, with KDV. */
    maliyettenFiyat: Kurus | undefined;
    /** The average of the sales. */
    satislardanFiyat: Kurus | undefined;
    bugunkuFiyat: Kurus | undefined;
    /** The weight of the sales in the estimate, in percent. */
    satisAgirligi: number;
  };
};

/** This many sales weigh as much as the price from the costs. */
const SATIS_DENGESI = 10;

/**
 * Estimates a price from the costs of the business and from the prices that its customers have paid. The more sales there are, the more they count,
 * and the estimate is never below the cost. Without sales the present price stands in for them.
 * @returns undefined when there are neither costs nor sales.
 * @throws RangeError for amounts that are not whole kuruş.
 */
export function estimateFiyat(veri: TahminVerisi): FiyatTahmini | undefined {
  const { iscilik, toplamMaliyet } = sumMaliyet(veri);
  if (toplamMaliyet === 0 && veri.satislar.adet === 0) return undefined;

  const basabas = toplamMaliyet > 0 ? addKdv(toplamMaliyet, veri.kdv) : undefined;
  const maliyettenFiyat =
    toplamMaliyet > 0 && veri.olaganKat !== undefined ? addKdv(kurus(Math.round(toplamMaliyet * veri.olaganKat)), veri.kdv) : undefined;
  const satislardanFiyat = veri.satislar.adet > 0 ? veri.satislar.ortalama : undefined;
  const bugunkuFiyat = veri.bugunkuFiyat > 0 ? veri.bugunkuFiyat : undefined;

  const bilinen = satislardanFiyat ?? bugunkuFiyat;
  const satisAgirligi = weighSatis(veri.satislar.adet, maliyettenFiyat, bilinen);
  const karisim = kurus(divideHalfUp((bilinen ?? 0) * satisAgirligi + (maliyettenFiyat ?? 0) * (100 - satisAgirligi), 100));
  return {
    // Without a usual ratio and without a price, only the cost is known.
    fiyat: highest(karisim, basabas ?? ZERO),
    basabas,
    parcalar: {
      maliyet: veri.maliyet,
      sarf: veri.sarfMaliyeti,
      iscilik,
      toplamMaliyet,
      maliyettenFiyat,
      satislardanFiyat,
      bugunkuFiyat,
      satisAgirligi: satislardanFiyat === undefined ? 0 : satisAgirligi,
    },
  };
}

/** The cost of the working minutes, and the total cost, in kuruş. @throws RangeError as estimateFiyat does. */
export function sumMaliyet(veri: MaliyetVerisi): { iscilik: Kurus; toplamMaliyet: Kurus } {
  const iscilik = priceIscilik(veri);
  return { iscilik, toplamMaliyet: sum([veri.maliyet, veri.sarfMaliyeti, iscilik]) };
}

/** Fewer ratios than this are not representative. */
const OLAGAN_SAYI = 3;

/**
 * The usual ratio of price to cost in a business: the median of price without KDV over cost, to two decimals.
 * @param urunler the other things it sells, in kuruş; those without price or cost are ignored
 * @returns undefined when too few have both
 */
export function usualKat(urunler: readonly { matrah: Kurus; toplamMaliyet: Kurus }[]): number | undefined {
  const katlar = urunler
    .filter(({ matrah, toplamMaliyet }) => matrah > 0 && toplamMaliyet > 0)
    .map(({ matrah, toplamMaliyet }) => matrah / toplamMaliyet)
    .toSorted((a, b) => a - b);
  if (katlar.length < OLAGAN_SAYI) return undefined;
  const [low, high] = [katlar[(katlar.length - 1) >> 1]!, katlar[katlar.length >> 1]!];
  return Math.round(((low + high) / 2) * 100) / 100;
}

/** The average cost of these people for the minutes. People without a known wage are left out. */
function priceIscilik({ personeller, sureDakika }: MaliyetVerisi): Kurus {
  const ucretli = personeller.filter(({ maas }) => maas > 0);
  if (ucretli.length === 0) return ZERO;
  const aylik = sum(ucretli.map(({ maas, katsayi }) => multiply(maas, scaled(katsayi, 2), 100)));
  return multiply(aylik, sureDakika, ucretli.length * AYLIK_CALISMA_DAKIKASI);
}

/** The weight of the sales, or of the present price, in the estimate; whole percent. */
function weighSatis(adet: number, maliyetten: Kurus | undefined, bilinen: Kurus | undefined): number {
  if (bilinen === undefined) return 0;
  if (maliyetten === undefined) return 100;
  // The present price counts once, with the same weight as the costs.
  return adet === 0 ? 50 : Math.round((adet / (adet + SATIS_DENGESI)) * 100);
}

const addKdv = (net: Kurus, oran: number): Kurus => sum([net, multiply(net, oran, 100)]);
