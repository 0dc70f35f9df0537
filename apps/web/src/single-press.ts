/** What a press is meant for. */
const CONTROL = 'button, a, input, label, tr, [role]';
const PRESSING_KEYS = ['Enter', ' '];

/**
 * Many people double-click everything. Where the first press has closed a box, or led to another page, the second one would meet what lies behind:
 * another row, a button, a word that it marks. It reaches nothing, and neither does a key that is still held down when the focus has moved on. (What opens
 * under the pointer takes no press at first, see `ui/global.css`.)
 */
export function catchFurtherPresses(): void {
  let pressed: Element | null = null;
  let focused: EventTarget | null = null;

  const meetPress = (event: MouseEvent) => {
    const { target, detail, type } = event;
    if (type === 'mousedown' && detail <= 1) pressed = target instanceof Element ? (target.closest(CONTROL) ?? target) : null;
    if (detail > 1 && pressed?.getClientRects().length === 0) swallow(event);
  };
  for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'] as const) window.addEventListener(type, meetPress, { capture: true });

  const meetKey = (event: KeyboardEvent) => {
    if (!PRESSING_KEYS.includes(event.key)) return;
    if (!event.repeat) focused = event.target;
    else if (event.target !== focused) swallow(event);
  };
  window.addEventListener('keydown', meetKey, { capture: true });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
