import type { Fotograf } from '@defter/contract/fotograf.ts';

/** The photos come in the order of their days, so a day is a run of them. */
export function groupByTarih(fotograflar: readonly Fotograf[]): { tarih: string; fotograflar: Fotograf[] }[] {
  const gunler: { tarih: string; fotograflar: Fotograf[] }[] = [];
  for (const fotograf of fotograflar) {
    const last = gunler.at(-1);
    if (last?.tarih === fotograf.tarih) last.fotograflar.push(fotograf);
    else gunler.push({ tarih: fotograf.tarih, fotograflar: [fotograf] });
  }
  return gunler;
}
