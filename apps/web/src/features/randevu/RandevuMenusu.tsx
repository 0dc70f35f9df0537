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
import { ClockIcon, CopyIcon, type LucideIcon, MessageSquareIcon, PencilIcon, ReceiptTextIcon, RepeatIcon, ScissorsIcon, TicketIcon, TrashIcon, UsersIcon } from 'lucide-react';
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
/** An entry of the menu; it is there where `varMi`. */
type Girdi = { ad: string; varMi: boolean; Icon: LucideIcon; run: () => void; color?: 'red' };

type RandevuMenusuProps = { yer: MenuYeri | undefined; onClose: () => void; onOpen: (id: number, is?: PanelIsi) => void; onTake: (randevu: Randevu, tur: TepsiTuru) => void };

/** The acts on an appointment, by right click, long press or the menu key. */
export function RandevuMenusu({ yer, onClose, onOpen, onTake }: RandevuMenusuProps) {
  const { t } = useTranslation(['randevu', 'takvim', 'ortak']);
  const { can } = useYetki();
  const navigate = useNavigate();
  const islemler = useRandevuIslemleri();
  const seansDus = useSeansDus();
  const [silinecek, setSilinecek] = useState<Randevu>();
  const SilmeSorusu = usePart(silinecek !== undefined, loadSilmeSorusu);
  const randevu = yer?.randevu;

  const girdilerOf = (randevu: Randevu): Girdi[] => {
    const { id, musteriID, randevuDurumu, satisID, seriID, seansBilgisi } = randevu;
    const seansli = can(seansDusCalls.randevuDus.yetki) && isSellable(randevu) ? seansBilgisi : null;
    const paketten = ({ kullanilan, seans }: NonNullable<Randevu['seansBilgisi']>): Girdi => ({
      ad: t('paket.dus', { kullanilan, seans }),
      varMi: true,
      Icon: TicketIcon,
      run: () => seansDus.dus({ randevuID: id, icerikler: [], odemeler: [] }),
    });
    const baskaSeans: Girdi = {
      ad: t('seansDus'),
      varMi: can(seansDusCalls.create.yetki) && randevuDurumu !== RandevuDurumu.iptal,
      Icon: TicketIcon,
      run: () => void navigate(paths.seansDusme({ musteri: musteriID })),
    };
    return [
      { ad: t(satisID ? 'satisaGit' : 'sat'), varMi: can(satisYetkisiOf(randevu)), Icon: ReceiptTextIcon, run: () => islemler.sell(randevu) },
      seansli ? paketten(seansli) : baskaSeans,
      { ad: t('ortak:duzenle'), varMi: true, Icon: PencilIcon, run: () => onOpen(id) },
      { ad: t('takvim:tepsi.kesMenu'), varMi: can(randevuCalls.update.yetki) && canEdit(randevuDurumu), Icon: ScissorsIcon, run: () => onTake(randevu, 'kes') },
      { ad: t('takvim:tepsi.kopyaMenu'), varMi: can(randevuCalls.create.yetki) && can('randevuKopyala'), Icon: CopyIcon, run: () => onTake(randevu, 'kopya') },
      {
        ad: t(seriID ? 'tekrar.surdur' : 'tekrar.basla'),
        varMi: can(seriCalls.create.yetki) && can(randevuCalls.create.yetki) && canEdit(randevuDurumu),
        Icon: RepeatIcon,
        run: () => onOpen(id, 'tekrar'),
      },
      { ad: t('smsGonder'), varMi: can(randevuCalls.smsGonder.yetki) && isExpected(randevuDurumu), Icon: MessageSquareIcon, run: () => islemler.sendSms(randevu) },
      { ad: t('musteriyeGit'), varMi: can(musteriCalls.get.yetki) && can('randevuMusteriGor'), Icon: UsersIcon, run: () => void navigate(paths.musteri(musteriID)) },
      { ad: t('gecmis'), varMi: can(kayitGunluguCalls.gecmis.yetki), Icon: ClockIcon, run: () => onOpen(id, 'gecmis') },
      { ad: t('ortak:sil'), varMi: can(randevuCalls.remove.yetki), Icon: TrashIcon, run: () => setSilinecek(randevu), color: 'red' },
    ];
  };

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
              {girdilerOf(randevu).map(({ varMi, Icon, ad, run, color }) => varMi && (
                <Menu.Item key={ad} color={color} leftSection={<Icon size={17} />} onClick={run}>
                  {ad}
                </Menu.Item>
              ))}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {silinecek && SilmeSorusu && <SilmeSorusu randevu={silinecek} onClose={() => setSilinecek(undefined)} />}
    </>
  );
}
