/*
 * The probability that a customer does not come, from the past of the same salon: a scorecard whose parts add up, so that each can be told in words.
 * Everything is counted over the appointments that have ended.
 */

/** The number of visits and of missed appointments. */
export type Sayim = { geldi: number; gelmedi: number };

export type GelmemeSayimi = {
  salon: Sayim;
  /** Those of the same customer. */
  kisi: Sayim;
  /** Those of similar appointments: booked about as long before; in the same part of the day; confirmed or not. */
  oncelik: Sayim;
  saat: Sayim;
  onay: Sayim;
};
export const GELMEME_NEDENLERI = ['kisi', 'oncelik', 'saat', 'onay'] as const;
/** A reason and its points: above zero they speak for not coming, below for coming. Seven points double the odds. */
export type GelmemeNedeni = { neden: (typeof GELMEME_NEDENLERI)[number]; puan: number };
export type Gelmeme = { olasilik: number; taban: number; nedenler: GelmemeNedeni[] };

/** A salon with fewer past appointments than this gets no prediction. */
export const EN_AZ_GECMIS = 30;
/** The number of appointments at the salon's own rate that are added to each count, so that small counts weigh little. The customer's own count weighs more. */
const AGIRLIK = { kisi: 5, oncelik: 25, saat: 25, onay: 25 } as const;
const ON_PUAN = 10;

/** The days between booking and appointment that count as the same, each up to its last one. */
const ONCELIK_GUNLERI = [0, 2, 7, 21, Infinity] as const;

const sayisi = ({ geldi, gelmedi }: Sayim) => geldi + gelmedi;
const logit = (p: number) => Math.log(p / (1 - p));

/** The chance of not coming, between 0 and 1, beside the salon's own rate; undefined while there is too little to count. */
export function gelmemeOlasiligi(sayim: GelmemeSayimi): Gelmeme | undefined {
  const hepsi = sayisi(sayim.salon);
  if (hepsi < EN_AZ_GECMIS) return undefined;
  // Never exactly 0 or 1, whatever has happened so far.
  const taban = (sayim.salon.gelmedi + 1) / (hepsi + 2);
  const farklar = GELMEME_NEDENLERI.map((neden) => {
    const oran = (sayim[neden].gelmedi + AGIRLIK[neden] * taban) / (sayisi(sayim[neden]) + AGIRLIK[neden]);
    return { neden, fark: logit(oran) - logit(taban) };
  });
  const toplam = farklar.reduce((sum, { fark }) => sum + fark, logit(taban));
  return {
    olasilik: 1 / (1 + Math.exp(-toplam)),
    taban,
    nedenler: farklar
      .map(({ neden, fark }) => ({ neden, puan: Math.round(ON_PUAN * fark) }))
      .filter(({ puan }) => puan !== 0)
      .toSorted((a, b) => Math.abs(b.puan) - Math.abs(a.puan)),
  };
}

/** The first and last number of days of the group that a number of days belongs to. */
export function oncelikAraligi(gun: number): { ilk: number; son: number } {
  const sira = ONCELIK_GUNLERI.findIndex((son) => gun <= son);
  return { ilk: sira === 0 ? 0 : ONCELIK_GUNLERI[sira - 1]! + 1, son: ONCELIK_GUNLERI[sira]! };
}
