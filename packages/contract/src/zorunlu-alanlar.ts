import type { AyarAnahtari } from './ayar.ts';

/** The switches that make a field of a new customer mandatory (spec 2§5), each with the field's path in the form and in the errors. */
const ALANLAR = {
  musteriSoyadiGirilsinMi: 'musteri.soyad',
  musteriTelefonuGirilsinMi: 'musteriTelefon.0.telefon',
  musteriEPostaGirilsinMi: 'musteri.email',
  musteriAdresiGirilsinMi: 'adresler.0.adres',
  musteriTCGirilsin: 'musteri.tcKimlikNo',
  musteriNeredenDuydunuz: 'digerBilgiler.neredenDuydunuzID',
} as const satisfies Partial<Record<AyarAnahtari, string>>;

type ZorunluAnahtar = keyof typeof ALANLAR;
export type ZorunluAlan = (typeof ALANLAR)[ZorunluAnahtar];

/** The last part of a path, which is the name of the field outside of the form. */
type AdOf<Yol extends string> = Yol extends `${string}.${infer Kalan}` ? AdOf<Kalan> : Yol;
export type ZorunluAd = AdOf<ZorunluAlan>;

const anahtarlar = Object.keys(ALANLAR) as ZorunluAnahtar[];

/** The fields of a customer that these settings make mandatory. The name always is. */
export const zorunluAlanlar = (ayarlar: Readonly<Record<ZorunluAnahtar, boolean>>): ZorunluAlan[] =>
  anahtarlar.flatMap((anahtar) => (ayarlar[anahtar] ? [ALANLAR[anahtar]] : []));

/** The same by their last names, for a short form and for a row of a file. */
export const zorunluAdlar = (ayarlar: Readonly<Record<ZorunluAnahtar, boolean>>): ZorunluAd[] =>
  zorunluAlanlar(ayarlar).map((alan) => alan.slice(alan.lastIndexOf('.') + 1) as ZorunluAd);
