import { Button, Text } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useOpens } from '../../app/session/YetkiLink.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { BolumProps } from './bolum-props.ts';
import { Bolum } from './Bolum.tsx';
import { ofRow } from '../../ui/of-row.ts';
import { Rows } from '../../ui/Rows.tsx';
import classes from './Bugun.module.css';

/** Unfinished sales of any day, so that none is lost. */
export const IslemdekiSatislar = memo(function IslemdekiSatislar({ bugun: { islemdeOlanlar: data } }: BolumProps) {
  const { t } = useTranslation('bugun');
  const opens = useOpens();

  return (
    <Bolum
      baslik={t('acikSatislar')}
      islemler={
        opens(paths.yeniSatis()) && (
          <Button component={Link} to={paths.yeniSatis()} variant="subtle" size="compact-md">
            {t('yeniSatis')}
          </Button>
        )
      }
    >
      {data?.liste.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('acikSatisYok')}
        </Text>
      )}
      <Rows>
        {data?.liste.map(({ id, adSoyad, hizmetler, kalan }) => (
          <li key={id} className={classes.row}>
            <div className={classes.what}>
              <Text fw={550}>{adSoyad}</Text>
              <Text size="sm" c="dimmed" lineClamp={1}>
                {hizmetler}
              </Text>
            </div>
            <div className={classes.acts}>
              <MoneyText tutar={kalan} fw={600} />
              <Button component={Link} to={paths.satis(id)} size="compact-md" variant="light" aria-label={ofRow(t('tamamla'), [adSoyad, hizmetler].filter(Boolean).join(', '))}>
                {t('tamamla')}
              </Button>
            </div>
          </li>
        ))}
      </Rows>
    </Bolum>
  );
});
