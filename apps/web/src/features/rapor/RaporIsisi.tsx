import type { HazirRapor } from '@defter/contract/raporlar.ts';
import { Card } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { HAFTA_GUNLERI, haftaGunuKisa } from '../../ui/hafta-gunu.ts';
import { IsiHaritasi } from '../../ui/IsiHaritasi.tsx';
import { useMetinler } from './use-metinler.ts';

type Props = { ad: HazirRapor; isi: readonly { gun: number; saat: number; adet: number }[] };

/** All rows of a report by weekday and hour, so that busy and empty hours show. */
export function RaporIsisi({ ad, isi }: Props) {
  const { t } = useTranslation('rapor');
  const metinler = useMetinler();
  if (isi.length === 0) return null;
  const saatler = isi.map(({ saat }) => saat);
  const [ilk, son] = [Math.min(...saatler), Math.max(...saatler)];
  return (
    <Card>
      <IsiHaritasi
        baslik={metinler.sutun.saat}
        aciklama={t('isi', { ne: metinler.tip[ad] })}
        sutunlar={HAFTA_GUNLERI.map(haftaGunuKisa)}
        satirlar={Array.from({ length: son - ilk + 1 }, (_, i) => `${String(ilk + i).padStart(2, '0')}:00`)}
        hucreler={isi.map(({ gun, saat, adet }) => ({ sutun: gun - 1, satir: saat - ilk, deger: adet }))}
      />
    </Card>
  );
}
