import type { Satis } from '@defter/contract/satis.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Card, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TaksitDurumBadge } from '../../pickers/TaksitDurumBadge.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

/** By which days the rest of a sale is paid, and what was paid of each part. */
export function TaksitPlani({ satis: { taksitler } }: { satis: Satis }) {
  const { t } = useTranslation(['taksit', 'satis']);
  return (
    <Card>
      <Table aria-label={t('satis:taksit.baslik')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('taksit')}</Table.Th>
            <Table.Th>{t('tarih')}</Table.Th>
            <Table.Th ta="right">{t('tutar')}</Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              {t('odenen')}
            </Table.Th>
            <Table.Th ta="right">{t('kalan')}</Table.Th>
            <Table.Th>{t('durumu')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {taksitler.map(({ id, no, tarih, tutar, odenen, kalan, durum, aciklama }) => (
            <Table.Tr key={id}>
              <Table.Td className="tabular">
                {no}/{taksitler.length}
                {aciklama && (
                  <Text size="xs" c="dimmed">
                    {aciklama}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className="tabular">{formatTarih(tarih)}</Table.Td>
              <Table.Td ta="right">
                <MoneyText tutar={tutar} />
              </Table.Td>
              <Table.Td ta="right" visibleFrom="sm">
                <MoneyText tutar={odenen} />
              </Table.Td>
              <Table.Td ta="right">
                <MoneyText tutar={kalan} />
              </Table.Td>
              <Table.Td>
                <TaksitDurumBadge durum={durum} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
