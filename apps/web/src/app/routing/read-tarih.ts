import { isTarih, type Tarih } from '@defter/rules/tarih.ts';

/** A day out of an address; undefined for what is none, or so far off that the weeks around it could not be asked for. */
export const readTarih = (text: string | null): Tarih | undefined =>
  text !== null && isTarih(text) && text >= '1901-01-01' && text < '2199-01-01' ? text : undefined;
