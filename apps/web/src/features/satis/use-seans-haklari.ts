import { useAcikPaketler } from '../../pickers/use-acik-paketler.ts';
import type { Sepet } from './sepet.ts';

/** How many sessions of a service the customer of a new sale may use today. */
export type SeansHaklari = ReadonlyMap<number, number>;

/** What the packages of the chosen customer still hold, by service. A saved sale keeps its kind, so it has none. */
export function useSeansHaklari(sepet: Pick<Sepet, 'id' | 'musteri'>): SeansHaklari {
  const paketler = useAcikPaketler(sepet.id > 0 ? 0 : (sepet.musteri?.id ?? 0));
  const haklar = new Map<number, number>();
  for (const { altUrunID, kalan, durum } of paketler ?? []) if (durum === 'acik') haklar.set(altUrunID, (haklar.get(altUrunID) ?? 0) + kalan);
  return haklar;
}
