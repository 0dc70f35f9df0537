import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Seanslar } from '../../pickers/use-seanslar.ts';
import type { SatirDagilimi } from './paket-dagilimi.ts';
import type { Sepet, SepetDegisikligi, SepetToplami } from './sepet.ts';
import { SepetSatirKarti } from './SepetSatirKarti.tsx';
import type { StokUyarisi } from './stok-uyarisi.ts';
import { useLineInSight } from './use-line-in-sight.ts';
import classes from './SatisEkrani.module.css';

type SepetSatirlariProps = {
  sepet: Sepet;
  total: SepetToplami | undefined;
  haklar: Seanslar | undefined;
  /** The packages that lines take their sessions from, by line. */
  dagilim: ReadonlyMap<number, SatirDagilimi>;
  /** The stocks that run low by the sale, by product. */
  uyarilar: ReadonlyMap<number, readonly StokUyarisi[]>;
  paketMi: boolean;
  change: (degisiklik: SepetDegisikligi) => void;
};

/** The lines of the cart, or that it is empty. */
export function SepetSatirlari({ sepet, total, haklar, dagilim, uyarilar, paketMi, change }: SepetSatirlariProps) {
  const { t } = useTranslation('satis');
  const list = useLineInSight(sepet.satirlar);
  return (
    <>
      {sepet.satirlar.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('sepetBos')}
        </Text>
      )}
      <ul ref={list} className={classes.lines}>
        {sepet.satirlar.map((satir, index) => (
          <SepetSatirKarti
            key={satir.key}
            satir={satir}
            haklar={haklar}
            dagilim={dagilim.get(satir.key)}
            net={total?.satirlar[index]?.net}
            uyarilar={uyarilar.get(satir.altUrunID)}
            acik={paketMi && satir.adet === 1}
            change={change}
          />
        ))}
      </ul>
    </>
  );
}
