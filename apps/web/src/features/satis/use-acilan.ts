import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Goes on in the fields that a press on a button has put in its place, which may lie below the edge of the cart: by key into the first of them. A
 * finger would open the keyboard of a phone by that, so that it and the mouse only get them into sight.
 * @returns `alan` for what holds the fields, and `ac` for the button
 */
export function useAcilan() {
  const alan = useRef<HTMLDivElement>(null);
  const ac = ({ detail }: MouseEvent, open: () => void) => {
    flushSync(open);
    alan.current?.scrollIntoView({ block: 'nearest' });
    if (detail === 0) alan.current?.querySelector('input')?.focus();
  };
  return { alan, ac };
}
