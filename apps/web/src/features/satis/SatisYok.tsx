import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconSatis } from '../../ui/icons.tsx';

/** The page of a sale that is not there. */
export function SatisYok() {
  const { t } = useTranslation('satis');
  return (
    <EmptyState page icon={IconSatis} title={t('bulunamadi.baslik')} text={t('bulunamadi.aciklama')}>
      <Button component={Link} to={paths.satislar()} variant="default">
        {t('bulunamadi.git')}
      </Button>
    </EmptyState>
  );
}
