import { toDakika, toSaat } from '@defter/rules/saat.ts';

/** A time in the calendar, and whose; null is whoever is free. */
export type Yer = {
  randevuSutunBaslikID: number | null;
  uygulayanPersonelID: number | null;
  randevuTarihi: string;
  baslangicSaat: string;
  bitisSaat: string;
};

/** A time of which somebody says a part anew. Another person means another column, and another column its own person. */
export function withSaid(yer: Yer, said: { [Alan in keyof Yer]: Yer[Alan] | null }): Yer {
  const isElsewhere = said.randevuSutunBaslikID !== null || said.uygulayanPersonelID !== null;
  return {
    randevuSutunBaslikID: isElsewhere ? said.randevuSutunBaslikID : yer.randevuSutunBaslikID,
    uygulayanPersonelID: isElsewhere ? said.uygulayanPersonelID : yer.uygulayanPersonelID,
    randevuTarihi: said.randevuTarihi ?? yer.randevuTarihi,
    baslangicSaat: said.baslangicSaat ?? yer.baslangicSaat,
    bitisSaat: said.bitisSaat ?? (said.baslangicSaat === null ? yer.bitisSaat : endOf(yer, said.baslangicSaat)),
  };
}

/** It lasts as long as before, but not into the next day. */
const endOf = (yer: Yer, baslangicSaat: string) =>
  toSaat(Math.min(toDakika(baslangicSaat) + toDakika(yer.bitisSaat) - toDakika(yer.baslangicSaat), 24 * 60));
