import { divideHalfUp, highest, kurus, multiply, scaled, sum, type Kurus, ZERO } from './para.ts';

/** Hours of a month's full-time work that a wage pays for by the law of labour, in minutes. */
export const AYLIK_CALISMA_DAKIKASI = 225 * 60;

/** What giving or selling something once costs, without KDV, in kuruş. */
export type MaliyetVerisi = {
  maliyet: Kurus;
  /** What its back-bar content costs. */
  sarfMaliyeti: Kurus;
  /** Minutes that somebody is busy with it, with what goes before and after. */
  sureDakika: number;
  /** Those who do it: monthly wage, and by how much more than the wage they cost (`katsayi`, 1 is the wage alone). */
  personeller: readonly { maas: Kurus; katsayi: number }[];
};

/** What a business knows of one thing that it sells. Amounts in kuruş; costs without KDV, prices with it. */
export type TahminVerisi = MaliyetVerisi & {
  /** Percent. */
  kdv: number;
  /** Price without KDV over cost, as this business usually has it; undefined when it knows no costs. */
  olaganKat: number | undefined;
  /** What it was sold for lately, per piece, after discounts. */
  satislar: { adet: number; ortalama: Kurus };
  /** What it costs now; 0 when it has no price yet. */
  bugunkuFiyat: Kurus;
};

/** An estimate with everything that it was made of, all in kuruş; what is not known is undefined. */
export type FiyatTahmini = {
  fiyat: Kurus;
  /** Without profit: below it every sale costs money. */
  basabas: Kurus | undefined;
  parcalar: {
    maliyet: Kurus;
    sarf: Kurus;
    iscilik: Kurus;
    toplamMaliyet: Kurus;
    /** Of the costs at the usual multiple, with KDV. */
    maliyettenFiyat: Kurus | undefined;
    /** The average of the sales. */
    satislardanFiyat: Kurus | undefined;
    bugunkuFiyat: Kurus | undefined;
    /** Percent of the estimate that the sales decided. */
    satisAgirligi: number;
  };
};

/** So many sales weigh as much as all that the costs say. */
const SATIS_DENGESI = 10;

/**
 * Estimates a price from the costs of the business and from what its customers have paid: the more it was sold, the
 * more the sales decide, and never below what it costs. Without sales today's price stands in for them.
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
    // Neither a usual multiple nor a price: what it costs is all that can be said.
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

/** The minutes of work in money, and everything together, in kuruş. @throws RangeError as estimateFiyat does. */
export function sumMaliyet(veri: MaliyetVerisi): { iscilik: Kurus; toplamMaliyet: Kurus } {
  const iscilik = priceIscilik(veri);
  return { iscilik, toplamMaliyet: sum([veri.maliyet, veri.sarfMaliyeti, iscilik]) };
}

/** Fewer are an accident, not a habit. */
const OLAGAN_SAYI = 3;

/**
 * By how much a business usually multiplies its costs: the median of price without KDV over cost, to two decimals.
 * @param urunler what else it sells, in kuruş; what has no price or no cost says nothing.
 * @returns undefined when too few say something.
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

/** What the minutes of those who do it cost on average; people without a known wage are left out. */
function priceIscilik({ personeller, sureDakika }: MaliyetVerisi): Kurus {
  const ucretli = personeller.filter(({ maas }) => maas > 0);
  if (ucretli.length === 0) return ZERO;
  const aylik = sum(ucretli.map(({ maas, katsayi }) => multiply(maas, scaled(katsayi, 2), 100)));
  return multiply(aylik, sureDakika, ucretli.length * AYLIK_CALISMA_DAKIKASI);
}

/** Whole percent that the sales, or today's price, have in the estimate. */
function weighSatis(adet: number, maliyetten: Kurus | undefined, bilinen: Kurus | undefined): number {
  if (bilinen === undefined) return 0;
  if (maliyetten === undefined) return 100;
  // Today's price alone is one more opinion, as good as the costs.
  return adet === 0 ? 50 : Math.round((adet / (adet + SATIS_DENGESI)) * 100);
}

const addKdv = (net: Kurus, oran: number): Kurus => sum([net, multiply(net, oran, 100)]);
