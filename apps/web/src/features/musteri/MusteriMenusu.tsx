import type { MusteriSatiri } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useOpens } from '../../app/session/YetkiLink.tsx';
import { ArchiveIcon, CalendarIcon, ClockIcon, PencilIcon, ReceiptTextIcon, Undo2Icon } from 'lucide-react';
import { RowMenu } from '../../ui/RowMenu.tsx';
import type { Aktiflik } from './use-aktif.ts';

type MusteriMenusuProps = { musteri: MusteriSatiri; onEdit: () => void; editReason: string | undefined; aktiflik: Aktiflik };

/** The acts on a customer from the list. */
export function MusteriMenusu({ musteri, onEdit, editReason, aktiflik }: MusteriMenusuProps) {
  const { t } = useTranslation('musteri');
  const { can } = useYetki();
  const opens = useOpens();
  const reason = aktiflik.reasonFor(musteri);
  return (
    <RowMenu label={t('islemler', { ad: musteri.adSoyad })}>
      {musteri.aktifMi && (
        <>
          {can(randevuCalls.create.yetki) && opens(paths.randevular()) && (
            <Menu.Item component={Link} to={paths.randevular({ musteri: musteri.id })} leftSection={<CalendarIcon size={18} />}>
              {t('islem.randevu')}
            </Menu.Item>
          )}
          {can('randevuTalep') && (
            <Menu.Item component={Link} to={paths.bekleyecek({ musteri: musteri.id })} leftSection={<ClockIcon size={18} />}>
              {t('islem.bekleme')}
            </Menu.Item>
          )}
          {can(satisCalls.create.yetki) && (
            <Menu.Item component={Link} to={paths.yeniSatis({ musteri: musteri.id })} leftSection={<ReceiptTextIcon size={18} />}>
              {t('islem.satis')}
            </Menu.Item>
          )}
        </>
      )}
      <Menu.Item leftSection={<PencilIcon size={18} />} onClick={onEdit} disabled={editReason !== undefined} title={editReason}>
        {t('islem.duzenle')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={musteri.aktifMi ? <ArchiveIcon size={18} /> : <Undo2Icon size={18} />}
        onClick={() => aktiflik.toggle(musteri)}
        disabled={reason !== undefined}
        title={reason}
      >
        {t(musteri.aktifMi ? 'islem.pasifEt' : 'islem.aktifEt')}
      </Menu.Item>
    </RowMenu>
  );
}
