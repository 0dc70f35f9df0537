import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { BekleyenGiderler } from '../../pickers/BekleyenGiderler.tsx';
import type { BolumProps } from './bolum-props.ts';
import { Bolum } from './Bolum.tsx';

const ROWS = 5;

/** Costs that are due and not booked yet; nothing is drawn while none is due. */
export function OdenecekGiderler({ bugun: { giderler } }: BolumProps) {
  const { t } = useTranslation(['bugun', 'duzenliGider']);
  const bekleyenler = giderler?.bekleyenler ?? [];
  return (
    <Bolum
      baslik={t('duzenliGider:bekleyen')}
      islemler={
        <Button component={Link} to={paths.duzenliGiderler()} variant="subtle" size="compact-md">
          {t('duzenliGider:hepsi', { count: bekleyenler.length })}
        </Button>
      }
    >
      <BekleyenGiderler bekleyenler={bekleyenler.slice(0, ROWS)} />
    </Bolum>
  );
}
