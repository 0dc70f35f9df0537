import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bosYerOf } from '../../app/routing/bos-yer-adresi.ts';
import { paths } from '../../app/routing/paths.ts';
import { useOpens } from '../../app/session/YetkiLink.tsx';
import type { BolumProps } from './bolum-props.ts';
import { Bolum } from './Bolum.tsx';
import { ofRow } from '../../ui/of-row.ts';
import { Rows } from '../../ui/Rows.tsx';
import classes from './Bugun.module.css';

const ILK_SATIRLAR = 5;

/** The times that were given up within the last day and are still free, with the way to fill them; nothing if there are none. */
export function BosalanYerler({ bugun: { bosalanlar } }: BolumProps) {
  const { t } = useTranslation('bugun');
  const opens = useOpens();
  const [hepsi, setHepsi] = useState(false);
  const liste = bosalanlar?.liste ?? [];

  return (
    <Bolum
      baslik={t('bosalan.baslik')}
      islemler={
        liste.length > ILK_SATIRLAR && (
          <Button variant="subtle" size="compact-md" aria-expanded={hepsi} onClick={() => setHepsi(!hepsi)}>
            {t(hepsi ? 'gizle' : 'hepsi', { sayi: liste.length })}
          </Button>
        )
      }
    >
      <Rows>
        {(hepsi ? liste : liste.slice(0, ILK_SATIRLAR)).map((yer) => (
          <li key={bosYerOf(yer)} className={classes.row}>
            <Text className="tabular" fw={600}>
              {formatTarih(yer.randevuTarihi).slice(0, 5)} {yer.baslangicSaat}–{yer.bitisSaat}
            </Text>
            <div className={classes.what}>
              {yer.sutunAdi}
              <Text span size="sm" c="dimmed" className={classes.service}>
                {t('bosalan.bekleyen', { count: yer.bekleyenSayisi })}
              </Text>
            </div>
            <div className={classes.acts}>
              {opens(paths.randevular()) && (
                <Button
                  component={Link}
                  to={paths.randevular({ tarih: yer.randevuTarihi, bosYer: bosYerOf(yer) })}
                  size="compact-md"
                  variant="light"
                  aria-label={ofRow(t('bosalan.doldur'), `${formatTarih(yer.randevuTarihi).slice(0, 5)} ${yer.baslangicSaat}, ${yer.sutunAdi}`)}
                >
                  {t('bosalan.doldur')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </Rows>
    </Bolum>
  );
}
