/** Money in whole kuruş (1/100 lira). Always an integer, so that sums are exact. */
export type Kurus = number;

/** Shifts the decimal point in the decimal notation itself: `1.005 * 100` is 100.49999999999999, this gives 100.5. */
function shiftDecimal(value: number, places: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}

/** Halves go away from zero, as PostgreSQL's `numeric` rounds; never gives -0. */
function roundHalfUp(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
}

function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number within the safe range: ${value}`);
  return value;
}

/**
 * Scales a decimal to an integer, refusing digits beyond `places`: `scaled(2.125, 3)` is 2125.
 * @throws RangeError when the value is not finite or has more decimals.
 */
export function scaled(value: number, places: number): number {
  return safe(shiftDecimal(value, places));
}

/**
 * `numerator / denominator` to the nearest integer, halves away from zero.
 * @throws RangeError when the numerator is no safe integer: the result could be off by a kuruş.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const absolute = Math.abs(safe(numerator));
  const quotient = Math.floor(absolute / denominator);
  const roundUp = (absolute % denominator) * 2 >= denominator ? 1 : 0;
  return roundHalfUp(Math.sign(numerator) * (quotient + roundUp));
}

/**
 * Lira from the wire (a number, or its text with a decimal point) to kuruş, halves away from zero.
 * @throws RangeError when it is not a finite number or too large to count exactly.
 */
export function toKurus(lira: number | string): Kurus {
  if (typeof lira === 'string' && !/^\s*-?\d+(\.\d+)?\s*$/.test(lira)) {
    throw new RangeError(`not an amount: ${lira}`);
  }
  return safe(roundHalfUp(shiftDecimal(Number(lira), 2)));
}

/** Kuruş to the lira of the wire: a number with at most two decimals. */
export function toLira(kurus: Kurus): number {
  return kurus / 100;
}

const tutarFormat = new Intl.NumberFormat('tr-TR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** For people: `1.234,50 ₺`, negative `-1.234,50 ₺`. */
export function formatTL(kurus: Kurus): string {
  return `${tutarFormat.format(toLira(kurus))} ₺`;
}

// A lone dot is decimal before one or two digits and a thousands mark before three; 1,234 stays unread,
// since one reader means a thousand by it and another means one.
const TUTAR_FORMS = [
  /^(?<whole>-?[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<part>\d{1,2}))?$/,
  /^(?<whole>-?[1-9]\d{0,2}(?: \d{3})+)(?:[.,](?<part>\d{1,2}))?$/,
  /^(?<whole>-?\d+)(?:[.,](?<part>\d{1,2}))?$/,
];

/**
 * Reads an amount in lira as people type it: `1.234,50`, `1234,5`, `1234.50`, `1 234`, with or without `₺` or `TL`.
 * @returns kuruş, or undefined when the text is not clearly one amount.
 */
export function parseTutar(text: string): Kurus | undefined {
  const bare = text.replace(/\s+/g, ' ').replace(/^(-?) ?₺|(?:₺|TL) ?$/i, '$1').trim();
  for (const form of TUTAR_FORMS) {
    const groups = form.exec(bare)?.groups;
    if (!groups) continue;
    const kurus = shiftDecimal(Number(`${groups.whole?.replace(/[. ]/g, '')}.${groups.part ?? '0'}`), 2);
    return Number.isSafeInteger(kurus) ? roundHalfUp(kurus) : undefined;
  }
  return undefined;
}

// Weights may be percents: four decimals are kept.
const WEIGHT_PLACES = 4;

/**
 * Spreads `total` kuruş over the weights so that the parts sum to it exactly: everyone gets the whole part of his share,
 * and the kuruş left over go to the largest remainders (of equal ones to the heavier, then the earlier).
 * A zero weight gets nothing; when all are zero the parts are equal. A negative total is the mirror of its positive.
 * @param weights numbers of zero or more, with up to four decimals counted.
 * @throws RangeError for a negative or non-finite weight, or when there is nobody to take a total that is not zero.
 */
export function distribute(total: Kurus, weights: readonly number[]): Kurus[] {
  if (weights.some((weight) => !(weight >= 0 && Number.isFinite(weight)))) throw new RangeError('weights must be zero or more');
  if (weights.length === 0 && total !== 0) throw new RangeError('no weights to distribute over');

  // Kuruş times kuruş passes 2^53 soon; only big integers keep the remainders exact.
  const exact = weights.map((weight) => BigInt(Math.round(shiftDecimal(weight, WEIGHT_PLACES))));
  const heavy = exact.some((weight) => weight > 0n) ? exact : exact.map(() => 1n);
  const sum = heavy.reduce((a, b) => a + b, 0n);
  const whole = BigInt(Math.abs(safe(total)));

  const shares = heavy.map((weight, index) => ({ index, weight, part: (whole * weight) / sum, rest: (whole * weight) % sum }));
  let left = Number(whole - shares.reduce((given, share) => given + share.part, 0n));
  const byRemainder = shares.toSorted((a, b) => Number(b.rest - a.rest) || Number(b.weight - a.weight) || a.index - b.index);
  for (const share of byRemainder) {
    if (left-- <= 0) break;
    share.part += 1n;
  }
  return shares.map((share) => roundHalfUp(Math.sign(total) * Number(share.part)));
}
