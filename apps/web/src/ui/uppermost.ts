export const DIALOGS = '[role="dialog"][aria-modal]';

/** The last Escape, and the dialog that it was pressed in or that was uppermost then; undefined if a list or calendar hung over all. */
let pressed: { event: KeyboardEvent; dialog: Element | undefined } | undefined;

/**
 * Begins to remember the uppermost dialog at each Escape, before it closes anything. The library closes every open dialog by one Escape: a question
 * and the panel below it.
 */
export function watchEscape(): () => void {
  const remember = (event: KeyboardEvent) => {
    if (event.key === 'Escape') pressed = { event, dialog: emptySearch(event) || isInList(event.target) ? undefined : findUppermost() };
  };
  window.addEventListener('keydown', remember, { capture: true });
  return () => window.removeEventListener('keydown', remember, { capture: true });
}

/** Whether Escape was pressed for this dialog. */
export const isEscapeOf = (event: KeyboardEvent, dialog: Element | null | undefined): boolean =>
  event.key === 'Escape' && !event.isComposing && dialog != null && pressed?.event === event && pressed.dialog === dialog;

/** Lists, menus and calendars close by themselves. The kit marks those that have the focus or whose box has it. */
const isInList = (target: EventTarget | null) =>
  target instanceof Element && (target.closest('.mantine-Popover-dropdown') !== null || target.getAttribute('data-mantine-stop-propagation') === 'true');

/** A search box is emptied before anything closes. Not every browser does so by itself. */
function emptySearch(event: KeyboardEvent): boolean {
  const box = event.target;
  if (!(box instanceof HTMLInputElement) || box.type !== 'search' || box.value === '') return false;
  event.preventDefault();
  box.setRangeText('', 0, box.value.length);
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}

/** Panels lie over each other in the order in which they were opened, and every modal lies over them. */
export function findUppermost(): Element | undefined {
  const dialogs = [...document.querySelectorAll(DIALOGS)];
  return dialogs.findLast((dialog) => dialog.matches('.mantine-Modal-content')) ?? dialogs.at(-1);
}
