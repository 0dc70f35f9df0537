import { occupiesSlot } from '@defter/rules/randevu.ts';
import { overlaps, type SaatAraligi, slots } from '@defter/rules/saat.ts';
import { type Hedef, type TakvimRandevusu, type TakvimSutunu, TALEP_DURUMU } from './calendar/types.ts';

type Gun = SaatAraligi & {
  periyot: number;
  sutunlar: readonly TakvimSutunu[];
  randevular: readonly TakvimRandevusu[];
  /** How long the new one is to be, in minutes. */
  sure: number;
};

/**
 * The earliest time between `baslangic` and `bitis` that is free in a column, and the first such column: nobody booked there,
 * nor off shift, on leave, closed or taken from another column. Undefined when the rest of the day is full.
 */
export function findIlkBos({ baslangic, bitis, periyot, sutunlar, randevular, sure }: Gun): Hedef | undefined {
  const dolu = new Map<number, SaatAraligi[]>(
    sutunlar.map(({ id, kapaliAraliklar = [], izinAraliklari = [], aralar = [], doluAraliklar = [] }) => [id, [...kapaliAraliklar, ...izinAraliklari, ...aralar, ...doluAraliklar]]),
  );
  for (const { sutunID, durum, baslangic: ilk, bitis: son, tamponOnce = 0, tamponSonra = 0 } of randevular) {
    if (durum !== TALEP_DURUMU && occupiesSlot(durum)) dolu.get(sutunID)?.push({ baslangic: ilk - tamponOnce, bitis: son + tamponSonra });
  }
  for (const ilk of slots({ baslangic, bitis, periyot })) {
    const yer = { baslangic: ilk, bitis: ilk + sure };
    const bos = yer.bitis <= bitis ? sutunlar.find(({ id }) => !dolu.get(id)!.some((aralik) => overlaps(aralik, yer))) : undefined;
    if (bos) return { sutunID: bos.id, ...yer };
  }
  return undefined;
}
