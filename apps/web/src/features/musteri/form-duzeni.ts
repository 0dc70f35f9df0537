import type { MusteriDegerleri } from './form-values.ts';

/** A field of the form by its path. Address and phones have sections of their own. */
export type Alan =
  | `musteri.${Exclude<keyof MusteriDegerleri['musteri'], 'id' | 'surum' | 'ad' | 'soyad' | 'ilceID'>}`
  | `digerBilgiler.${Exclude<keyof MusteriDegerleri['digerBilgiler'], 'tavsiyeEden'>}`;

/** The folded parts of the form, in order. */
export const BOLUMLER = {
  kimlik: [
    'musteri.tcKimlikNo',
    'musteri.pasaportNo',
    'musteri.uyrukID',
    'musteri.dogumTarihi',
    'musteri.cinsiyet',
    'musteri.medeniHali',
    'musteri.evlilikYilDonumu',
    'digerBilgiler.babaAdi',
    'digerBilgiler.meslekID',
  ],
  iletisim: ['musteri.email', 'musteri.ilID'],
  kayit: [
    'musteri.grupID',
    'musteri.turID',
    'musteri.dosyaNo',
    'musteri.kartNo',
    'musteri.musteriNo',
    'musteri.bayiMusteriID',
    'musteri.ozelKod',
    'digerBilgiler.neredenDuydunuzID',
    'digerBilgiler.anketorID',
    'digerBilgiler.tavsiyeEdenID',
    'musteri.kayitEdenPersonelID',
    'musteri.hizmetAlan',
  ],
  saglik: ['digerBilgiler.hastaTuruID', 'digerBilgiler.ozelDurumID', 'digerBilgiler.aciklama'],
  firma: ['musteri.firmaTipiID', 'musteri.firma', 'musteri.vergiDairesi', 'musteri.vergiNo', 'musteri.firmaMusteriNo'],
} as const satisfies Record<string, readonly Alan[]>;
export type Bolum = keyof typeof BOLUMLER;
export const BOLUM_ADLARI = Object.keys(BOLUMLER) as Bolum[];

const GUZELLIK: readonly Alan[] = ['musteri.dogumTarihi', 'musteri.cinsiyet', 'musteri.grupID', 'digerBilgiler.neredenDuydunuzID'];
const SAGLIK: readonly Alan[] = ['musteri.tcKimlikNo', 'musteri.dogumTarihi', 'musteri.cinsiyet', 'digerBilgiler.hastaTuruID', 'digerBilgiler.ozelDurumID', 'musteri.dosyaNo'];
const DIYET: readonly Alan[] = ['musteri.dogumTarihi', 'musteri.cinsiyet', 'digerBilgiler.meslekID', 'digerBilgiler.ozelDurumID'];

/** Sectors whose first fields differ from a beauty salon's; numbered as in the sign-up. */
const SEKTORLER: Readonly<Record<number, readonly Alan[]>> = {
  3: SAGLIK,
  6: DIYET,
  11: DIYET,
  12: SAGLIK,
  14: SAGLIK,
  15: SAGLIK,
  16: SAGLIK,
  17: SAGLIK,
};

/** The fields on top for a sector. The others are folded below. */
export const onceAlanlar = (sektorID: number | undefined): readonly Alan[] => SEKTORLER[sektorID ?? 0] ?? GUZELLIK;
