import { randevuCalls } from '@defter/contract/randevu.ts';
import { Button } from '@mantine/core';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { useSimdi } from '../../ui/use-simdi.ts';
import type { BolumProps } from './bolum-props.ts';
import { Bolum } from './Bolum.tsx';
import classes from './Bugun.module.css';
import { BOLUMLER, sortByBolum } from './gun-sirasi.ts';
import { OncekiGunler } from './OncekiGunler.tsx';
import { RandevuSatiri } from './RandevuSatiri.tsx';

/** The day's appointments as the desk works through them: late, in, next, done. */
export const GunRandevulari = memo(function GunRandevulari({ bugun }: BolumProps) {
  const { t } = useTranslation('bugun');
  const navigate = useNavigate();
  const simdi = useSimdi();
  const [bitenler, setBitenler] = useState(false);
  const data = bugun.randevular;
  const gun = data && sortByBolum(data.liste, simdi);

  return (
    <Bolum
      baslik={t('randevular')}
      islemler={
        <Button component={Link} to={paths.randevular()} variant="subtle" size="compact-md">
          {t('takvimeGit')}
        </Button>
      }
    >
      <OncekiGunler bugun={bugun} />
      {data?.liste.length === 0 && (
        <EmptyState title={t('randevuYok')} text={t('randevuYokAciklama')}>
          <YetkiButton yetki={randevuCalls.create.yetki} onClick={() => void navigate(paths.yeniRandevu())}>
            {t('randevuVer')}
          </YetkiButton>
        </EmptyState>
      )}
      {gun &&
        BOLUMLER.filter((bolum) => gun[bolum].length > 0).map((bolum) => (
          <section key={bolum} aria-label={t(`bolum.${bolum}`)} className={classes.part}>
            <h3 className={classes.partTitle} data-bolum={bolum}>
              {t(`bolum.${bolum}`)} <span className="tabular">{gun[bolum].length}</span>
              {bolum === 'biten' && (
                <Button variant="subtle" size="compact-sm" ml="auto" aria-expanded={bitenler} onClick={() => setBitenler(!bitenler)}>
                  {t(bitenler ? 'gizle' : 'goster')}
                </Button>
              )}
            </h3>
            {(bolum !== 'biten' || bitenler) && (
              <Rows>
                {gun[bolum].map((randevu) => (
                  <RandevuSatiri key={randevu.id} randevu={randevu} bolum={bolum} />
                ))}
              </Rows>
            )}
          </section>
        ))}
    </Bolum>
  );
});
