declare const unit: unique symbol;
/**
 * Money in whole kuruş (1/100 lira): always an integer, so that sums are exact. A type of its own, so that no lira, points
 * or pieces get into a sum: `+` and `-` give a plain number, the functions below give kuruş again (docs/adr/0040).
 */
export type Kurus = number & { readonly [unit]: 'kurus' };

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
 * A number that is known to count kuruş, as `kurus(100_00)` is 100 lira.
 * @throws RangeError when it is not whole, or too large to count exactly.
 */
export const kurus = (amount: number): Kurus => safe(amount) as Kurus;

export const ZERO = kurus(0);

/** @throws RangeError, as all that follow, when the result is too large to count exactly. */
export const sum = (amounts: readonly Kurus[]): Kurus => kurus(amounts.reduce((whole, amount) => whole + amount, 0));
export const subtract = (from: Kurus, amount: Kurus): Kurus => kurus(from - amount);
export const negate = (amount: Kurus): Kurus => kurus(0 - amount);
export const highest = (...amounts: readonly Kurus[]): Kurus => kurus(Math.max(...amounts));
/** `amount * by / per`, half-up to the kuruş: `multiply(price, 18, 118)`. `by` and `per` are whole. */
export const multiply = (amount: Kurus, by: number, per = 1): Kurus => kurus(divideHalfUp(safe(amount) * by, per));

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
  return kurus(roundHalfUp(shiftDecimal(Number(lira), 2)));
}

/** Kuruş to the lira of the wire: a number with at most two decimals. */
export function toLira(amount: Kurus): number {
  return amount / 100;
}

const tutarFormat = new Intl.NumberFormat('tr-TR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** For display: `1.234,50 ₺`, negative `-1.234,50 ₺`. */
export function formatTL(amount: Kurus): string {
  return `${tutarFormat.format(toLira(amount))} ₺`;
}

// A lone dot is decimal before one or two digits and a thousands mark before three; 1,234 stays unread,
// since one reader means a thousand by it and another means one. A shop that writes no kuruş writes a stroke for them.
const TUTAR_FORMS = [
  /^(?<whole>-?[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<part>\d{1,2}|[-–]{1,2}))?$/,
  /^(?<whole>-?[1-9]\d{0,2}(?: \d{3})+)(?:[.,](?<part>\d{1,2}|[-–]{1,2}))?$/,
  /^(?<whole>-?\d+)(?:[.,](?<part>\d{1,2}|[-–]{1,2}))?$/,
];

/**
 * Reads an amount in lira as people type it: `1.234,50`, `1234,5`, `1234.50`, `1 234`, `1500,-`, with or without `₺` or `TL`.
 * @returns kuruş, or undefined when the text is not clearly one amount.
 */
export function parseTutar(text: string): Kurus | undefined {
  const bare = text.replace(/\s+/g, ' ').replace(/^(-?) ?₺|(?:₺|TL) ?$/i, '$1').trim();
  for (const form of TUTAR_FORMS) {
    const groups = form.exec(bare)?.groups;
    if (!groups) continue;
    const amount = roundHalfUp(shiftDecimal(Number(`${groups.whole?.replace(/[. ]/g, '')}.${groups.part?.replace(/^\D+$/, '0') ?? '0'}`), 2));
    return Number.isSafeInteger(amount) ? kurus(amount) : undefined;
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

  if (weights.length === 1) return [kurus(total)];
  // Kuruş times kuruş passes 2^53 soon; only big integers keep the remainders exact.
  const exact = weights.map((weight) => BigInt(Math.round(shiftDecimal(weight, WEIGHT_PLACES))));
  const heavy = exact.some((weight) => weight > 0n) ? exact : exact.map(() => 1n);
  const weighed = heavy.reduce((a, b) => a + b, 0n);
  const whole = BigInt(Math.abs(safe(total)));

  const shares = heavy.map((weight, index) => ({ index, weight, part: (whole * weight) / weighed, rest: (whole * weight) % weighed }));
  let left = Number(whole - shares.reduce((given, share) => given + share.part, 0n));
  const byRemainder = shares.toSorted((a, b) => Number(b.rest - a.rest) || Number(b.weight - a.weight) || a.index - b.index);
  for (const share of byRemainder) {
    if (left-- <= 0) break;
    share.part += 1n;
  }
  return shares.map((share) => kurus(roundHalfUp(Math.sign(total) * Number(share.part))));
}
