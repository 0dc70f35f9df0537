/** Makes the browser save a file under a name. */
export function saveFile(ad: string, data: Blob): void {
  const url = URL.createObjectURL(data);
  Object.assign(document.createElement('a'), { href: url, download: ad }).click();
  // The browser has taken the file before this runs.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Saves a value as JSON that people can open. */
export const saveJson = (ad: string, value: unknown) => saveFile(ad, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
