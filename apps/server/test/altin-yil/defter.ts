/* The golden year as a person would keep it in a notebook: the sent values, in kuruş, and sums over them. It knows nothing of the server's tables and rules. */

/** The accounts of the till that are used, by their ids. */
export const HESAPLAR = { nakit: 1, kart: 2, havale: 4 } as const;
export type Odeme = { sekil: number; tutar: number; gun: string; puanMi: boolean; /** The day on which it was given back. */ iade: string | null };
/** A customer's tip for a colleague: money of the till, but no turnover. */
type Bahsis = { kime: number; sekil: number; tutar: number };
export type Satis = {
  id: number;
  guid: string;
  /** Null at the door. */
  musteri: number | null;
  satici: number;
  gun: string;
  toplam: number;
  odemeler: Odeme[];
  /** The down payment before the first instalment. */
  pesinat: number;
  taksitler: { gun: string; tutar: number }[];
  satirSayisi: number;
  paketMi: boolean;
  bahsis: Bahsis | null;
  iptal: string | null;
  /** The goods that left the shelf: sold ones, and materials of services. */
  harcanan: readonly Harcama[];
};
type Harcama = { mal: number; adet: number };
export type Paket = { hak: number; musteri: number; urun: number; seans: number; /** The deductions that were not undone, by their sales. */ dusulen: Map<string, number>; /** The materials of one session. */ harcanan: readonly Harcama[] };
type Hareket = { sekil: number; gelir: number; gider: number; gun: string; /** Credit, which a customer gave or a sale used up. */ avansMi?: true };

/** Money that a customer gave in advance, with its rest. */
type Avans = { musteri: number; sekil: number; kalan: number };

export type Defter = { satislar: Satis[]; paketler: Paket[]; avanslar: Avans[]; /** Money apart from sales. */ digerleri: Hareket[]; aktarimlar: { cikan: number; giren: number; tutar: number }[]; primler: Map<string, Map<number, number>>; /** Goods that came, broke or were counted. */ malHareketleri: Harcama[]; /** Points that were loaded and moved by hand, in hundredths. */ elPuanlari: { musteri: number; puan: number }[] };
export const newDefter = (): Defter => ({ satislar: [], paketler: [], avanslar: [], digerleri: [], aktarimlar: [], primler: new Map(), malHareketleri: [], elPuanlari: [] });

const add = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
const isLive = ({ iptal }: Satis) => iptal === null;
export const paid = ({ odemeler, iptal }: Satis): number => (iptal === null ? add(odemeler.filter(({ iade }) => iade === null).map(({ tutar }) => tutar)) : 0);
export const open = (satis: Satis): number => (isLive(satis) ? satis.toplam - paid(satis) : 0);

/** The money movements of a sale: taken on its day, refunded on another. */
const moves = ({ odemeler, iptal }: Satis) =>
  odemeler
    .filter(({ puanMi }) => !puanMi)
    .flatMap(({ sekil, tutar, gun, iade }) => {
      const geri = iade ?? iptal;
      return [{ sekil, tutar, gun }, ...(geri === null ? [] : [{ sekil, tutar: -tutar, gun: geri }])];
    });
const allMoves = ({ satislar }: Defter) => satislar.flatMap(moves);
/** The movements of tips: refunded with their sale. */
const tips = ({ satislar }: Defter) => satislar.flatMap(({ bahsis, iptal }) => (bahsis ? [bahsis, ...(iptal === null ? [] : [{ ...bahsis, tutar: -bahsis.tutar }])] : []));

export const salesTotal = ({ satislar }: Defter): number => add(satislar.filter(isLive).map(({ toplam }) => toplam));
export const collectedOn = (defter: Defter, gun: string): number =>
  add([...allMoves(defter), ...defter.digerleri.filter(({ avansMi }) => avansMi).map(({ gelir: tutar, gun: day }) => ({ tutar, gun: day }))].filter((move) => move.gun === gun).map(({ tutar }) => tutar));
export const income = (defter: Defter): number => add([...allMoves(defter), ...tips(defter)].map(({ tutar }) => tutar)) + add(defter.digerleri.map(({ gelir }) => gelir));
export const expenses = ({ digerleri }: Defter): number => add(digerleri.map(({ gider }) => gider));

/** The balance of an account of the till. */
export function till(defter: Defter, sekil: number): number {
  const { digerleri, aktarimlar } = defter;
  return add([
    ...[...allMoves(defter), ...tips(defter)].filter((move) => move.sekil === sekil).map(({ tutar }) => tutar),
    ...digerleri.filter((hareket) => hareket.sekil === sekil).map(({ gelir, gider }) => gelir - gider),
    ...aktarimlar.map(({ cikan, giren, tutar }) => (giren === sekil ? tutar : 0) - (cikan === sekil ? tutar : 0)),
  ]);
}

export const balance = ({ satislar, avanslar }: Defter, musteri: number): number =>
  add([...satislar.filter((satis) => satis.musteri === musteri).map(open), ...avanslar.filter((avans) => avans.musteri === musteri).map(({ kalan }) => -kalan)]);

/** Points in hundredths: one for each hundred lira that were paid in money, less those used as payment, and those given or taken by hand. */
export function points({ satislar, elPuanlari }: Defter, musteri: number): number {
  const of = satislar.filter((satis) => satis.musteri === musteri && isLive(satis)).flatMap(({ odemeler }) => odemeler.filter(({ iade }) => iade === null));
  return add([...of.map(({ tutar, puanMi }) => (puanMi ? -tutar : tutar / 100)), ...elPuanlari.filter((el) => el.musteri === musteri).map(({ puan }) => puan)]);
}

export const sessionsLeft = ({ paketler }: Defter, musteri: number): number => add(paketler.filter((paket) => paket.musteri === musteri).map(({ seans, dusulen }) => seans - add([...dusulen.values()])));

/** The stock of a product. */
export function stock({ satislar, paketler, malHareketleri }: Defter, mal: number): number {
  const gone = [...satislar.filter(isLive).flatMap(({ harcanan }) => harcanan), ...paketler.flatMap(({ harcanan, dusulen }) => harcanan.map((biri) => ({ ...biri, adet: biri.adet * add([...dusulen.values()]) })))];
  return add([...malHareketleri, ...gone.map((biri) => ({ ...biri, adet: -biri.adet }))].filter((biri) => biri.mal === mal).map(({ adet }) => adet));
}

/** The open rest of the instalments, by whether they are late. */
export function instalments({ satislar }: Defter, bugun: string): { gecikti: number; bekliyor: number } {
  const sums = { gecikti: 0, bekliyor: 0 };
  for (const satis of satislar.filter(isLive)) {
    let rest = Math.max(0, paid(satis) - satis.pesinat);
    for (const { gun, tutar } of satis.taksitler) {
      const kalan = tutar - Math.min(tutar, rest);
      rest -= tutar - kalan;
      sums[gun < bugun ? 'gecikti' : 'bekliyor'] += kalan;
    }
  }
  return sums;
}

/** A colleague's earnings: the commission of the closed months, and the tips. */
export const earned = (defter: Defter, kim: number): number =>
  add([...defter.primler.values()].map((ay) => ay.get(kim) ?? 0)) + add(tips(defter).filter(({ kime }) => kime === kim).map(({ tutar }) => tutar));

/** Commission of a month: ten percent of the payments for its sales in money, less refunds. */
export function commission(defter: Defter, ay: string): Map<number, number> {
  const sums = new Map<number, number>();
  for (const satis of defter.satislar)
    for (const { gun, tutar } of moves(satis)) if (gun.startsWith(ay)) sums.set(satis.satici, (sums.get(satis.satici) ?? 0) + tutar / 10);
  return new Map([...sums].filter(([, prim]) => prim !== 0));
}
