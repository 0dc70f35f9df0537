import { adet, durum, lira, metin, musteri, type Rapor, type RaporAdi, satisNo, satisTipi, sayi, tarih, telefon, yuzde, zaman } from './rapor-tanimi.ts';

export type HazirRapor = RaporAdi;

const SATIS_ADEDI = 'satisSayisi';
const musteriler = (suzgec: Rapor['suzgecler']) => ({ kimlikler: ['musteriID'], suzgecler: suzgec }) as const;
const analiz = (ilk: Rapor['sutunlar'][number]): Rapor => ({
  sutunlar: [ilk, adet('musteriSayisi'), yuzde('oran'), adet(SATIS_ADEDI), lira('tutar')],
  suzgecler: ['donem'],
  sirala: '-musteriSayisi',
  grafik: { tur: 'sutun', deger: 'musteriSayisi' },
});
const prim: Rapor = { sutunlar: [metin('personelAdi'), tarih('ay'), adet('satirSayisi'), lira('esas'), lira('prim')], kimlikler: ['personelID'], suzgecler: ['donem', 'personelID'], sirala: '-prim', grafik: { tur: 'sutun', deger: 'prim' } };

/** Every report (spec 2§7.5). A new one is an entry here, its statement in the server and its words. */
export const RAPORLAR: Readonly<Record<HazirRapor, Rapor>> = {
  'yeni-musteri-raporu': { sutunlar: [musteri, telefon, tarih('kayitTarihi'), metin('grupAdi'), metin('neredenDuydunuz'), adet(SATIS_ADEDI), lira('tutar')], ...musteriler(['donem', 'grupID']), sirala: '-kayitTarihi' },
  'musteri-raporu': { sutunlar: [musteri, telefon, metin('grupAdi'), tarih('kayitTarihi'), tarih('sonGelis'), tarih('ilkGelis'), adet(SATIS_ADEDI), { ad: 'ortalamaTutar', tur: 'lira' }, lira('tutar'), lira('son12AyTutar'), lira('odenen'), lira('kalan')], ...musteriler(['grupID']), sirala: '-tutar' },
  'tavsiye-eden-raporu': { sutunlar: [musteri, adet('musteriSayisi'), lira('tutar')], ...musteriler(['donem']), sirala: '-musteriSayisi', grafik: { tur: 'sutun', deger: 'musteriSayisi' } },
  'nereden-duydunuz-raporu': { sutunlar: [musteri, telefon, metin('neredenDuydunuz'), tarih('kayitTarihi')], ...musteriler(['donem', 'grupID']), sirala: '-kayitTarihi' },
  'musteri-anketor-raporu': { sutunlar: [metin('anketorAdi'), musteri, telefon, tarih('kayitTarihi'), adet(SATIS_ADEDI), lira('tutar')], ...musteriler(['donem', 'grupID']), sirala: 'anketorAdi' },
  'musteri-dogum-gunu-raporu': { sutunlar: [musteri, telefon, tarih('gun'), tarih('dogumTarihi'), sayi('yas')], ...musteriler(['donem', 'grupID']), sirala: 'gun' },
  'yeni-musteri-analiz-raporu': { sutunlar: [metin('personelAdi'), adet('musteriSayisi'), adet('donen1'), yuzde('oran1'), adet('donen3'), yuzde('oran3'), adet('donen6'), yuzde('oran6')], kimlikler: ['personelID'], suzgecler: ['donem'], sirala: '-musteriSayisi', grafik: { tur: 'sutun', deger: 'musteriSayisi' } },
  'borcu-olan-musteri-raporu': { sutunlar: [musteri, telefon, metin('grupAdi'), lira('borc'), lira('alacak'), lira('bakiye'), tarih('sonHareket')], ...musteriler(['gun', 'grupID']), sirala: '-bakiye', sonrasi: 'musteri-cari-raporu' },
  'musteri-taksit-raporu': { sutunlar: [musteri, telefon, tarih('tarih'), satisNo, sayi('taksitNo'), lira('tutar'), lira('odenen'), lira('kalan')], kimlikler: ['musteriID', 'satisID'], suzgecler: ['donem', 'grupID'], sirala: 'tarih' },
  'taksit-odemesi-gecenler-raporu': { sutunlar: [musteri, telefon, tarih('tarih'), sayi('gecikenGun'), satisNo, sayi('taksitNo'), lira('tutar'), lira('odenen'), lira('kalan')], kimlikler: ['musteriID', 'satisID'], suzgecler: ['grupID'], sirala: 'tarih' },
  'hizmet-almayan-musteriler-raporu': { sutunlar: [musteri, telefon, metin('grupAdi'), tarih('kayitTarihi'), tarih('sonGelis'), sayi('gecenGun')], ...musteriler(['donem', 'grupID']), sirala: 'sonGelis' },
  'musteri-cari-raporu': { sutunlar: [musteri, telefon, lira('devir'), lira('borc'), lira('alacak'), lira('bakiye'), lira('avans'), adet('puan')], ...musteriler(['donem', 'grupID']), sirala: '-bakiye' },
  'paket-program-personel-raporu': { sutunlar: [metin('personelAdi'), adet(SATIS_ADEDI), adet('seans'), lira('tutar')], kimlikler: ['personelID'], suzgecler: ['donem', 'personelID'], sirala: '-tutar', grafik: { tur: 'sutun', deger: 'tutar' } },
  'paket-program-alanlar-raporu': { sutunlar: [musteri, telefon, tarih('tarih'), satisNo, metin('paketAdi'), metin('adi'), adet('seans'), adet('kalanSeans'), lira('tutar'), lira('kalanDeger'), lira('bugunkuDeger'), lira('bugunkuMaliyet')], kimlikler: ['musteriID', 'satisID'], suzgecler: ['donem', 'gun', 'personelID', 'grupID'], sirala: '-tarih' },
  'satis-yapan-personel-raporu': {
    sutunlar: [metin('personelAdi', { baglanti: { rapor: 'satis-raporu', suzgec: 'personelID' } }), adet(SATIS_ADEDI), lira('tutar', { baglanti: { rapor: 'satis-raporu', suzgec: 'personelID' } }), lira('odenen'), lira('kalan')],
    kimlikler: ['personelID'],
    suzgecler: ['donem', 'personelID', 'grupID'],
    sirala: '-tutar',
    grafik: { tur: 'sutun', deger: 'tutar' },
  },
  'uygulayan-personel-raporu': { sutunlar: [metin('personelAdi'), adet('adet'), lira('tutar')], kimlikler: ['personelID'], suzgecler: ['donem', 'personelID'], sirala: '-tutar', grafik: { tur: 'sutun', deger: 'tutar' } },
  'satis-raporu': { sutunlar: [tarih('tarih'), satisNo, musteri, metin('personelAdi'), metin('hizmetler'), lira('tutar'), lira('odenen'), lira('kalan')], kimlikler: ['satisID', 'musteriID', 'personelID'], suzgecler: ['donem', 'personelID', 'grupID', 'altUrunID'], sirala: '-tarih' },
  // A sale that was paid by two methods counts for each, so the sum of their numbers is meaningless.
  'odeme-turune-gore-satis-raporu': { sutunlar: [metin('odemeSekliAdi', { bos: 'odenmeyen', baglanti: { rapor: 'tahsilat-raporu', suzgec: 'odemeSekliID' } }), sayi(SATIS_ADEDI), lira('tutar'), yuzde('oran')], kimlikler: ['odemeSekliID'], suzgecler: ['donem', 'personelID'], sirala: '-tutar', grafik: { tur: 'sutun', deger: 'tutar' } },
  'hizmet-urun-satis-raporu': {
    sutunlar: [metin('adi', { baglanti: { rapor: 'satis-raporu', suzgec: 'altUrunID' } }), metin('anaUrunAdi'), satisTipi, adet('adet'), lira('tutar', { baglanti: { rapor: 'satis-raporu', suzgec: 'altUrunID' } })],
    kimlikler: ['altUrunID'],
    suzgecler: ['donem', 'personelID', 'grupID'],
    sirala: '-tutar',
    grafik: { tur: 'sutun', deger: 'tutar' },
  },
  'satis-maliyet-raporu': { sutunlar: [metin('adi'), metin('anaUrunAdi'), adet('adet'), adet('urunSure'), adet('cihazSure'), lira('tutar'), lira('sarfMaliyeti'), lira('maliyet'), lira('kar'), yuzde('karOrani')], kimlikler: ['altUrunID'], suzgecler: ['donem', 'personelID'], sirala: '-kar', grafik: { tur: 'sutun', deger: 'kar' } },
  'paket-urun-satis-raporu': { sutunlar: [metin('paketAdi'), metin('adi'), adet('seans'), adet('kalanSeans'), lira('tutar'), lira('kalanDeger'), lira('bugunkuDeger'), lira('bugunkuMaliyet')], kimlikler: ['altUrunID'], suzgecler: ['donem', 'gun', 'personelID'], sirala: '-tutar' },
  'kasa-raporu': { sutunlar: [tarih('tarih'), metin('odemeSekliAdi'), metin('kategoriAdi'), metin('altKategoriAdi'), metin('personelAdi'), metin('adSoyad', { baglanti: 'musteri' }), metin('aciklama'), lira('gelir'), lira('gider')], kimlikler: ['satisID', 'musteriID'], suzgecler: ['donem', 'gelirMi', 'odemeSekliID'], sirala: '-tarih' },
  'tahsilat-raporu': { sutunlar: [tarih('tarih'), musteri, metin('odemeSekliAdi'), satisNo, lira('tutar')], kimlikler: ['musteriID', 'satisID'], suzgecler: ['donem', 'odemeSekliID', 'grupID'], sirala: '-tarih' },
  'kasa-analiz-raporu': { sutunlar: [tarih('tarih', { baglanti: { rapor: 'kasa-raporu' } }), lira('gelir'), lira('gider'), lira('net')], suzgecler: ['donem', 'odemeSekliID'], sirala: 'tarih', grafik: { tur: 'cizgi', deger: 'net' } },
  'urun-stok-raporu': { sutunlar: [metin('adi'), metin('anaUrunAdi'), sayi('miktar', { baglanti: 'stok' }), sayi('kritik'), lira('deger')], kimlikler: ['altUrunID'], suzgecler: ['gun'], sirala: 'adi' },
  'kritik-stok-raporu': { sutunlar: [metin('adi'), metin('anaUrunAdi'), sayi('miktar'), sayi('kritik'), metin('tedarikciAdi')], kimlikler: ['altUrunID'], suzgecler: [], sirala: 'miktar' },
  'personel-cari-raporu': { sutunlar: [metin('personelAdi'), lira('devir'), lira('alacak'), lira('borc'), lira('bakiye')], kimlikler: ['personelID'], suzgecler: ['donem', 'personelID'], sirala: '-bakiye' },
  'randevu-raporu': { sutunlar: [zaman('zaman'), musteri, telefon, metin('hizmetler'), metin('personelAdi'), durum, { ad: 'fiyat', tur: 'lira' }, { ad: 'tutar', tur: 'lira', baglanti: 'satis' }, { ad: 'odenen', tur: 'lira' }], kimlikler: ['musteriID', 'personelID', 'satisID', 'randevuID'], suzgecler: ['donem', 'personelID', 'grupID'], sirala: '-zaman', grafik: { tur: 'isi', deger: 'zaman' } },
  'randevu-hizmetleri-raporu': { sutunlar: [metin('adi'), metin('anaUrunAdi'), adet('adet'), adet('gelen')], kimlikler: ['altUrunID'], suzgecler: ['donem', 'personelID'], sirala: '-adet', grafik: { tur: 'sutun', deger: 'adet' } },
  'randevu-durumu-raporu': { sutunlar: [durum, adet('adet', { baglanti: { rapor: 'randevu-raporu' } }), yuzde('oran')], suzgecler: ['donem', 'personelID'], sirala: '-adet', grafik: { tur: 'sutun', deger: 'adet' } },
  'cinsiyet-analizi-raporu': analiz({ ad: 'cinsiyet', tur: 'secim', sozler: 'cinsiyet', degerler: { 0: 'erkek', 1: 'kadin' } }),
  'yas-analizi-raporu': analiz(metin('yasAraligi')),
  'grup-analizi-raporu': analiz(metin('grupAdi')),
  'nereden-duydunuz-analizi-raporu': analiz(metin('neredenDuydunuz')),
  'son-7-gun-satis-raporu': { sutunlar: [tarih('tarih', { baglanti: { rapor: 'satis-raporu' } }), adet(SATIS_ADEDI), lira('tutar'), lira('odenen'), lira('kalan')], suzgecler: [], sirala: 'tarih', grafik: { tur: 'cizgi', deger: 'tutar' } },
  'personel-prim-raporu': prim,
  'personel-prim-raporu-uygulayana-gore': prim,
  'silinen-randevular-raporu': { sutunlar: [zaman('zaman'), musteri, telefon, metin('hizmetler'), metin('personelAdi'), zaman('silinmeZamani'), metin('neden')], kimlikler: ['musteriID', 'personelID', 'randevuID'], suzgecler: ['donem', 'personelID', 'grupID'], sirala: '-zaman' },
  'bu-ay-net-tutar-tahsil-edilen-raporu': { sutunlar: [tarih('tarih', { baglanti: { rapor: 'satis-raporu' } }), adet(SATIS_ADEDI), lira('tutar'), lira('tahsilEdilen')], suzgecler: [], sirala: 'tarih', grafik: { tur: 'cizgi', deger: 'tutar' } },
  'bu-ay-urun-hizmet-raporu': { sutunlar: [metin('adi'), metin('anaUrunAdi'), satisTipi, adet('adet'), lira('tutar')], kimlikler: ['altUrunID'], suzgecler: [], sirala: '-tutar', grafik: { tur: 'sutun', deger: 'tutar' } },
};
export const HAZIR_RAPORLAR = Object.keys(RAPORLAR) as readonly HazirRapor[];
export const isRapor = (ad: string): ad is HazirRapor => ad in RAPORLAR;
/** Reports that also have a call with `-excel` behind their name (spec 2§7.5). */
export const EXCELLI_RAPORLAR = ['paket-program-personel-raporu', 'paket-program-alanlar-raporu'] as const;
