import type { CSSProperties } from 'react';
import classes from './RenkNoktasi.module.css';

/** The colour of a template beside its name. */
export function RenkNoktasi({ renk }: { renk: string }) {
  return <span aria-hidden className={classes.dot} style={renkStyle(renk)} />;
}

/** Sets the colour of a template. Blocks mix it with the ground, so that text stays readable in both themes. */
export const renkStyle = (renk: string): CSSProperties => ({ '--renk': renk }) as CSSProperties;
