import { type BulunanAnaUrun, SatisTipi } from '@defter/contract/urun.ts';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/DataTable.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { GrupMenusu } from './GrupMenusu.tsx';

const SHOWN = 3;

export function useGrupColumns({ onEdit }: { onEdit: (id: number) => void }): Column<BulunanAnaUrun>[] {
  const { t } = useTranslation('urun');
  return [
    {
      id: 'adi',
      header: t('grupAdi'),
      cell: ({ adi, satistaMi, altUrunler }) => (
        <>
          <Group gap={8} wrap="nowrap">
            <span>{adi}</span>
            {!satistaMi && <StatusBadge tone="gray" label={t('satistaDegil')} />}
          </Group>
          {altUrunler.length > 0 && (
            <Text size="sm" c="dimmed" fw={400}>
              {altUrunler
                .slice(0, SHOWN)
                .map((urun) => urun.adi)
                .join(', ')}
              {altUrunler.length > SHOWN && ` ${t('veDahasi', { sayi: altUrunler.length - SHOWN })}`}
            </Text>
          )}
        </>
      ),
      sortable: true,
      primary: true,
    },
    { id: 'satisTipi', header: t('satisTipi'), cell: ({ satisTipi }) => t(satisTipi === SatisTipi.hizmet ? 'hizmet' : 'urun'), sortable: true, width: 140 },
    {
      id: 'sayi',
      header: t('icindeki'),
      cell: ({ altUrunSayisi }) => <span className="tabular">{altUrunSayisi}</span>,
      align: 'right',
      width: 110,
    },
    { id: 'islem', header: '', cell: (grup) => <GrupMenusu grup={grup} onEdit={() => onEdit(grup.id)} />, align: 'right', width: 52 },
  ];
}
