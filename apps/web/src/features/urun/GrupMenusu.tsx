import { fiyatDegisimiCalls } from '@defter/contract/fiyat-degisimi.ts';
import { type AnaUrun, urunCalls } from '@defter/contract/urun.ts';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useSave } from '../../app/data/query.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { ChevronRightIcon, PackageIcon, PencilIcon } from 'lucide-react';
import { notice } from '../../ui/notice.ts';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { usePart } from '../../ui/use-part.ts';

const loadTasi = async () => (await import('./GrupTasiPaneli.tsx')).GrupTasiPaneli;

/** The acts on a group and all its products. */
export function GrupMenusu({ grup, onEdit }: { grup: AnaUrun; onEdit: () => void }) {
  const { t } = useTranslation(['urun', 'ortak']);
  const [tasiniyor, setTasiniyor] = useState(false);
  const Tasi = usePart(tasiniyor, loadTasi);
  const puan = useSave(urunCalls.savePuanDurumu, { notice: false });
  const reason = useReason(urunCalls.updateAnaUrun.yetki);
  const fiyatReason = useReason(fiyatDegisimiCalls.create.yetki);
  const bos = grup.altUrunSayisi === 0 ? t('grupBos') : undefined;

  return (
    <>
      <RowMenu label={t('grupIslemleri', { grup: grup.adi })}>
        <Menu.Item leftSection={<PencilIcon size={18} />} onClick={onEdit} disabled={reason !== undefined} title={reason}>
          {t('ortak:duzenle')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.urunler({ anaUrunID: grup.id })} leftSection={<PackageIcon size={18} />}>
          {t('icindekileriGor')}
        </Menu.Item>
        {!fiyatReason && (
          <Menu.Item component={Link} to={paths.fiyatDegisimi({ anaUrunID: grup.id })} disabled={bos !== undefined} title={bos}>
            {t('topluFiyat')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<ChevronRightIcon size={18} />} onClick={() => setTasiniyor(true)} disabled={(reason ?? bos) !== undefined} title={reason ?? bos}>
          {t('icindekileriTasi')}
        </Menu.Item>
        <Menu.Divider />
        {[true, false].map((durum) => (
          <Menu.Item
            key={String(durum)}
            onClick={() =>
              puan.mutate(
                { body: { anaUrunID: grup.id, durum } },
                { onSuccess: ({ sayi }) => notice.info(t(durum ? 'puanVerilecek' : 'puanVerilmeyecek', { grup: grup.adi, sayi }), { seconds: 5 }) },
              )
            }
            disabled={(reason ?? bos) !== undefined}
            title={reason ?? bos}
          >
            {t(durum ? 'puanVer' : 'puanVerme')}
          </Menu.Item>
        ))}
      </RowMenu>
      {Tasi && tasiniyor && <Tasi grup={grup} onClose={() => setTasiniyor(false)} />}
    </>
  );
}
