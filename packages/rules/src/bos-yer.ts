/* The order of customers to ask when a time becomes free: points, each with its reason, so that the desk sees why a customer stands first. */

/** The parts of a day that a waiting customer can ask for. */
export const GUN_PARCALARI = ['sabah', 'ogle', 'aksam'] as const;
export type GunParcasi = (typeof GUN_PARCALARI)[number];

const OGLE = 12 * 60;
const AKSAM = 17 * 60;

/** The part of the day in which a minute lies: before noon, until five, after it. */
export const gunParcasiOf = (dakika: number): GunParcasi => (dakika < OGLE ? 'sabah' : dakika < AKSAM ? 'ogle' : 'aksam');

export type BosYerAdayi = {
  /** On the waiting list for such a time: waiting for so many days, with so many days left; `randevulu` if the customer has got a time within them. */
  bekleme: { gunden: number; kalanGun: number; kisiIstedi: boolean; randevulu: boolean } | null;
  /** The open sessions of a package, of a customer who was last here so many days ago and has no appointment ahead; null for everybody else. */
  seans: { kalan: number; gunden: number } | null;
  /** Visits of the last year, and those of them with the colleague of the column. */
  ziyaret: number;
  kisiyle: number;
  /** The days since the last visit, and the usual days between two; null with fewer than two visits. */
  sonZiyaret: number | null;
  aralik: number | null;
  /** The number of missed appointments. */
  gelmedi: number;
};

export const BOS_YER_NEDENLERI = ['bekliyor', 'randevuluBekler', 'suresiDoluyor', 'kisiyiIstedi', 'seansGecikti', 'gecikti', 'kisiyle', 'duzenli', 'gelmedi'] as const;
/** A reason with its points and the number that its words name. */
export type BosYerNedeni = { neden: (typeof BOS_YER_NEDENLERI)[number]; puan: number; sayi: number };
export type BosYerPuani = { puan: number; nedenler: BosYerNedeni[] };

/** A customer on the waiting list comes before everybody else, unless they already have a time within the wanted days. */
const BEKLEYEN = 100;
const EN_COK_BEKLEME = 30;
const AZ_KALAN_GUN = 3;
const EN_COK_GECIKME = 40;
const GELMEDI = -15;

/** The points of a customer for a free time, and their reasons, the weightiest first. */
export function puanla({ bekleme, seans, ziyaret, kisiyle, sonZiyaret, aralik, gelmedi }: BosYerAdayi): BosYerPuani {
  const nedenler: BosYerNedeni[] = [];
  const add = (neden: BosYerNedeni['neden'], puan: number, sayi: number) => {
    if (puan !== 0) nedenler.push({ neden, puan, sayi });
  };
  if (bekleme) {
    add('bekliyor', BEKLEYEN + Math.min(bekleme.gunden, EN_COK_BEKLEME), bekleme.gunden);
    if (bekleme.randevulu) add('randevuluBekler', -BEKLEYEN, 0);
    if (bekleme.kalanGun <= AZ_KALAN_GUN) add('suresiDoluyor', 20, bekleme.kalanGun);
    if (bekleme.kisiIstedi) add('kisiyiIstedi', 15, kisiyle);
  }
  if (seans) add('seansGecikti', Math.min(EN_COK_GECIKME, 10 + Math.round(seans.gunden / 2)), seans.kalan);
  if (sonZiyaret !== null && aralik !== null && aralik > 0 && sonZiyaret > aralik) {
    add('gecikti', Math.min(EN_COK_GECIKME, Math.round(20 * (sonZiyaret / aralik - 1)) + 10), sonZiyaret);
  }
  add('kisiyle', Math.min(20, 4 * kisiyle), kisiyle);
  add('duzenli', Math.min(10, 2 * ziyaret), ziyaret);
  add('gelmedi', Math.max(3 * GELMEDI, GELMEDI * gelmedi), gelmedi);
  return { puan: nedenler.reduce((sum, { puan }) => sum + puan, 0), nedenler: nedenler.toSorted((a, b) => Math.abs(b.puan) - Math.abs(a.puan)) };
}
