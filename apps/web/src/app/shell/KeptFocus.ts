import { useEffect } from 'react';
import { isShown } from '../../ui/is-shown.ts';

/** The place of the focus: its dialog or menu, if any, the elements around it there, and the place that the focus came from. */
type Place = { layer: Element | null; around: Element[]; from?: Place };

const LAYERS = '[role="dialog"], [role="menu"], .mantine-Popover-dropdown';
/** The elements near a place that is gone. Fields are left out: on a phone the keyboard would open. */
const GOALS = 'a[href], button:not(:disabled), [tabindex]';
/** Elements that are pressed and not typed into, unless they are disabled. */
const PRESSED = ':is(button, input[type="checkbox"], input[type="radio"]):not(:disabled)';

/**
 * Keeps the focus near its place when the focused element disappears: a row that is deleted, a panel that was opened from a menu, a page that
 * is left. A button that was busy gets it back. The browser would begin anew at the head of the page, and a screen reader would say nothing.
 */
export function KeptFocus(): null {
  useEffect(() => {
    let place: Place | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) place = enter(target, place);
    };
    const keep = (changes: MutationRecord[]) => {
      const had = place?.around[0];
      if (document.activeElement !== document.body || !had) return;
      if (!had.isConnected) findGoal(place)?.focus({ preventScroll: true });
      // A button is disabled while it saves, and the browser takes its focus. It gets the focus back, because the save may be refused.
      else if (had.matches(PRESSED) && changes.some(({ target }) => target === had)) (had as HTMLElement).focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(keep);
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    return () => {
      watcher.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
  return null;
}

function enter(target: Element, before: Place | undefined): Place {
  const layer = target.closest(LAYERS);
  let same = before;
  while (same && same.layer !== layer) same = same.from;
  return { layer, around: aroundOf(target, layer), from: same ? same.from : before };
}

/** An element, its neighbours, its parent and the neighbours of that, up to the dialog or the content of the page. */
function aroundOf(target: Element, layer: Element | null): Element[] {
  const end = layer ?? document.getElementById('icerik');
  const around: Element[] = [];
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement) {
    around.push(element);
    if (element === end) break;
    for (const neighbour of [element.nextElementSibling, element.previousElementSibling]) if (neighbour) around.push(neighbour);
  }
  return around;
}

function findGoal(place: Place | undefined): HTMLElement | null {
  for (let at = place; at; at = at.from) {
    // The dialog over it is gone, so the focus goes back to where it was, in a field as well.
    const was = at === place ? undefined : at.around[0];
    if (was instanceof HTMLElement && was.isConnected && isShown(was) && !was.matches(':disabled')) return was;
    for (const element of at.around) {
      if (!element.isConnected || !(element instanceof HTMLElement)) continue;
      const goal = element.matches(GOALS) ? element : element.querySelector<HTMLElement>(GOALS);
      if (goal && isShown(goal)) return goal;
    }
  }
  return document.getElementById('icerik');
}
