/**
 * A mark in the user agent → the browser's name. The more specific ones come first, because every browser names the
 * others too.
 */
const BROWSERS: readonly [string, string][] = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
];
const SYSTEMS: readonly [string, string][] = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

/** "Chrome · Windows". Product names are the same in every language. */
export function describeDevice(userAgent: string): string {
  const nameIn = (list: readonly [string, string][]) => list.find(([mark]) => userAgent.includes(mark))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(' · ') || '—';
}
