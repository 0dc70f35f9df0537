import { imzaCizgisi } from '@defter/rules/imza.ts';

/** The field that a finger signs on, in its own units. */
const GENISLIK = 600;
const YUKSEKLIK = 200;

/**
 * The picture of a signature. It is drawn here from numbers, so nothing else that was sent gets into it.
 * @param imza strokes as the contract checks them: `12,30 14,33;40,50 41,52`
 */
export function drawImza(imza: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GENISLIK} ${YUKSEKLIK}" width="${GENISLIK}" height="${YUKSEKLIK}"><path d="${imzaCizgisi(imza)}" fill="none" stroke="#111" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;
}
