import { createHashRouter, Navigate, replace, type RouteObject } from 'react-router';
import { GirisPage } from '../../features/giris/GirisPage.tsx';
import { GuestOnly, Protected } from './Guards.tsx';
import { GuestFrame } from '../guest/GuestFrame.tsx';
import { page } from './lazy-route.ts';
import { LogoutPage } from '../session/LogoutPage.tsx';
import { numberSteps } from './number-steps.ts';
import { paths, pattern } from './paths.ts';
import { RouteError } from './RouteError.tsx';

/** Pages inside the frame of rail and top bar. */
const screens: RouteObject[] = [
  { path: paths.personeller(), lazy: page(['personel', 'yetki'], async () => (await import('../../features/personel/PersonelPage.tsx')).PersonelPage) },
  { path: paths.urunler(), lazy: page(['urun'], async () => (await import('../../features/urun/UrunPage.tsx')).UrunPage) },
  { path: paths.urunGruplari(), lazy: page(['urun'], async () => (await import('../../features/urun/UrunGruplariPage.tsx')).UrunGruplariPage) },
  { path: paths.fiyatDegisimi(), lazy: page(['urun', 'fiyat'], async () => (await import('../../features/urun/FiyatDegisimiPage.tsx')).FiyatDegisimiPage) },
  { path: pattern(paths.altUrun), lazy: page(['urun', 'altUrun', 'fiyat'], async () => (await import('../../features/urun/AltUrunPage.tsx')).AltUrunPage) },
  { path: paths.vardiyaPlani(), lazy: page(['vardiya'], async () => (await import('../../features/vardiya/VardiyaPage.tsx')).VardiyaPage) },
  { path: paths.girisCikis(), lazy: page(['girisCikis'], async () => (await import('../../features/personel/giris-cikis/GirisCikisPage.tsx')).GirisCikisPage) },
  { path: pattern(paths.okut), lazy: page(['girisCikis'], async () => (await import('../../features/personel/giris-cikis/OkutPage.tsx')).OkutPage) },
  { path: paths.smsGonder(), lazy: page(['sms'], async () => (await import('../../features/sms/SmsGonderPage.tsx')).SmsGonderPage) },
  { path: paths.gelenMesajlar(), lazy: page(['yanit', 'sms'], async () => (await import('../../features/yanit/YanitlarPage.tsx')).YanitlarPage) },
  { path: paths.bildirimGonder(), lazy: page(['sms'], async () => (await import('../../features/sms/BildirimGonderPage.tsx')).BildirimGonderPage) },
  { path: paths.smsHazirMesaj(), lazy: page(['sms'], async () => (await import('../../features/sms/HazirMesajPage.tsx')).HazirMesajPage) },
  { path: paths.smsRaporlari(), lazy: page(['sms'], async () => (await import('../../features/sms/SmsRaporPage.tsx')).SmsRaporPage) },
  { path: paths.smsYukle(), lazy: page(['sms'], async () => (await import('../../features/sms/SmsYuklePage.tsx')).SmsYuklePage) },
  { path: paths.smsAyarlari(), lazy: page(['sms'], async () => (await import('../../features/sms/SmsAyarPage.tsx')).SmsAyarPage) },
  { path: paths.whatsapp(), lazy: page(['sms'], async () => (await import('../../features/sms/WhatsappPage.tsx')).WhatsappPage) },
  { path: paths.onlineRandevu(), lazy: page(['onlineRandevu'], async () => (await import('../../features/online-randevu/OnlineRandevuPage.tsx')).OnlineRandevuPage) },
  {
    path: paths.kayitGunlugu(),
    lazy: page(['kayitGunlugu', 'alan', 'yetki', 'ayar'], async () => (await import('../../features/kayit-gunlugu/KayitGunluguPage.tsx')).KayitGunluguPage),
  },
  { path: paths.ayarlar(), lazy: page(['ayar'], async () => (await import('../ayar/AyarlarPage.tsx')).AyarlarPage) },
  {
    path: paths.bugun(),
    lazy: page(['bugun', 'randevu', 'duzenliGider', 'gelenArama'], async () => (await import('../../features/bugun/BugunPage.tsx')).BugunPage, ['/dashboard/bugun']),
  },
  {
    path: paths.randevular(),
    lazy: page(['randevu', 'takvim'], async () => (await import('../../features/randevu/RandevuPage.tsx')).RandevuPage, [
      '/randevu/basliklar?tumu=false',
      '/randevu/ayarlar',
    ]),
  },
  { path: paths.bekleme(), lazy: page(['bekleme', 'randevu'], async () => (await import('../../features/randevu/bekleme/BeklemePage.tsx')).BeklemePage) },
  { path: paths.talepler(), lazy: page(['randevuTalep', 'randevu'], async () => (await import('../../features/randevu/talep/TaleplerPage.tsx')).TaleplerPage) },
  { path: paths.musteriler(), lazy: page(['musteri', 'kvkk'], async () => (await import('../../features/musteri/MusteriListPage.tsx')).MusteriListPage) },
  { path: paths.tekrarlar(), lazy: page(['birlestirme', 'musteri'], async () => (await import('../../features/musteri/tekrar/TekrarlarPage.tsx')).TekrarlarPage) },
  {
    path: pattern(paths.musteri),
    lazy: page(['musteri', 'randevu', 'kvkk', 'fotograf'], async () => (await import('../../features/musteri/MusteriPage.tsx')).MusteriPage),
  },
  { path: paths.raporlar(), lazy: page(['rapor'], async () => (await import('../../features/rapor/RaporlarPage.tsx')).RaporlarPage) },
  { path: '/raporlar/:raporAdi', lazy: page(['rapor'], async () => (await import('../../features/rapor/RaporlarPage.tsx')).RaporlarPage) },
  { path: paths.aramalar(), lazy: page(['gelenArama'], async () => (await import('../../features/gelen-arama/AramalarPage.tsx')).AramalarPage) },
  { path: paths.taksitler(), lazy: page(['taksit'], async () => (await import('../../features/taksit/TaksitListPage.tsx')).TaksitListPage) },
  { path: paths.satislar(), lazy: page(['satis'], async () => (await import('../../features/satis/SatisListPage.tsx')).SatisListPage) },
  { path: paths.yeniSatis(), lazy: page(['satis'], async () => (await import('../../features/satis/SatisPage.tsx')).SatisPage) },
  { path: pattern(paths.satis), lazy: page(['satis', 'taksit', 'tahsilat'], async () => (await import('../../features/satis/SatisPage.tsx')).SatisPage) },
  { path: paths.paketSatis(), lazy: page(['paketSatis', 'satis'], async () => (await import('../../features/satis/paket/PaketSatisPage.tsx')).PaketSatisPage) },
  { path: pattern(paths.paketDuzenle), lazy: page(['paketSatis', 'satis'], async () => (await import('../../features/satis/paket/PaketSatisPage.tsx')).PaketSatisPage) },
  { path: paths.seansDusme(), lazy: page(['seans', 'musteri'], async () => (await import('../../features/musteri/paketler/SeansDusmePage.tsx')).SeansDusmePage) },
  { path: paths.stoklar(), lazy: page(['stok', 'alan'], async () => (await import('../../features/stok/StokPage.tsx')).StokPage) },
  { path: paths.kasa(), lazy: page(['kasa'], async () => (await import('../../features/kasa/KasaPage.tsx')).KasaPage) },
  { path: paths.gunSonu(), lazy: page(['gunSonu'], async () => (await import('../../features/kasa/gun-sonu/GunSonuPage.tsx')).GunSonuPage) },
  { path: paths.duzenliGiderler(), lazy: page(['duzenliGider'], async () => (await import('../../features/kasa/duzenli/DuzenliGiderlerPage.tsx')).DuzenliGiderlerPage) },
  { path: paths.mutabakat(), lazy: page(['mutabakat'], async () => (await import('../../features/kasa/mutabakat/MutabakatPage.tsx')).MutabakatPage) },
  { path: paths.kampanyalar(), lazy: page(['kampanya'], async () => (await import('../../features/kampanya/KampanyalarPage.tsx')).KampanyalarPage) },
  { path: paths.prim(), lazy: page(['prim'], async () => (await import('../../features/prim/PrimPage.tsx')).PrimPage) },
  { path: paths.paketProgram(), lazy: page(['paketProgram'], async () => (await import('../../features/paket-program/PaketProgramPage.tsx')).PaketProgramPage) },
  { path: paths.tanimlamalar(), lazy: page(['tanim'], async () => (await import('../../features/tanim/TanimlamalarPage.tsx')).TanimlamalarPage) },
  { path: paths.duyurular(), lazy: page(['duyuru'], async () => (await import('../../features/duyuru/DuyurularPage.tsx')).DuyurularPage) },
  { path: paths.entegrasyonlar(), lazy: page(['entegrasyon'], async () => (await import('../../features/entegrasyon/EntegrasyonPage.tsx')).EntegrasyonPage) },
  { path: paths.veriPaketi(), lazy: page(['veriPaketi'], async () => (await import('../../features/ayar/veri-paketi/VeriPaketiPage.tsx')).VeriPaketiPage) },
  { path: paths.otomatikMesajlar(), lazy: page(['otomatikSms', 'sms'], async () => (await import('../../features/otomatik-sms/OtomatikSmsPage.tsx')).OtomatikSmsPage) },
  { path: paths.hesap(), lazy: page(['hesap', 'paket', 'prim', 'takvimAboneligi'], async () => (await import('../../features/hesap/HesapPage.tsx')).HesapPage) },
];

/** Pages for the printer: only the paper, without a frame. */
const prints: RouteObject[] = [
  { path: paths.gunYazdir(), lazy: page(['randevu', 'takvim'], async () => (await import('../../features/randevu/GunYazdirPage.tsx')).GunYazdirPage) },
  { path: '/raporlar/:raporAdi/yazdir', lazy: page(['rapor'], async () => (await import('../../features/rapor/RaporKagitPage.tsx')).RaporKagitPage) },
  { path: paths.etiketler(), lazy: page(['stok'], async () => (await import('../../features/stok/EtiketPage.tsx')).EtiketPage) },
  { path: pattern(paths.satisA4), lazy: page(['satis'], async () => (await import('../../features/satis/SatisA4Page.tsx')).SatisA4Page) },
  { path: pattern(paths.gunSonuKagidi), lazy: page(['gunSonu'], async () => (await import('../../features/kasa/gun-sonu/GunSonuKagitPage.tsx')).GunSonuKagitPage) },
  { path: paths.sozlesme(), lazy: page(['satis', 'sozlesme'], async () => (await import('../../features/satis/SozlesmePage.tsx')).SozlesmePage) },
  { path: pattern(paths.taksitSozlesmesi), lazy: page(['sozlesme', 'alan', 'satis'], async () => (await import('../../features/satis/sozlesme/TaksitSozlesmesiPage.tsx')).TaksitSozlesmesiPage) },
  { path: pattern(paths.cariKart), lazy: page(['cari'], async () => (await import('../../features/musteri/hesap/CariKartPage.tsx')).CariKartPage) },
  { path: pattern(paths.tahsilatMakbuzu), lazy: page(['tahsilat', 'satis'], async () => (await import('../../features/satis/TahsilatKagidiPage.tsx')).TahsilatKagidiPage) },
  { path: pattern(paths.veriDokumu), lazy: page(['kvkk', 'dokum', 'musteri'], async () => (await import('../../features/musteri/kvkk/VeriDokumuPage.tsx')).VeriDokumuPage) },
  { path: pattern(paths.satisAdisyon), lazy: page(['satis'], async () => (await import('../../features/satis/SatisFisPage.tsx')).SatisFisPage) },
];

// Strangers sign in first, so this page comes with the start. Every other page is fetched when it is opened.
const guests: RouteObject[] = [
  { path: paths.login(), Component: GirisPage },
  { path: paths.register(), lazy: page(['kayit', 'paket'], async () => (await import('../../features/kayit/KayitPage.tsx')).KayitPage) },
  { path: paths.forgotPassword(), lazy: page(['parola'], async () => (await import('../../features/parola/ParolaPage.tsx')).ParolaPage) },
];

const shell = page(['panel'], async () => (await import('../shell/Shell.tsx')).Shell);
const paper = page(['panel'], async () => (await import('../shell/Screen.tsx')).Screen);

export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: StartingUp,
    children: [
      { Component: GuestOnly, children: [{ Component: GuestFrame, children: guests }] },
      {
        Component: Protected,
        children: [
          { path: paths.registerSuccess(), lazy: page(['kayit'], async () => (await import('../../features/kayit/KayitTamamPage.tsx')).KayitTamamPage) },
          { lazy: paper, children: prints },
          // The specification gives it an address of its own (1§2); the panel starts there.
          { path: '/bugun', element: <Navigate to={paths.bugun()} replace /> },
          // The specification's address of one deduction, which is a sale here.
          { path: '/seans-dusme/:id', loader: ({ params }) => replace(paths.satis(Number(params.id))) },
          // The specification's address of the products in a group (docs/adr/0054).
          { path: '/alt-urunler/:id', loader: ({ params }) => replace(paths.urunler({ anaUrunID: Number(params.id) || undefined })) },
          // An error of a page leaves the frame in place.
          { lazy: shell, children: [{ ErrorBoundary: RouteError, children: screens }] },
        ],
      },
      { path: pattern(paths.kosul), lazy: page(['kosullar'], async () => (await import('../kosul/KosulPage.tsx')).KosulPage) },
      { path: paths.logout(), Component: LogoutPage },
      { path: paths.notFound(), lazy: page([], async () => (await import('./NotFoundPage.tsx')).NotFoundPage) },
      { path: '*', element: <Navigate to={paths.notFound()} replace /> },
    ],
  },
];

export function createRouter(): ReturnType<typeof createHashRouter> {
  const noteStep = numberSteps();
  const router = createHashRouter(routes);
  router.subscribe(noteStep);
  return router;
}

/** Shown while the first page is fetched. It is empty, because anything more would only flash. */
function StartingUp() {
  return <div aria-busy="true" />;
}
