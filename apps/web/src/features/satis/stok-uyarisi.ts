import type { SatisStogu } from '@defter/contract/satis-stogu.ts';
import type { Sepet } from './sepet.ts';

/** The stock after a sale that makes it run low. `biter` leaves nothing, `eksi` less than that. */
export type StokUyarisi = { stokUrunID: number; adi: string; birimAdi: string | null; mevcut: number; sonra: number; kritik: number | null; tur: 'eksi' | 'biter' | 'kritik'; urunMu: boolean };

/** Amounts are exact to a millionth; sums of doubles are not. */
const exact = (miktar: number): number => Math.round(miktar * 1e6) / 1e6;

/**
 * The stocks that run low by a cart, by the lines that take from them.
 * @param kaydedilen the saved lines of the cart: their products have left the shelf already, the materials of their services leave it when the sale
 * is finished @param bitmis whether a finished sale is changed @param alarm whether critical levels are told (spec 2§3.12 `stokAlarm`); below zero
 * always is
 */
export function stokUyarilari(
  sepet: Pick<Sepet, 'satirlar'>,
  kaydedilen: Pick<Sepet, 'satirlar'>,
  stoklar: readonly SatisStogu[],
  { alarm, bitmis }: { alarm: boolean; bitmis: boolean },
): Map<number, StokUyarisi[]> {
  const gider = new Map<number, number>();
  const add = ({ satirlar }: Pick<Sepet, 'satirlar'>, { altUrunID, stokUrunID, oran }: SatisStogu, isaret: 1 | -1) => {
    for (const satir of satirlar) if (satir.altUrunID === altUrunID) gider.set(stokUrunID, (gider.get(stokUrunID) ?? 0) + isaret * satir.adet * oran);
  };
  for (const stok of stoklar) {
    add(sepet, stok, 1);
    if (bitmis || stok.altUrunID === stok.stokUrunID) add({ satirlar: kaydedilen.satirlar.filter(({ id }) => id > 0) }, stok, -1);
  }
  const uyarilar = new Map<number, StokUyarisi[]>();
  for (const { altUrunID, stokUrunID, adi, birimAdi, miktar, kritik } of stoklar) {
    const giden = exact(gider.get(stokUrunID) ?? 0);
    const sonra = exact(miktar - giden);
    const tur = sonra < 0 ? 'eksi' : sonra === 0 ? 'biter' : 'kritik';
    if (giden <= 0 || (tur !== 'eksi' && !alarm) || sonra > (kritik ?? 0)) continue;
    uyarilar.set(altUrunID, [...(uyarilar.get(altUrunID) ?? []), { stokUrunID, adi, birimAdi, mevcut: miktar, sonra, kritik, tur, urunMu: altUrunID === stokUrunID }]);
  }
  return uyarilar;
}
