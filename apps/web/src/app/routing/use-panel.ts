import { useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate, useSearchParams } from 'react-router';

const PANEL = 'panel';
/** The page that opened the panel leaves this mark in the history. */
const OPENED_HERE = 'panel';

let ownStep = false;

/** Whether the router's present step back belongs to a panel that closes itself, which has asked before. */
export function takeOwnStep(): boolean {
  const own = ownStep;
  ownStep = false;
  return own;
}

/** The panel that an address shows, as written there; null for none. */
export const panelOf = (search: string): string | null => new URLSearchParams(search).get(PANEL);

const panelHere = () => panelOf(location.hash.split('?')[1] ?? '');

/**
 * The record of a page's open side panel, kept in the address: it can be linked to, and going back closes it.
 *
 *     const panel = usePanel();          panel.open()      for a new one, panel.open(row.id) for that one
 *     panel.id                           0 new, above 0 that record, undefined closed
 */
export function usePanel(): { id: number | undefined; open: (id?: number) => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const text = params.get(PANEL);
  const navigate = useNavigate();
  const here = useLocation();
  const { key, state }: { key: string; state: unknown } = here;
  const address = useHref(here);
  const left = useRef<string>(undefined);

  // The second half of a double click adds no step, or closing would lead back to the panel. It comes before the page
  // renders again, so only the address knows the current state.
  const open = (id = 0) => {
    if (panelHere() === String(id)) return;
    // The list behind the panel stays in its place: a second press would meet another row.
    setParams((before) => withPanel(before, String(id)), { state: OPENED_HERE, preventScrollReset: true });
  };
  // Closing undoes the step of opening, once, so that "back" leads to the previous page. An address that was opened
  // together with its panel has no such step.
  const closeHere = () => {
    if (state !== OPENED_HERE) return setParams((before) => withPanel(before, undefined), { replace: true, preventScrollReset: true });
    if (left.current === key) return;
    left.current = key;
    ownStep = true;
    void navigate(-1);
  };
  // An answer closes the panel late: by then another day or another page may be shown, which must stay. The address changes before its page is drawn,
  // so closing waits for that.
  const closing = useRef(false);
  const closeDrawn = () => {
    closing.current = new URL(address, location.href).hash !== location.hash;
    if (!closing.current) closeHere();
  };
  const latest = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = closeDrawn;
    if (closing.current) closeDrawn();
    return () => {
      latest.current = undefined;
    };
  });
  // Another record may be open by then, and stays open.
  const close = () => {
    if (text === null || panelHere() === text) latest.current?.();
  };

  return { id: text !== null && /^\d+$/.test(text) ? Number(text) : undefined, open, close };
}

function withPanel(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete(PANEL);
  else next.set(PANEL, id);
  return next;
}
