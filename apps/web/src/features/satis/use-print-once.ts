import { useEffect, useRef } from 'react';

/** Opens the print dialog once, as soon as the paper stands there. */
export function usePrintOnce(hazir: boolean): void {
  const printed = useRef(false);
  useEffect(() => {
    if (!hazir || printed.current) return;
    printed.current = true;
    window.print();
  }, [hazir]);
}
