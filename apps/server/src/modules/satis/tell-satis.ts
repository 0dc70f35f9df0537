import { IskontoTip } from '@defter/contract/satis.ts';
import { formatTL, kurus, type Kurus, sum } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import type { Alanlar } from '../../platform/degisim.ts';
import type { FiyatliSatir, YeniOdeme } from './satir.ts';

type Satis = {
  musteriID: number | null;
  tarih: string;
  toplam: Kurus;
  iskontoTip: string;
  iskonto: number;
  islemde: boolean;
  aciklama: string | null;
  satirlar: readonly FiyatliSatir[];
  /** The payments that were not given back. */
  odemeler: readonly YeniOdeme[];
  bahsisler: readonly { personelID: number; tutar: Kurus }[];
  taksitler: readonly { tarih: string; tutar: Kurus; aciklama: string | null }[];
};

/**
 * A whole sale as the record log tells it: a field that is left out here would change without a trace. Performers,
 * discounts and reasons of gifts are told by the name of their service.
 */
export const tellSatis = ({ musteriID, tarih, toplam, iskontoTip, iskonto, islemde, aciklama, satirlar, odemeler, bahsisler, taksitler }: Satis): Alanlar => ({
  musteriID,
  tarih,
  icerikler: satirlar.map(({ adi, adet, tutar }) => `${adet} × ${adi} ${formatTL(tutar)}`),
  ...byName('uygulayanPersonelID', satirlar, ({ uygulayanPersonelID }) => uygulayanPersonelID),
  ...byName('hediyeNedeni', satirlar, ({ hediyeNedeni = null }) => hediyeNedeni),
  ...byName('iskonto', satirlar, (satir) => (satir.iskonto === 0 ? null : satir.iskontoTip === IskontoTip.oran ? `%${satir.iskonto}` : formatTL(kurus(satir.iskonto)))),
  iskontoTip: iskonto === 0 ? null : iskontoTip,
  iskonto,
  toplamTutar: toplam,
  odemeler: odemeler.map((odeme) => [formatTL(odeme.tutar), formatTarih(odeme.tarih), odeme.aciklama].filter(Boolean).join(' · ')),
  taksitler: taksitler.map((taksit) => [formatTL(taksit.tutar), formatTarih(taksit.tarih), taksit.aciklama].filter(Boolean).join(' · ')),
  odemeSekliID: odemeler.map(({ odemeSekliID }) => odemeSekliID),
  alinan: sum(odemeler.map(({ tutar }) => tutar)),
  bahsisler: bahsisler.map(({ tutar }) => formatTL(tutar)),
  bahsisPersonelID: bahsisler.map(({ personelID }) => personelID),
  islemde,
  aciklama,
});

/** Joins the values of several lines of one name into one field. */
function byName(alan: string, satirlar: readonly FiyatliSatir[], valueOf: (satir: FiyatliSatir) => unknown): Alanlar {
  const degerler: Record<string, unknown[]> = {};
  for (const satir of satirlar) {
    const deger = valueOf(satir);
    if (deger !== null) (degerler[`${alan}:${satir.adi}`] ??= []).push(deger);
  }
  return degerler;
}
