import { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useCall } from '../../app/data/query.ts';
import { BekleyenGiderler } from '../../pickers/BekleyenGiderler.tsx';
import { Bolum } from './Bolum.tsx';

const ROWS = 5;

/** Costs that are due and that nobody has booked; nothing is there while nothing is due. */
export function OdenecekGiderler() {
  const { t } = useTranslation(['bugun', 'duzenliGider']);
  const { data } = useCall(duzenliGiderCalls.list);
  if (!data || data.bekleyenler.length === 0) return null;
  return (
    <Bolum
      baslik={t('duzenliGider:bekleyen')}
      islemler={
        <Button component={Link} to={paths.duzenliGiderler()} variant="subtle" size="compact-md">
          {t('duzenliGider:hepsi', { count: data.bekleyenler.length })}
        </Button>
      }
    >
      <BekleyenGiderler bekleyenler={data.bekleyenler.slice(0, ROWS)} />
    </Bolum>
  );
}
