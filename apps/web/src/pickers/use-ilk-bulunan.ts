import type { ComboboxStore } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { goOn, isListOpen, pickByKey } from '../ui/pick-by-key.ts';

type Girdi = {
  combobox: ComboboxStore;
  box: RefObject<HTMLInputElement | null>;
  aranan: string;
  /** Whether the hits belong to the present text. */
  isSettled: boolean;
};

/** Chooses the first hit by Enter or Tab and goes on, or saves with Ctrl+Enter. A key that is pressed before the hits came waits for them. */
export function useIlkBulunan({ combobox, box, aranan, isSettled }: Girdi) {
  /** The step after the choice of the first hit, if its key was pressed before the hits came. */
  const awaited = useRef<'next' | 'save'>(undefined);

  useEffect(() => {
    if (!isSettled || aranan === '' || !combobox.dropdownOpened) return;
    const id = combobox.selectFirstOption();
    const follows = awaited.current;
    if (!follows || id === null) return;
    awaited.current = undefined;
    combobox.clickSelectedOption();
    if (follows === 'next' && box.current) goOn(box.current);
    else box.current?.form?.requestSubmit();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the store is another object on every render
  }, [isSettled, aranan, combobox.dropdownOpened]);

  return {
    pick: (event: KeyboardEvent<HTMLInputElement>) => {
      const waits = (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && isListOpen(event.target) && aranan !== '' && !isSettled;
      awaited.current = waits ? (event.ctrlKey || event.metaKey ? 'save' : 'next') : undefined;
      if (!waits) return pickByKey(event, { isTyped: aranan !== '', stays: (option) => option.getAttribute('value') === 'yeni' });
      event.preventDefault();
      event.stopPropagation();
    },
    /** Waits for no hits any more. */
    forget: () => {
      awaited.current = undefined;
    },
  };
}
