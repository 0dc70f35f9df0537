import { EN_YUKSEK_TUTAR } from '@defter/contract/fields.ts';
import { type SatisKaydi, toIskonto } from '@defter/contract/satis.ts';
import { findIskontoHatasi, priceSatis, type PricedSatis } from '@defter/rules/satis.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { FiyatliSatir, Satir, Toplamlar } from './satir.ts';

type Genel = Pick<SatisKaydi, 'iskontoTip' | 'iskonto'>;
export type Fiyatlanmis = { satirlar: FiyatliSatir[]; toplamlar: Toplamlar; priced: PricedSatis };

/** Prices the lines and the whole sale. Throws at the field of a discount that is not possible, and of a gift that costs something. */
export function priceSatirlar(satirlar: readonly Satir[], genel: Genel): Fiyatlanmis {
  // The gross sum is checked before the pricing, because an amount that is too large cannot be computed exactly.
  const brut = satirlar.reduce((toplam, { adet, birimFiyat }) => toplam + adet * birimFiyat, 0);
  if (brut > EN_YUKSEK_TUTAR) throw refusalAt('icerikler', 'tutarYuksek');

  const girdi = {
    satirlar: satirlar.map((satir) => ({ ...satir, iskonto: toIskonto(satir) })),
    iskonto: toIskonto(genel),
  };
  const hata = findIskontoHatasi(girdi);
  if (hata) throw refusalAt(iskontoAlani(hata.satir), hata.neden);

  const priced = priceSatis(girdi);
  const bedelli = satirlar.findIndex(({ hediyeNedeni = null }, i) => hediyeNedeni !== null && priced.satirlar[i]!.net !== 0);
  if (bedelli >= 0) throw refusalAt(`icerikler.${bedelli}.hediyeNedeni`, 'hediyeBedelli');
  const { araToplam, iskontoToplam, kdvToplam, toplam } = priced;
  return {
    priced,
    satirlar: satirlar.map((satir, i) => {
      const { net, kdv } = priced.satirlar[i]!;
      return { ...satir, tutar: net, kdvTutari: kdv };
    }),
    toplamlar: { araToplam, iskontoToplam, kdvToplam, toplam },
  };
}

/** The field of a line's discount, or of the discount on the whole. */
export const iskontoAlani = (satir: number | null) => (satir === null ? 'iskonto' : `icerikler.${satir}.iskonto`);
