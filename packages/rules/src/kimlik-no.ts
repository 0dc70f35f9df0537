function toDigits(text: string): number[] {
  return Array.from(text, Number);
}

function sum(digits: readonly number[]): number {
  return digits.reduce((total, digit) => total + digit, 0);
}

/**
 * Whether the text is a citizen's (or, beginning with 99, a resident foreigner's) number: 11 digits whose last two check
 * the others. The invoice placeholder 11111111111 is none.
 */
export function isTcKimlikNo(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = toDigits(text);
  const odd = sum(digits.slice(0, 9).filter((_, index) => index % 2 === 0));
  const even = sum(digits.slice(0, 9).filter((_, index) => index % 2 === 1));
  // The 40 keeps the remainder from being negative: even is at most 36.
  return digits[9] === (odd * 7 - even + 40) % 10 && digits[10] === sum(digits.slice(0, 10)) % 10;
}

/** Whether the text is a tax number: 10 digits, the last one checking the others. It may begin with zero. */
export function isVergiNo(text: string): boolean {
  if (!/^\d{10}$/.test(text) || /^0+$/.test(text)) return false;
  const digits = toDigits(text);
  const weighed = digits.slice(0, 9).map((digit, index) => {
    const shifted = (digit + 9 - index) % 10;
    const value = (shifted * 2 ** (9 - index)) % 9;
    return shifted !== 0 && value === 0 ? 9 : value;
  });
  return digits[9] === (10 - (sum(weighed) % 10)) % 10;
}
