import type { ReactNode } from 'react';
import classes from './KayitPage.module.css';

type SecimKartiProps = { group: string; checked: boolean; onChoose: () => void; name: string; children?: ReactNode };

/** One of several cards; a radio button underneath, so that arrow keys choose. */
export function SecimKarti({ group, checked, onChoose, name, children }: SecimKartiProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" name={group} checked={checked} onChange={onChoose} />
      <span className={classes.choiceName}>{name}</span>
      {children}
    </label>
  );
}
