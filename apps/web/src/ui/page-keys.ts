import { useWindowEvent } from '@mantine/hooks';

/** A key as the character that it writes, or as its name in small letters, and what it does. */
type PageKey = [character: string, run: () => void];

/**
 * The shortcuts of a page. They do nothing during typing, and nothing while a dialog is open, because their effect would be behind it, out of sight.
 * A panel beside a usable page is no such dialog, unless the focus is in it.
 */
export function usePageKeys(keys: PageKey[]): void {
  useWindowEvent('keydown', (event) => {
    const run = keys.find(([character]) => character === characterOf(event))?.[1];
    if (!run || isDialogOpen() || isElsewhere(event.target)) return;
    event.preventDefault();
    run();
  });
}

/** Whether a dialog lies over the page. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Whether a key belongs to the focused element: a text field, a menu, a panel beside the page, or the calendar of a field, which lies outside of its panel. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select') ||
    target.closest('[role="dialog"], [role="menu"], .mantine-Popover-dropdown') !== null);

/**
 * The character that a press writes, whatever modifiers are held: on a Turkish keyboard `/` is Shift+7 and `[` is AltGr+8, which Windows reports as
 * Ctrl and Alt. A letter with Shift is not one of the page's keys.
 */
function characterOf(event: KeyboardEvent): string | undefined {
  const isAltGr = event.getModifierState('AltGraph');
  if (event.metaKey || event.isComposing || (!isAltGr && (event.ctrlKey || event.altKey))) return undefined;
  const isLetter = event.key.toLowerCase() !== event.key.toUpperCase();
  return isLetter && event.shiftKey ? undefined : event.key.toLowerCase();
}
