import type { AnyCall } from '@defter/contract/call.ts';
import { RAPOR_YETKILERI } from '@defter/contract/yetkiler.ts';
import type { ParseKeys } from 'i18next';
import { matchPath } from 'react-router';
import { ArchiveIcon, BellDotIcon, BellIcon, BellRingIcon, BoxesIcon, CalendarClockIcon, CalendarIcon, ChartColumnIcon, ChartNoAxesCombinedIcon, ClockIcon, CoinsIcon, DoorOpenIcon, DownloadIcon, EyeIcon, FolderIcon, GlobeIcon, HandCoinsIcon, HourglassIcon, InboxIcon, LockIcon, MegaphoneIcon, MessageCircleIcon, MessageSquareTextIcon, PackageIcon, PercentIcon, PhoneIcon, PlugIcon, ReceiptTextIcon, RepeatIcon, ScaleIcon, SendIcon, SettingsIcon, SlidersHorizontalIcon, SunIcon, TicketIcon, UserRoundIcon, UsersIcon, WalletIcon, type LucideIcon } from 'lucide-react';
import { paths, pattern } from '../routing/paths.ts';

export type MenuEntry = {
  path: string;
  /** The key of its text in the catalogue `panel`. */
  text: ParseKeys<'panel'>;
  icon: LucideIcon;
  /** Who sees it: the flag of the page's first call. */
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

const settingScreens: readonly MenuEntry[] = [
  {
    path: paths.tanimlamalar(),
    text: 'menu.tanimlamalar',
    icon: ArchiveIcon,
    yetki: ['ayarlarGenelAyarIslemleri', 'ayarKategori', 'ayarGrup', 'ayarOdemeSekli', 'ayarBirim', 'taksitPlani'],
  },
  { path: paths.entegrasyonlar(), text: 'menu.entegrasyonlar', icon: PlugIcon, yetki: 'ayarlarGenelAyarIslemleri' },
  { path: paths.kayitGunlugu(), text: 'menu.kayitGunlugu', icon: EyeIcon, yetki: 'kayitGunlugu' },
  { path: paths.veriPaketi(), text: 'menu.veriPaketi', icon: DownloadIcon, yetki: 'yetkiVer' },
];

/** At most ten groups, and only working screens. */
export const menu: readonly MenuGroup[] = [
  {
    path: paths.bugun(),
    text: 'menu.bugun',
    icon: SunIcon,
    yetki: 'giris',
    onPhone: true,
    screens: [{ path: paths.duyurular(), text: 'menu.duyurular', icon: MegaphoneIcon, yetki: 'giris' }],
  },
  {
    path: paths.randevular(),
    text: 'menu.randevular',
    icon: CalendarIcon,
    yetki: 'randevuGoruntule',
    onPhone: true,
    screens: [
      { path: paths.talepler(), text: 'menu.talepler', icon: BellIcon, yetki: 'randevuTalep' },
      { path: paths.bekleme(), text: 'menu.bekleme', icon: HourglassIcon, yetki: 'randevuTalep' },
      { path: paths.onlineRandevu(), text: 'menu.onlineRandevu', icon: GlobeIcon, yetki: 'randevuAyarlari' },
    ],
  },
  {
    path: paths.musteriler(),
    text: 'menu.musteriler',
    icon: UsersIcon,
    yetki: 'musteriGoruntule',
    onPhone: true,
    screens: [{ path: paths.aramalar(), text: 'menu.aramalar', icon: PhoneIcon, yetki: 'gelenArama' }],
  },
  {
    path: paths.satislar(),
    text: 'menu.satislar',
    icon: ReceiptTextIcon,
    yetki: 'satisGoruntule',
    onPhone: true,
    covers: [paths.yeniSatis(), pattern(paths.satis), paths.paketSatis(), pattern(paths.paketDuzenle), paths.seansDusme()],
    screens: [
      { path: paths.taksitler(), text: 'menu.taksitler', icon: CalendarClockIcon, yetki: 'taksitGoruntule' },
      { path: paths.paketProgram(), text: 'menu.paketProgram', icon: TicketIcon, yetki: 'paketGoruntule' },
      { path: paths.kampanyalar(), text: 'menu.kampanyalar', icon: PercentIcon, yetki: 'kampanya' },
    ],
  },
  {
    path: paths.kasa(),
    text: 'menu.kasa',
    icon: WalletIcon,
    yetki: 'kasaIslemleri',
    screens: [
      { path: paths.gunSonu(), text: 'menu.gunSonu', icon: LockIcon, yetki: 'kasaIslemleri' },
      { path: paths.duzenliGiderler(), text: 'menu.duzenliGider', icon: RepeatIcon, yetki: 'kasaIslemleri' },
      { path: paths.mutabakat(), text: 'menu.mutabakat', icon: ScaleIcon, yetki: 'kasaTumHesaplar' },
    ],
  },
  {
    path: paths.urunler(),
    text: 'menu.urunler',
    icon: PackageIcon,
    yetki: 'urunGoruntule',
    covers: [pattern(paths.altUrun)],
    screens: [
      { path: paths.stoklar(), text: 'menu.stok', icon: BoxesIcon, yetki: 'stokGoruntule' },
      { path: paths.urunGruplari(), text: 'menu.urunGruplari', icon: FolderIcon, yetki: 'urunGoruntule' },
    ],
  },
  {
    path: paths.personeller(),
    text: 'menu.personeller',
    icon: UserRoundIcon,
    yetki: 'personelGoruntule',
    screens: [
      { path: paths.vardiyaPlani(), text: 'menu.vardiya', icon: ClockIcon, yetki: ['vardiyaKullan', 'randevuGoruntule'] },
      { path: paths.girisCikis(), text: 'menu.girisCikis', icon: DoorOpenIcon, yetki: 'personelGirisCikis' },
      { path: paths.prim(), text: 'menu.prim', icon: HandCoinsIcon, yetki: 'giris' },
    ],
  },
  {
    path: paths.smsGonder(),
    text: 'menu.mesajlar',
    icon: SendIcon,
    yetki: 'smsGonder',
    screens: [
      { path: paths.gelenMesajlar(), text: 'menu.gelenMesajlar', icon: InboxIcon, yetki: ['smsMesaj', 'smsGonder'] },
      { path: paths.bildirimGonder(), text: 'menu.bildirimGonder', icon: BellDotIcon, yetki: 'smsGonder' },
      { path: paths.otomatikMesajlar(), text: 'menu.otomatikMesajlar', icon: BellRingIcon, yetki: 'smsAyar' },
      { path: paths.smsRaporlari(), text: 'menu.smsRaporlari', icon: ChartColumnIcon, yetki: ['smsRapor', 'smsGonder'] },
      { path: paths.smsHazirMesaj(), text: 'menu.hazirMesajlar', icon: MessageSquareTextIcon, yetki: ['smsSablon', 'smsGonder'] },
      { path: paths.whatsapp(), text: 'menu.whatsapp', icon: MessageCircleIcon, yetki: ['whatsappAyarlari', 'smsGonder'] },
      { path: paths.smsYukle(), text: 'menu.smsYukle', icon: CoinsIcon, yetki: 'smsYukle' },
      { path: paths.smsAyarlari(), text: 'menu.smsAyarlari', icon: SlidersHorizontalIcon, yetki: 'smsAyar' },
    ],
  },
  {
    path: paths.raporlar(),
    text: 'menu.raporlar',
    icon: ChartNoAxesCombinedIcon,
    yetki: 'raporlama',
    covers: ['/raporlar/:raporAdi'],
  },
  {
    path: paths.ayarlar(),
    text: 'menu.ayarlar',
    icon: SettingsIcon,
    yetki: ['ayarlarGenelAyarIslemleri', 'firmaIslemleri', 'randevuAyarlari'],
    screens: settingScreens,
  },
];

/** Whether the screen at an address belongs to an entry of the menu. */
export const isWithin = ({ path, covers = [], screens = [] }: Pick<MenuGroup, 'path' | 'covers'> & { screens?: readonly { path: string }[] }, pathname: string): boolean =>
  [{ path, end: path === paths.bugun() }, ...covers, ...screens.map((screen) => ({ path: screen.path, end: false }))].some((screen) => matchPath(screen, pathname) !== null);

/** Screens and papers that no menu names and that need another flag than their address suggests; the longer address before what it begins with. */
const furtherScreens: readonly Pick<MenuEntry, 'path' | 'yetki'>[] = [
  { path: pattern(paths.okut), yetki: 'giris' },
  { path: paths.fiyatDegisimi(), yetki: 'urunDuzenle' },
  { path: paths.etiketler(), yetki: 'stokGoruntule' },
  { path: pattern(paths.tahsilatMakbuzu), yetki: ['satisYazdir', 'musteriTahsilat'] },
  { path: pattern(paths.satisA4), yetki: 'satisYazdir' },
  { path: pattern(paths.satisAdisyon), yetki: 'satisYazdir' },
  { path: pattern(paths.taksitSozlesmesi), yetki: 'satisYazdir' },
  // Of a sale, or of a customer.
  { path: paths.sozlesme(), yetki: ['satisYazdir', 'musteriGoruntule'] },
  { path: pattern(paths.cariKart), yetki: 'musteriCari' },
  { path: pattern(paths.veriDokumu), yetki: 'musteriIletisim' },
  { path: pattern(paths.satis), yetki: ['satisGoruntule', 'musteriSatis'] },
  { path: paths.yeniSatis(), yetki: ['satisEkle', 'musteriSatis'] },
  { path: paths.seansDusme(), yetki: ['satisEkle', 'musteriSatis'] },
  { path: pattern(paths.paketDuzenle), yetki: ['satisGoruntule', 'musteriSatis'] },
  { path: paths.paketSatis(), yetki: ['satisEkle', 'musteriSatis'] },
];

/** The flag of the screen at an address; undefined when everybody may see it. */
export const yetkiOf = (pathname: string): MenuEntry['yetki'] | undefined =>
  [...furtherScreens, ...menu.flatMap(({ screens = [] }) => screens), ...menu].find(({ path }) => matchPath({ path, end: path === paths.bugun() }, pathname))?.yetki;

/** Whether somebody with these rights sees what stands at an address, whatever it asks for. */
export function mayOpen(address: string, can: (yetki: MenuEntry['yetki']) => boolean): boolean {
  const [pathname = ''] = address.split('?');
  const yetki = yetkiOf(pathname);
  // Each report has a flag besides that of all reports.
  const rapor = RAPOR_YETKILERI.find((one) => matchPath({ path: `${paths.raporlar()}/${one.slice('rapor:'.length)}`, end: false }, pathname));
  return (yetki === undefined || can(yetki)) && (rapor === undefined || can(rapor));
}

/** Actions that can be started from anywhere: the "+" of the top bar and the actions of the command bar. */
export const quickAdds: readonly MenuEntry[] = [
  { path: paths.yeniRandevu(), text: 'ekle.randevu', icon: CalendarIcon, yetki: 'randevuEkle', tus: 'N' },
  { path: paths.yeniMusteri(), text: 'ekle.musteri', icon: UsersIcon, yetki: 'musteriEkle' },
  { path: paths.yeniArama(), text: 'ekle.arama', icon: PhoneIcon, yetki: 'gelenArama' },
  { path: paths.yeniSatis(), text: 'ekle.satis', icon: ReceiptTextIcon, yetki: 'satisEkle' },
  { path: paths.paketSatis(), text: 'ekle.paket', icon: PackageIcon, yetki: 'satisEkle' },
  { path: paths.seansDusme(), text: 'ekle.seans', icon: TicketIcon, yetki: 'satisEkle' },
];
