import { musteriCalls } from '@defter/contract/musteri.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useCall } from '../../app/query.ts';
import { usePanel } from '../../app/use-panel.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconMusteri } from '../../ui/icons.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { BilgilerKarti } from './BilgilerKarti.tsx';
import { Gecmis } from './Gecmis.tsx';
import { MusteriBasligi } from './MusteriBasligi.tsx';
import classes from './MusteriPage.module.css';
import { MusteriRakamlari } from './MusteriRakamlari.tsx';
import { PasifSeridi } from './PasifSeridi.tsx';

const loadPanel = async () => (await import('./MusteriPaneli.tsx')).MusteriPaneli;

/** The card of one customer: who it is, what stands open, what happened. */
export function MusteriPage() {
  const { t } = useTranslation('musteri');
  const id = Number(useParams().id) || 0;
  const { data, error, refetch } = useCall(musteriCalls.get, { params: { id } });
  const panel = usePanel();
  const Panel = usePart(panel.id !== undefined, loadPanel);

  if (error?.status === 404 || error?.status === 422) {
    return (
      <EmptyState icon={IconMusteri} title={t('bulunamadi.baslik')} text={t('bulunamadi.aciklama')}>
        <Button component={Link} to={paths.musteriler()} variant="default">
          {t('islem.tumMusteriler')}
        </Button>
      </EmptyState>
    );
  }
  if (error && !data) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return <CardSkeleton lines={8} />;

  const { musteri } = data;
  return (
    <>
      <MusteriBasligi musteri={musteri} onEdit={() => panel.open(id)} />
      {!musteri.aktifMi && <PasifSeridi musteri={musteri} />}
      <MusteriRakamlari musteri={musteri} />
      <div className={classes.columns}>
        <Gecmis key={id} musteriID={id} />
        <BilgilerKarti musteri={musteri} />
      </div>
      {Panel && panel.id !== undefined && <Panel id={id} onClose={panel.close} />}
    </>
  );
}
