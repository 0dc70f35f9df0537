import classes from './DayPicture.module.css';

type Block = { column: number; top: number; height: number; tone: 'plain' | 'done' | 'new' };

const COLUMN = 118;
const GAP = 14;
const LEFT = 46;

// A quiet morning of three colleagues.
const BLOCKS: readonly Block[] = [
  { column: 0, top: 6, height: 70, tone: 'done' },
  { column: 0, top: 84, height: 44, tone: 'plain' },
  { column: 0, top: 178, height: 84, tone: 'plain' },
  { column: 1, top: 36, height: 92, tone: 'done' },
  { column: 1, top: 150, height: 56, tone: 'new' },
  { column: 1, top: 224, height: 50, tone: 'plain' },
  { column: 2, top: 6, height: 44, tone: 'done' },
  { column: 2, top: 96, height: 100, tone: 'plain' },
  { column: 2, top: 214, height: 62, tone: 'plain' },
];
const HOURS = [9, 10, 11, 12, 13];
const NOW = 138;

/** A drawing of a day in the calendar: columns, appointments, the line of the present time. Decoration only. */
export function DayPicture() {
  return (
    <svg viewBox="0 0 460 330" className={classes.picture} aria-hidden focusable={false}>
      {[0, 1, 2].map((column) => (
        <g key={column}>
          <circle cx={LEFT + column * (COLUMN + GAP) + 12} cy={16} r={9} className={classes.face} />
          <rect x={LEFT + column * (COLUMN + GAP) + 28} y={11} width={54} height={9} rx={4.5} className={classes.name} />
        </g>
      ))}
      <g transform="translate(0 44)">
        {HOURS.map((hour, index) => (
          <g key={hour}>
            <text x={6} y={index * 62 + 12} className={classes.hour}>
              {String(hour).padStart(2, '0')}
            </text>
            <line x1={LEFT} x2={454} y1={index * 62 + 7} y2={index * 62 + 7} className={classes.line} />
          </g>
        ))}
        {BLOCKS.map(({ column, top, height, tone }) => (
          <g key={`${column}-${top}`} transform={`translate(${LEFT + column * (COLUMN + GAP)} ${top + 4})`} data-tone={tone} className={classes.block}>
            <rect width={COLUMN} height={height} rx={8} className={classes.card} />
            <rect width={4} height={height - 16} x={7} y={8} rx={2} className={classes.edge} />
            <rect x={19} y={11} width={62} height={8} rx={4} className={classes.text} />
            {height > 50 && <rect x={19} y={27} width={42} height={7} rx={3.5} className={classes.text} opacity={0.55} />}
          </g>
        ))}
        <line x1={LEFT} x2={454} y1={NOW} y2={NOW} className={classes.now} />
        <circle cx={LEFT} cy={NOW} r={4.5} className={classes.dot} />
      </g>
    </svg>
  );
}
