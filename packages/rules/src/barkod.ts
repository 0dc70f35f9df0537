/*
 * Barcodes as bars: EAN-13 for the numbers of shops, Code 128 for everything else (docs/adr/0281).
 */

/** The widths of bars and gaps in turn, a bar first, in modules. */
export type Cizgiler = readonly number[];

const EAN_SOL = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
/** The mirrored ones of the six digits on the left, by the first digit. */
const EAN_ILK = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'];

const inverse = (bits: string) => bits.replaceAll(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));
const reverse = (bits: string) => [...bits].toReversed().join('');
/** The lengths of the runs of equal bits. */
const runsOf = (bits: string): number[] => (bits.match(/1+|0+/g) ?? []).map(({ length }) => length);

/** The check digit of the first twelve digits of an EAN-13. */
export const eanKontrol = (haneler: string): number => (10 - (haneler.slice(0, 12).split('').reduce((toplam, hane, i) => toplam + Number(hane) * (i % 2 === 0 ? 1 : 3), 0) % 10)) % 10;

/** Whether a text is an EAN-13 with its right check digit. */
export const isEan13 = (kod: string): boolean => /^\d{13}$/.test(kod) && eanKontrol(kod) === Number(kod[12]);

function ean13(kod: string): Cizgiler {
  const aynali = EAN_ILK[Number(kod[0])]!;
  const hane = (i: number) => EAN_SOL[Number(kod[i])]!;
  const sol = [1, 2, 3, 4, 5, 6].map((i) => (aynali[i - 1] === '1' ? reverse(inverse(hane(i))) : hane(i)));
  const sag = [7, 8, 9, 10, 11, 12].map((i) => inverse(hane(i)));
  return runsOf(`101${sol.join('')}01010${sag.join('')}101`);
}

/** The widths of the 107 signs of Code 128. */
const CODE_128 =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );
const BASLA_B = 104;
const BITIR = 106;
const MOD = 103;

/** Code 128, set B: the printable signs of ASCII. */
function code128(kod: string): Cizgiler {
  const degerler = [...kod].map((harf) => harf.charCodeAt(0) - 32);
  const kontrol = degerler.reduce((toplam, deger, i) => toplam + deger * (i + 1), BASLA_B) % MOD;
  return [BASLA_B, ...degerler, kontrol, BITIR].flatMap((deger) => [...CODE_128[deger]!].map(Number));
}

/**
 * The bars of a code; undefined where it has a sign that no barcode has.
 * @example cizgilerOf('4006381333931') // EAN-13, 95 modules wide
 */
export function cizgilerOf(kod: string): Cizgiler | undefined {
  if (isEan13(kod)) return ean13(kod);
  return /^[\x20-\x7e]{1,60}$/.test(kod) ? code128(kod) : undefined;
}
