import { daysBetween, type Tarih } from './tarih.ts';

/** The days before its end in which a package counts as ending soon. */
const YAKIN_GUN = 30;

type Seanslar = { seans: number; kalan: number; bitis: Tarih | null };

/** Whether one session is left of several. */
export const isSonSeans = ({ seans, kalan }: Pick<Seanslar, 'seans' | 'kalan'>): boolean => kalan === 1 && seans > 1;

/** Whether the remaining sessions end within a month of a day. */
export const endsSoon = ({ bitis }: Pick<Seanslar, 'bitis'>, gun: Tarih): boolean => bitis !== null && daysBetween(gun, bitis) <= YAKIN_GUN;
