import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Rows } from '../../ui/Rows.tsx';
import type { BolumProps } from './bolum-props.ts';
import classes from './Bugun.module.css';
import { RandevuSatiri } from './RandevuSatiri.tsx';

/** So many rows leave the day in sight. */
const ILK_SATIRLAR = 3;

/** Unsettled appointments of the days before today; nothing if all are settled. */
export function OncekiGunler({ bugun: { bekleyenler: data } }: BolumProps) {
  const { t } = useTranslation('bugun');
  const [hepsi, setHepsi] = useState(false);
  if (!data || data.liste.length === 0) return null;
  const { liste, toplamKayit, zorunlu } = data;

  return (
    <section aria-label={t('onceki.baslik')} className={classes.part}>
      <h3 className={classes.partTitle} data-bolum="geciken">
        {t('onceki.baslik')} <span className="tabular">{toplamKayit}</span>
        {liste.length > ILK_SATIRLAR && (
          <Button variant="subtle" size="compact-sm" ml="auto" aria-expanded={hepsi} onClick={() => setHepsi(!hepsi)}>
            {t(hepsi ? 'gizle' : 'goster')}
          </Button>
        )}
      </h3>
      {zorunlu && (
        <Text size="sm" c="dimmed" mb={4}>
          {t('onceki.zorunlu')}
        </Text>
      )}
      <Rows>
        {(hepsi ? liste : liste.slice(0, ILK_SATIRLAR)).map((randevu) => (
          <RandevuSatiri key={randevu.id} randevu={randevu} bolum="geciken" tarihli />
        ))}
      </Rows>
    </section>
  );
}
