import { isTarih, type Tarih } from '@defter/rules/tarih.ts';

/**
 * Reads a day from an address; undefined for other text, and for days so far off that the server would refuse the weeks
 * around them.
 */
export const readTarih = (text: string | null): Tarih | undefined =>
  text !== null && isTarih(text) && text >= '1901-01-01' && text < '2199-01-01' ? text : undefined;
