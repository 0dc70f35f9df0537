import type { KeyboardEvent } from 'react';

/** The id of the field after the customer: the search of the catalogue, or the first package program. */
export const KATALOG = 'satis-katalog';
/** The mark of the payments and of the button that saves, in the cart. */
export const ODEME = { 'data-odeme': true };
export const KAYDET = { 'data-kaydet': true, 'aria-keyshortcuts': 'Control+Enter' };

/**
 * Ctrl+Enter goes on: from the catalogue to the payments, or to the save if nothing is left to pay; within the cart it saves, or says why not. For
 * `onKeyDown` of the two panes.
 */
export function goOnByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: panes } = event;
  // A dialog that was opened from here stands elsewhere in the document; a record that is being added has a form of its own.
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(target instanceof Element) || !panes.contains(target) || target.closest('[data-entry]')) return;
  event.preventDefault();
  const save = panes.querySelector<HTMLElement>('[data-kaydet]');
  if (save?.closest('section')?.contains(target)) pressOrTell(save);
  else {
    const odeme = panes.querySelector('[data-odeme]');
    if (odeme) focusOdeme(odeme, target);
    else save?.focus();
  }
}

/** A refused save tells its reason at the button, as long as it has the focus. */
function pressOrTell(button: HTMLElement): void {
  if (button.ariaDisabled === 'true') button.focus();
  button.click();
}

/**
 * Goes to the first method of payment. While the methods are being read it waits, because a press of the save would leave the sale unpaid. The focus
 * stays elsewhere if it went there meanwhile.
 */
function focusOdeme(odeme: Element, from: Element): void {
  const button = odeme.querySelector('button');
  if (button) return button.focus();
  const observer = new MutationObserver(() => {
    const first = odeme.querySelector('button');
    if (!first) return;
    observer.disconnect();
    if (document.activeElement === from) first.focus();
  });
  observer.observe(odeme, { childList: true });
}
