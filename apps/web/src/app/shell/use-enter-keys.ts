import { useWindowEvent } from '@mantine/hooks';
import { isShown } from '../../ui/is-shown.ts';
import { useAyarlar } from '../ayar/ayarlar.ts';

/**
 * Ctrl+Enter saves the form around the focus. Enter moves to the next field of a form, as in the desktop programs that many desks come from; at the
 * last field it saves as usual (setting enterKullanilsinMi). An open list uses it for its own choice.
 */
export function useEnterKeys(): void {
  const { enterKullanilsinMi } = useAyarlar();
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    const { target } = event;
    if (event.ctrlKey || event.metaKey) return saveBy(event);
    if (!enterKullanilsinMi) return;
    if (!(target instanceof HTMLInputElement) || target.form === null || target.ariaExpanded === 'true') return;
    const next = nextField(target.form, target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

/** Presses the form's button, which may be disabled or say why it does nothing. */
function saveBy(event: KeyboardEvent): void {
  const form = event.target instanceof Element && event.target.closest('form');
  const button = form && [...form.elements].find((element) => element instanceof HTMLButtonElement && element.type === 'submit');
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  button.click();
}

function nextField(form: HTMLFormElement, from: HTMLInputElement): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')];
  return fields.slice(fields.indexOf(from) + 1).find((field) => !field.disabled && field.tabIndex >= 0 && isShown(field));
}
