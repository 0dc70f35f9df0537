import { taksitCalls } from '@defter/contract/taksit.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { paths } from '../../../app/routing/paths.ts';
import { TaksitDurumBadge } from '../../../pickers/TaksitDurumBadge.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { YetkiLink } from '../../../app/session/YetkiLink.tsx';

/** The open instalments of one customer, the oldest first. */
export function AcikTaksitler({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation('cari');
  const { data, error, refetch } = useCall(taksitCalls.list, { query: { musteriID, sayfaBoyutu: 100 } });
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('taksitler')}
        </Title>
        {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={2} />} />}
        {data?.liste.length === 0 && <Text c="dimmed">{t('taksitYok')}</Text>}
        {data && data.liste.length > 0 && (
          <Table aria-label={t('taksitler')}>
            <Table.Tbody>
              {data.liste.map(({ id, tarih, no, taksitSayisi, satisID, satisNo, kalan, durum }) => (
                <Table.Tr key={id}>
                  <Table.Td className="tabular">
                    <Group gap="0 12px">
                      <span>{formatTarih(tarih)}</span>
                      <span>
                        <YetkiLink to={paths.satis(satisID)} size="sm" td="underline">
                          {t('satis', { no: satisNo })}
                        </YetkiLink>{' '}
                        {no}/{taksitSayisi}
                      </span>
                    </Group>
                  </Table.Td>
                  <Table.Td>
                    <TaksitDurumBadge durum={durum} />
                  </Table.Td>
                  <Table.Td ta="right">
                    <MoneyText tutar={kalan} fw={600} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Card>
  );
}
