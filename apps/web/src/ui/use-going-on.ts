import { type RefObject, useEffect, useState } from 'react';
import { goOn, isInAnotherField } from './pick-by-key.ts';

/**
 * Moves the focus when a small form in the place of a picker is gone: to the field behind the box once a record was added, else to the box. The focus
 * stays in another field if it went there meanwhile.
 */
export function useGoingOn(box: RefObject<HTMLInputElement | null>): (goesOn: boolean) => void {
  const [left, setLeft] = useState<{ goesOn: boolean }>();
  useEffect(() => {
    if (!left || !box.current || isInAnotherField(box.current)) return;
    if (left.goesOn) goOn(box.current);
    else box.current.focus();
  }, [left, box]);
  return (goesOn) => setLeft({ goesOn });
}
