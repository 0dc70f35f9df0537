import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useTahsilat } from '../../pickers/use-tahsilat.tsx';
import { ClockIcon } from 'lucide-react';
import { LoadError } from '../../ui/LoadError.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Gecmis.module.css';
import { Olay } from './Olay.tsx';
import { useGecmis } from './use-gecmis.ts';

/** The visits of a customer, newest first. */
export function Gecmis({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation('musteri');
  const tahsilat = useTahsilat(musteriID);
  const { aylar, shown, total, isPending, error, refetch, more, isMoreLoading } = useGecmis(musteriID);

  return (
    <Card padding="md">
      <Title order={2} fz="md" mb="sm">
        {t('bolum.gecmis')}
      </Title>
      {isPending && <RowsSkeleton rows={6} height={44} />}
      {error && !isPending && total === undefined && <LoadError onRetry={refetch} />}
      {total === 0 && <EmptyState icon={ClockIcon} title={t('gecmis.bosBaslik')} text={t('gecmis.bosAciklama')} />}
      {aylar.map(({ ay, olaylar }) => (
        <section key={ay} aria-label={ay}>
          <h3 className={classes.month}>{ay}</h3>
          <ol className={classes.list}>
            {olaylar.map((olay) => (
              <Olay key={`${olay.tur}-${olay.id}`} olay={olay} onTahsilat={tahsilat.open} />
            ))}
          </ol>
        </section>
      ))}
      {more && total !== undefined && (
        <Group justify="space-between" mt="md" gap="xs">
          <Text size="sm" c="dimmed" className="tabular" aria-live="polite">
            {t('gecmis.sayac', { shown, total })}
          </Text>
          <Button variant="default" size="compact-md" loading={isMoreLoading} onClick={more}>
            {t('gecmis.dahaFazla')}
          </Button>
        </Group>
      )}
      {tahsilat.panel}
    </Card>
  );
}
