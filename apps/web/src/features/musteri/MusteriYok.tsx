import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconMusteri } from '../../ui/icons.tsx';

/** The page of a customer who is not there. */
export function MusteriYok() {
  const { t } = useTranslation('musteri');
  return (
    <EmptyState page icon={IconMusteri} title={t('bulunamadi.baslik')} text={t('bulunamadi.aciklama')}>
      <Button component={Link} to={paths.musteriler()} variant="default">
        {t('islem.tumMusteriler')}
      </Button>
    </EmptyState>
  );
}
