import { useRef, useState, type FocusEvent, type RefObject } from 'react';
import { konumOf, type Blok, type Konum } from './blok.ts';

const START: Konum = { satir: 0, sutun: 0 };

/** The chosen block of the table, and the field of it that has the focus. */
export function useSecim(grid: RefObject<HTMLElement | null>) {
  const [odak, setOdak] = useState<Konum>(START);
  const [capa, setCapa] = useState<Konum>(START);
  // A key has already set the focus and the block.
  const walking = useRef(false);
  const secim: Blok = { from: capa, to: odak };
  const cellAt = ({ satir, sutun }: Konum) => grid.current?.querySelector<HTMLElement>(`[data-satir="${satir}"][data-sutun="${sutun}"]`);
  /** Chooses from one field to another, which gets the focus. */
  const choose = ({ from, to }: Blok) => {
    setCapa(from);
    setOdak(to);
    walking.current = true;
    cellAt(to)?.focus();
    walking.current = false;
  };
  return {
    odak,
    secim,
    cellAt,
    choose,
    /** Goes to a field: the block reaches to it from where it began, or is that field alone. */
    goTo: (to: Konum, extend: boolean) => choose({ from: extend ? capa : to, to }),
    onFocus: (event: FocusEvent) => {
      const konum = konumOf(event.target);
      if (!konum || walking.current) return;
      setOdak(konum);
      setCapa(konum);
    },
  };
}
