import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import classes from './RollPaper.module.css';

/** The widths of the rolls that receipt printers take, in millimetres. */
export const RULO_ENLERI = [80, 58] as const;
export type RuloEni = (typeof RULO_ENLERI)[number];

type RollPaperProps = { en: RuloEni; /** The number of copies that the printer makes. */ kopya?: number; children: ReactNode };

const MM = 25.4 / 96;
/** Margins above and below, and room for rounding. */
const EDGES = 10;

/** A text on the roll of a receipt printer, with a sheet of its own length. */
export function RollPaper({ en, kopya = 1, children }: RollPaperProps) {
  const paper = useRef<HTMLElement>(null);
  // A roll has no sheets: CSS knows no length that follows the text, so the sheet is made as long as the receipt.
  useEffect(() => {
    if (!paper.current) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page roll { size: ${en}mm ${Math.ceil(paper.current.scrollHeight * MM) + EDGES}mm; margin: 3mm; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  });
  return Array.from({ length: kopya }, (_, sira) => (
    <article key={sira} ref={sira === 0 ? paper : undefined} className={classes.roll} style={{ '--roll-width': `${en}mm` } as CSSProperties} aria-hidden={sira > 0 || undefined}>
      {children}
    </article>
  ));
}
