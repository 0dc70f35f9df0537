import type { KeyboardEvent } from 'react';

/** The id of the box that looks for what is sold: it comes after the customer. */
export const KATALOG = 'satis-katalog';
/** The mark of the payments and of the button that saves, in the cart. */
export const ODEME = { 'data-odeme': true };
export const KAYDET = { 'data-kaydet': true, 'aria-keyshortcuts': 'Control+Enter' };

/** Ctrl+Enter goes on: from what can be sold to the payments, or to saving where nothing is left to pay; within the cart it saves. As `onKeyDown` of the two panes. */
export function goOnByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: panes } = event;
  // A dialog that was opened from here stands elsewhere in the document; a record that is being added has a form of its own.
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(target instanceof Element) || !panes.contains(target) || target.closest('[data-entry]')) return;
  event.preventDefault();
  const save = panes.querySelector<HTMLElement>('[data-kaydet]');
  if (save?.closest('section')?.contains(target)) save.click();
  else {
    // While the methods of payment are being read there is something to pay and no button: on to saving it would be saved unpaid.
    const odeme = panes.querySelector('[data-odeme]');
    (odeme ? odeme.querySelector('button') : save)?.focus();
  }
}
