import type { ComponentProps } from 'react';
import classes from './Rows.module.css';

/** A list of short rows with a line between each two. A `Row` is laid out; an `li` with a class of its own is laid out by that. */
export const Rows = (props: Omit<ComponentProps<'ul'>, 'className'>) => <ul {...props} className={classes.rows} />;

type RowProps = Omit<ComponentProps<'li'>, 'className'> & { /** It tells more than two lines. */ tall?: boolean };

/** What a row is about stands in its `RowText`; what can be done with it stands behind, and below where there is no room. */
export const Row = ({ tall, ...props }: RowProps) => <li {...props} className={classes.row} data-tall={tall || undefined} />;

export const RowText = (props: Omit<ComponentProps<'div'>, 'className'>) => <div {...props} className={classes.text} />;
