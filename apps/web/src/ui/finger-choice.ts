import { useEffect } from 'react';
import { isListOpen } from './pick-by-key.ts';

/**
 * Leaves the box of a picker once a finger has chosen from its list: a phone keeps its keyboard open, over half of the screen, as long as a box has
 * the focus. A box whose list stays open for more is not left, nor is a form that the choice has opened.
 */
export function useFingerChoice(): void {
  useEffect(() => {
    let isFinger = false;
    const press = ({ pointerType }: PointerEvent) => (isFinger = pointerType === 'touch');
    const choose = ({ target }: MouseEvent) => {
      if (!isFinger || !(target instanceof Element) || !target.closest('[data-combobox-option]')) return;
      // The list closes, and the choice is drawn, after the click.
      setTimeout(() => {
        const box = document.activeElement;
        if (box instanceof HTMLInputElement && box.role === 'combobox' && !isListOpen(box)) box.blur();
      });
    };
    const end = new AbortController();
    // Listens before the component library, which stops the events of its lists.
    document.addEventListener('pointerdown', press, { capture: true, signal: end.signal });
    document.addEventListener('click', choose, { capture: true, signal: end.signal });
    return () => end.abort();
  }, []);
}
