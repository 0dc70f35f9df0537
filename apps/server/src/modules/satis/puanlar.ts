import type { Ayarlar } from '@defter/contract/ayar.ts';
import { earnPuan, subtractPuan, toPuan } from '@defter/rules/puan.ts';
import type { PuanHareketi } from '../puan/insert-hareketler.ts';
import type { Katalog } from './load-katalog.ts';
import type { MevcutSatis } from './load-satis.ts';
import type { FiyatliSatir, Odeme, YeniOdeme } from './satir.ts';

/** The points that a sale has earned, and the percentage at which it earns. */
export type Puanlar = { genelPuan: number; puanYuzdesi: number };

type Kazanan = {
  islemde: boolean;
  ayarlar: Ayarlar;
  katalog: Katalog;
  satirlar: readonly FiyatliSatir[];
  odemeler: readonly YeniOdeme[];
  eski?: MevcutSatis;
};

/**
 * The points of a sale as it is saved. An open sale earns nothing yet. A finished sale keeps the percentage that it was
 * sold at, whatever the settings say now, and earns anew only when its lines or payments change. Without a card nothing is earned;
 * who gets one for it later earns then.
 */
export function puanlarOf({ islemde, ayarlar, katalog, satirlar, odemeler, eski }: Kazanan): Puanlar {
  const bugunku = ayarlar.satistaPuanKullanilsin ? ayarlar.puanlamaKatsayi : 0;
  const puanYuzdesi = eski && !eski.islemde ? eski.puanYuzdesi : bugunku;
  if (islemde || puanYuzdesi === 0 || katalog.kapidanMi) return { genelPuan: 0, puanYuzdesi };
  // A sale without a change keeps its points. For lines and payments that do not say how they earn the catalogue is asked, and
  // a change of the catalogue alone must move nobody's points.
  if (eski && !eski.islemde && eski.musteriID !== null && moneyOf(eski) === moneyOf({ satirlar, odemeler })) return { genelPuan: eski.genelPuan, puanYuzdesi };
  const genelPuan = earnPuan({
    yuzde: puanYuzdesi,
    satirlar: satirlar.map(({ altUrunID, tutar, puanVerilmesin }) => ({
      tutar,
      puanVerilmesin: puanVerilmesin ?? katalog.urunler.get(altUrunID)!.puanVerilmesin,
    })),
    // A payment with points earns no points.
    odemeler: odemeler
      .filter(({ puan }) => puan === 0)
      .map(({ odemeSekliID, tutar, katsayi }) => ({ tutar, katsayi: katsayi ?? katalog.odemeSekilleri.get(odemeSekliID)!.katsayi })),
  });
  return { genelPuan: toPuan(genelPuan), puanYuzdesi };
}

/** The lines and payments in a comparable form, whatever their order. */
const moneyOf = ({ satirlar, odemeler }: Pick<Kazanan, 'satirlar' | 'odemeler'>): string =>
  [...satirlar.map(({ altUrunID, tutar }) => `satir ${altUrunID} ${tutar}`), ...odemeler.map(({ odemeSekliID, tutar }) => `odeme ${odemeSekliID} ${tutar}`)]
    .toSorted()
    .join();

type Olasi = Omit<PuanHareketi, 'musteriID'> & { musteriID: number | null };
const kazanc = (musteriID: number | null, puan: number): Olasi => ({ musteriID, tur: 'kazanc', puan });
const odeme = (musteriID: number | null, puan: number): Olasi => ({ musteriID, tur: 'odeme', puan });
const moving = (hareketler: Olasi[]): PuanHareketi[] => hareketler.flatMap(({ musteriID, ...biri }) => (musteriID === null || biri.puan === 0 ? [] : [{ musteriID, ...biri }]));

/** The movements of a new sale. */
export const yeniPuanlar = (musteriID: number | null, { genelPuan }: Puanlar, odemeler: readonly YeniOdeme[]): PuanHareketi[] =>
  moving([kazanc(musteriID, genelPuan), ...odemeler.map(({ puan }) => odeme(musteriID, -puan))]);

type Yeni = { musteriID: number | null; genelPuan: number; kalan: readonly Odeme[]; iptal: readonly Odeme[]; yeni: readonly YeniOdeme[] };

/** The movements that bring a customer's points from a sale as it was to the sale as it is saved. */
export function puanFarki(eski: MevcutSatis, { musteriID, genelPuan, kalan, iptal, yeni }: Yeni): PuanHareketi[] {
  const baskaMusteri = eski.musteriID !== musteriID;
  return moving([
    ...(baskaMusteri
      ? [kazanc(eski.musteriID, -eski.genelPuan), kazanc(musteriID, genelPuan)]
      : [kazanc(musteriID, subtractPuan(genelPuan, eski.genelPuan))]),
    ...(baskaMusteri ? kalan.flatMap(({ puan }) => [odeme(eski.musteriID, puan), odeme(musteriID, -puan)]) : []),
    ...iptal.map(({ puan }) => odeme(eski.musteriID, puan)),
    ...yeni.map(({ puan }) => odeme(musteriID, -puan)),
  ]);
}

/**
 * The movements that take back the points of a cancelled sale. If the customer has spent them already, a debt of points is
 * left.
 */
export const puanIptali = ({ musteriID, genelPuan, odemeler }: MevcutSatis): PuanHareketi[] =>
  moving([kazanc(musteriID, -genelPuan), ...odemeler.map(({ puan }) => odeme(musteriID, puan))]);
