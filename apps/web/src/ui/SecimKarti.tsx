import type { ReactNode } from 'react';
import classes from './SecimKarti.module.css';

type SecimKartiProps = { group: string; checked: boolean; disabled?: boolean; onChoose: () => void; name: string; children?: ReactNode };

/** One of several cards; a radio button underneath, so that arrow keys choose. */
export function SecimKarti({ group, checked, disabled, onChoose, name, children }: SecimKartiProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" name={group} checked={checked} disabled={disabled} onChange={onChoose} />
      <span className={classes.name}>{name}</span>
      {children}
    </label>
  );
}
