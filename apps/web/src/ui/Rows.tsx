import type { ComponentProps } from 'react';
import classes from './Rows.module.css';

/** A list of short rows with a line between each two. A `Row` has a layout; an `li` with a class of its own gets it from that class. */
export const Rows = (props: Omit<ComponentProps<'ul'>, 'className'>) => <ul {...props} className={classes.rows} />;

type RowProps = Omit<ComponentProps<'li'>, 'className'> & { /** It has more than two lines. */ tall?: boolean };

/** The text of a row stands in its `RowText`; the buttons stand behind it, and below if there is no room. */
export const Row = ({ tall, ...props }: RowProps) => <li {...props} className={classes.row} data-tall={tall || undefined} />;

export const RowText = (props: Omit<ComponentProps<'div'>, 'className'>) => <div {...props} className={classes.text} />;
