import { personelCalls, type Personel } from '@defter/contract/personel.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Group, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReason } from '../../app/session/YetkiButton.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { formatYuzde } from '../../ui/format.ts';
import { ArchiveIcon, PencilIcon, Undo2Icon } from 'lucide-react';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { PasifEt } from './use-pasif-et.ts';

type ColumnsOptions = { onEdit: (id: number) => void; pasifEt: PasifEt };

export function usePersonelColumns({ onEdit, pasifEt }: ColumnsOptions): Column<Personel>[] {
  const { t } = useTranslation('personel');
  const editReason = useReason(personelCalls.update.yetki);
  return [
    { id: 'ad', header: t('sutun.ad'), cell: (personel) => <Ad personel={personel} />, sortable: true, primary: true },
    { id: 'rol', header: t('sutun.rol'), cell: (personel) => <RolAdi personel={personel} /> },
    { id: 'telefon', header: t('sutun.telefon'), cell: ({ cepTelefonu }) => <PhoneText telefon={cepTelefonu} /> },
    { id: 'giris', header: t('sutun.giris'), cell: ({ webKullanicisi }) => t(webKullanicisi ? 'girisVar' : 'girisYok'), hideBelow: 'md' },
    {
      id: 'iskonto',
      header: t('sutun.iskonto'),
      cell: ({ iskontoYuzdesi }) => <span className="tabular">{formatYuzde(iskontoYuzdesi)}</span>,
      align: 'right',
      hideBelow: 'md',
    },
    {
      id: 'isBaslangicTarihi',
      header: t('sutun.iseBaslangic'),
      cell: ({ isBaslangicTarihi }) => isBaslangicTarihi && <span className="tabular">{formatTarih(isBaslangicTarihi)}</span>,
      sortable: true,
      hideBelow: 'md',
    },
    {
      id: 'islem',
      header: '',
      cell: (personel) => <PersonelMenusu personel={personel} onEdit={() => onEdit(personel.id)} editReason={editReason} pasifEt={pasifEt} />,
      align: 'right',
      width: 52,
      hideBelow: 'sm',
    },
  ];
}

function Ad({ personel: { adSoyad, avatar, calisiyorMu, yetkiliMi } }: { personel: Personel }) {
  const { t } = useTranslation('personel');
  return (
    <Group gap="xs" wrap="nowrap">
      <PersonAvatar name={adSoyad} url={avatar} size={28} />
      {adSoyad}
      {!calisiyorMu && <StatusBadge tone="gray" label={t('pasif')} />}
      {calisiyorMu && yetkiliMi && <StatusBadge tone="teal" label={t('yetkili')} />}
    </Group>
  );
}

function RolAdi({ personel: { rolAdi, sapmaSayisi } }: { personel: Personel }) {
  const { t } = useTranslation('personel');
  if (!rolAdi || sapmaSayisi === 0) return rolAdi;
  return (
    <Group gap={6} wrap="nowrap">
      {rolAdi}
      <StatusBadge tone="amber" letter="±" label={t('roldenFarkli', { sayi: sapmaSayisi })} compact />
    </Group>
  );
}

type PersonelMenusuProps = { personel: Personel; onEdit: () => void; editReason: string | undefined; pasifEt: PasifEt };

function PersonelMenusu({ personel, onEdit, editReason, pasifEt }: PersonelMenusuProps) {
  const { t } = useTranslation('personel');
  const pasifReason = pasifEt.reasonFor(personel);
  return (
    <RowMenu label={t('islemler', { ad: personel.adSoyad })}>
      <Menu.Item
        leftSection={personel.calisiyorMu ? <PencilIcon size={18} /> : <Undo2Icon size={18} />}
        onClick={onEdit}
        disabled={editReason !== undefined}
        title={editReason}
      >
        {t(personel.calisiyorMu ? 'islem.duzenle' : 'islem.aktifEt')}
      </Menu.Item>
      {personel.calisiyorMu && (
        <Menu.Item
          color="red"
          leftSection={<ArchiveIcon size={18} />}
          onClick={() => void pasifEt.run(personel)}
          disabled={pasifReason !== undefined}
          title={pasifReason}
        >
          {t('islem.pasifEt')}
        </Menu.Item>
      )}
    </RowMenu>
  );
}
