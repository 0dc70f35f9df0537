import { smsCalls } from '@defter/contract/sms.ts';
import { formatTL } from '@defter/rules/para.ts';
import { Alert, Card, Group, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { formatAy, formatMiktar, formatZaman } from '../../ui/format.ts';
import { Figure } from '../../ui/Figure.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';

/** The credits: the rest, their use, their purchases, and the packages. */
export function SmsYuklePage() {
  const { t } = useTranslation('sms');
  const { data, error, refetch } = useCall(smsCalls.kontor);
  const { data: paketler } = useCall(smsCalls.paketler);
  return (
    <>
      <PageHeader title={t('yukle.baslik')} />
      {!data ? (
        <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} />} />
      ) : (
        <Stack gap="md">
          {!data.evMi ? (
            <Alert p="xs">{t('yukle.kendi')}</Alert>
          ) : (
            data.kalan <= data.uyariSiniri && (
              <Alert color={data.kalan === 0 ? 'red' : 'yellow'} p="xs" role="alert">
                {t(data.kalan === 0 ? 'yukle.bitti' : 'yukle.azaldi')}
              </Alert>
            )
          )}
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            <Stack gap="md">
              <Figure label={t('yukle.kalan')}>{formatMiktar(data.kalan)}</Figure>
              <Card>
                <Title order={2} size="h4">
                  {t('yukle.kullanim')}
                </Title>
                {data.kullanim.length === 0 ? (
                  <Text size="sm" c="dimmed">
                    {t('yukle.bos')}
                  </Text>
                ) : (
                  <Table>
                    <Table.Thead>
                      <Table.Tr>
                        <Table.Th>{t('yukle.ay')}</Table.Th>
                        <Table.Th ta="right">{t('yukle.islem')}</Table.Th>
                        <Table.Th ta="right">{t('yukle.toplu')}</Table.Th>
                      </Table.Tr>
                    </Table.Thead>
                    <Table.Tbody>
                      {data.kullanim.map(({ ay, islem, toplu }) => (
                        <Table.Tr key={ay}>
                          <Table.Td>{formatAy(`${ay}-01`)}</Table.Td>
                          <Table.Td ta="right">{formatMiktar(islem)}</Table.Td>
                          <Table.Td ta="right">{formatMiktar(toplu)}</Table.Td>
                        </Table.Tr>
                      ))}
                    </Table.Tbody>
                  </Table>
                )}
              </Card>
            </Stack>
            <Stack gap="md">
              <Card>
                <Title order={2} size="h4">
                  {t('yukle.paketler')}
                </Title>
                <Text size="sm" c="dimmed" mb="xs">
                  {t('yukle.paketAciklama')}
                </Text>
                {paketler?.liste.map(({ id, adi, fiyat, birimFiyat }) => (
                  <Group key={id} justify="space-between" py={4}>
                    <Text fw={500}>{adi}</Text>
                    <Text>
                      <MoneyText tutar={fiyat} />{' '}
                      <Text span size="sm" c="dimmed">
                        {t('yukle.birim', { fiyat: formatTL(birimFiyat) })}
                      </Text>
                    </Text>
                  </Group>
                ))}
              </Card>
              <Card>
                <Title order={2} size="h4">
                  {t('yukle.hareketler')}
                </Title>
                {data.hareketler.map(({ id, adet, tur, aciklama, zaman }) => (
                  <Group key={id} justify="space-between" py={4}>
                    <Text size="sm">{[t(`yukle.tur.${tur}`), aciklama, formatZaman(zaman)].filter(Boolean).join(' · ')}</Text>
                    <Text fw={500}>{`${adet > 0 ? '+' : '−'}${formatMiktar(Math.abs(adet))}`}</Text>
                  </Group>
                ))}
              </Card>
            </Stack>
          </SimpleGrid>
        </Stack>
      )}
    </>
  );
}
