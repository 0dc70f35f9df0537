import { bosSaatler } from '@defter/rules/bos-saat.ts';
import { occupiesSlot } from '@defter/rules/randevu.ts';
import type { SaatAraligi } from '@defter/rules/saat.ts';
import { type Hedef, type TakvimRandevusu, type TakvimSutunu, TALEP_DURUMU } from './calendar/types.ts';

type Gun = SaatAraligi & {
  periyot: number;
  sutunlar: readonly TakvimSutunu[];
  randevular: readonly TakvimRandevusu[];
  /** The length of the new appointment, in minutes. */
  sure: number;
};

/**
 * The earliest time between `baslangic` and `bitis` that is free in a column, and the first such column: not booked, off shift, on leave, closed or
 * taken from another column. Undefined when the rest of the day is full.
 */
export function findIlkBos({ baslangic, bitis, periyot, sutunlar, randevular, sure }: Gun): Hedef | undefined {
  const yerler = sutunlar.map(({ id, kapaliAraliklar = [], izinAraliklari = [], aralar = [], doluAraliklar = [] }) => ({
    id,
    kapali: [...kapaliAraliklar, ...izinAraliklari, ...aralar],
    dolu: [...doluAraliklar, ...randevular.filter(({ sutunID, durum }) => sutunID === id && durum !== TALEP_DURUMU && occupiesSlot(durum)).map(takenBy)],
  }));
  const gerekler = [{ yerler: yerler.map(({ id }) => id), sayi: 1 }];
  const [ilk] = bosSaatler({ yerler, gerekler, sure, tamponOnce: 0, tamponSonra: 0, ilk: baslangic, son: bitis - sure + 1, adim: periyot });
  return ilk && { sutunID: ilk.yerler[0]!, baslangic: ilk.baslangic, bitis: ilk.bitis };
}

const takenBy = ({ baslangic, bitis, tamponOnce = 0, tamponSonra = 0 }: TakvimRandevusu): SaatAraligi => ({ baslangic: baslangic - tamponOnce, bitis: bitis + tamponSonra });
