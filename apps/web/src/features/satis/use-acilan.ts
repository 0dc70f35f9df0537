import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Goes on in the fields that replace a pressed button and may lie below the edge of the cart: after a press by key the focus goes into the first of
 * them. After one by finger or mouse they only scroll into sight, because the focus would open the keyboard of a phone.
 * @returns `alan` for the element around the fields, and `ac` for the button
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
