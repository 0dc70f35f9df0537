import type { OncekiYer } from '@defter/contract/randevu-yeri.ts';
import { alanlarOf, type MevcutRandevu } from './read-randevu.ts';

/** Where and how an appointment stood, and its version since it was changed. */
export function yerOf(eski: MevcutRandevu, { id, surum }: { id: number; surum: number }): OncekiYer {
  const { randevuTarihi, baslangicSaat, bitisSaat, randevuSutunBaslikID, uygulayanPersonelID, randevuDurumu } = alanlarOf(eski);
  return { id, surum, randevuTarihi, baslangicSaat, bitisSaat, randevuSutunBaslikID, uygulayanPersonelID, randevuDurumu, yerler: null };
}
