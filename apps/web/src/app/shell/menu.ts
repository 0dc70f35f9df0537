import type { AnyCall } from '@defter/contract/call.ts';
import type { ParseKeys } from 'i18next';
import { matchPath } from 'react-router';
import {
  ArchiveIcon, BellDotIcon, BellIcon, BellRingIcon, BoxesIcon, CalendarClockIcon, CalendarIcon, ChartColumnIcon, ChartNoAxesCombinedIcon, ClockIcon,
  CoinsIcon, DoorOpenIcon, DownloadIcon, EyeIcon, FolderIcon, GlobeIcon, HandCoinsIcon, HourglassIcon, InboxIcon, LockIcon, MegaphoneIcon,
  MessageCircleIcon, MessageSquareTextIcon, PackageIcon, PercentIcon, PhoneIcon, PlugIcon, ReceiptTextIcon, RepeatIcon, ScaleIcon, SendIcon,
  SettingsIcon, SlidersHorizontalIcon, SunIcon, TicketIcon, UserRoundIcon, UsersIcon, WalletIcon, type LucideIcon,
} from 'lucide-react';
import { paths, pattern } from '../routing/paths.ts';

export type MenuEntry = {
  path: string;
  /** The key of its text in the catalogue `panel`. */
  text: ParseKeys<'panel'>;
  icon: LucideIcon;
  /** The right that shows it. */
  yetki: AnyCall['yetki'];
  /** Shown also in the bar at the bottom of a phone. */
  onPhone?: boolean;
  /** Patterns of screens that belong to it although their addresses begin differently. */
  covers?: readonly string[];
  /** The letter that begins it with Alt, from any screen. */
  tus?: string;
};

/** A group of the menu: its own screen, and the further ones that stand below it while it is open. */
export type MenuGroup = MenuEntry & { screens?: readonly MenuEntry[] };

/** The screen of an entry, with the right to it. */
const to = (path: (() => string) & Pick<MenuEntry, 'yetki'>): Pick<MenuEntry, 'path' | 'yetki'> => ({ path: path(), yetki: path.yetki });

const settingScreens: readonly MenuEntry[] = [
  { ...to(paths.tanimlamalar), text: 'menu.tanimlamalar', icon: ArchiveIcon },
  { ...to(paths.entegrasyonlar), text: 'menu.entegrasyonlar', icon: PlugIcon },
  { ...to(paths.kayitGunlugu), text: 'menu.kayitGunlugu', icon: EyeIcon },
  { ...to(paths.veriPaketi), text: 'menu.veriPaketi', icon: DownloadIcon },
];

/** At most ten groups, and only working screens. */
export const menu: readonly MenuGroup[] = [
  {
    ...to(paths.bugun),
    text: 'menu.bugun',
    icon: SunIcon,
    onPhone: true,
    screens: [{ ...to(paths.duyurular), text: 'menu.duyurular', icon: MegaphoneIcon }],
  },
  {
    ...to(paths.randevular),
    text: 'menu.randevular',
    icon: CalendarIcon,
    onPhone: true,
    screens: [
      { ...to(paths.talepler), text: 'menu.talepler', icon: BellIcon },
      { ...to(paths.bekleme), text: 'menu.bekleme', icon: HourglassIcon },
      { ...to(paths.onlineRandevu), text: 'menu.onlineRandevu', icon: GlobeIcon },
    ],
  },
  {
    ...to(paths.musteriler),
    text: 'menu.musteriler',
    icon: UsersIcon,
    onPhone: true,
    screens: [{ ...to(paths.aramalar), text: 'menu.aramalar', icon: PhoneIcon }],
  },
  {
    ...to(paths.satislar),
    text: 'menu.satislar',
    icon: ReceiptTextIcon,
    onPhone: true,
    covers: [paths.yeniSatis(), pattern(paths.satis), paths.paketSatis(), pattern(paths.paketDuzenle), paths.seansDusme()],
    screens: [
      { ...to(paths.taksitler), text: 'menu.taksitler', icon: CalendarClockIcon },
      { ...to(paths.paketProgram), text: 'menu.paketProgram', icon: TicketIcon },
      { ...to(paths.kampanyalar), text: 'menu.kampanyalar', icon: PercentIcon },
    ],
  },
  {
    ...to(paths.kasa),
    text: 'menu.kasa',
    icon: WalletIcon,
    screens: [
      { ...to(paths.gunSonu), text: 'menu.gunSonu', icon: LockIcon },
      { ...to(paths.duzenliGiderler), text: 'menu.duzenliGider', icon: RepeatIcon },
      { ...to(paths.mutabakat), text: 'menu.mutabakat', icon: ScaleIcon },
    ],
  },
  {
    ...to(paths.urunler),
    text: 'menu.urunler',
    icon: PackageIcon,
    covers: [pattern(paths.altUrun)],
    screens: [
      { ...to(paths.stoklar), text: 'menu.stok', icon: BoxesIcon },
      { ...to(paths.urunGruplari), text: 'menu.urunGruplari', icon: FolderIcon },
    ],
  },
  {
    ...to(paths.personeller),
    text: 'menu.personeller',
    icon: UserRoundIcon,
    screens: [
      { ...to(paths.vardiyaPlani), text: 'menu.vardiya', icon: ClockIcon },
      { ...to(paths.girisCikis), text: 'menu.girisCikis', icon: DoorOpenIcon },
      { ...to(paths.prim), text: 'menu.prim', icon: HandCoinsIcon },
    ],
  },
  {
    ...to(paths.smsGonder),
    text: 'menu.mesajlar',
    icon: SendIcon,
    screens: [
      { ...to(paths.gelenMesajlar), text: 'menu.gelenMesajlar', icon: InboxIcon },
      { ...to(paths.bildirimGonder), text: 'menu.bildirimGonder', icon: BellDotIcon },
      { ...to(paths.otomatikMesajlar), text: 'menu.otomatikMesajlar', icon: BellRingIcon },
      { ...to(paths.smsRaporlari), text: 'menu.smsRaporlari', icon: ChartColumnIcon },
      { ...to(paths.smsHazirMesaj), text: 'menu.hazirMesajlar', icon: MessageSquareTextIcon },
      { ...to(paths.whatsapp), text: 'menu.whatsapp', icon: MessageCircleIcon },
      { ...to(paths.smsYukle), text: 'menu.smsYukle', icon: CoinsIcon },
      { ...to(paths.smsAyarlari), text: 'menu.smsAyarlari', icon: SlidersHorizontalIcon },
    ],
  },
  {
    ...to(paths.raporlar),
    text: 'menu.raporlar',
    icon: ChartNoAxesCombinedIcon,
    covers: ['/raporlar/:raporAdi'],
  },
  {
    ...to(paths.ayarlar),
    text: 'menu.ayarlar',
    icon: SettingsIcon,
    screens: settingScreens,
  },
];

/** Whether the screen at an address belongs to an entry of the menu. */
export const isWithin = ({ path, covers = [], screens = [] }: Pick<MenuGroup, 'path' | 'covers'> & { screens?: readonly { path: string }[] }, pathname: string): boolean =>
  [{ path, end: path === paths.bugun() }, ...covers, ...screens.map((screen) => ({ path: screen.path, end: false }))].some((screen) => matchPath(screen, pathname) !== null);

/** Actions that can be started from anywhere: the "+" of the top bar and the actions of the command bar. */
export const quickAdds: readonly MenuEntry[] = [
  { path: paths.yeniRandevu(), text: 'ekle.randevu', icon: CalendarIcon, yetki: 'randevuEkle', tus: 'N' },
  { path: paths.yeniMusteri(), text: 'ekle.musteri', icon: UsersIcon, yetki: 'musteriEkle' },
  { path: paths.yeniArama(), text: 'ekle.arama', icon: PhoneIcon, yetki: 'gelenArama' },
  { path: paths.yeniSatis(), text: 'ekle.satis', icon: ReceiptTextIcon, yetki: 'satisEkle' },
  { path: paths.paketSatis(), text: 'ekle.paket', icon: PackageIcon, yetki: 'satisEkle' },
  { path: paths.seansDusme(), text: 'ekle.seans', icon: TicketIcon, yetki: 'satisEkle' },
];
