import { musteriCalls, type MusteriSatiri } from '@defter/contract/musteri.ts';
import { ZIYARETCI_YETKILERI } from '@defter/contract/yetkiler.ts';
import { Anchor, Group, Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { formatTarih } from '@defter/rules/tarih.ts';
import { formatGun, formatYerel } from '../../ui/format.ts';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { BakiyeText } from './BakiyeText.tsx';
import { MusteriMenusu } from './MusteriMenusu.tsx';
import { useAktif } from './use-aktif.ts';

export function useMusteriColumns({ onEdit }: { onEdit: (id: number) => void }): Column<MusteriSatiri>[] {
  const { t } = useTranslation('musteri');
  const { can } = useYetki();
  const editReason = useReason(musteriCalls.update.yetki);
  const aktiflik = useAktif();
  return [
    { id: 'ad', header: t('sutun.ad'), cell: (musteri) => <Ad musteri={musteri} />, sortable: true, primary: true },
    { id: 'telefon', header: t('sutun.telefon'), cell: ({ telefon }) => <PhoneText telefon={telefon} /> },
    {
      id: 'grup',
      header: t('sutun.grup'),
      cell: ({ grupAdi }) => grupAdi,
      hideBelow: 'sm',
    },
    ...(can('musteriCari') ? [{ id: 'bakiye', header: t('sutun.bakiye'), cell: ({ bakiye }: MusteriSatiri) => bakiye !== null && <BakiyeText bakiye={bakiye} />, align: 'right' as const }] : []),
    ...(ZIYARETCI_YETKILERI.every(can) ? ziyaretColumns(t) : []),
    { id: 'dosyaNo', header: t('sutun.dosyaNo'), cell: ({ dosyaNo }) => dosyaNo, sortable: true, hideBelow: 'md' },
    {
      id: 'kayitTarihi',
      header: t('sutun.kayitTarihi'),
      cell: ({ kayitTarihi }) => <span className="tabular">{formatGun(kayitTarihi)}</span>,
      sortable: true,
      hideBelow: 'md',
    },
    {
      id: 'islem',
      header: '',
      cell: (musteri) => <MusteriMenusu musteri={musteri} onEdit={() => onEdit(musteri.id)} editReason={editReason} aktiflik={aktiflik} />,
      align: 'right',
      width: 52,
      hideBelow: 'sm',
    },
  ];
}

const ziyaretColumns = (t: TFunction<'musteri'>): Column<MusteriSatiri>[] => [
  {
    id: 'sonZiyaret',
    header: t('ozet.sonZiyaret'),
    cell: ({ sonZiyaret }) => sonZiyaret && <span className="tabular">{formatTarih(sonZiyaret.slice(0, 10))}</span>,
    hideBelow: 'sm',
  },
  {
    id: 'siradakiRandevu',
    header: t('sutun.siradaki'),
    cell: ({ siradakiRandevu }) =>
      siradakiRandevu && (
        <Text inherit span className="tabular" style={{ whiteSpace: 'nowrap' }}>
          {formatYerel(siradakiRandevu)}
        </Text>
      ),
    hideBelow: 'sm',
  },
];

/** A click or Enter opens the row. The link is for a new tab and for screen readers. */
function Ad({ musteri: { id, adSoyad, aktifMi } }: { musteri: MusteriSatiri }) {
  const { t } = useTranslation('musteri');
  return (
    <Group gap="xs" wrap="nowrap">
      <Anchor component={Link} to={paths.musteri(id)} tabIndex={-1} c="inherit" fz="inherit" fw="inherit" underline="never" lineClamp={1} title={adSoyad}>
        {adSoyad}
      </Anchor>
      {!aktifMi && <StatusBadge tone="gray" label={t('pasif')} />}
    </Group>
  );
}
