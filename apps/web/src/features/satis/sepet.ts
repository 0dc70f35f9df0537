import { bos, kimlik, metin, metinOrNull, para, ref, sayi, surumOrNull } from '@defter/contract/fields.ts';
import { IskontoTip, toIskonto, type Satis, SatisKaydi } from '@defter/contract/satis.ts';
import type { SeansDusKaydi } from '@defter/contract/paket-satis.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import type { AltUrun } from '@defter/contract/urun.ts';
import { distribute, highest, type Kurus, kurus, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { groupBy } from '@defter/rules/group-by.ts';
import { decideFiyat, type FiyatNedeni } from '@defter/rules/musteri-fiyati.ts';
import { joinIskonto } from '@defter/rules/kampanya.ts';
import { changeOf, findIskontoHatasi, type Iskonto, priceBrut, priceSatis, type PricedSatis } from '@defter/rules/satis.ts';
import { pesinatOf } from '@defter/rules/taksit.ts';
import * as z from 'zod/mini';
import type { SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { SECILEN_MUSTERI } from '../../pickers/secilen-musteri.ts';

/* The cart as plain data. At the save the server computes its prices with the same rules. */

export type SepetSatiri = {
  /** The key on the screen, because a line has no id until it is saved. */
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
  /** It takes sessions of the customer's packages and costs nothing. */
  paketten?: boolean;
  /** The package that it takes them from; null for the one that ends first. */
  paketHakID?: number | null;
  /** The code of a package that anybody who has it may use; empty while it is to be typed. */
  paketKodu?: string | null;
  /** The reason of a gift; null if the line is sold. */
  hediyeNedeni?: string | null;
  /** The prices of the list, as long as they decide on the price of the line (rules/musteri-fiyati.ts); undefined once the price was typed. */
  liste?: { fiyat: Kurus; fiyat2: Kurus } | undefined;
  /** The reason of the price, if it is not the price of the list. */
  fiyatNedeni?: FiyatNedeni | null;
  /** The discount of the campaigns, taken before the line's own, and their names. */
  kampanya?: { tutar: Kurus; adi: string };
};
/** A payment. One with an id was taken already, on `tarih`, and is locked. */
export type SepetOdemesi = { key: number; id: number; odemeSekliID: number; tutar: Kurus; tarih: string | null };
/** An instalment; `id` is 0 for a new one. */
export type SepetTaksidi = SatisKaydi['taksitler'][number] & { key: number };
/** The tip beside the sale: one amount, in equal parts. */
export type SepetBahsisi = { tutar: Kurus; odemeSekliID: number; personelIDler: number[] };
export type Sepet = {
  id: number;
  surum: number | null;
  musteri: SecilenMusteri | null;
  randevuID: number | null;
  /** The seller; null means the signed-in person. */
  personelID: number | null;
  iskontoTip: '₺' | '%';
  iskonto: number;
  aciklama: string;
  satirlar: SepetSatiri[];
  odemeler: SepetOdemesi[];
  taksitler: SepetTaksidi[];
  /** Tips that were taken already, and the one that is being typed. */
  bahsisler: SatisKaydi['bahsisler'];
  bahsis: SepetBahsisi | null;
  /** The down payment of a saved sale with a plan; null without a plan. */
  pesinat: Kurus | null;
  /** The rest of the appointment's deposits, which is set off as the sale is finished. */
  kapora: Kurus;
  /** The part of the customer's credit that pays for the sale. */
  avans: Kurus;
  /** Whether campaigns apply: to a sale that is new or open. */
  kampanyaMi: boolean;
  /** The prices of the chosen customer. */
  fiyatlar?: MusteriFiyatlari;
  nextKey: number;
};

const { randevuID, personelID, iskontoTip, iskonto, aciklama, icerikler, odemeler, taksitler, bahsisler } = SatisKaydi.shape;
const { odemeSekliID, tutar } = bahsisler._zod.def.innerType._zod.def.element.shape;
/** The fields of the cart with their meaning: those that are saved, and those by which the screen shows it. */
export const SepetSekli = z.object({
  id: kimlik(),
  surum: surumOrNull(),
  randevuID,
  personelID,
  iskontoTip,
  iskonto,
  aciklama,
  musteri: SECILEN_MUSTERI,
  satirlar: z.array(
    z.extend(icerikler._zod.def.element, {
      key: kimlik(),
      adi: metin(),
      kdv: sayi(),
      paketten: z.optional(z.boolean()),
      paketHakID: z.optional(bos(ref('paketHak'))),
      paketKodu: z.optional(metinOrNull(20)),
    }),
  ),
  odemeler: z.array(z.extend(odemeler._zod.def.element, { key: kimlik() })),
  taksitler: z.array(z.extend(taksitler._zod.def.innerType._zod.def.element, { key: kimlik() })),
  bahsisler,
  bahsis: z.nullable(z.object({ odemeSekliID, tutar, personelIDler: z.array(ref('personel')) })),
  pesinat: z.nullable(para()),
  kapora: para(),
  avans: para(),
  kampanyaMi: z.boolean(),
  nextKey: kimlik(),
});

/** A customer at the door, without a card: chosen like a customer, and saved without one. */
export const KAPIDAN: SecilenMusteri = { id: 0, adSoyad: '', telefon: null };
export const isKapidan = ({ musteri }: Pick<Sepet, 'musteri'>): boolean => musteri?.id === KAPIDAN.id;

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
  taksitler: [],
  bahsisler: [],
  bahsis: null,
  pesinat: null,
  kapora: ZERO,
  avans: ZERO,
  kampanyaMi: true,
  nextKey: 1,
});

/** A saved sale as a cart. The campaigns of an open sale stand apart from the discounts of the desk, because they are worked out anew. */
export function sepetOf(satis: Satis, kampanyaMi = satis.islemde): Sepet {
  let key = 0;
  const withKey = <T extends object>(item: T) => ({ ...item, key: (key += 1) });
  return {
    id: satis.id,
    surum: satis.surum,
    musteri: satis.musteri ?? KAPIDAN,
    randevuID: satis.randevuID,
    personelID: satis.personelID,
    iskontoTip: satis.iskontoTip as '₺' | '%',
    iskonto: satis.iskonto,
    aciklama: satis.aciklama ?? '',
    satirlar: satis.icerikler.map((satir) => withKey(satirOf(satir, kampanyaMi))),
    odemeler: satis.odemeler.map(({ id, odemeSekliID, tutar, tarih }) => withKey({ id, odemeSekliID, tutar, tarih })),
    taksitler: satis.taksitler.map(({ id, tarih, tutar, aciklama }) => withKey({ id, tarih, tutar, aciklama })),
    bahsisler: satis.bahsisler.map(({ id, personelID: kime, odemeSekliID: sekil, tutar: verilen }) => ({ id, personelID: kime, odemeSekliID: sekil, tutar: verilen })),
    bahsis: null,
    pesinat: satis.pesinat,
    kapora: satis.kapora,
    avans: ZERO,
    kampanyaMi,
    nextKey: key + 1,
  };
}

function satirOf({ kampanyaIskonto, kampanyaAdi, ...satir }: Satis['icerikler'][number], kampanyaMi: boolean): Omit<SepetSatiri, 'key'> {
  const iskontoTip = satir.iskontoTip as '₺' | '%';
  if (!kampanyaMi || kampanyaIskonto === 0) return { ...satir, iskontoTip };
  return { ...satir, iskontoTip, iskonto: satir.iskonto - kampanyaIskonto, kampanya: { tutar: kampanyaIskonto, adi: kampanyaAdi ?? '' } };
}

/** A product that was chosen in the catalogue. */
type SatilanUrun = Pick<AltUrun, 'id' | 'adi' | 'fiyat' | 'fiyat2' | 'kdv'>;
/** The prices of a customer: for some products one of their own, and whether the group buys at the second price. */
export type MusteriFiyatlari = { ozel: Readonly<Record<number, Kurus>>; ikinciMi: boolean };
export const LISTE_FIYATLARI: MusteriFiyatlari = { ozel: {}, ikinciMi: false };

export type SepetDegisikligi =
  | { tur: 'yukle'; sepet: Sepet }
  | { tur: 'alan'; alan: Partial<Pick<Sepet, 'musteri' | 'personelID' | 'iskontoTip' | 'iskonto' | 'aciklama'>> }
  | { tur: 'musteriIskontosu' | 'musteriIskontosuBitti'; yuzde: number }
  | { tur: 'satirEkle'; urun: SatilanUrun; paketten?: boolean }
  /** The prices agreed with the customer, for all lines without a typed price. */
  | { tur: 'musteriFiyatlari'; fiyatlar: MusteriFiyatlari }
  | { tur: 'satir'; key: number; alan: Partial<SepetSatiri> }
  | { tur: 'satirSil'; key: number }
  /** The discounts of the campaigns, in the order of the lines. */
  | { tur: 'kampanyalar'; paylar: readonly (SepetSatiri['kampanya'] | undefined)[] }
  | { tur: 'bahsis'; bahsis: SepetBahsisi | null }
  | { tur: 'avans'; tutar: Kurus }
  | { tur: 'odemeEkle'; odemeSekliID: number; tutar: Kurus }
  | { tur: 'odeme'; key: number; alan: Partial<SepetOdemesi> }
  | { tur: 'odemeSil'; key: number }
  /** A whole plan, in place of the one that was there. */
  | { tur: 'taksitler'; taksitler: readonly Pick<SepetTaksidi, 'tarih' | 'tutar'>[] }
  | { tur: 'taksitTutarlari'; tutarlar: readonly Kurus[] }
  | { tur: 'taksit'; key: number; alan: Partial<SepetTaksidi> }
  | { tur: 'taksitSil'; key: number };

/** The cart after a change. Equal instalments that are not saved yet follow the rest to pay. */
export const reduceSepet = (sepet: Sepet, degisiklik: SepetDegisikligi): Sepet => keepTaksitlerEqual(sepet, applyTo(sepet, degisiklik));

function applyTo(sepet: Sepet, degisiklik: SepetDegisikligi): Sepet {
  switch (degisiklik.tur) {
    case 'yukle':
      return degisiklik.sepet;
    case 'alan':
      return { ...sepet, ...degisiklik.alan, ...(degisiklik.alan.musteri !== undefined && degisiklik.alan.musteri?.id !== sepet.musteri?.id && ofMusteri(sepet, degisiklik.alan.musteri)) };
    case 'musteriIskontosu':
      return sepet.iskonto > 0 ? sepet : { ...sepet, iskontoTip: IskontoTip.oran, iskonto: degisiklik.yuzde };
    case 'musteriIskontosuBitti':
      return sepet.iskontoTip === IskontoTip.oran && sepet.iskonto === degisiklik.yuzde ? { ...sepet, iskontoTip: IskontoTip.tutar, iskonto: 0 } : sepet;
    case 'musteriFiyatlari': {
      const satirlar = sepet.satirlar.map((satir) => priced(satir, degisiklik.fiyatlar));
      return { ...sepet, fiyatlar: degisiklik.fiyatlar, satirlar: askedAlike(satirlar, sepet.satirlar) ? satirlar : withoutKampanya(satirlar) };
    }
    case 'satirEkle':
      return addUrun(sepet, degisiklik.urun, degisiklik.paketten ?? false);
    case 'satir': {
      const satirlar = changed(sepet.satirlar, { key: degisiklik.key, alan: saidFiyat(degisiklik.alan) });
      return { ...sepet, satirlar: askedAlike(satirlar, sepet.satirlar) ? satirlar : withoutKampanya(satirlar) };
    }
    case 'satirSil':
      return { ...sepet, satirlar: withoutKampanya(sepet.satirlar).filter(({ key }) => key !== degisiklik.key) };
    case 'kampanyalar':
      // Equal campaigns leave the cart as it is, so that it does not count as changed.
      if (sepet.satirlar.every(({ kampanya }, i) => kampanya?.tutar === degisiklik.paylar[i]?.tutar && kampanya?.adi === degisiklik.paylar[i]?.adi)) return sepet;
      return { ...sepet, satirlar: sepet.satirlar.map(({ kampanya: _eski, ...satir }, i) => (degisiklik.paylar[i] ? { ...satir, kampanya: degisiklik.paylar[i] } : satir)) };
    case 'bahsis':
      return { ...sepet, bahsis: degisiklik.bahsis };
    case 'avans':
      return { ...sepet, avans: degisiklik.tutar };
    case 'odemeEkle': {
      const { odemeSekliID, tutar } = degisiklik;
      return { ...sepet, odemeler: [...sepet.odemeler, { key: sepet.nextKey, id: 0, odemeSekliID, tutar, tarih: null }], nextKey: sepet.nextKey + 1 };
    }
    case 'odeme':
      return { ...sepet, odemeler: changed(sepet.odemeler, degisiklik) };
    case 'odemeSil':
      return { ...sepet, odemeler: sepet.odemeler.filter(({ key }) => key !== degisiklik.key) };
    case 'taksitler': {
      const taksitler = degisiklik.taksitler.map((taksit, i) => ({ ...taksit, key: sepet.nextKey + i, id: 0, aciklama: null }));
      return { ...sepet, taksitler, nextKey: sepet.nextKey + taksitler.length };
    }
    case 'taksitTutarlari':
      return { ...sepet, taksitler: sepet.taksitler.map((taksit, i) => ({ ...taksit, tutar: degisiklik.tutarlar[i] ?? ZERO })) };
    case 'taksit':
      return { ...sepet, taksitler: changed(sepet.taksitler, degisiklik) };
    case 'taksitSil':
      return { ...sepet, taksitler: sepet.taksitler.filter(({ key }) => key !== degisiklik.key) };
  }
}

/** The cart after a change. If its instalments were equal parts of the former rest, they are equal parts of the new one. */
export function keepTaksitlerEqual(before: Sepet, after: Sepet): Sepet {
  const { taksitler } = after;
  if (taksitler.length === 0 || taksitler !== before.taksitler || after.pesinat !== null) return after;
  const [eski, kalan] = [totalOf(before)?.kalan, totalOf(after)?.kalan];
  if (eski === undefined || kalan === undefined || kalan <= 0 || kalan === eski) return after;
  const wasEqual = equalParts(eski, taksitler.length).every((tutar, i) => tutar === taksitler[i]!.tutar);
  return wasEqual ? applyTo(after, { tur: 'taksitTutarlari', tutarlar: equalParts(kalan, taksitler.length) }) : after;
}

/** Equal parts of an amount; the kuruş that cannot be divided go to the first ones. */
export const equalParts = (tutar: Kurus, adet: number): Kurus[] => distribute(tutar, Array.from({ length: adet }, () => 1));

const changed = <T extends { key: number }>(items: readonly T[], { key, alan }: { key: number; alan: Partial<T> }): T[] =>
  items.map((item) => (item.key === key ? { ...item, ...alan } : item));

/** The kind of a line: sold, taken from a package that was paid before, or given away. */
export type SatirSekli = 'satis' | 'seans' | 'hediye';
export const sekilOf = ({ paketten, hediyeNedeni }: SepetSatiri): SatirSekli => (paketten ? 'seans' : typeof hediyeNedeni === 'string' ? 'hediye' : 'satis');
/** The fields that go with a kind: a gift is a discount of 100 %, for a reason. */
export const alanOfSekil = (sekil: SatirSekli): Partial<SepetSatiri> => ({
  paketten: sekil === 'seans',
  paketHakID: null,
  paketKodu: null,
  hediyeNedeni: sekil === 'hediye' ? '' : null,
  ...(sekil === 'hediye' ? { iskontoTip: IskontoTip.oran, iskonto: 100 } : { iskontoTip: IskontoTip.tutar, iskonto: 0 }),
});

/** The lines, plan and credit of the cart for another customer: sessions and credit belong to the former one, and a customer at the door cannot pay later. */
const ofMusteri = (sepet: Sepet, musteri: SecilenMusteri | null): Pick<Sepet, 'satirlar' | 'taksitler' | 'avans'> => ({
  avans: ZERO,
  satirlar: sepet.satirlar.map((satir) => (satir.paketten ? { ...satir, ...alanOfSekil('satis') } : satir)),
  taksitler: isKapidan({ musteri }) ? [] : sepet.taksitler,
});

/** The price of one piece of a line: a session was paid with its package. */
const fiyatOfSatir = ({ paketten, birimFiyat }: SepetSatiri): Kurus => (paketten ? ZERO : birimFiyat);

/** The part of a line that the server needs to work out the campaigns. */
export const kampanyaGirdisi = (satir: SepetSatiri) => ({ altUrunID: satir.altUrunID, adet: satir.adet, birimFiyat: fiyatOfSatir(satir), haric: sekilOf(satir) !== 'satis' });

/** Whether the campaigns see the same lines. They are not worked out anew for another colleague or discount, so what they take off has to stay then. */
const askedAlike = (now: readonly SepetSatiri[], before: readonly SepetSatiri[]): boolean => JSON.stringify(now.map(kampanyaGirdisi)) === JSON.stringify(before.map(kampanyaGirdisi));

/** Campaigns are worked out anew once a line has changed. A line without one stays the same object, so that it is not drawn again. */
const withoutKampanya = (satirlar: readonly SepetSatiri[]): SepetSatiri[] => satirlar.map((satir) => (satir.kampanya ? { ...satir, kampanya: undefined } : satir));

const fiyatOf = (altUrunID: number, { fiyat, fiyat2 }: { fiyat: Kurus; fiyat2: Kurus }, { ozel, ikinciMi }: MusteriFiyatlari) =>
  decideFiyat({ fiyat, fiyat2, ozelFiyat: ozel[altUrunID] ?? null, ikinciMi });

/** A line at the price of the customer, unless its price was typed. */
function priced(satir: SepetSatiri, fiyatlar: MusteriFiyatlari): SepetSatiri {
  if (!satir.liste) return satir;
  const { fiyat, neden } = fiyatOf(satir.altUrunID, satir.liste, fiyatlar);
  return { ...satir, birimFiyat: fiyat, fiyatNedeni: neden };
}

/** The pieces in the cart by product, of all lines. */
export const adetlerOf = (satirlar: readonly SepetSatiri[]): ReadonlyMap<number, number> =>
  new Map([...groupBy(satirlar, ({ altUrunID }) => altUrunID)].map(([id, ayni]) => [id, ayni.reduce((toplam, { adet }) => toplam + adet, 0)]));

/** A typed price no longer follows the list, and its only reason is that it was typed. */
const saidFiyat = (alan: Partial<SepetSatiri>): Partial<SepetSatiri> => (alan.birimFiyat === undefined ? alan : { ...alan, liste: undefined, fiyatNedeni: null });

/** Adding the same product again raises its quantity, unless its line was changed by hand. */
function addUrun(sepet: Sepet, { id: altUrunID, adi, kdv, ...liste }: SatilanUrun, paketten: boolean): Sepet {
  const { fiyat, neden } = fiyatOf(altUrunID, liste, sepet.fiyatlar ?? LISTE_FIYATLARI);
  const same = sepet.satirlar.find((satir) => satir.altUrunID === altUrunID && satir.birimFiyat === fiyat && satir.iskonto === 0 && (satir.paketten ?? false) === paketten);
  if (same) return applyTo(sepet, { tur: 'satir', key: same.key, alan: { adet: same.adet + 1 } });
  const satir: SepetSatiri = {
    key: sepet.nextKey,
    id: 0,
    altUrunID,
    adi,
    kdv,
    adet: 1,
    birimFiyat: fiyat,
    liste: { fiyat: liste.fiyat, fiyat2: liste.fiyat2 },
    fiyatNedeni: neden,
    iskontoTip: IskontoTip.tutar,
    iskonto: 0,
    uygulayanPersonelID: null,
    paketten,
  };
  return { ...sepet, satirlar: [...withoutKampanya(sepet.satirlar), satir], nextKey: sepet.nextKey + 1 };
}

/** `alinan` is the booked amount: without `paraUstu`, the cash that goes back or stays as a tip (`geriVerilen` is without that). */
export type SepetToplami = PricedSatis & { alinan: Kurus; /** The part that the deposits and the credit pay. */ mahsup: Kurus; kapora: Kurus; kalan: Kurus; paraUstu: Kurus; geriVerilen: Kurus };

const isNakit = ({ id, odemeSekliID }: SepetOdemesi) => id === 0 && odemeSekliID === NAKIT_ID;

/** The discount of a line, including that of the campaigns, which comes first. A typed discount that is too high stays too high, so that it is refused. */
function iskontoOf(satir: SepetSatiri): Iskonto {
  const iskonto = toIskonto(satir);
  if (!satir.kampanya || satir.paketten) return iskonto;
  const brut = priceBrut(satir);
  const kampanya = satir.kampanya.tutar;
  if (iskonto.deger > (iskonto.tip === 'oran' ? 100 : subtract(brut, kampanya))) return iskonto.tip === 'oran' ? iskonto : { tip: 'tutar', deger: sum([kampanya, iskonto.deger]) };
  return joinIskonto({ brut, kampanya, iskonto });
}

/** The sums of the cart; undefined while a discount is higher than its amount. */
export function totalOf({ satirlar, odemeler, bahsis, ...genel }: Sepet): SepetToplami | undefined {
  const girdi = {
    satirlar: satirlar.map((satir) => ({ ...satir, birimFiyat: fiyatOfSatir(satir), iskonto: iskontoOf(satir) })),
    iskonto: toIskonto(genel),
  };
  if (findIskontoHatasi(girdi)) return undefined;
  const priced = priceSatis(girdi);
  const alinmis = sum(odemeler.filter(({ id }) => id > 0).map(({ tutar }) => tutar));
  // The deposit pays first, then the typed payments.
  const kapora = highest(ZERO, kurus(Math.min(genel.kapora, subtract(priced.toplam, alinmis))));
  const mahsup = sum([kapora, genel.avans]);
  const paraUstu = changeOf(subtract(priced.toplam, mahsup), odemeler.map((odeme) => ({ tutar: odeme.tutar, nakit: isNakit(odeme) }))) ?? ZERO;
  const alinan = subtract(sum(odemeler.map(({ tutar }) => tutar)), paraUstu);
  const kalanBahsis = bahsis?.odemeSekliID === NAKIT_ID ? bahsis.tutar : ZERO;
  return { ...priced, alinan, mahsup, kapora, kalan: subtract(priced.toplam, sum([alinan, mahsup])), paraUstu, geriVerilen: highest(ZERO, subtract(paraUstu, kalanBahsis)) };
}

/** The difference between the instalments and the rest to pay; 0 for a plan that fits, and without a plan. */
export function taksitFarki({ taksitler, pesinat }: Sepet, { toplam, alinan, mahsup, kalan }: SepetToplami): Kurus {
  if (taksitler.length === 0 || pesinatOf(taksitler, { toplam, alinan: sum([alinan, mahsup]), onceki: pesinat }) !== undefined) return ZERO;
  return subtract(kalan, sum(taksitler.map(({ tutar }) => tutar)));
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

/** Each colleague's part of a tip, to the kuruş. */
export function bahsisParcalari({ tutar: verilen, personelIDler }: SepetBahsisi): { personelID: number; tutar: Kurus }[] {
  const parcalar = personelIDler.length === 0 ? [] : distribute(verilen, personelIDler.map(() => 1));
  return personelIDler.map((kime, i) => ({ personelID: kime, tutar: parcalar[i]! }));
}

/** The cart as it is saved. */
export function bodyOf(sepet: Sepet, islemde: boolean): SatisKaydi & { kampanyali?: boolean; kapidan?: boolean } {
  return {
    id: sepet.id,
    surum: sepet.surum,
    musteriID: sepet.musteri?.id || null,
    ...(isKapidan(sepet) && sepet.id === 0 && { kapidan: true }),
    randevuID: sepet.randevuID,
    personelID: sepet.personelID,
    tarih: null,
    iskontoTip: sepet.iskontoTip,
    iskonto: sepet.iskonto,
    islemde,
    aciklama: sepet.aciklama || null,
    icerikler: sepet.satirlar.map(
      ({
        key: _key,
        adi: _adi,
        kdv: _kdv,
        kampanya: _kampanya,
        liste: _liste,
        fiyatNedeni: _neden,
        paketten: _paketten,
        paketHakID: _paketHakID,
        paketKodu: _paketKodu,
        hediyeNedeni = null,
        ...satir
      }) => ({ ...satir, hediyeNedeni: hediyeNedeni?.trim() || null }),
    ),
    // The server works the campaigns out anew; without one on the screen it is not asked to.
    ...(sepet.satirlar.some(({ kampanya }) => kampanya) && { kampanyali: true }),
    odemeler: bookedOdemeler(sepet).map(({ key: _key, ...odeme }) => ({ ...odeme, tarih: null, aciklama: null })),
    taksitler: sepet.taksitler.map(({ key: _key, ...taksit }) => taksit),
    bahsisler: [
      ...sepet.bahsisler,
      ...(sepet.bahsis ? bahsisParcalari(sepet.bahsis) : []).flatMap((parca) => (parca.tutar > 0 ? [{ id: 0, odemeSekliID: sepet.bahsis!.odemeSekliID, ...parca }] : [])),
    ],
    avans: sepet.avans > 0 ? sepet.avans : null,
    onayKodu: null,
  };
}

/** The body of a cart with lines that take sessions: only these are sent without a price. */
export const dusBodyOf = (sepet: Sepet): SeansDusKaydi & { kampanyali?: boolean } => {
  const body = bodyOf(sepet, false);
  return {
    ...body,
    musteriID: body.musteriID ?? 0,
    icerikler: body.icerikler.map((satir, i) => ({
      ...satir,
      paketHakID: sepet.satirlar[i]?.paketHakID ?? null,
      paketKodu: sepet.satirlar[i]?.paketKodu?.trim() || null,
      birimFiyat: sepet.satirlar[i]?.paketten ? null : satir.birimFiyat,
    })),
  };
};
