import { ayarCalls } from '@defter/contract/ayar.ts';
import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { paketProgramCalls } from '@defter/contract/paket-program.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import { webhookCalls } from '@defter/contract/webhook.ts';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { addHizmet, addMusteri, addPersonel, addRandevu, addSatis, addTaksitliSatis, addSutunlar, addVardiyalar, gunOf } from './kayitlar.ts';
import { addressOf } from './panel.ts';
import { openSalon, send, type Kisi } from './salon.ts';
import { RESTING_PLACE } from './tabs.ts';

export type Ekran = { ad: string; path: string; /** Opens what has to be seen on it. */ prepare?: (page: Page) => Promise<unknown> };

/** The areas of the panel, those of the day's work and those where it is set up: the walk over all screens is one test for each. */
export const ISLER = ['bugun', 'randevular', 'musteriler', 'satislar', 'kasa', 'raporlar', 'stok'] as const;
export const DUZEN = ['mesajlar', 'ayarlar', 'urunler', 'personeller', 'vardiya', 'hesap'] as const;
export type Bolum = (typeof ISLER | typeof DUZEN)[number];

/** A salon with some records of every kind, so that no screen is empty. */
export async function openDoluSalon(): Promise<{ kisi: Kisi; ekranlar: Record<Bolum, Ekran[]> }> {
  const kisi = await openSalon();
  const [sutunID = 0] = await addSutunlar(kisi, ['Oda 1', 'Oda 2']);
  const altUrunID = await addHizmet(kisi);
  const musteriID = await addMusteri(kisi);
  await addMusteri(kisi, ['Zeynep Gülümser', 'Büyükkaragöz Demirci']);
  for (const [index, durum] of ['B', 'O', 'G'].entries()) {
    await addRandevu(kisi, { musteriID, sutunID, altUrunID, durum, tarih: gunOf(), saat: `1${index}:00`, bitis: `1${index}:45` });
  }
  await addVardiyalar(kisi, [gunOf(-1), gunOf(), gunOf(1)]);
  await send(ayarCalls.save, { body: { satistaPuanKullanilsin: true, hizmetSatisSozlesmesi: '{firma} ile {isim}: {hizmetler}' } }, kisi);
  const { id: talepID } = await send(randevuTalepCalls.create, { body: { musteriID, randevuSutunBaslikID: sutunID, altUrunIDler: [altUrunID], randevuTarihi: gunOf(1), baslangicSaat: '14:00', talepNotu: 'Akşam da olur' } }, kisi);
  await send(webhookCalls.create, { body: { adi: 'Muhasebe programı', url: 'https://muhasebe-1.ornek.test/randevular', olaylar: ['randevu.iptal'] } }, kisi);
  const { id: aramaID } = await send(gelenAramaCalls.create, { body: { musteriID, sonucID: 3, aciklama: 'Paket fiyatını sordu', sonrakiAramaTarihi: gunOf() } }, kisi);
  await send(beklemeCalls.create, { body: { musteriID, altUrunIDler: [altUrunID], ilkGun: gunOf(), sonGun: gunOf(14), gunParcasi: 'sabah', beklemeNotu: 'Erken arayın' } }, kisi);
  await send(smsCalls.saveHazirMesajlar, { body: { model: [{ baslik: 'Bayram mesajımız', mesaj: 'Sayın [isim], bayramınızı kutlarız.', tur: 'ticari' }] } }, kisi);
  await send(smsCalls.gonder, { body: { tur: 'bilgi', mesaj: 'Yarın açığız.', gonderilecekler: [{ musteriID }] } }, kisi);
  const satisID = await addSatis(kisi, { musteriID, altUrunID });
  await send(primCalls.create, { body: { adi: 'Cilt bakımı primi', altUrunID, esas: 'satilan', tur: 'oran', oran: 12.5, baslangic: gunOf() } }, kisi);
  const { id: programID } = await send(paketProgramCalls.create, { body: { adi: '8 seans cilt bakımı', fiyat: 4800, gecerlilikAy: 12, icerikler: [{ altUrunID, miktar: 8 }] } }, kisi);
  const { id: taksitliID, tahsilatID } = await addTaksitliSatis(kisi, { musteriID, altUrunID });
  const { id: paketID } = await send(paketSatisCalls.create, { body: { musteriID, menuID: programID, odemeler: [] } }, kisi);
  await send(seansDusCalls.create, { body: { musteriID, icerikler: [{ altUrunID, adet: 3 }], odemeler: [] } }, kisi);
  await addPersonel(kisi, ['randevuGoruntule']);
  const gider = { tarih: gunOf(), odemeSekliID: 1, kategoriID: 4, tutar: 250, gelirMi: false, aciklama: 'Havlu ve temizlik malzemesi' };
  await send(kasaCalls.create, { body: gider }, kisi);
  await send(kasaCalls.aktar, { body: { odemeSekliID: 1, virmanID: 4, tutar: 200 } }, kisi);
  await send(duzenliGiderCalls.create, { body: { adi: 'Kira', tutar: 15_000, odemeSekliID: 1, kategoriID: 4, periyot: 'ay', gun: 1, baslangic: gunOf(-40) } }, kisi);
  const { id: sayimID } = await send(gunSonuCalls.say, { body: { tarih: gunOf(-1), adetler: [{ birim: 50, adet: 1 }] } }, kisi);
  const { id: kapanisID } = await send(gunSonuCalls.kapat, { body: { tarih: gunOf(-1), sayimID, farkNedeni: 'Bozuk para kasada kaldı' } }, kisi);
  await send(kampanyaCalls.create, { body: { kampanyaAdi: 'Bahar bakımı', tumu: true, iskonto: 20, bitisTarihi: gunOf(3) } }, kisi);
  const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
  const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();
  const pressSekme = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
  return {
    kisi,
    ekranlar: {
      bugun: [
        { ad: 'bugun', path: '/' },
        { ad: 'komut', path: '/', prepare: (page) => page.keyboard.press('Control+k') },
        { ad: 'kisayollar', path: '/', prepare: (page) => page.keyboard.press('?') },
        { ad: 'hesap-menusu', path: '/', prepare: press('Hesap menüsü') },
        { ad: 'duyurular', path: '/duyurular' },
        { ad: 'duyuru-yeni', path: '/duyurular?panel=0' },
        { ad: 'bulunamadi', path: BULUNAMADI },
      ],
      randevular: [
        { ad: 'randevular', path: '/randevular' },
        { ad: 'randevu-hafta', path: '/randevular?gorunum=hafta' },
        { ad: 'randevu-ay', path: '/randevular?gorunum=ay' },
        { ad: 'randevu-liste', path: '/randevular?gorunum=liste' },
        { ad: 'randevu-yazdir', path: `/randevular/yazdir?tarih=${gunOf()}` },
        { ad: 'randevu-yeni', path: '/randevular?panel=0' },
        { ad: 'bekleme', path: '/randevular/bekleme' },
        { ad: 'bekleme-yeni', path: '/randevular/bekleme?panel=0' },
        { ad: 'talepler', path: '/randevular/talepler' },
        { ad: 'talep', path: `/randevular/talepler?panel=${talepID}` },
        { ad: 'talep-yeni', path: '/randevular/talepler?panel=0' },
        { ad: 'randevu', path: '/randevular', prepare: press(/^Ayşe Kaya, 10/) },
        {
          ad: 'randevu-aktarma',
          path: '/randevular',
          prepare: async (page) => {
            await press(/: randevuları aktar$/)(page);
            await page.getByRole('dialog', { name: 'Randevuları aktar' }).getByRole('status').waitFor();
          },
        },
        {
          ad: 'randevu-tekrar',
          path: '/randevular',
          prepare: async (page) => {
            await press(/^Ayşe Kaya, 10/)(page);
            await press('Tekrarla')(page);
            await page.getByText(/^\d gün, hepsi uygun\.$/).waitFor();
          },
        },
      ],
      musteriler: [
        { ad: 'musteriler', path: '/musteriler' },
        { ad: 'musteri-yeni', path: '/musteriler?panel=0' },
        { ad: 'aramalar', path: '/aramalar' },
        { ad: 'arama-yeni', path: '/aramalar?panel=0' },
        { ad: 'arama', path: `/aramalar?panel=${aramaID}` },
        { ad: 'musteri-tekrarlari', path: '/musteriler/tekrarlar' },
        { ad: 'musteri-birlestirilenler', path: '/musteriler/tekrarlar?sekme=birlestirilenler' },
        {
          ad: 'musteri-aktarimi',
          path: '/musteriler',
          prepare: async (page) => {
            await press('Diğer işlemler')(page);
            await page.getByRole('menuitem', { name: "Excel’den müşteri yükle" }).click();
          },
        },
        { ad: 'musteri', path: `/musteriler/${musteriID}` },
        { ad: 'musteri-bilgiler', path: `/musteriler/${musteriID}?sekme=bilgiler` },
        { ad: 'musteri-randevular', path: `/musteriler/${musteriID}?sekme=randevular` },
        { ad: 'musteri-fotograflar', path: `/musteriler/${musteriID}?sekme=fotograflar` },
        { ad: 'musteri-odemeler', path: `/musteriler/${musteriID}?sekme=odemeler` },
        { ad: 'musteri-cari-kart', path: `/musteriler/${musteriID}/cari-kart` },
        { ad: 'musteri-puan', path: `/musteriler/${musteriID}?sekme=puan` },
        { ad: 'musteri-kvkk', path: `/musteriler/${musteriID}?sekme=kvkk` },
        { ad: 'musteri-onay', path: `/musteriler/${musteriID}?sekme=kvkk`, prepare: press('Onay al') },
        { ad: 'musteri-dokumu', path: `/musteriler/${musteriID}/veri-dokumu` },
      ],
      satislar: [
        { ad: 'satislar', path: '/satislar' },
        { ad: 'satis-yeni', path: '/satis', prepare: press(/^Cilt bakımı/) },
        { ad: 'satis', path: `/satis/${satisID}` },
        { ad: 'satis-iptal', path: `/satis/${satisID}`, prepare: press('Satışı iptal et') },
        { ad: 'sozlesme', path: `/hizmet-satis-sozlesmesi?satis=${satisID}` },
        { ad: 'paket-programlari', path: '/paket-program-olustur' },
        { ad: 'paket-programi', path: `/paket-program-olustur?panel=${programID}` },
        { ad: 'paket-programi-yeni', path: '/paket-program-olustur?panel=0' },
        { ad: 'satis-taksitli', path: `/satis/${taksitliID}` },
        { ad: 'taksit-sozlesmesi', path: `/satis/taksit-sozlesmesi/${taksitliID}` },
        { ad: 'senetler', path: `/satis/taksit-sozlesmesi/${taksitliID}?belge=senet` },
        { ad: 'taksit-kapat', path: `/satis/${taksitliID}`, prepare: press('Erken kapat') },
        { ad: 'tahsilat', path: `/satis/${taksitliID}`, prepare: press('Tahsilat') },
        { ad: 'taksitler', path: '/taksitler' },
        { ad: 'tahsilat-makbuzu', path: `/satis/tahsilat/${tahsilatID}` },
        { ad: 'paket-satisi', path: '/paket-satis', prepare: press(/^8 seans cilt bakımı/) },
        { ad: 'paket-satisi-duzenle', path: `/paket-satis/${paketID}` },
        { ad: 'seans-dusme', path: `/seans-dusme?musteri=${musteriID}` },
        { ad: 'kampanyalar', path: '/kampanyalar' },
        { ad: 'kampanya-yeni', path: '/kampanyalar?panel=0' },
      ],
      kasa: [
        { ad: 'kasa', path: '/kasa' },
        { ad: 'kasa-gider', path: '/kasa?panel=0' },
        { ad: 'gun-sonu', path: '/kasa/gun-sonu' },
        { ad: 'duzenli-giderler', path: '/kasa/duzenli-giderler' },
        { ad: 'duzenli-gider-yeni', path: '/kasa/duzenli-giderler', prepare: press('Düzenli gider ekle') },
        { ad: 'mutabakat', path: '/kasa/mutabakat' },
        { ad: 'gun-sonu-kapali', path: `/kasa/gun-sonu?tarih=${gunOf(-1)}` },
        { ad: 'gun-sonu-kagidi', path: `/kasa/gun-sonu/${kapanisID}` },
        { ad: 'gun-sonu-rulo', path: `/kasa/gun-sonu/${kapanisID}?en=80` },
        { ad: 'kasa-aktarim', path: '/kasa?panel=2' },
      ],
      raporlar: [
        { ad: 'raporlar', path: '/raporlar' },
        { ad: 'rapor-satis', path: '/raporlar/hizmet-urun-satis-raporu' },
        { ad: 'rapor-isi', path: '/raporlar/randevu-raporu' },
        { ad: 'rapor-genis', path: '/raporlar/musteri-raporu' },
        { ad: 'rapor-yazdir', path: '/raporlar/randevu-raporu/yazdir' },
        { ad: 'rapor-kasa', path: '/raporlar/kasa-raporu?karsilastir=onceki' },
      ],
      stok: [
        { ad: 'stok', path: '/stoklar' },
        { ad: 'stok-girisi', path: '/stoklar', prepare: press('Stok girişi') },
        { ad: 'stok-sayimi', path: '/stoklar?sekme=sayim' },
        { ad: 'stok-siparisi', path: '/stoklar?sekme=siparis' },
        { ad: 'etiketler', path: '/stoklar/etiket' },
      ],
      mesajlar: [
        { ad: 'sms-gonder', path: '/sms-gonder' },
        { ad: 'bildirim-gonder', path: '/bildirim-gonder' },
        { ad: 'gelen-mesajlar', path: '/gelen-mesajlar' },
        { ad: 'sms-raporlari', path: '/sms-raporlari' },
        { ad: 'sms-hazir-mesaj', path: '/sms-hazir-mesaj' },
        { ad: 'sms-hazir-mesaj-yeni', path: '/sms-hazir-mesaj?panel=0' },
        { ad: 'sms-yukle', path: '/sms-yukle' },
        { ad: 'sms-ayarlari', path: '/sms-ayarlari' },
        { ad: 'whatsapp', path: '/whatsapp' },
        { ad: 'otomatik-mesajlar', path: '/otomatik-sms-ayarlari' },
        { ad: 'otomatik-mesaj-yeni', path: '/otomatik-sms-ayarlari', prepare: press('Randevu hatırlatma ekle') },
      ],
      ayarlar: [
        { ad: 'entegrasyonlar', path: '/entegrasyonlar' },
        { ad: 'veri-paketi', path: '/verilerim' },
        { ad: 'entegrasyon-yeni', path: '/entegrasyonlar?panel=0' },
        { ad: 'ayarlar-firma', path: '/genel-ayarlar' },
        { ad: 'ayarlar-temel', path: '/genel-ayarlar?sekme=temel' },
        { ad: 'ayarlar-genel', path: '/genel-ayarlar?sekme=genel' },
        { ad: 'ayarlar-zorunlu', path: '/genel-ayarlar?sekme=zorunlu' },
        { ad: 'ayarlar-sutunlar', path: '/genel-ayarlar?sekme=sutunlar' },
        { ad: 'ayarlar-sutun', path: '/genel-ayarlar?sekme=sutunlar&panel=0' },
        { ad: 'online-randevu', path: '/online-appointment' },
        { ad: 'ayarlar-istisnalar', path: '/genel-ayarlar?sekme=istisnalar' },
        { ad: 'ayarlar-istisna', path: '/genel-ayarlar?sekme=istisnalar&panel=0' },
        { ad: 'ayarlar-tercihler', path: '/genel-ayarlar?sekme=tercihler&ayar=odemeSekliGirilsinMi' },
        { ad: 'ayarlar-puan', path: '/genel-ayarlar?sekme=puan' },
        { ad: 'ayarlar-sozlesme', path: '/genel-ayarlar?sekme=sozlesme' },
        { ad: 'sozlesme-metni', path: '/genel-ayarlar?sekme=sozlesme', prepare: press('Senet: düzenle') },
        { ad: 'ayarlar-ip', path: '/genel-ayarlar?sekme=ip' },
        { ad: 'ayarlar-gecmis', path: '/genel-ayarlar?sekme=gecmis' },
        { ad: 'kayit-gunlugu', path: '/kayitgunlugu' },
        { ad: 'tanimlamalar', path: '/tanimlamalar' },
        { ad: 'tanim', path: '/tanimlamalar?tur=odemeSekli&panel=2' },
      ],
      urunler: [
        { ad: 'urunler', path: '/urunler' },
        { ad: 'urun-yeni', path: '/urunler?panel=0' },
        { ad: 'urun-gruplari', path: '/urun-gruplari' },
        { ad: 'urun-grubu-menusu', path: '/urun-gruplari', prepare: press(/grubu işlemleri$/) },
        { ad: 'fiyatlar', path: '/urunler/fiyatlar' },
        ...['bilgiler', 'birimler', 'sarf', 'yapanlar', 'hareketler', 'fiyat'].map((sekme) => ({
          ad: `urun-${sekme}`,
          path: `/urunler/${altUrunID}?sekme=${sekme}`,
        })),
        { ad: 'urun-duzenle', path: `/urunler/${altUrunID}?panel=${altUrunID}` },
      ],
      personeller: [
        { ad: 'prim', path: '/prim' },
        { ad: 'prim-satirlari', path: `/prim?personelID=${kisi.oturum.id}` },
        { ad: 'prim-kurallari', path: '/prim?sekme=kurallar' },
        { ad: 'prim-kurali', path: '/prim?sekme=kurallar&panel=0' },
        { ad: 'personeller', path: '/personeller' },
        { ad: 'personel-yeni', path: '/personeller?panel=0' },
        { ad: 'personel-yetkiler', path: `/personeller?panel=${kisi.oturum.id}`, prepare: openTab('Yetkiler') },
        { ad: 'personel-cari', path: `/personeller?panel=${kisi.oturum.id}`, prepare: openTab('Cari hesap') },
        { ad: 'personel-subeler', path: `/personeller?panel=${kisi.oturum.id}`, prepare: openTab('Şubeler') },
        { ad: 'roller', path: '/personeller?sekme=roller' },
        { ad: 'rol', path: '/personeller?sekme=roller&panel=2' },
      ],
      vardiya: [
        { ad: 'vardiya', path: '/vardiya-plani' },
        { ad: 'vardiya-ay', path: '/vardiya-plani?gorunum=ay' },
        { ad: 'vardiya-yeni', path: '/vardiya-plani?panel=0' },
        { ad: 'personel-randevular', path: `/personeller?panel=${kisi.oturum.id}`, prepare: pressSekme('Randevular') },
        { ad: 'personel-izin', path: `/personeller?panel=${kisi.oturum.id}`, prepare: pressSekme('İzinler') },
        { ad: 'personel-giris-cikis', path: `/personeller?panel=${kisi.oturum.id}`, prepare: pressSekme('Giriş çıkış') },
        { ad: 'giris-cikis', path: '/giris-cikis' },
        { ad: 'giris-cikis-okut', path: '/giris-cikis/kod' },
      ],
      hesap: [
        { ad: 'hesap', path: '/hesap' },
        { ad: 'hesap-bilgiler', path: '/hesap?bolum=bilgiler' },
        { ad: 'hesap-parola', path: '/hesap?bolum=parola' },
        { ad: 'hesap-oturumlar', path: '/hesap?bolum=oturumlar' },
        { ad: 'hesap-prim', path: '/hesap?bolum=prim' },
        { ad: 'hesap-takvim', path: '/hesap?bolum=takvim' },
        { ad: 'hesap-paket', path: '/hesap?bolum=paket' },
      ],
    },
  };
}

export const KONUK_EKRANLARI: Ekran[] = [
  { ad: 'giris', path: '/login' },
  { ad: 'kayit', path: '/register' },
  { ad: 'parola', path: '/forgot-password' },
];

/** Goes to a screen and waits until it shows its content. It goes there within the panel, by way of another path where it stays at the same. */
export async function show(page: Page, ekran: Ekran): Promise<void> {
  const before = new URL(page.url()).hash.slice(1);
  if (pathnameOf(before) === pathnameOf(ekran.path)) await goTo(page, BULUNAMADI);
  // Panels that the frame keeps open close only by a fresh load.
  if (await opened(page).isVisible()) await page.goto(RESTING_PLACE);
  await goTo(page, ekran.path);
  await ekran.prepare?.(page);
  if (hasOpened(ekran)) await opened(page).waitFor();
  await settle(page);
}

const BULUNAMADI = '/404';

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('h1').forEach((title) => title.setAttribute('data-before', '')));
  await page.goto(addressOf(path));
  await page.locator('h1:not([data-before])').first().waitFor();
}

/** Whether something is seen over the screen, or beside it, that was opened for it. */
export const hasOpened = ({ path, prepare }: Ekran) => prepare !== undefined || path.includes('panel=');
export const opened = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('menu')).or(page.getByRole('region', { name: 'Sepet' })).first();

/** Waits until everything has come and stands still. */
export async function settle(page: Page): Promise<void> {
  await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

const pathnameOf = (path: string) => path.split('?')[0];

/** The theme that the device asks for; the panel follows while it is open. */
export async function wearTema(page: Page, tema: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: tema });
  await page.waitForFunction((wanted) => document.documentElement.dataset.mantineColorScheme === wanted, tema);
  // Colours that are still on their way would be measured half-way.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished)));
}

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const NOT_OURS = {
  // The kit's dialogs have a header element of their own; axe takes it for the page's because a role replaces that of their section.
  'landmark-no-duplicate-banner': { enabled: false },
  'landmark-unique': { enabled: false },
  // In an open menu the component library has an element for the first focus that is no menu item.
  'aria-required-children': { enabled: false },
  // The rule counts initials and keys as part of the name, although screen readers do not read them.
  'label-content-name-mismatch': { enabled: false },
};

/** The findings of axe, of all rules or only of the colours. Text in the colour of its ground counts too, which axe leaves open. */
export async function faultsOf(page: Page, { colorsOnly = false } = {}): Promise<string[]> {
  // It stays with the page from one screen to the next.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe);
  const { violations, incomplete } = await page.evaluate(
    ({ rules, runOnly }) => {
      // An open menu hangs beside the page, as every menu does.
      const region = { enabled: document.querySelector('[role=menu]') === null };
      return (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({ resultTypes: ['violations', 'incomplete'], preload: false, iframes: false, ...(runOnly ? { runOnly } : { rules: { ...rules, region } }) });
    },
    { rules: NOT_OURS, runOnly: colorsOnly ? ['color-contrast'] : undefined },
  );
  const unseen = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((result) => ({ ...result, nodes: result.nodes.filter(({ any }) => any.some(({ data }) => (data as { contrastRatio?: number } | null)?.contrastRatio === 1)) }));
  return [...violations, ...unseen].filter(({ nodes }) => nodes.length > 0).map(({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${target.join(' ')} ${html.slice(0, 110)}`).join(' | ')}`);
}

const RAW_KEY = /^[a-z]+(\.[a-zA-Z]+)+$/;
const DATE_PATTERN = 'gg.aa.yyyy';
/** English words, which no Turkish text has. */
const ENGLISH = /\b(the|and|save|cancel|close|delete|edit|search|loading|customer|appointment|sale|add|new|today|password|sign in|yes|required|total|date|name|phone)\b/i;

/** The texts of the screen that are not Turkish, including those that are only read aloud. */
export async function foreignTextsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && !parentElement.closest('script, style, noscript, [lang=en]')) found.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });
  return [...new Set(texts)].filter((text) => text !== DATE_PATTERN && (RAW_KEY.test(text) || ENGLISH.test(text)));
}
