import { raporGorunumuCalls } from '@defter/contract/rapor-gorunumu.ts';
import type { HazirRapor } from '@defter/contract/raporlar.ts';
import { Button, Card } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { adresOf } from './gorunum.ts';

/** Opens a view that a link names, with its days as they are today. */
export function GorunumeGit({ ad, id }: { ad: HazirRapor; id: number }) {
  const { t } = useTranslation('rapor');
  const { data, error, refetch } = useCall(raporGorunumuCalls.list);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} height={48} />} />;
  const gorunum = data.liste.find((biri) => biri.id === id && biri.rapor === ad);
  if (gorunum) return <Navigate to={adresOf(gorunum)} replace />;
  return (
    <Card>
      <EmptyState page title={t('gorunum.yok')} text={t('gorunum.yokAciklama')}>
        <Button component={Link} to={paths.rapor(ad)}>
          {t('gorunum.raporuAc')}
        </Button>
      </EmptyState>
    </Card>
  );
}
