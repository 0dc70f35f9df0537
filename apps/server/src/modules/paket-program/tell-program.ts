import { priceIcerik } from '@defter/rules/paket-program.ts';
import { formatTL } from '@defter/rules/para.ts';
import type { Alanlar } from '../../platform/degisim.ts';
import type { Program } from './load-program.ts';

/** A whole program as the record log tells it. */
export const tellProgram = ({ icerikler, ...program }: Program): Alanlar => ({
  ...program,
  icerikler: icerikler.map((icerik) => `${icerik.miktar} × ${icerik.adi} ${formatTL(priceIcerik(icerik))}${icerik.varsayilan ? '' : ' (+)'}`),
});
