import type { PaketProgram } from '@defter/contract/paket-program.ts';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/DataTable.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

export function useProgramColumns(): Column<PaketProgram>[] {
  const { t } = useTranslation('paketProgram');
  return [
    {
      id: 'adi',
      header: t('adi'),
      cell: ({ adi, aktifMi }) => (
        <Group gap={8} wrap="nowrap">
          <span>{adi}</span>
          {!aktifMi && <StatusBadge tone="gray" label={t('kullanimDisi')} />}
        </Group>
      ),
      sortable: true,
      primary: true,
    },
    { id: 'menuGrupAdi', header: t('grup'), cell: ({ menuGrupAdi }) => menuGrupAdi, hideBelow: 'md' },
    {
      id: 'icerikler',
      header: t('icerik'),
      cell: ({ icerikler }) => (
        <Text size="sm" lineClamp={1}>
          {icerikler.map(({ miktar, altUrunAdi }) => `${miktar} × ${altUrunAdi}`).join(', ')}
        </Text>
      ),
    },
    { id: 'gecerlilikAy', header: t('gecerlilikKisa'), cell: ({ gecerlilikAy }) => (gecerlilikAy === null ? t('suresiz') : t('ay', { count: gecerlilikAy })), width: 120, hideBelow: 'md' },
    { id: 'toplam', header: t('tekTek'), cell: ({ icerikToplami }) => <MoneyText tutar={icerikToplami} c="dimmed" />, align: 'right', width: 130, hideBelow: 'sm' },
    { id: 'fiyat', header: t('paketFiyati'), cell: ({ satisFiyati }) => <MoneyText tutar={satisFiyati} fw={600} />, align: 'right', sortable: true, width: 140 },
  ];
}
