import { distribute, highest, type Kurus, kurus, subtract, sum, ZERO } from './para.ts';
import { addDays, addMonths, startOfNextMonth, type Tarih } from './tarih.ts';

/*
 * The plan of instalments of a sale. Only the plan is kept; the paid amount of an instalment follows from that of the sale. It bears no interest
 * (docs/adr/0120).
 */

/** The most instalments of one sale: five years of months. */
export const EN_COK_TAKSIT = 60;

/** The intervals of instalments. */
export const RITIMLER = ['hafta', 'ikiHafta', 'ay'] as const;
export type Ritim = (typeof RITIMLER)[number];

export const TaksitDurumu = { odendi: 'odendi', gecikti: 'gecikti', bugun: 'bugun', bekliyor: 'bekliyor' } as const;
export type TaksitDurumu = (typeof TaksitDurumu)[keyof typeof TaksitDurumu];

type Tutarli = { tutar: Kurus };

/**
 * Equal instalments that add up to `toplam`; the kuruş that cannot be divided go to the first ones. One at the end of a
 * month stays at the end of each month.
 * @example planTaksitler(kurus(100), { adet: 3, ilkTarih: '2026-01-31', ritim: 'ay' }) // 34, 33, 33 on 31.01., 28.02., 31.03.
 */
export function planTaksitler(toplam: Kurus, { adet, ilkTarih, ritim }: { adet: number; ilkTarih: Tarih; ritim: Ritim }): { tarih: Tarih; tutar: Kurus }[] {
  const gunOf = (i: number): Tarih => (ritim === 'ay' ? addMonths(ilkTarih, i) : addDays(ilkTarih, i * (ritim === 'hafta' ? 7 : 14)));
  return distribute(toplam, Array.from({ length: adet }, () => 1)).flatMap((tutar, i) => (tutar > 0 ? [{ tarih: gunOf(i), tutar }] : []));
}

/**
 * The sum before each instalment: the down payment, and earlier instalments.
 * @param taksitler in the order of their due days
 */
export function oncekiler(pesinat: Kurus, taksitler: readonly Tutarli[]): Kurus[] {
  let gecen = pesinat;
  return taksitler.map(({ tutar }) => {
    const onceki = gecen;
    gecen = sum([gecen, tutar]);
    return onceki;
  });
}

/**
 * The paid amount of each instalment. Money fills the down payment first and then the instalments, the oldest first, so a partial payment never makes
 * a later one look paid. The view `taksit_ozet` computes the same.
 * @param alinan the paid amount of the sale
 * @example odenenler(kurus(50), [{ tutar: kurus(100) }, { tutar: kurus(100) }], kurus(180)) // [100, 30]
 */
export const odenenler = (pesinat: Kurus, taksitler: readonly Tutarli[], alinan: Kurus): Kurus[] =>
  oncekiler(pesinat, taksitler).map((onceki, i) => highest(ZERO, kurus(Math.min(taksitler[i]!.tutar, subtract(alinan, onceki)))));

/** The state of an instalment. A late one stays late until it is fully paid. */
export function taksitDurumu({ tarih, kalan }: { tarih: Tarih; kalan: Kurus }, bugun: Tarih): TaksitDurumu {
  if (kalan === 0) return TaksitDurumu.odendi;
  if (tarih < bugun) return TaksitDurumu.gecikti;
  return tarih === bugun ? TaksitDurumu.bugun : TaksitDurumu.bekliyor;
}

/**
 * The down payment that a plan leaves, or undefined if the plan does not fit: it must be the amount paid by now, or the down payment that the sale
 * had already.
 */
export function pesinatOf(taksitler: readonly Tutarli[], satis: { toplam: Kurus; alinan: Kurus; onceki: Kurus | null }): Kurus | undefined {
  const pesinat = subtract(satis.toplam, sum(taksitler.map(({ tutar }) => tutar)));
  return pesinat === satis.alinan || pesinat === satis.onceki ? pesinat : undefined;
}

type PlanTaksidi = { id: number; tarih: Tarih; tutar: Kurus };
/** The new day of an instalment: a day, or so many months and days later. */
export type Erteleme = { tarih: Tarih } | { ay: number; gun: number };

/** Instalments in the order of their due days; those of one day keep their order. */
export const inOrder = <T extends { tarih: Tarih }>(taksitler: readonly T[]): T[] => taksitler.toSorted((a, b) => (a.tarih < b.tarih ? -1 : Number(a.tarih > b.tarih)));

/** The plan with some instalments put off. Their amounts stay, because putting off costs nothing. */
export function putOff<T extends PlanTaksidi>(taksitler: readonly T[], idler: readonly number[], erteleme: Erteleme): T[] {
  const enGecGun = Math.max(...taksitler.map(({ tarih }) => dayOfMonth(tarih)));
  return inOrder(taksitler.map((taksit) => (idler.includes(taksit.id) ? { ...taksit, tarih: laterOf(taksit.tarih, erteleme, enGecGun) } : taksit)));
}

const dayOfMonth = (tarih: Tarih): number => Number(tarih.slice(8));

/** @param enGecGun the latest day of a month in the plan: an instalment on the last day of a shorter month counts as of that day */
function laterOf(tarih: Tarih, erteleme: Erteleme, enGecGun: number): Tarih {
  if ('tarih' in erteleme) return erteleme.tarih;
  const isLast = addDays(tarih, 1) === startOfNextMonth(tarih);
  return addDays(addMonths(tarih, erteleme.ay, isLast ? enGecGun : dayOfMonth(tarih)), erteleme.gun);
}

/** The plan with some instalments joined into one, which keeps the id of the first. Without a day it is due with the last. */
export function mergeTaksitler<T extends PlanTaksidi>(taksitler: readonly T[], idler: readonly number[], tarih?: Tarih): T[] {
  const birlesen = inOrder(taksitler.filter(({ id }) => idler.includes(id)));
  const [ilk, ...digerleri] = birlesen;
  if (!ilk) return [...taksitler];
  const gidenler = new Set(digerleri);
  const tek = { ...ilk, tarih: tarih ?? birlesen.at(-1)!.tarih, tutar: sum(birlesen.map(({ tutar }) => tutar)) };
  return inOrder(taksitler.flatMap((taksit) => (gidenler.has(taksit) ? [] : [taksit === ilk ? tek : taksit])));
}
