import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYanitBekleyenler, YanitBekleyenler } from '../../pickers/YanitBekleyenler.tsx';
import { Bolum } from './Bolum.tsx';

const ROWS = 5;

/**
 * Customers who have answered that they do not come, above the rest of the work. The rest waits until it is known whether there are any, so that it
 * does not move.
 */
export function YanitlarBolumu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('yanit');
  const { bekleyenler, isPending } = useYanitBekleyenler();
  if (isPending) return null;
  if (bekleyenler.length === 0) return children;
  return (
    <>
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
      {children}
    </>
  );
}
