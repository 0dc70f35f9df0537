/** What a browser calls itself in its user agent → its name; the more particular first, since all name the others too. */
const TARAYICILAR: readonly [string, string][] = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
];
const SISTEMLER: readonly [string, string][] = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

/** "Chrome · Windows"; names of products, the same in every language. */
export function describeDevice(userAgent: string): string {
  const nameIn = (list: readonly [string, string][]) => list.find(([mark]) => userAgent.includes(mark))?.[1];
  return [nameIn(TARAYICILAR), nameIn(SISTEMLER)].filter(Boolean).join(' · ') || '—';
}
