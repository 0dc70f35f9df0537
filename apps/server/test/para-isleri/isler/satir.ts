import { kurus } from '@defter/rules/para.ts';
import { type Iskonto, priceSatis } from '@defter/rules/satis.ts';
import { chance } from '../../isler/masa.ts';
import { kurusOf, type Masa } from '../masa.ts';

type Indirim = { iskontoTip: '₺' | '%'; iskonto: number };
const INDIRIMSIZ: Indirim = { iskontoTip: '₺', iskonto: 0 };
const toRule = ({ iskontoTip, iskonto }: Indirim): Iskonto => (iskontoTip === '%' ? { tip: 'oran', deger: iskonto } : { tip: 'tutar', deger: kurus(kurusOf(iskonto)) });

/** A line as it is sent, with the price that it has in any case. */
export type Satir = Indirim & { altUrunID: number; adet: number; birimFiyat?: number; hediyeNedeni?: string; uygulayanPersonelID?: number };

/** Some of a service or of goods, with a discount of either kind, at another price, or as a gift. */
function anySatir({ salon, random, kim }: Masa): Satir & { fiyat: number } {
  const { id: altUrunID, fiyat } = random.pick(chance(random, 4) ? salon.mallar : salon.hizmetler);
  const adet = chance(random, 4) ? (1 + random.int(3000)) / 1000 : 1 + random.int(3);
  const satir = { altUrunID, adet, fiyat, ...INDIRIMSIZ, ...(chance(random, 3) && { uygulayanPersonelID: kim.personelID }) };
  if (chance(random, 12)) return { ...satir, fiyat: 0, birimFiyat: 0, hediyeNedeni: 'Doğum günü' };
  if (chance(random, 3)) return { ...satir, iskontoTip: '%', iskonto: random.int(10_000) / 100 };
  if (chance(random, 6)) return { ...satir, iskonto: random.int(Math.max(1, Math.floor(fiyat * adet))) };
  const baska = random.int(50_000) / 100;
  return chance(random, 6) ? { ...satir, fiyat: baska, birimFiyat: baska } : satir;
}

export type Sepet = Indirim & { icerikler: Satir[]; /** The total without campaigns, in kuruş. */ toplam: number };

/** One to three lines, some with a discount on the whole. */
export function anySepet(masa: Masa): Sepet {
  const { random } = masa;
  const satirlar = Array.from({ length: 1 + random.int(3) }, () => anySatir(masa));
  const genel: Indirim = chance(random, 4) ? { iskontoTip: '%', iskonto: random.int(4000) / 100 } : INDIRIMSIZ;
  const fiyatlanmis = priceSatis({ satirlar: satirlar.map(({ adet, fiyat, ...satir }) => ({ adet, birimFiyat: kurus(kurusOf(fiyat)), kdv: 20, iskonto: toRule(satir) })), iskonto: toRule(genel) });
  return { ...genel, icerikler: satirlar.map(({ fiyat: _fiyat, ...satir }) => satir), toplam: fiyatlanmis.toplam };
}
