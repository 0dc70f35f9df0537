import classes from './RenkNoktasi.module.css';
import { renkStyle } from './renk.ts';

/** The colour of a template beside its name. */
export function RenkNoktasi({ renk }: { renk: string }) {
  return <span aria-hidden className={classes.dot} style={renkStyle(renk)} />;
}
