import { type Musteri, musteriCalls } from '@defter/contract/musteri.ts';
import { groupBy } from '@defter/rules/group-by.ts';
import { Card, Title } from '@mantine/core';
import { ClockIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { usePages } from '../../app/data/use-pages.ts';
import { useTahsilat } from '../../pickers/use-tahsilat.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatAy } from '../../ui/format.ts';
import { MoreRows } from '../../ui/MoreRows.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Gecmis.module.css';
import { Olay } from './Olay.tsx';

const SAYFA = 20;

/** The visits of a customer, newest first. */
export function Gecmis({ musteri }: { musteri: Musteri }) {
  const { t } = useTranslation('musteri');
  const tahsilat = useTahsilat(musteri);
  const { data, pages, error, refetch } = usePages(musteriCalls.zamanCizgisi, { params: { id: musteri.id } }, SAYFA);

  return (
    <Card padding="md">
      <Title order={2} fz="md" mb="sm">
        {t('bolum.gecmis')}
      </Title>
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} height={44} />} />}
      {data?.liste.length === 0 && <EmptyState icon={ClockIcon} title={t('gecmis.bosBaslik')} text={t('gecmis.bosAciklama')} />}
      {[...groupBy(data?.liste ?? [], ({ zaman }) => formatAy(zaman))].map(([ay, olaylar]) => (
        <section key={ay} aria-label={ay}>
          <h3 className={classes.month}>{ay}</h3>
          <ol className={classes.list}>
            {olaylar.map((olay) => (
              <Olay key={`${olay.tur}-${olay.id}`} olay={olay} onTahsilat={tahsilat.open} />
            ))}
          </ol>
        </section>
      ))}
      <MoreRows pages={pages} />
      {tahsilat.panel}
    </Card>
  );
}
