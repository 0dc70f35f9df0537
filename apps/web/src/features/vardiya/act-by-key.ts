import type { KeyboardEvent } from 'react';
import { baslangicOf, type Konum } from './blok.ts';
import type { useSecim } from './use-secim.ts';
import type { useTablo } from './use-tablo.ts';

type TusIsleri = Pick<ReturnType<typeof useSecim>, 'odak' | 'secim' | 'goTo'> &
  Pick<ReturnType<typeof useTablo>, 'paint' | 'copy' | 'paste' | 'pano' | 'dropPano'> & {
    /** The last field. */
    son: Konum;
    sablonlar: readonly { id: number }[];
    /** The plan may not be changed. */
    disabled: boolean;
    openMenu: (konum: Konum) => void;
  };

/**
 * The keys of the table: the arrows walk, Shift selects, Enter opens the menu, numbers plan a template, Delete empties, and Ctrl+X, C and V cut, copy
 * and paste.
 */
export function actByKey(event: KeyboardEvent, isler: TusIsleri): void {
  const { odak, secim, goTo, son, disabled, openMenu, pano, dropPano, paint } = isler;
  const to = stepOf(event, odak, son);
  const sablon = sablonOf(event, isler.sablonlar);
  if (to) goTo(to, event.shiftKey);
  else if (event.key === 'Enter' || event.key === ' ') openMenu(odak);
  else if (disabled) return;
  else if (carry(event, isler)) event.stopPropagation();
  else if (event.key === 'Escape' && pano) dropPano();
  else if (sablon) paint(secim, sablon.id);
  else if (event.key === 'Delete' || event.key === 'Backspace') paint(secim, null);
  else return;
  event.preventDefault();
}

/** The template of a number key. */
const sablonOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, sablonlar: TusIsleri['sablonlar']) =>
  /^[1-9]$/.test(key) && !ctrlKey && !metaKey && !altKey ? sablonlar[Number(key) - 1] : undefined;

/** Ctrl+C, Ctrl+X, Ctrl+V. False for other keys. */
function carry({ key, ctrlKey, metaKey }: KeyboardEvent, { secim, copy, paste }: TusIsleri): boolean {
  if (!ctrlKey && !metaKey) return false;
  if (key === 'c' || key === 'x') copy(secim, key === 'x');
  else if (key === 'v') paste(baslangicOf(secim));
  else return false;
  return true;
}

/** The field that a key leads to; undefined for other keys. */
function stepOf({ key }: KeyboardEvent, { satir, sutun }: Konum, last: Konum): Konum | undefined {
  const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));
  const targets: Record<string, Konum> = {
    ArrowUp: { satir: satir - 1, sutun },
    ArrowDown: { satir: satir + 1, sutun },
    ArrowLeft: { satir, sutun: sutun - 1 },
    ArrowRight: { satir, sutun: sutun + 1 },
    Home: { satir, sutun: 0 },
    End: { satir, sutun: last.sutun },
  };
  const to = targets[key];
  return to && { satir: clamp(to.satir, last.satir), sutun: clamp(to.sutun, last.sutun) };
}
