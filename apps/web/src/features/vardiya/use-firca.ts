import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { isAyni, isInBlok, konumOf, shifted, type Blok, type Konum } from './blok.ts';

/** The act of the mouse: drawing a template, selecting a block, or moving shifts. */
type Cizim =
  | { tur: 'boya'; sablonID: number | null; blok: Blok | undefined; surukle: boolean }
  | { tur: 'sec'; blok: Blok }
  | { tur: 'tasi'; from: Konum; to: Konum; kopya: boolean; ne: Tasinan };

/** The moved shifts: one of a field, or all of a block. */
export type Tasinan = { sablonID: number; blok: Blok } | { sablonID: undefined; blok: Blok };

type FircaOptions = {
  /** The chosen template; null is the eraser, undefined none. */
  firca: number | null | undefined;
  disabled: boolean;
  /** The shifts that a press on a field picks up; undefined when there are none. */
  tasinanAt: (konum: Konum, target: Element) => Tasinan | undefined;
  onPaint: (blok: Blok, sablonID: number | null) => void;
  onSelect: (blok: Blok, isDone: boolean) => void;
  onMove: (ne: Tasinan, by: { from: Konum; to: Konum }, kopya: boolean) => void;
};

/** The field under a point of the window. */
const konumAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => konumOf(document.elementFromPoint(clientX, clientY));

/**
 * The mouse draws the chosen template over fields, drags a template from its chip to a field, moves shifts to other fields (with
 * Ctrl it copies them), and selects a block from an empty field. Escape cancels. Fingers only scroll and tap.
 */
export function useFirca({ firca, disabled, tasinanAt, onPaint, onSelect, onMove }: FircaOptions) {
  const [cizim, setCizim] = useState<Cizim>();
  const latest = useRef({ cizim, onPaint, onSelect, onMove });
  useEffect(() => {
    latest.current = { cizim, onPaint, onSelect, onMove };
  });
  const isDrawing = cizim !== undefined;

  useEffect(() => {
    if (!isDrawing) return;
    const move = (event: globalThis.PointerEvent) => {
      const at = konumAt(event);
      const { cizim: before } = latest.current;
      if (!at || !before) return;
      const next = aimAt(before, at, event.ctrlKey || event.metaKey);
      setCizim(next);
      if (next.tur === 'sec') latest.current.onSelect(next.blok, false);
    };
    const end = () => {
      const { cizim: drawn, onPaint: paint, onSelect: choose, onMove: carry } = latest.current;
      setCizim(undefined);
      if (drawn?.tur === 'boya' && drawn.blok) paint(drawn.blok, drawn.sablonID);
      if (drawn?.tur === 'sec' && !isAyni(drawn.blok.from, drawn.blok.to)) choose(drawn.blok, true);
      if (drawn?.tur === 'tasi' && !isAyni(drawn.from, drawn.to)) carry(drawn.ne, drawn, drawn.kopya);
    };
    const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && setCizim(undefined);
    const cancel = () => setCizim(undefined);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', giveUp);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', giveUp);
    };
  }, [isDrawing]);

  const isMouse = (event: PointerEvent) => !disabled && event.button === 0 && event.pointerType !== 'touch';

  return {
    isDrawing,
    /** Handlers for the fields. */
    beginOnCell(event: PointerEvent, konum: Konum) {
      if (!isMouse(event) || event.shiftKey || !(event.target instanceof Element)) return;
      const blok = { from: konum, to: konum };
      const ne = firca === undefined ? tasinanAt(konum, event.target) : undefined;
      if (firca !== undefined) setCizim({ tur: 'boya', sablonID: firca, blok, surukle: false });
      else if (ne) setCizim({ tur: 'tasi', from: konum, to: konum, kopya: false, ne });
      else setCizim({ tur: 'sec', blok });
    },
    /** Handlers for the chips of the templates. */
    beginOnChip(event: PointerEvent, sablonID: number | null) {
      if (isMouse(event)) setCizim({ tur: 'boya', sablonID, blok: undefined, surukle: true });
    },
    isAimed: (konum: Konum) => cizim !== undefined && isAimed(cizim, konum),
  };
}

function aimAt(cizim: Cizim, at: Konum, kopya: boolean): Cizim {
  if (cizim.tur === 'tasi') return { ...cizim, to: at, kopya };
  if (cizim.tur === 'sec') return { ...cizim, blok: { ...cizim.blok, to: at } };
  return { ...cizim, blok: { from: cizim.surukle ? at : (cizim.blok?.from ?? at), to: at } };
}

function isAimed(cizim: Cizim, konum: Konum): boolean {
  if (cizim.tur === 'boya') return cizim.blok !== undefined && isInBlok(cizim.blok, konum);
  return cizim.tur === 'tasi' && isInBlok(cizim.ne.blok, shifted(konum, cizim.to, cizim.from));
}
