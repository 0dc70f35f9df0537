/** Has the browser save something as a JSON file that people can open. */
export function saveJson(ad: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: ad }).click();
  // The browser has taken it by the time anything else runs.
  setTimeout(() => URL.revokeObjectURL(url));
}
