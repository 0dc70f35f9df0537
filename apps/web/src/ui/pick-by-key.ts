import type { FormEvent, KeyboardEvent } from 'react';

/** All that takes the focus while a form is filled in, and the button that ends it. */
const FIELDS = 'input:not([type="hidden"], [type="file"]), textarea, select, button[type="submit"]';
const FORMS = '[data-entry], form, [role="dialog"]';

const optionOf = (box: HTMLElement, which: string): HTMLElement | null | undefined =>
  document.getElementById(box.getAttribute('aria-controls') ?? '')?.querySelector<HTMLElement>(`${which}:not([data-combobox-disabled])`);

/** Whether the list of a picker is open, so that its keys do not belong to the form around it. */
export const isListOpen = (box: EventTarget): boolean => box instanceof HTMLElement && box.hasAttribute('data-expanded');

/**
 * The keys of a picker with an open list, for `onKeyDownCapture`: Enter takes the marked entry, or the first hit of the typed text, and goes on to
 * the next field; with Ctrl it saves as well. Tab takes it if text was typed. Enter never sends the form by itself.
 * @param stays whether an entry replaces the picker instead, such as the one that adds
 */
export function pickByKey(event: KeyboardEvent<HTMLInputElement>, { isTyped, stays }: { isTyped: boolean; stays?: (option: HTMLElement) => boolean }): void {
  const box = event.currentTarget;
  if (!isListOpen(box) || event.nativeEvent.isComposing) return;
  const option = optionOf(box, '[data-combobox-selected]') ?? (isTyped ? optionOf(box, '[data-combobox-option]') : null);
  if (event.key === 'Tab' && isTyped) option?.click();
  if (event.key !== 'Enter') return;
  // The key reaches neither the form nor the kit, which may not know of a mark yet.
  event.preventDefault();
  event.stopPropagation();
  if (!option) return;
  // A press on the entry that is chosen already would remove the choice, if it may be empty.
  if (option.hasAttribute('data-combobox-active')) box.blur();
  else option.click();
  if (stays?.(option)) return;
  if (event.ctrlKey || event.metaKey) box.form?.requestSubmit();
  else goOn(box);
}

/** The mark of the button that empties a picker; only pickers that may be empty have it. */
export const CLEARS = 'defter-clears';

/** Empties a picker without text of its own by Backspace or Delete, as `onKeyDown`. */
export function clearByKey({ key, currentTarget: box }: KeyboardEvent<HTMLInputElement>): void {
  if (box.readOnly && (key === 'Backspace' || key === 'Delete')) clear(box);
}

/** Empties a picker whose text was deleted, as `onInput`: otherwise the choice would come back on leaving. */
export function clearWithText({ currentTarget: box }: FormEvent<HTMLInputElement>): void {
  if (box.value === '') clear(box);
}

const clear = (box: HTMLElement) => box.parentElement?.querySelector<HTMLElement>(`.${CLEARS}`)?.click();

/** Whether somebody is at another field of the page than this box. */
export const isInAnotherField = (box: HTMLElement): boolean => document.activeElement !== box && (document.activeElement?.matches(FIELDS) ?? false);

/** Focuses the field after `from`, or the one whose id it names, once the choice is drawn. The focus stays if `from` is gone or no field follows it. */
export function goOn(from: HTMLElement): void {
  ignoreHeldEnter();
  setTimeout(() => {
    const named = document.getElementById(from.dataset.next ?? '');
    // It may be a button; only fields have a text.
    const fields = named ? ([from, named] as HTMLInputElement[]) : [...(from.closest(FORMS)?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
    const next = fields.slice(fields.indexOf(from as HTMLInputElement) + 1).find((field) => !field.disabled && field.tabIndex >= 0 && field.getClientRects().length > 0);
    if (!from.isConnected) return;
    (next ?? from).focus();
    if (next?.type === 'text') next.select();
  });
}

/** The Enter that chose an entry is still down: its repetition in the next field would send the form. */
function ignoreHeldEnter(): void {
  const release = new AbortController();
  const ignore = (event: globalThis.KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    else release.abort();
  };
  document.addEventListener('keydown', ignore, { capture: true, signal: release.signal });
  document.addEventListener('keyup', () => release.abort(), { signal: release.signal });
}
