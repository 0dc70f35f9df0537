import { daysBetween, type Tarih } from './tarih.ts';

/** Days before its end on which a package is told to end soon. */
const YAKIN_GUN = 30;

type Seanslar = { seans: number; kalan: number; bitis: Tarih | null };

/** Whether one session is left of several. */
export const isSonSeans = ({ seans, kalan }: Pick<Seanslar, 'seans' | 'kalan'>): boolean => kalan === 1 && seans > 1;

/** Whether sessions that are left end within a month of a day. */
export const endsSoon = ({ bitis }: Pick<Seanslar, 'bitis'>, gun: Tarih): boolean => bitis !== null && daysBetween(gun, bitis) <= YAKIN_GUN;
