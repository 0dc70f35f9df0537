import { ChartFigure } from './ChartFigure.tsx';
import classes from './Grafik.module.css';

type Hucre = { /** The indexes of column and row, from 0. */ sutun: number; satir: number; deger: number };
type IsiHaritasiProps = {
  /** The meaning of the rows. */
  baslik: string;
  /** The content as a sentence. */
  aciklama: string;
  sutunlar: readonly string[];
  satirlar: readonly string[];
  hucreler: readonly Hucre[];
};

const LABEL = 54;
const CELL = { width: 50, height: 24 };
const HEAD = 22;
/** Below this share the words of the theme are readable on the colour, above it white ones. */
const DARK = 0.85;
const FAINT = 0.12;

/** A table of counts in which more is darker. The figures stand in the cells. */
export function IsiHaritasi({ baslik, aciklama, sutunlar, satirlar, hucreler }: IsiHaritasiProps) {
  const most = Math.max(1, ...hucreler.map(({ deger }) => deger));
  const degerler = new Map(hucreler.map(({ sutun, satir, deger }) => [`${satir} ${sutun}`, deger]));
  const degerAt = (satir: number, sutun: number) => degerler.get(`${satir} ${sutun}`) ?? 0;
  const [width, height] = [LABEL + sutunlar.length * CELL.width, HEAD + satirlar.length * CELL.height];
  return (
    <ChartFigure aciklama={aciklama} baslik={baslik} sutunlar={sutunlar} satirlar={satirlar.map((ad, j) => ({ ad, hucreler: sutunlar.map((_, i) => degerAt(j, i)) }))}>
      <svg viewBox={`0 0 ${width} ${height}`} className={classes.heat} style={{ maxWidth: width * 1.35 }} aria-hidden>
        {sutunlar.map((ad, i) => (
          <text key={ad} x={LABEL + (i + 0.5) * CELL.width} y={HEAD - 8} textAnchor="middle" className={classes.heatLabel}>
            {ad}
          </text>
        ))}
        {satirlar.map((ad, j) => (
          <text key={ad} x={LABEL - 8} y={HEAD + j * CELL.height + 16} textAnchor="end" className={classes.heatLabel}>
            {ad}
          </text>
        ))}
        {satirlar.flatMap((satirAdi, j) =>
          sutunlar.map((sutunAdi, i) => {
            const deger = degerAt(j, i);
            const opacity = deger === 0 ? 0 : FAINT + (1 - FAINT) * (deger / most);
            return (
              <g key={`${satirAdi} ${sutunAdi}`}>
                <rect x={LABEL + i * CELL.width + 1} y={HEAD + j * CELL.height + 1} width={CELL.width - 2} height={CELL.height - 2} rx={3} className={classes.heatCell} fillOpacity={opacity} />
                {deger > 0 && (
                  <text x={LABEL + (i + 0.5) * CELL.width} y={HEAD + j * CELL.height + 16} textAnchor="middle" className={classes.heatFigure} data-dark={opacity > DARK || undefined}>
                    {deger}
                  </text>
                )}
              </g>
            );
          }),
        )}
      </svg>
    </ChartFigure>
  );
}
