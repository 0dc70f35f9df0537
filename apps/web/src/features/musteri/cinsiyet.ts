import type { Musteri } from '@defter/contract/musteri.ts';

// In the order of their numbers on the wire (spec 1§3).
const CINSIYETLER = ['erkek', 'kadin'] as const;

/** Under which name of the catalogue a customer's sex stands; nothing where it is not known. */
export const cinsiyetOf = ({ cinsiyet }: Pick<Musteri, 'cinsiyet'>) => CINSIYETLER[cinsiyet ?? -1];
