import { distribute, divideHalfUp, highest, type Kurus, kurus, multiply, scaled, subtract, sum, ZERO } from './para.ts';
import { addDays, type Tarih } from './tarih.ts';

/** The basis of a rule: a person's sales, the paid part of them, or the services that they performed. */
export const PRIM_ESASLARI = ['satilan', 'tahsil', 'yapilan'] as const;
export type PrimEsasi = (typeof PRIM_ESASLARI)[number];
/** A percentage, an amount for each piece, or percentages that rise with the sum of the month. */
export const PRIM_TURLERI = ['oran', 'tutar', 'basamak'] as const;
export type PrimTuru = (typeof PRIM_TURLERI)[number];
/** From `alt` of the month's sum on, `oran` percent of what is above it. */
export type Basamak = { alt: Kurus; oran: number };

/** A rule. A null stands for everybody or everything. It holds for sales from `baslangic` to `bitis`. */
export type PrimKurali = {
  /** Null stands for the percentage on the card of the seller. */
  id: number | null;
  personelID: number | null;
  satisTipi: number | null;
  anaUrunID: number | null;
  altUrunID: number | null;
  esas: PrimEsasi;
  tur: PrimTuru;
  oran: number;
  tutar: Kurus;
  basamaklar: readonly Basamak[];
  /** Whether it counts the amounts without their KDV. */
  kdvHaric: boolean;
  baslangic: Tarih;
  bitis: Tarih | null;
};

export type PrimSatiri = {
  satirID: number;
  altUrunID: number;
  /** Null is without a group. */
  anaUrunID: number | null;
  satisTipi: number;
  adet: number;
  /** After all discounts, with KDV. */
  tutar: Kurus;
  kdvTutari: Kurus;
  /** Its performers; each has an equal part. */
  yapanlar: readonly number[];
  /**
   * Whether it sells or uses sessions of a package. A line that sells them is performed as they are used. A line that uses them has as its `tutar`
   * their price in the package, which was sold and paid before.
   */
  seans?: 'satilan' | 'kullanilan' | null;
};

/** A finished sale. A cancelled one has no lines. */
export type PrimSatisi = {
  satisID: number;
  tarih: Tarih;
  saticiID: number | null;
  satirlar: readonly PrimSatiri[];
  /** The payments in money that were not given back, without payments by points. */
  odemeler: readonly { tarih: Tarih; tutar: Kurus }[];
  /** The number of equal sales it stands for; by default one. */
  kez?: number;
};

/** The part of a line that closed months hold for a colleague. */
export type Kapanan = { personelID: number; satisID: number; satirID: number; kuralID: number | null; esas: Kurus; prim: Kurus };
/** The commission of a line for a colleague, for all sales that it stands for: `esas` is the amount that was counted. Both are negative if it is taken back. */
export type Hakedis = Kapanan;

/** The percentages on the card of a colleague. */
export type PrimOranlari = { hizmetPrim: number; urunPrim: number };

type Girdi = {
  satislar: readonly PrimSatisi[];
  kurallar: readonly PrimKurali[];
  oranlar: ReadonlyMap<number, PrimOranlari>;
  /** The first and the last day that count. */
  bas: Tarih;
  son: Tarih;
  /** The closed parts of these sales since `bas`. */
  kapanan?: readonly Kapanan[];
};

/** The rank of a rule among those that fit: the narrower, the higher. */
const kapsamOf = ({ altUrunID, anaUrunID, satisTipi }: PrimKurali) => (altUrunID !== null ? 3 : anaUrunID !== null ? 2 : satisTipi !== null ? 1 : 0);
const ESAS_SIRASI: Readonly<Record<PrimEsasi, number>> = { yapilan: 2, tahsil: 1, satilan: 0 };

/**
 * Sorts the rules, the winning one first: named people before everybody, the narrower thing before the wider, performing before
 * selling, and of equal ones the one that began last.
 */
export const sortKurallar = <K extends PrimKurali>(kurallar: readonly K[]): K[] =>
  kurallar.toSorted(
    (a, b) =>
      Number(b.personelID !== null) - Number(a.personelID !== null) ||
      kapsamOf(b) - kapsamOf(a) ||
      ESAS_SIRASI[b.esas] - ESAS_SIRASI[a.esas] ||
      b.baslangic.localeCompare(a.baslangic) ||
      (b.id ?? 0) - (a.id ?? 0),
  );

type Kim = { personelID: number; isSatan: boolean; isYapan: boolean };

/**
 * Finds the rule for a colleague and a line; the rules of a service are looked for once. A line in a closed month keeps the rule
 * that it was closed by, even if its service has moved to another group since.
 */
function kuralSecici({ kurallar, oranlar }: Pick<Girdi, 'kurallar' | 'oranlar'>) {
  const sorted = sortKurallar(kurallar);
  const known = new Map<string, PrimKurali[]>();
  const fitting = (personelID: number, { altUrunID, anaUrunID, satisTipi }: PrimSatiri): PrimKurali[] => {
    const key = `${personelID} ${altUrunID}`;
    const found = known.get(key);
    if (found) return found;
    const kart = oranlar.get(personelID);
    const uyan = sorted.filter(
      (kural) =>
        (kural.personelID ?? personelID) === personelID &&
        (kural.altUrunID ?? altUrunID) === altUrunID &&
        (kural.anaUrunID ?? anaUrunID) === anaUrunID &&
        (kural.satisTipi ?? satisTipi) === satisTipi,
    );
    const hepsi = [...uyan, kartKurali((satisTipi === 0 ? kart?.urunPrim : kart?.hizmetPrim) ?? 0)];
    known.set(key, hepsi);
    return hepsi;
  };
  return ({ personelID, isSatan, isYapan }: Kim, satir: PrimSatiri, tarih: Tarih, eski: Kapanan | undefined): PrimKurali | undefined => {
    // A package that was closed for its performer, before its sessions counted, stays so.
    const yapar = isYapan && (satir.seans !== 'satilan' || eski !== undefined);
    const satar = isSatan && satir.seans !== 'kullanilan';
    const isTheirs = ({ esas }: PrimKurali) => (esas === 'yapilan' ? yapar : satar);
    const uyan = fitting(personelID, satir);
    if (eski) return [uyan.at(-1)!, ...kurallar].find((kural) => kural.id === eski.kuralID && isTheirs(kural));
    return uyan.find((kural) => isTheirs(kural) && kural.baslangic <= tarih && (kural.bitis === null || tarih <= kural.bitis));
  };
}

/** The rule of the percentage on the card, used when no other fits. It counts the paid amount. */
const kartKurali = (oran: number): PrimKurali => ({
  id: null,
  personelID: null,
  satisTipi: null,
  anaUrunID: null,
  altUrunID: null,
  esas: 'tahsil',
  tur: 'oran',
  oran,
  tutar: ZERO,
  basamaklar: [],
  kdvHaric: false,
  baslangic: '1900-01-01',
  bitis: null,
});

/** The paid amount of each line, to the kuruş; the whole line when everything is paid. */
function tahsilOf({ satirlar, odemeler }: PrimSatisi, gun: Tarih): Kurus[] {
  const tutarlar = satirlar.map(({ tutar, seans }) => (seans === 'kullanilan' ? ZERO : tutar));
  const alinan = sum(odemeler.flatMap(({ tarih, tutar }) => (tarih <= gun ? [tutar] : [])));
  if (alinan === 0) return tutarlar.map(() => ZERO);
  return alinan === sum(tutarlar) ? tutarlar : distribute(alinan, tutarlar);
}

/** `whole * part / of` to the kuruş, and `whole` when `part` is `of`. */
const partOf = (whole: Kurus, part: Kurus, of: Kurus): Kurus => (part === of ? whole : whole === of ? part : of === 0 ? ZERO : distribute(whole, [part, subtract(of, part)])[0]!);

/** The commission on a month's sum by steps: each percentage applies to the part between its step and the next. In kuruş. */
export function primOfBasamaklar(basamaklar: readonly Basamak[], toplam: Kurus): Kurus {
  const numerator = basamaklar.reduce((whole, { alt, oran }, i) => {
    const ust = Math.min(toplam, basamaklar[i + 1]?.alt ?? toplam);
    return whole + Math.max(0, ust - alt) * scaled(oran, 2);
  }, 0);
  return kurus(divideHalfUp(numerator, 100_00));
}

/** The commission on the first `tutar` of a line that is worth `hepsi`. The parts of a line add up to the whole. */
function primTo({ tur, oran, tutar: parca }: PrimKurali, { adet }: PrimSatiri, tutar: Kurus, hepsi: Kurus): Kurus {
  if (tur === 'oran') return multiply(tutar, scaled(oran, 2), 100_00);
  return tur === 'tutar' && hepsi > 0 ? partOf(multiply(parca, scaled(adet, 3), 1000), tutar, hepsi) : ZERO;
}

const keyOf = ({ personelID, satirID }: Pick<Kapanan, 'personelID' | 'satirID'>) => `${personelID} ${satirID}`;

/** The part of a line that counts for a colleague: the amounts from `ilk` to `son` of its `hepsi`. */
type Pay = { personelID: number; kural: PrimKurali; satir: PrimSatiri; ilk: Kurus; son: Kurus; hepsi: Kurus };

type Sayim = Pick<Girdi, 'bas' | 'son'> & { /** The day before `bas`. */ onceki: Tarih; secici: ReturnType<typeof kuralSecici>; kapanan: ReadonlyMap<string, Kapanan> };

/** The shares of the colleagues in one sale within the time. A colleague has at most one share of a line. */
function paylarOf(satis: PrimSatisi, { bas, son, onceki, secici, kapanan }: Sayim): Pay[] {
  const { saticiID, tarih } = satis;
  const once = tahsilOf(satis, onceki);
  const sonra = tahsilOf(satis, son);
  const sayilir = tarih >= bas && tarih <= son;
  return satis.satirlar.flatMap((satir, i) => {
    const kisiler = new Set([...(saticiID === null ? [] : [saticiID]), ...satir.yapanlar]);
    return [...kisiler].flatMap((personelID): Pay[] => {
      const sira = satir.yapanlar.indexOf(personelID);
      const kural = secici({ personelID, isSatan: personelID === saticiID, isYapan: sira >= 0 }, satir, tarih, kapanan.get(keyOf({ personelID, satirID: satir.satirID })));
      if (!kural) return [];
      const hepsi = kural.kdvHaric ? subtract(satir.tutar, satir.kdvTutari) : satir.tutar;
      if (kural.esas === 'tahsil') return [{ personelID, kural, satir, ilk: partOf(hepsi, once[i]!, satir.tutar), son: partOf(hepsi, sonra[i]!, satir.tutar), hepsi }];
      const parcalar = kural.esas === 'yapilan' ? distribute(hepsi, satir.yapanlar.map(() => 1)) : [hepsi];
      const yer = Math.max(0, kural.esas === 'yapilan' ? sira : 0);
      const ilk = sum(parcalar.slice(0, yer));
      return [{ personelID, kural, satir, ilk, son: sayilir ? sum([ilk, parcalar[yer]!]) : ilk, hepsi }];
    });
  });
}

/** Takes back the closed commission, except for the part whose amount is left. */
const takeBack = (eski: Kapanan, kalan: Kurus): Hakedis => ({ ...eski, esas: subtract(kalan, eski.esas), prim: subtract(partOf(eski.prim, kalan, eski.esas), eski.prim) });

/** Applies the steps to the whole sum of a colleague by a rule, and gives each line its part. */
function fillBasamaklar(rows: readonly Hakedis[], { basamaklar }: PrimKurali): void {
  const parcalar = distribute(primOfBasamaklar(basamaklar, sum(rows.map(({ esas }) => esas))), rows.map(({ esas }) => Math.max(0, esas)));
  for (const [i, row] of rows.entries()) row.prim = parcalar[i]!;
}

/**
 * The commission of the colleagues from `bas` to `son`, less the closed part. If a line has lost value since, the same share of its commission is
 * taken back; if it has gained, the gain counts by the rule of today. Amounts are in kuruş.
 */
export function hakedisOf(girdi: Girdi): Hakedis[] {
  const kapanan = new Map((girdi.kapanan ?? []).map((biri) => [keyOf(biri), biri]));
  const sayim = { bas: girdi.bas, son: girdi.son, onceki: addDays(girdi.bas, -1), secici: kuralSecici(girdi), kapanan };
  const rows: Hakedis[] = [];
  const basamakli = new Map<string, { kural: PrimKurali; rows: Hakedis[] }>();
  for (const satis of girdi.satislar) {
    const { satisID, kez = 1 } = satis;
    for (const { personelID, kural, satir, ilk, son, hepsi } of paylarOf(satis, sayim)) {
      const { satirID } = satir;
      const key = keyOf({ personelID, satirID });
      const eski = kapanan.get(key);
      const simdi = subtract(son, ilk);
      const kapali = eski?.esas ?? ZERO;
      kapanan.delete(key);
      if (eski && simdi < kapali) rows.push(takeBack(eski, highest(simdi, ZERO)));
      if (simdi <= kapali) continue;
      const row = { personelID, satisID, satirID, kuralID: kural.id, esas: multiply(subtract(simdi, kapali), kez), prim: ZERO };
      rows.push(row);
      if (kural.tur === 'basamak') {
        const grup = `${personelID} ${kural.id}`;
        const others = basamakli.get(grup);
        if (others) others.rows.push(row);
        else basamakli.set(grup, { kural, rows: [row] });
      } else row.prim = multiply(subtract(primTo(kural, satir, son, hepsi), primTo(kural, satir, sum([ilk, kapali]), hepsi)), kez);
    }
  }
  for (const { kural, rows: birlikte } of basamakli.values()) fillBasamaklar(birlikte, kural);
  // The rest was closed for lines or people that no longer exist.
  const gidenler = [...kapanan.values()].filter(({ esas }) => esas !== 0).map((eski) => takeBack(eski, ZERO));
  return [...rows, ...gidenler];
}
