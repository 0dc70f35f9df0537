/** 256 random bits, by which a booking is known that is asked for again because its answer was lost. */
export function newAnahtar(): string {
  const bits = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(bits).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}
