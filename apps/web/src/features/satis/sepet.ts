import { kimlik, metin, sayi, surumOrNull } from '@defter/contract/fields.ts';
import { IskontoTip, toIskonto, type Satis, SatisKaydi } from '@defter/contract/satis.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import type { AltUrun } from '@defter/contract/urun.ts';
import { type Kurus, kurus, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { changeOf, findIskontoHatasi, priceSatis, type PricedSatis } from '@defter/rules/satis.ts';
import * as z from 'zod/mini';
import type { SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { SECILEN_MUSTERI } from '../../pickers/secilen-musteri.ts';

/*
 * The cart: what is being sold, as plain data. The server prices it in the end with the same rules.
 */

export type SepetSatiri = {
  /** Of the screen; a line has no id until it is saved. */
  key: number;
  id: number;
  altUrunID: number;
  adi: string;
  kdv: number;
  adet: number;
  birimFiyat: Kurus;
  iskontoTip: '₺' | '%';
  /** An amount or percent, by its kind. */
  iskonto: number;
  uygulayanPersonelID: number | null;
};
/** One with an id was taken already, on `tarih`: it is locked. */
export type SepetOdemesi = { key: number; id: number; odemeSekliID: number; tutar: Kurus; tarih: string | null };
export type Sepet = {
  id: number;
  surum: number | null;
  musteri: SecilenMusteri | null;
  randevuID: number | null;
  /** Who sells; null is who is signed in. */
  personelID: number | null;
  iskontoTip: '₺' | '%';
  iskonto: number;
  aciklama: string;
  satirlar: SepetSatiri[];
  odemeler: SepetOdemesi[];
  nextKey: number;
};

const { randevuID, personelID, iskontoTip, iskonto, aciklama, icerikler, odemeler } = SatisKaydi.shape;
/** What its fields are: what is saved, and by what the screen shows it. */
export const SepetSekli = z.object({
  id: kimlik(),
  surum: surumOrNull(),
  randevuID,
  personelID,
  iskontoTip,
  iskonto,
  aciklama,
  musteri: SECILEN_MUSTERI,
  satirlar: z.array(z.extend(icerikler._zod.def.element, { key: kimlik(), adi: metin(), kdv: sayi() })),
  odemeler: z.array(z.extend(odemeler._zod.def.element, { key: kimlik() })),
  nextKey: kimlik(),
});

export const emptySepet = (musteri: SecilenMusteri | null = null): Sepet => ({
  id: 0,
  surum: null,
  musteri,
  randevuID: null,
  personelID: null,
  iskontoTip: IskontoTip.tutar,
  iskonto: 0,
  aciklama: '',
  satirlar: [],
  odemeler: [],
  nextKey: 1,
});

export function sepetOf(satis: Satis): Sepet {
  let key = 0;
  const withKey = <T extends object>(item: T) => ({ ...item, key: (key += 1) });
  return {
    id: satis.id,
    surum: satis.surum,
    musteri: satis.musteri,
    randevuID: satis.randevuID,
    personelID: satis.personelID,
    iskontoTip: satis.iskontoTip as '₺' | '%',
    iskonto: satis.iskonto,
    aciklama: satis.aciklama ?? '',
    satirlar: satis.icerikler.map((satir) => withKey({ ...satir, iskontoTip: satir.iskontoTip as '₺' | '%' })),
    odemeler: satis.odemeler.map(({ id, odemeSekliID, tutar, tarih }) => withKey({ id, odemeSekliID, tutar, tarih })),
    nextKey: key + 1,
  };
}

export type SepetDegisikligi =
  | { tur: 'yukle'; sepet: Sepet }
  | { tur: 'alan'; alan: Partial<Pick<Sepet, 'musteri' | 'personelID' | 'iskontoTip' | 'iskonto' | 'aciklama'>> }
  | { tur: 'musteriIskontosu' | 'musteriIskontosuBitti'; yuzde: number }
  | { tur: 'satirEkle'; urun: Pick<AltUrun, 'id' | 'adi' | 'fiyat' | 'kdv'> }
  | { tur: 'satir'; key: number; alan: Partial<SepetSatiri> }
  | { tur: 'satirSil'; key: number }
  | { tur: 'odemeEkle'; odemeSekliID: number; tutar: Kurus }
  | { tur: 'odeme'; key: number; alan: Partial<SepetOdemesi> }
  | { tur: 'odemeSil'; key: number };

/** What a press of a button makes of the cart. */
export function reduceSepet(sepet: Sepet, degisiklik: SepetDegisikligi): Sepet {
  switch (degisiklik.tur) {
    case 'yukle':
      return degisiklik.sepet;
    case 'alan':
      return { ...sepet, ...degisiklik.alan };
    case 'musteriIskontosu':
      return sepet.iskonto > 0 ? sepet : { ...sepet, iskontoTip: IskontoTip.oran, iskonto: degisiklik.yuzde };
    case 'musteriIskontosuBitti':
      return sepet.iskontoTip === IskontoTip.oran && sepet.iskonto === degisiklik.yuzde ? { ...sepet, iskontoTip: IskontoTip.tutar, iskonto: 0 } : sepet;
    case 'satirEkle':
      return addUrun(sepet, degisiklik.urun);
    case 'satir':
      return { ...sepet, satirlar: changed(sepet.satirlar, degisiklik) };
    case 'satirSil':
      return { ...sepet, satirlar: sepet.satirlar.filter(({ key }) => key !== degisiklik.key) };
    case 'odemeEkle': {
      const { odemeSekliID, tutar } = degisiklik;
      return { ...sepet, odemeler: [...sepet.odemeler, { key: sepet.nextKey, id: 0, odemeSekliID, tutar, tarih: null }], nextKey: sepet.nextKey + 1 };
    }
    case 'odeme':
      return { ...sepet, odemeler: changed(sepet.odemeler, degisiklik) };
    case 'odemeSil':
      return { ...sepet, odemeler: sepet.odemeler.filter(({ key }) => key !== degisiklik.key) };
  }
}

const changed = <T extends { key: number }>(items: readonly T[], { key, alan }: { key: number; alan: Partial<T> }): T[] =>
  items.map((item) => (item.key === key ? { ...item, ...alan } : item));

/** The same product once more is one more of it, unless its line was changed by hand. */
function addUrun(sepet: Sepet, { id: altUrunID, adi, fiyat, kdv }: Pick<AltUrun, 'id' | 'adi' | 'fiyat' | 'kdv'>): Sepet {
  const same = sepet.satirlar.find((satir) => satir.altUrunID === altUrunID && satir.birimFiyat === fiyat && satir.iskonto === 0);
  if (same) return reduceSepet(sepet, { tur: 'satir', key: same.key, alan: { adet: same.adet + 1 } });
  const satir: SepetSatiri = {
    key: sepet.nextKey,
    id: 0,
    altUrunID,
    adi,
    kdv,
    adet: 1,
    birimFiyat: fiyat,
    iskontoTip: IskontoTip.tutar,
    iskonto: 0,
    uygulayanPersonelID: null,
  };
  return { ...sepet, satirlar: [...sepet.satirlar, satir], nextKey: sepet.nextKey + 1 };
}

/** `alinan` is what is booked: without `paraUstu`, the cash that goes back. */
export type SepetToplami = PricedSatis & { alinan: Kurus; kalan: Kurus; paraUstu: Kurus };

const isNakit = ({ id, odemeSekliID }: SepetOdemesi) => id === 0 && odemeSekliID === NAKIT_ID;

/** The sums of the cart; undefined while a discount is more than what it is taken from. */
export function totalOf({ satirlar, odemeler, ...genel }: Sepet): SepetToplami | undefined {
  const girdi = {
    satirlar: satirlar.map((satir) => ({ ...satir, iskonto: toIskonto(satir) })),
    iskonto: toIskonto(genel),
  };
  if (findIskontoHatasi(girdi)) return undefined;
  const priced = priceSatis(girdi);
  const paraUstu = changeOf(priced.toplam, odemeler.map((odeme) => ({ tutar: odeme.tutar, nakit: isNakit(odeme) }))) ?? ZERO;
  const alinan = subtract(sum(odemeler.map(({ tutar }) => tutar)), paraUstu);
  return { ...priced, alinan, kalan: subtract(priced.toplam, alinan), paraUstu };
}

/** The payments as they are booked: cash without what goes back of it, the last one first. */
function bookedOdemeler(sepet: Sepet): SepetOdemesi[] {
  let left: number = totalOf(sepet)?.paraUstu ?? ZERO;
  return sepet.odemeler.toReversed().map((odeme) => {
    const geri = isNakit(odeme) ? Math.min(left, odeme.tutar) : 0;
    left -= geri;
    return { ...odeme, tutar: kurus(odeme.tutar - geri) };
  }).toReversed();
}

/** The cart as it is saved. */
export function bodyOf(sepet: Sepet, islemde: boolean): SatisKaydi {
  return {
    id: sepet.id,
    surum: sepet.surum,
    musteriID: sepet.musteri?.id ?? 0,
    randevuID: sepet.randevuID,
    personelID: sepet.personelID,
    tarih: null,
    iskontoTip: sepet.iskontoTip,
    iskonto: sepet.iskonto,
    islemde,
    aciklama: sepet.aciklama || null,
    icerikler: sepet.satirlar.map(({ key: _key, adi: _adi, kdv: _kdv, ...satir }) => satir),
    odemeler: bookedOdemeler(sepet).map(({ key: _key, ...odeme }) => ({ ...odeme, tarih: null, aciklama: null })),
  };
}
