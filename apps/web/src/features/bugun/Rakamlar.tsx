import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { SimpleGrid } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure, Figures } from '../../ui/Figure.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { BolumProps } from './bolum-props.ts';
import { Bolum } from './Bolum.tsx';
import { Grafik } from '../../ui/Grafik.tsx';

/** The figures of the day with those of the day before and of the week before, and the month behind and ahead. */
export const Rakamlar = memo(function Rakamlar({ bugun: { gunlukRandevuSayisi, toplamSatis, musteriSayisi, sonGelirGider, gelecekRandevular } }: BolumProps) {
  const { t } = useTranslation('bugun');
  const randevuNotu = gunlukRandevuSayisi && gunlukRandevuSayisi.dun !== null ? t('rakam.once', { dun: gunlukRandevuSayisi.dun, hafta: gunlukRandevuSayisi.gecenHafta }) : undefined;
  const satisNotu = toplamSatis?.dun != null && toplamSatis.gecenHafta !== null ? t('rakam.once', { dun: formatTL(toplamSatis.dun), hafta: formatTL(toplamSatis.gecenHafta) }) : undefined;
  if (!gunlukRandevuSayisi && !toplamSatis && !musteriSayisi && !sonGelirGider) return null;

  return (
    <section aria-label={t('rakam.baslik')}>
      <Figures mb="md">
        {gunlukRandevuSayisi && (
          <Figure label={t('rakam.randevu')} note={randevuNotu}>
            {gunlukRandevuSayisi.gunlukRandevuSayisi}
          </Figure>
        )}
        {toplamSatis && (
          <Figure label={t('rakam.satis')} note={satisNotu}>
            <MoneyText tutar={toplamSatis.toplamSatis} />
          </Figure>
        )}
        {musteriSayisi && <Figure label={t('rakam.musteri')}>{musteriSayisi.musteriSayisi.toLocaleString('tr-TR')}</Figure>}
      </Figures>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
        {sonGelirGider && sonGelirGider.liste.length > 1 && (
          <Bolum baslik={t('grafik.kasa')}>
            <Grafik baslik={t('grafik.gun')}
              aciklama={t('grafik.kasaAciklama', { gelir: formatTL(sonGelirGider.gelir), gider: formatTL(sonGelirGider.gider) })}
              diziler={[t('gelir'), t('gider')]}
              gunler={sonGelirGider.liste.map(({ tarih, gelir, gider }) => ({ ad: formatTarih(tarih), degerler: [gelir, gider], sozler: [formatTL(gelir), formatTL(gider)] }))}
            />
          </Bolum>
        )}
        {gelecekRandevular && gelecekRandevular.toplam > 0 && (
          <Bolum baslik={t('grafik.randevu')}>
            <Grafik baslik={t('grafik.gun')}
              aciklama={t('grafik.randevuAciklama', { count: gelecekRandevular.toplam })}
              diziler={[t('randevular')]}
              gunler={gelecekRandevular.liste.map(({ tarih, sayi }) => ({ ad: formatTarih(tarih), degerler: [sayi], sozler: [String(sayi)] }))}
            />
          </Bolum>
        )}
      </SimpleGrid>
    </section>
  );
});
