import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { isInBlok, type Blok, type Konum } from './plan.ts';

/** What is being drawn: a block of a template, or a shift that is carried to another field. */
type Cizim =
  | { tur: 'boya'; sablonID: number | null; blok: Blok | undefined; surukle: boolean }
  | { tur: 'tasi'; from: Konum; to: Konum; kopya: boolean };

type FircaOptions = {
  /** The chosen template; null is the eraser, undefined none. */
  firca: number | null | undefined;
  disabled: boolean;
  hasVardiya: (konum: Konum) => boolean;
  onPaint: (blok: Blok, sablonID: number | null) => void;
  onMove: (from: Konum, to: Konum, kopya: boolean) => void;
};

/** The field under a point of the window. */
function konumAt(event: { clientX: number; clientY: number }): Konum | undefined {
  const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-satir]');
  return cell ? { satir: Number(cell.dataset.satir), sutun: Number(cell.dataset.sutun) } : undefined;
}

/**
 * Drawing with the mouse: over fields with the chosen template, from its chip onto a field, or a shift from one field to
 * another (with Ctrl it stays there too). Escape gives up. Fingers scroll; they tap.
 */
export function useFirca({ firca, disabled, hasVardiya, onPaint, onMove }: FircaOptions) {
  const [cizim, setCizim] = useState<Cizim>();
  const latest = useRef({ cizim, onPaint, onMove });
  useEffect(() => {
    latest.current = { cizim, onPaint, onMove };
  });
  const isDrawing = cizim !== undefined;

  useEffect(() => {
    if (!isDrawing) return;
    const move = (event: globalThis.PointerEvent) => {
      const at = konumAt(event);
      if (at) setCizim((before) => before && aimAt(before, at, event.ctrlKey || event.metaKey));
    };
    const end = () => {
      const { cizim: drawn, onPaint: paint, onMove: carry } = latest.current;
      setCizim(undefined);
      if (drawn?.tur === 'boya' && drawn.blok) paint(drawn.blok, drawn.sablonID);
      if (drawn?.tur === 'tasi' && (drawn.from.satir !== drawn.to.satir || drawn.from.sutun !== drawn.to.sutun)) carry(drawn.from, drawn.to, drawn.kopya);
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
    /** For the fields. */
    beginOnCell(event: PointerEvent, konum: Konum) {
      if (!isMouse(event)) return;
      if (firca !== undefined) setCizim({ tur: 'boya', sablonID: firca, blok: { from: konum, to: konum }, surukle: false });
      else if (hasVardiya(konum)) setCizim({ tur: 'tasi', from: konum, to: konum, kopya: false });
    },
    /** For the chips of the templates. */
    beginOnChip(event: PointerEvent, sablonID: number | null) {
      if (isMouse(event)) setCizim({ tur: 'boya', sablonID, blok: undefined, surukle: true });
    },
    isAimed: (konum: Konum) => cizim !== undefined && isAimed(cizim, konum),
  };
}

function aimAt(cizim: Cizim, at: Konum, kopya: boolean): Cizim {
  if (cizim.tur === 'tasi') return { ...cizim, to: at, kopya };
  return { ...cizim, blok: { from: cizim.surukle ? at : (cizim.blok?.from ?? at), to: at } };
}

function isAimed(cizim: Cizim, konum: Konum): boolean {
  if (cizim.tur === 'boya') return cizim.blok !== undefined && isInBlok(cizim.blok, konum);
  return cizim.to.satir === konum.satir && cizim.to.sutun === konum.sutun;
}
