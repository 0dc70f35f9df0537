import { IskontoTip } from '@defter/contract/satis.ts';
import { formatTL, kurus, type Kurus, sum } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import type { Alanlar } from '../../platform/degisim.ts';
import type { FiyatliSatir, YeniOdeme } from './satir.ts';

type Satis = {
  musteriID: number;
  tarih: string;
  toplam: Kurus;
  iskontoTip: string;
  iskonto: number;
  islemde: boolean;
  aciklama: string | null;
  satirlar: readonly FiyatliSatir[];
  /** Those that stand. */
  odemeler: readonly YeniOdeme[];
};

/**
 * A sale as the record log tells of it, whole: what is not told here would be changed without a trace.
 * Who performs and what was taken off is told by the name of the service.
 */
export const tellSatis = ({ musteriID, tarih, toplam, iskontoTip, iskonto, islemde, aciklama, satirlar, odemeler }: Satis): Alanlar => ({
  musteriID,
  tarih,
  icerikler: satirlar.map(({ adi, adet, tutar }) => `${adet} × ${adi} ${formatTL(tutar)}`),
  ...byName('uygulayanPersonelID', satirlar, ({ uygulayanPersonelID }) => uygulayanPersonelID),
  ...byName('iskonto', satirlar, (satir) => (satir.iskonto === 0 ? null : satir.iskontoTip === IskontoTip.oran ? `%${satir.iskonto}` : formatTL(kurus(satir.iskonto)))),
  iskontoTip: iskonto === 0 ? null : iskontoTip,
  iskonto,
  toplamTutar: toplam,
  odemeler: odemeler.map((odeme) => [formatTL(odeme.tutar), formatTarih(odeme.tarih), odeme.aciklama].filter(Boolean).join(' · ')),
  odemeSekliID: odemeler.map(({ odemeSekliID }) => odemeSekliID),
  alinan: sum(odemeler.map(({ tutar }) => tutar)),
  islemde,
  aciklama,
});

/** What several lines of one name say, as one field. */
function byName(alan: string, satirlar: readonly FiyatliSatir[], valueOf: (satir: FiyatliSatir) => unknown): Alanlar {
  const degerler: Record<string, unknown[]> = {};
  for (const satir of satirlar) {
    const deger = valueOf(satir);
    if (deger !== null) (degerler[`${alan}:${satir.adi}`] ??= []).push(deger);
  }
  return degerler;
}
