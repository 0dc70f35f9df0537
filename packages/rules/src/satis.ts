import { splitKdv } from './kdv.ts';
import { distribute, kurus, multiply, scaled, subtract, sum, type Kurus, ZERO } from './para.ts';

/** A discount: an amount, or percent, 0..100 with up to two decimals. */
export type Iskonto = { tip: 'tutar'; deger: Kurus } | { tip: 'oran'; deger: number };

/** One line as entered: `adet` with up to three decimals, `birimFiyat` with KDV in it, `kdv` in percent. */
export type SatisSatiri = { adet: number; birimFiyat: Kurus; kdv: number; iskonto: Iskonto };

/** One line as priced: `brut - iskonto - genelIskonto = net = matrah + kdv`. */
export type PricedSatir = {
  brut: Kurus;
  /** The line's own discount. */
  iskonto: Kurus;
  /** The line's share of the discount on the whole sale. */
  genelIskonto: Kurus;
  net: Kurus;
  matrah: Kurus;
  kdv: Kurus;
};

/** A priced sale: `araToplam - iskontoToplam = toplam`. */
export type PricedSatis = {
  satirlar: PricedSatir[];
  araToplam: Kurus;
  iskontoToplam: Kurus;
  toplam: Kurus;
  kdvToplam: Kurus;
};

/**
 * The amount of a discount, half-up.
 * @throws RangeError if it is more than the whole amount
 */
export function priceIskonto(iskonto: Iskonto, from: Kurus): Kurus {
  const amount = iskonto.tip === 'tutar' ? kurus(iskonto.deger) : multiply(from, scaled(iskonto.deger, 2), 100_00);
  if (iskonto.deger < 0 || amount > from || (iskonto.tip === 'oran' && iskonto.deger > 100)) {
    throw new RangeError('a discount must lie between zero and the amount it is taken from');
  }
  return amount;
}

/**
 * The price of a line before any discount, half-up to the kuruş.
 * @throws RangeError as priceSatis does.
 */
export function priceBrut({ adet, birimFiyat }: Pick<SatisSatiri, 'adet' | 'birimFiyat'>): Kurus {
  if (adet < 0 || birimFiyat < 0) throw new RangeError('a line must not be negative');
  return multiply(birimFiyat, scaled(adet, 3), 1000);
}

/**
 * Prices a sale: the line's discount first, then the discount on the whole spread over the lines by what is left of
 * them, then the KDV taken out of each line's final amount. Every part sums to its whole to the kuruş.
 * @throws RangeError when a discount is larger than what it is taken from, or an amount is negative, not whole kuruş,
 * or has more decimals than its field allows.
 */
export function priceSatis(input: { satirlar: readonly SatisSatiri[]; iskonto: Iskonto }): PricedSatis {
  const discounted = input.satirlar.map((satir) => {
    const brut = priceBrut(satir);
    return { brut, iskonto: priceIskonto(satir.iskonto, brut), oran: satir.kdv };
  });
  const afterLines = discounted.map(({ brut, iskonto }) => subtract(brut, iskonto));
  const genel = priceIskonto(input.iskonto, sum(afterLines));
  const shares = distribute(genel, afterLines);

  const satirlar = discounted.map(({ brut, iskonto, oran }, index) => {
    const genelIskonto = shares[index] ?? ZERO;
    const net = subtract(brut, sum([iskonto, genelIskonto]));
    return { brut, iskonto, genelIskonto, net, ...splitKdv(net, oran) };
  });
  return {
    satirlar,
    araToplam: sum(satirlar.map(({ brut }) => brut)),
    iskontoToplam: sum(satirlar.map(({ brut, net }) => subtract(brut, net))),
    toplam: sum(satirlar.map(({ net }) => net)),
    kdvToplam: sum(satirlar.map(({ kdv }) => kdv)),
  };
}

/** A discount that is impossible; `satir` is the line's place, null for the discount on the whole. */
export type IskontoHatasi = { satir: number | null; neden: 'iskonto100' | 'iskontoTutardanBuyuk' };

/**
 * The first discount above 100 percent or above the amount it is taken from, for the message at its field;
 * where this finds none, priceSatis does not throw for a discount (spec 2§5).
 * @throws RangeError for amounts that are negative, not whole kuruş, or too precise.
 */
export function findIskontoHatasi(input: { satirlar: readonly SatisSatiri[]; iskonto: Iskonto }): IskontoHatasi | undefined {
  let left = ZERO;
  for (const [satir, { iskonto, ...line }] of input.satirlar.entries()) {
    const brut = priceBrut(line);
    const neden = refusalOf(iskonto, brut);
    if (neden) return { satir, neden };
    left = sum([left, subtract(brut, priceIskonto(iskonto, brut))]);
  }
  const neden = refusalOf(input.iskonto, left);
  return neden && { satir: null, neden };
}

function refusalOf({ tip, deger }: Iskonto, from: Kurus): IskontoHatasi['neden'] | undefined {
  if (tip === 'oran') return deger > 100 ? 'iskonto100' : undefined;
  return deger > from ? 'iskontoTutardanBuyuk' : undefined;
}

// Half a kuruş for each of the two discounts and one for the spreading: rounding alone may add this much to a line.
const ROUNDING_ALLOWANCE = kurus(2);

/**
 * Whether a person may give the discounts of this sale: no line is discounted beyond the limit.
 * Exactly the limit must pass even where rounding made it a kuruş more (10 % of 99,99 is 10,00), so less than two kuruş
 * on a line are forgiven; a limit of zero forgives nothing.
 * @param limitYuzde percent, 0..100 (spec 2§6: the person's `iskontoYuzdesi`).
 */
export function canGiveIskonto(priced: Pick<PricedSatis, 'satirlar'>, limitYuzde: number): boolean {
  const allowance = limitYuzde > 0 ? ROUNDING_ALLOWANCE : ZERO;
  return priced.satirlar.every(({ brut, net }) => {
    const excess = brut - net - (brut * limitYuzde) / 100;
    return excess <= 0 || excess < allowance;
  });
}

/**
 * Spreads a payment over debts, the first of them first.
 * @returns what each debt gets; undefined when it is more than all of them
 * @example spreadTahsilat([kurus(100), kurus(50)], kurus(120)) // [100, 20]
 */
export function spreadTahsilat(borclar: readonly Kurus[], tutar: Kurus): Kurus[] | undefined {
  let left: number = tutar;
  const paylar = borclar.map((borc) => {
    const pay = Math.min(left, borc);
    left -= pay;
    return kurus(pay);
  });
  return left === 0 ? paylar : undefined;
}

/**
 * The change ("para üstü", kuruş) when cash was given beyond what is due.
 * @returns undefined when other methods alone pay too much, because they give no change
 * @example changeOf(kurus(1000), [{ tutar: kurus(1500), nakit: true }]) // 500
 */
export function changeOf(toplam: Kurus, odemeler: readonly { tutar: Kurus; nakit: boolean }[]): Kurus | undefined {
  const fazla = sum(odemeler.map(({ tutar }) => tutar)) - toplam;
  if (fazla <= 0) return ZERO;
  const nakit = sum(odemeler.flatMap((odeme) => (odeme.nakit ? [odeme.tutar] : [])));
  return fazla <= nakit ? kurus(fazla) : undefined;
}
