import { formatTL, toKurus, toLira } from '@defter/rules/para.ts';
import type { FiyatliSatir } from './satir.ts';

type Satis = { musteriID: number; tarih: string; toplam: number; alinan: number; satirlar: readonly Pick<FiyatliSatir, 'adi' | 'adet' | 'tutar'>[] };

/** A sale as the record log tells of it; amounts in lira. */
export const tellSatis = ({ musteriID, tarih, toplam, alinan, satirlar }: Satis) => ({
  musteriID,
  tarih,
  icerikler: satirlar.map(({ adi, adet, tutar }) => `${adet} × ${adi} ${formatTL(toKurus(tutar))}`),
  toplamTutar: toplam,
  alinan,
});

/** What was paid, in lira. */
export const alinanOf = (odemeler: readonly { tutar: number }[]): number => toLira(odemeler.reduce((sum, { tutar }) => sum + toKurus(tutar), 0));
