import { type HazirRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import { Card } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Grafik } from '../../ui/Grafik.tsx';
import { formatSutun, type RaporSatiri } from './kolonlar.tsx';
import { RaporIsisi } from './RaporIsisi.tsx';
import { useMetinler } from './use-metinler.ts';

/** A chart of more columns is unreadable; the table has the others. */
const EN_COK = 31;

type Props = {
  ad: HazirRapor;
  satirlar: readonly RaporSatiri[];
  /** All rows by weekday and hour, for reports that are drawn so. */
  isi: readonly { gun: number; saat: number; adet: number }[] | null;
};

/** The shown rows as a chart: the first column against the one that the report names; or all of them by weekday and hour. */
export function RaporGrafigi({ ad, satirlar, isi }: Props) {
  const { t } = useTranslation('rapor');
  const metinler = useMetinler();
  const { sutunlar, grafik } = RAPORLAR[ad];
  const [ilk, olcu] = [sutunlar[0]!, sutunlar.find((sutun) => sutun.ad === grafik!.deger)!];
  if (isi) return <RaporIsisi ad={ad} isi={isi} />;
  if (satirlar.length < 2) return null;
  const gunler = satirlar.slice(0, EN_COK).map((satir) => ({
    ad: formatSutun(ilk, satir[ilk.ad], metinler) || t('belirtilmemis'),
    degerler: [Number(satir[olcu.ad] ?? 0)],
    sozler: [formatSutun(olcu, satir[olcu.ad], metinler)],
  }));
  return (
    <Card>
      <Grafik baslik={metinler.sutun[ilk.ad]} aciklama={t('grafik', { olcu: metinler.sutun[olcu.ad] })} diziler={[metinler.sutun[olcu.ad]]} gunler={gunler} />
    </Card>
  );
}
