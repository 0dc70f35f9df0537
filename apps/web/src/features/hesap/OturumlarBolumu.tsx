import { authCalls } from '@defter/contract/auth.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../app/data/query.ts';
import { confirm } from '../../ui/confirm.tsx';
import { formatZaman } from '../../ui/format.ts';
import { MonitorIcon } from 'lucide-react';
import { LoadError } from '../../ui/LoadError.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ofRow } from '../../ui/of-row.ts';
import classes from './OturumlarBolumu.module.css';

export function OturumlarBolumu() {
  const { t } = useTranslation('hesap');
  const { data, isPending, refetch } = useCall(authCalls.oturumlar);
  const kapat = useSave(authCalls.oturumKapat);

  if (isPending) return <RowsSkeleton rows={3} height={52} />;
  if (!data) return <LoadError onRetry={() => void refetch()} />;

  const endAll = async () => {
    const sure = await confirm({ title: t('tumunuKapatBaslik'), text: t('tumunuKapatAciklama'), yes: t('tumunuKapat'), danger: true });
    if (sure) kapat.mutate({ body: { id: null } });
  };

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('oturumAciklama')}
      </Text>
      <ul className={classes.list}>
        {data.liste.map(({ id, cihaz, ip, sonKullanma, buOturum }) => (
          <li key={id} className={classes.oturum}>
            <MonitorIcon />
            <div className={classes.what}>
              <Text size="sm" fw={600}>
                {cihaz}
              </Text>
              <Text size="xs" c="dimmed">
                {t('sonKullanma', { zaman: formatZaman(sonKullanma), ip })}
              </Text>
            </div>
            {buOturum ? (
              <StatusBadge tone="green" label={t('buCihaz')} />
            ) : (
              <Button variant="default" size="compact-md" disabled={kapat.isPending} aria-label={ofRow(t('oturumuKapat'), `${cihaz}, ${formatZaman(sonKullanma)}`)} onClick={() => kapat.mutate({ body: { id } })}>
                {t('oturumuKapat')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Group>
        <Button variant="light" color="red" onClick={endAll} loading={kapat.isPending}>
          {t('tumunuKapat')}
        </Button>
      </Group>
    </Stack>
  );
}
