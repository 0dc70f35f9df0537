import { distribute, highest, type Kurus, kurus, multiply, scaled, subtract, sum, ZERO } from './para.ts';
import { addDays, type Tarih } from './tarih.ts';

/** The days in which a consumer may withdraw from a sale on instalments or at a distance. */
const CAYMA_GUNU = 14;

/** The last day on which a sale can be withdrawn from. */
export const caymaSonGunu = (satisTarihi: Tarih): Tarih => addDays(satisTarihi, CAYMA_GUNU);

/** A line of a package that is taken back: its price, its used sessions, and their value by the package and one by one. */
export type IadeSatiri = { tutar: Kurus; kullanilan: number; paketDegeri: Kurus; tekFiyat: Kurus };

export type PaketIadesi = {
  /** The used value of each line. */
  kullanilanlar: Kurus[];
  kullanilan: Kurus;
  /** The salon's deduction from the refund. */
  kesinti: Kurus;
  iade: Kurus;
  /** The open debt for used sessions. */
  borc: Kurus;
  /** The price of each line from now on: its used value, and its part of the deduction. */
  kalanlar: Kurus[];
};

/** The refund of each payment, in their order: all of it, or a part of the last one. Payments without a refund are left out. */
export function spreadGeri<Odeme extends { tutar: Kurus }>(odemeler: readonly Odeme[], iade: Kurus): { odeme: Odeme; geri: Kurus }[] {
  let kalan = iade;
  return odemeler.flatMap((odeme) => {
    const geri = kurus(Math.min(odeme.tutar, kalan));
    kalan = subtract(kalan, geri);
    return geri > 0 ? [{ odeme, geri }] : [];
  });
}

/**
 * The refund of a package: paid + debt = used + everything else of the sale + deduction + refund. A line never costs more than it was sold for,
 * however high the single price of its sessions is.
 * @param diger the other goods of the sale, which stay
 * @param kesintiYuzdesi with up to two decimals
 */
export function computeIade({ satirlar, kural, kesintiYuzdesi, diger, alinan }: { satirlar: readonly IadeSatiri[]; kural: 'tek' | 'paket'; kesintiYuzdesi: number; diger: Kurus; alinan: Kurus }): PaketIadesi {
  const kullanilanlar = satirlar.map(({ tutar, kullanilan, paketDegeri, tekFiyat }) =>
    kural === 'paket' ? paketDegeri : kurus(Math.min(tutar, kullanilan * tekFiyat)),
  );
  const kullanilan = sum(kullanilanlar);
  const fazla = kurus(alinan - kullanilan - diger);
  const taban = highest(ZERO, fazla);
  const kesinti = multiply(taban, scaled(kesintiYuzdesi, 2), 100_00);
  const acik = satirlar.map(({ tutar }, i) => subtract(tutar, kullanilanlar[i]!));
  const paylar = kesinti === 0 ? acik.map(() => ZERO) : distribute(kesinti, acik);
  return {
    kullanilanlar,
    kullanilan,
    kesinti,
    iade: subtract(taban, kesinti),
    borc: highest(ZERO, kurus(0 - fazla)),
    kalanlar: kullanilanlar.map((tutar, i) => sum([tutar, paylar[i]!])),
  };
}
