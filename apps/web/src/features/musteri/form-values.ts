import { MusteriAdres, MusteriKaydi, MusteriTelefon, type Musteri, type musteriCalls } from '@defter/contract/musteri.ts';
import type { ReplyOf } from '@defter/contract/call.ts';
import { bos, gizliOrNull, tarihAlani, telefon } from '@defter/contract/fields.ts';
import { means } from '@defter/contract/meaning.ts';
import type { ZorunluAlan } from '@defter/contract/zorunlu-alanlar.ts';
import { readAranan } from '../../pickers/aranan.ts';
import { normalizeTelefon } from '@defter/rules/telefon.ts';
import * as z from 'zod/mini';

/**
 * The saved values as the form checks them. A phone line may stay blank. An invalid date is refused here, because the
 * wire would read it as none (spec 1§5).
 */
export const MusteriFormu = z.extend(MusteriKaydi, {
  // The form does not edit these two, and a field that it does not send stays as it is.
  musteri: z.extend(z.omit(MusteriKaydi.shape.musteri, { aktifMi: true, kayitTarihi: true }), { dogumTarihi: bos(tarihAlani()), evlilikYilDonumu: bos(tarihAlani()) }),
  musteriTelefon: z.array(z.extend(MusteriTelefon, { telefon: gizliOrNull('telefon', telefon()) })),
});

/** The rows have an identity, which the screen goes by. */
const anahtar = means({ tur: 'no' }, z.string());
export const MusteriDegerleriSekli = z.extend(MusteriFormu, {
  musteriTelefon: z.array(z.extend(MusteriTelefon, { anahtar })),
  adresler: z.array(z.extend(MusteriAdres, { anahtar })),
});

type Tarih = string | null;
type Secim = number | string | null;
export type TelefonSatiri = { anahtar: string; id: number; telefon: string; varsayilanMi: boolean; aciklama: string };
export type AdresSatiri = { anahtar: string; id: number; baslik: string; adres: string; ilID: number | null; ilceID: number | null; postaKodu: string };
export type MusteriDegerleri = ReturnType<typeof emptyMusteri>;

/** Rows keep their identity while others are added and removed. */
let rows = 0;
const newAnahtar = () => `satir-${(rows += 1)}`;

export const newTelefon = (telefon = '', varsayilanMi = false): TelefonSatiri => ({ anahtar: newAnahtar(), id: 0, telefon, varsayilanMi, aciklama: '' });
export const newAdres = (baslik: string): AdresSatiri => ({ anahtar: newAnahtar(), id: 0, baslik, adres: '', ilID: null, ilceID: null, postaKodu: '' });

/**
 * Adds an empty line for a phone or an address that the business requires and this customer lacks, so that the form
 * shows it.
 */
export const withAskedRows = (values: MusteriDegerleri, isZorunlu: (alan: ZorunluAlan) => boolean, adresBasligi: string): MusteriDegerleri => ({
  ...values,
  musteriTelefon: values.musteriTelefon.length === 0 && isZorunlu('musteriTelefon.0.telefon') ? [newTelefon('', true)] : values.musteriTelefon,
  adresler: values.adresler.length === 0 && isZorunlu('adresler.0.adres') ? [newAdres(adresBasligi)] : values.adresler,
});

/** A new customer, started with the text of the search that found nobody. */
export function emptyMusteri(aranan = '') {
  const { ad, soyad, telefon: numara } = readAranan(aranan);
  return {
    musteri: {
      id: 0,
      surum: null as number | null,
      grupID: 1,
      turID: 1,
      firmaTipiID: null as Secim,
      ilID: null as Secim,
      ilceID: null as Secim,
      uyrukID: null as Secim,
      kayitEdenPersonelID: null as Secim,
      ad,
      soyad,
      email: '',
      cinsiyet: '' as Secim,
      medeniHali: null as Secim,
      dogumTarihi: null as Tarih,
      evlilikYilDonumu: null as Tarih,
      tcKimlikNo: '',
      pasaportNo: '',
      firma: '',
      vergiDairesi: '',
      vergiNo: '',
      dosyaNo: '',
      kartNo: '',
      ozelKod: '',
      musteriNo: '',
      firmaMusteriNo: '',
      bayiMusteriID: null as number | null,
      hizmetAlan: true,
      aciklama: '',
    },
    digerBilgiler: {
      meslekID: null as Secim,
      neredenDuydunuzID: null as Secim,
      anketorID: null as Secim,
      tavsiyeEdenID: null as Secim,
      /** The name of that customer, only for display. */
      tavsiyeEden: '',
      ozelDurumID: null as Secim,
      hastaTuruID: null as Secim,
      babaAdi: '',
      aciklama: '',
    },
    adresler: [] as AdresSatiri[],
    musteriTelefon: [newTelefon(numara, true)],
  };
}

type Adresler = ReplyOf<typeof musteriCalls.adresler>['liste'];
type DigerBilgiler = ReplyOf<typeof musteriCalls.digerBilgiler>['digerBilgiler'];

/** A customer as the form edits it. */
export function valuesOf(musteri: Musteri, adresler: Adresler, digerBilgiler: DigerBilgiler): MusteriDegerleri {
  const empty = emptyMusteri();
  return {
    musteri: { ...filled(empty.musteri, musteri), surum: musteri.surum, cinsiyet: textOf(musteri.cinsiyet) },
    digerBilgiler: filled(empty.digerBilgiler, digerBilgiler),
    adresler: adresler.map((adres) => filled(newAdres(''), adres)),
    musteriTelefon: musteri.telefonlar.map((satir) => filled(newTelefon(), satir)),
  };
}

const textOf = (sayi: number | null) => (sayi === null ? '' : String(sayi));

/** `saved` in the shape of `empty`: null values stay as an input shows them. */
function filled<T extends object>(empty: T, saved: object): T {
  const known = Object.entries(saved).filter(([name, value]) => name in empty && value !== null);
  return { ...empty, ...Object.fromEntries(known) };
}

type Kayit = z.output<typeof MusteriFormu>;
const isFilled = (satir: Kayit['musteriTelefon'][number]): satir is z.output<typeof MusteriTelefon> => typeof satir.telefon === 'string';

/** The body of the call: phones and addresses as whole lists, without blank phone lines. */
export const bodyOf = ({ musteriTelefon, ...rest }: Kayit) => ({
  ...rest,
  musteriTelefon: musteriTelefon.filter(isFilled),
});

/** Marks the second of two phone lines with the same number, however they are written: field path → text. */
export function findTekrarlar(satirlar: readonly Pick<TelefonSatiri, 'telefon'>[], text: string): Record<string, string> {
  const numaralar = satirlar.map(({ telefon }) => normalizeTelefon(telefon ?? ''));
  const tekrarlar = numaralar.flatMap((numara, index) => (numara && numaralar.indexOf(numara) < index ? [index] : []));
  return Object.fromEntries(tekrarlar.map((index) => [`musteriTelefon.${index}.telefon`, text]));
}
