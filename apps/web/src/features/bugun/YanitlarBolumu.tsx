import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYanitBekleyenler, YanitBekleyenler } from '../../pickers/YanitBekleyenler.tsx';
import { Bolum } from './Bolum.tsx';

const ROWS = 5;

/** Customers who have answered that they do not come. Nothing is there while nobody waits. */
export function YanitlarBolumu() {
  const { t } = useTranslation('yanit');
  const bekleyenler = useYanitBekleyenler();
  if (bekleyenler.length === 0) return null;
  return (
    <Bolum
      baslik={t('bekleyenler')}
      islemler={
        <Button component={Link} to={paths.gelenMesajlar()} variant="subtle" size="compact-md">
          {t('hepsi')}
        </Button>
      }
    >
      <YanitBekleyenler liste={bekleyenler.slice(0, ROWS)} />
    </Bolum>
  );
}
