import { type RefObject, useEffect, useState } from 'react';
import { goOn, isInAnotherField } from './pick-by-key.ts';

/**
 * Where the keyboard goes when a small form that stood in the place of a picker is gone: behind the box once something was added, and to
 * the box when nothing was. The focus stays in another field if it went there meanwhile.
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
