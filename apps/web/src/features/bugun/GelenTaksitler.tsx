import { satisCalls } from '@defter/contract/satis.ts';
import type { TaksitSatiri } from '@defter/contract/taksit.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { useTahsilat } from '../../pickers/use-tahsilat.tsx';
import { Rows } from '../../ui/Rows.tsx';
import type { BolumProps } from './bolum-props.ts';
import { Bolum } from './Bolum.tsx';
import classes from './Bugun.module.css';
import { Satir } from './Satir.tsx';

/** Instalments that are late and those of this week, collected where they stand. */
export function GelenTaksitler({ bugun: { taksitiGelenler, taksitiGecenler } }: BolumProps) {
  const { t } = useTranslation('bugun');
  const tahsilat = useTahsilat();
  const parcalar = [
    { ad: 'geciken', taksitler: taksitiGecenler },
    { ad: 'buHafta', taksitler: taksitiGelenler },
  ] as const;
  const satirOf = ({ id, satisID, musteriID, adSoyad, telefon, tarih, kalan, no, taksitSayisi }: TaksitSatiri) => (
    <Satir key={id} zaman={formatTarih(tarih).slice(0, 5)} kim={adSoyad} musteriID={musteriID} telefon={telefon} ne={`${formatTL(kalan)} · ${no}/${taksitSayisi}`}>
      <YetkiButton
        yetki={satisCalls.tahsilat.yetki}
        size="compact-md"
        variant="light"
        aria-label={t('tahsilEtOf', { ad: adSoyad })}
        onClick={() => tahsilat.open(satisID, { id: musteriID, adSoyad }, kalan)}
      >
        {t('tahsilEt')}
      </YetkiButton>
    </Satir>
  );

  const sayi = (taksitiGelenler?.toplamKayit ?? 0) + (taksitiGecenler?.toplamKayit ?? 0);

  return (
    <>
      {sayi > 0 && (
        <Bolum
          baslik={t('taksit.baslik')}
          islemler={
            <Button component={Link} to={paths.taksitler()} variant="subtle" size="compact-md">
              {t('hepsi', { sayi })}
            </Button>
          }
        >
          {parcalar.map(
            ({ ad, taksitler }) =>
              taksitler !== null &&
              taksitler.liste.length > 0 && (
                <section key={ad} className={classes.part} aria-label={t(`taksit.${ad}`)}>
                  <h3 className={classes.partTitle} data-bolum={ad === 'geciken' ? ad : undefined}>
                    {t(`taksit.${ad}`)} <span className="tabular">{taksitler.toplamKayit}</span>
                  </h3>
                  <Rows>{taksitler.liste.map(satirOf)}</Rows>
                </section>
              ),
          )}
        </Bolum>
      )}
      {tahsilat.panel}
    </>
  );
}
