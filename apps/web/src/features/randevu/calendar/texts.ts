import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RandevuDurumu, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { toSaat, type SaatAraligi } from '@defter/rules/saat.ts';
import type { Column } from './columns.ts';
import { type Hedef, TALEP_DURUMU, type TakvimRandevusu } from './types.ts';

export type TakvimTexts = ReturnType<typeof useTakvimTexts>;

export function formatAralik({ baslangic, bitis }: SaatAraligi): string {
  return `${toSaat(baslangic)}–${toSaat(bitis)}`;
}

/** The texts of the calendar. The words are looked up once per language: a day may hold a thousand labels. */
export function useTakvimTexts() {
  const { t } = useTranslation('randevu');
  return useMemo(() => {
    const durumAdlari = Object.fromEntries(Object.values(RandevuDurumu).map((kod) => [kod, t(`durum.${kod}`)]));
    const bos = t('takvim.bos');
    const kilitli = t('takvim.kilitli');
    const sutunAdi = (column: Column) => t('takvim.sutun', { sira: column.sira });
    const yer = (baslik: string, hedef: Hedef, column: Column | undefined) =>
      [baslik, formatAralik(hedef), column && sutunAdi(column)].filter(Boolean).join(', ');

    return {
      sutunsuz: t('takvim.sutunsuz'),
      sutunYok: t('takvim.sutunYok'),
      yardim: t('takvim.yardim'),
      kapali: t('takvim.kapali'),
      izinli: t('takvim.izinli'),
      yeni: t('takvim.yeni'),
      tasinamaz: t('takvim.tasinamaz'),
      vazgecildi: t('takvim.vazgecildi'),
      sutunAdi,
      yer,
      etiket: (tarih: string) => t('takvim.etiket', { tarih }),
      durum: (kod: RandevuDurumKodu) => durumAdlari[kod] ?? kod,
      tasindi: (place: string) => t('takvim.tasindi', { yer: place }),
      konamaz: (place: string) => t('takvim.konamaz', { yer: place }),
      bosSaat: (slot: SaatAraligi, column: Column, why: string) =>
        [`${bos}, ${formatAralik(slot)}`, sutunAdi(column), column.sutun.adi, why].filter(Boolean).join(', '),
      // The label begins with the words on the block in their order, so that people who control the computer by voice can say them.
      randevu: (randevu: TakvimRandevusu, columnName: string) =>
        [
          randevu.baslik,
          formatAralik(randevu),
          randevu.altBaslik,
          randevu.durum !== TALEP_DURUMU && durumAdlari[randevu.durum],
          randevu.simdi?.sozu,
          columnName,
          ...(randevu.isaretler ?? []).map(({ etiket }) => etiket),
          randevu.kilitli && kilitli,
        ]
          .filter(Boolean)
          .join(', '),
    };
  }, [t]);
}
