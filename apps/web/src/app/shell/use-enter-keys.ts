import { useWindowEvent } from '@mantine/hooks';
import { useAyarlar } from '../ayar/ayarlar.ts';

/**
 * Enter moves to the next field of a form, as in the desktop programs that many desks come from; at the last field it
 * saves as usual (setting enterKullanilsinMi). An open list uses it for its own choice.
 */
export function useEnterKeys(): void {
  const { enterKullanilsinMi } = useAyarlar();
  useWindowEvent('keydown', (event) => {
    if (!enterKullanilsinMi || event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.form === null || target.ariaExpanded === 'true') return;
    const next = nextField(target.form, target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

function nextField(form: HTMLFormElement, from: HTMLInputElement): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')];
  return fields.slice(fields.indexOf(from) + 1).find((field) => !field.disabled && field.tabIndex >= 0 && isVisible(field));
}

/** A field in a folded part is not visible. */
const isVisible = (field: HTMLElement) => !('checkVisibility' in field) || field.checkVisibility();
