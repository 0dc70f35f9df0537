import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls, type Randevu } from '@defter/contract/randevu.ts';
import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { canEdit, isExpected, RANDEVU_GECISLERI, RandevuDurumu } from '@defter/rules/randevu.ts';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { ClockIcon, CopyIcon, MessageSquareIcon, PencilIcon, ReceiptTextIcon, RepeatIcon, ScissorsIcon, TicketIcon, TrashIcon, UsersIcon } from 'lucide-react';
import { usePart } from '../../ui/use-part.ts';
import type { PanelIsi } from './RandevuPaneli.tsx';
import type { TepsiTuru } from './calendar/types.ts';
import { isSellable } from './seans/is-sellable.ts';
import { useSeansDus } from './seans/use-seans-dus.ts';
import { adSoyadOf } from './takvim-verisi.ts';
import { satisYetkisiOf, useRandevuIslemleri } from '../../pickers/use-randevu-islemleri.ts';
import classes from './RandevuMenusu.module.css';

const loadSilmeSorusu = async () => (await import('./SilmeSorusu.tsx')).SilmeSorusu;

/** Keeps the whole menu in sight, however long it is. */
const ICERIDE = { flip: false, shift: { padding: 8, crossAxis: true } };

export type MenuYeri = { randevu: Randevu; x: number; y: number };
type RandevuMenusuProps = { yer: MenuYeri | undefined; onClose: () => void; onOpen: (id: number, is?: PanelIsi) => void; onTake: (randevu: Randevu, tur: TepsiTuru) => void };

/** What can be done with an appointment, by right click, long press or the menu key. */
export function RandevuMenusu({ yer, onClose, onOpen, onTake }: RandevuMenusuProps) {
  const { t } = useTranslation(['randevu', 'takvim', 'ortak']);
  const { can } = useYetki();
  const navigate = useNavigate();
  const islemler = useRandevuIslemleri();
  const seansDus = useSeansDus();
  const [silinecek, setSilinecek] = useState<Randevu>();
  const SilmeSorusu = usePart(silinecek !== undefined, loadSilmeSorusu);
  const randevu = yer?.randevu;

  return (
    <>
      <Menu opened={yer !== undefined} onClose={onClose} position="bottom-start" middlewares={ICERIDE} returnFocus withinPortal>
        <Menu.Target>
          <span aria-hidden className={classes.anchor} style={{ left: yer?.x ?? 0, top: yer?.y ?? 0 }} />
        </Menu.Target>
        <Menu.Dropdown miw={210} className={classes.menu}>
          {randevu && (
            <>
              <Menu.Label>{adSoyadOf(randevu)}</Menu.Label>
              {can(randevuCalls.update.yetki) &&
                RANDEVU_GECISLERI[randevu.randevuDurumu].map((durum) => (
                  <Menu.Item key={durum} leftSection={<b className={classes.letter}>{durum}</b>} onClick={() => void islemler.setDurum(randevu, durum)}>
                    {t(`islem.${durum}`)}
                  </Menu.Item>
                ))}
              <Menu.Divider />
              {can(satisYetkisiOf(randevu)) && (
                <Menu.Item leftSection={<ReceiptTextIcon size={17} />} onClick={() => islemler.sell(randevu)}>
                  {t(randevu.satisID ? 'satisaGit' : 'sat')}
                </Menu.Item>
              )}
              {can(seansDusCalls.randevuDus.yetki) && randevu.seansBilgisi && isSellable(randevu) ? (
                <Menu.Item leftSection={<TicketIcon size={17} />} onClick={() => seansDus.dus({ randevuID: randevu.id, icerikler: [], odemeler: [] })}>
                  {t('paket.dus', { kullanilan: randevu.seansBilgisi.kullanilan, seans: randevu.seansBilgisi.seans })}
                </Menu.Item>
              ) : (
                can(seansDusCalls.create.yetki) && randevu.randevuDurumu !== RandevuDurumu.iptal && (
                  <Menu.Item leftSection={<TicketIcon size={17} />} onClick={() => void navigate(paths.seansDusme({ musteri: randevu.musteriID }))}>
                    {t('seansDus')}
                  </Menu.Item>
                )
              )}
              <Menu.Item leftSection={<PencilIcon size={17} />} onClick={() => onOpen(randevu.id)}>
                {t('ortak:duzenle')}
              </Menu.Item>
              {can(randevuCalls.update.yetki) && canEdit(randevu.randevuDurumu) && (
                <Menu.Item leftSection={<ScissorsIcon size={17} />} onClick={() => onTake(randevu, 'kes')}>
                  {t('takvim:tepsi.kesMenu')}
                </Menu.Item>
              )}
              {can(randevuCalls.create.yetki) && can('randevuKopyala') && (
                <Menu.Item leftSection={<CopyIcon size={17} />} onClick={() => onTake(randevu, 'kopya')}>
                  {t('takvim:tepsi.kopyaMenu')}
                </Menu.Item>
              )}
              {can(seriCalls.create.yetki) && can(randevuCalls.create.yetki) && canEdit(randevu.randevuDurumu) && (
                <Menu.Item leftSection={<RepeatIcon size={17} />} onClick={() => onOpen(randevu.id, 'tekrar')}>
                  {t(randevu.seriID ? 'tekrar.surdur' : 'tekrar.basla')}
                </Menu.Item>
              )}
              {can(randevuCalls.smsGonder.yetki) && isExpected(randevu.randevuDurumu) && (
                <Menu.Item leftSection={<MessageSquareIcon size={17} />} onClick={() => islemler.sendSms(randevu)}>
                  {t('smsGonder')}
                </Menu.Item>
              )}
              {can(musteriCalls.get.yetki) && can('randevuMusteriGor') && (
                <Menu.Item leftSection={<UsersIcon size={17} />} onClick={() => void navigate(paths.musteri(randevu.musteriID))}>
                  {t('musteriyeGit')}
                </Menu.Item>
              )}
              {can(kayitGunluguCalls.gecmis.yetki) && (
                <Menu.Item leftSection={<ClockIcon size={17} />} onClick={() => onOpen(randevu.id, 'gecmis')}>
                  {t('gecmis')}
                </Menu.Item>
              )}
              {can(randevuCalls.remove.yetki) && (
                <Menu.Item color="red" leftSection={<TrashIcon size={17} />} onClick={() => setSilinecek(randevu)}>
                  {t('ortak:sil')}
                </Menu.Item>
              )}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {silinecek && SilmeSorusu && <SilmeSorusu randevu={silinecek} onClose={() => setSilinecek(undefined)} />}
    </>
  );
}
