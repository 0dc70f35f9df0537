import { authCalls } from '@defter/contract/auth.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { confirm } from '../../ui/confirm.tsx';
import { formatZaman } from '../../ui/format.ts';
import { MonitorIcon } from 'lucide-react';
import { Row, RowText, Rows } from '../../ui/Rows.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ofRow } from '../../ui/of-row.ts';

export function OturumlarBolumu() {
  const { t } = useTranslation('hesap');
  const { data, error, refetch } = useCall(authCalls.oturumlar);
  const kapat = useSave(authCalls.oturumKapat);

  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} height={52} />} />;

  const endAll = async () => {
    const sure = await confirm({ title: t('tumunuKapatBaslik'), text: t('tumunuKapatAciklama'), yes: t('tumunuKapat'), danger: true });
    if (sure) kapat.mutate({ body: { id: null } });
  };

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('oturumAciklama')}
      </Text>
      <Rows>
        {data.liste.map(({ id, cihaz, ip, sonKullanma, buOturum }) => (
          <Row key={id}>
            <MonitorIcon size={20} color="var(--mantine-color-dimmed)" />
            <RowText>
              <Text size="sm" fw={600}>
                {cihaz}
              </Text>
              <Text size="xs" c="dimmed">
                {t('sonKullanma', { zaman: formatZaman(sonKullanma), ip })}
              </Text>
            </RowText>
            {buOturum ? (
              <StatusBadge tone="green" label={t('buCihaz')} />
            ) : (
              <Button
                variant="default"
                size="compact-md"
                disabled={kapat.isPending}
                aria-label={ofRow(t('oturumuKapat'), `${cihaz}, ${formatZaman(sonKullanma)}`)}
                onClick={() => kapat.mutate({ body: { id } })}
              >
                {t('oturumuKapat')}
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      <Group>
        <Button variant="light" color="red" onClick={endAll} loading={kapat.isPending}>
          {t('tumunuKapat')}
        </Button>
      </Group>
    </Stack>
  );
}
