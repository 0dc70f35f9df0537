import { type AltUrun, SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReason } from '../../app/session/YetkiButton.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { formatYuzde } from '../../ui/format.ts';
import { PencilIcon } from 'lucide-react';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

export function useUrunColumns({ onEdit }: { onEdit: (id: number) => void }): Column<AltUrun>[] {
  const { t } = useTranslation(['urun', 'ortak']);
  const reason = useReason(urunCalls.updateAltUrun.yetki);
  return [
    {
      id: 'adi',
      header: t('adi'),
      cell: ({ adi, satistaMi }) => (
        <Group gap={8} wrap="nowrap">
          <span>{adi}</span>
          {!satistaMi && <StatusBadge tone="gray" label={t('satistaDegil')} />}
        </Group>
      ),
      sortable: true,
      primary: true,
    },
    { id: 'anaUrunAdi', header: t('grup'), cell: ({ anaUrunAdi }) => anaUrunAdi ?? t('grupsuz'), sortable: true, hideBelow: 'md' },
    {
      id: 'sure',
      header: t('sure'),
      cell: ({ urunSure, satisTipi }) => satisTipi === SatisTipi.hizmet && <span className="tabular">{t('dakika', { dakika: urunSure })}</span>,
      align: 'right',
      width: 100,
      hideBelow: 'sm',
    },
    { id: 'kdv', header: t('kdv'), cell: ({ kdv }) => <span className="tabular">{formatYuzde(kdv)}</span>, align: 'right', width: 80, hideBelow: 'sm' },
    { id: 'fiyat', header: t('fiyat'), cell: ({ fiyat }) => <MoneyText tutar={fiyat} />, align: 'right', sortable: true, width: 130 },
    {
      id: 'islem',
      header: '',
      cell: ({ id }) => (
        <ReasonIcon label={t('ortak:duzenle')} reason={reason} onClick={() => onEdit(id)}>
          <PencilIcon size={17} />
        </ReasonIcon>
      ),
      align: 'right',
      width: 52,
      hideBelow: 'sm',
    },
  ];
}
