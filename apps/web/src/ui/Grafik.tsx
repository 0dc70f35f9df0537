import { ChartFigure } from './ChartFigure.tsx';
import classes from './Grafik.module.css';

type Gun = { ad: string; degerler: readonly number[]; /** The same in words. */ sozler: readonly string[] };
type GrafikProps = { /** The meaning of the columns, such as the day. */ baslik: string; /** The content as a sentence. */ aciklama: string; diziler: readonly string[]; gunler: readonly Gun[] };

const WIDTH = 600;
const HEIGHT = 120;
const TONES = ['var(--mantine-primary-color-filled)', 'var(--mantine-color-gray-5)'];

/** Columns of days or of kinds. */
export function Grafik({ baslik, aciklama, diziler, gunler }: GrafikProps) {
  const most = Math.max(1, ...gunler.flatMap(({ degerler }) => degerler));
  const width = WIDTH / gunler.length;
  const bar = (width * 0.72) / diziler.length;
  const [ilk, son] = [gunler[0], gunler.at(-1)];

  return (
    <ChartFigure aciklama={aciklama} baslik={baslik} sutunlar={diziler} satirlar={gunler.map(({ ad, sozler }) => ({ ad, hucreler: sozler }))}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.picture} preserveAspectRatio="none" aria-hidden>
        {gunler.flatMap(({ ad, degerler, sozler }, i) =>
          degerler.map((deger, j) => {
            const height = (Math.max(0, deger) / most) * HEIGHT;
            return (
              <rect key={`${ad} ${diziler[j]}`} x={i * width + width * 0.14 + j * bar} y={HEIGHT - height} width={bar} height={height} fill={TONES[j]}>
                <title>{`${ad} · ${diziler[j]}: ${sozler[j]}`}</title>
              </rect>
            );
          }),
        )}
      </svg>
      <div className={classes.axis} aria-hidden>
        <span>{ilk?.ad}</span>
        {diziler.length > 1 && (
          <span className={classes.legend}>
            {diziler.map((dizi, j) => (
              <span key={dizi}>
                <i style={{ background: TONES[j] }} />
                {dizi}
              </span>
            ))}
          </span>
        )}
        <span>{son?.ad}</span>
      </div>
    </ChartFigure>
  );
}
