/** The elements that a press is meant for. */
const CONTROL = 'button, a, input, label, tr, [role]';
const PRESSING_KEYS = ['Enter', ' '];
/** A finger that comes back within this time (ms) and distance (px) has tapped twice: phones count each tap as a first one. */
const TAPPED_TWICE = { time: 400, distance: 30 };

/**
 * Many people double-click everything. If the first press has closed a box, or led to another page, the second one would meet an element behind it:
 * another row, a button, a word that it selects. This stops it, and a key that is still held down after the focus has moved on. (An element that
 * opens under the pointer takes no press at first, see `ui/global.css`.)
 * @returns the function that ends it
 */
export function catchFurtherPresses(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let pressed: Element | null = null;
  let last: PointerEvent | undefined;
  let isTappedAgain = false;
  let focused: EventTarget | null = null;

  const meetPointer = (event: PointerEvent) => {
    isTappedAgain = event.pointerType === 'touch' && last !== undefined && isNear(last, event);
    last = event;
  };
  const meetPress = (event: MouseEvent) => {
    const { target, detail, type } = event;
    const isFurther = detail > 1 || (detail === 1 && isTappedAgain);
    if (type === 'mousedown' && !isFurther) pressed = target instanceof Element ? controlOf(target) : null;
    if (isFurther && pressed && !isDrawn(pressed)) swallow(event);
  };
  const meetKey = (event: KeyboardEvent) => {
    if (!PRESSING_KEYS.includes(event.key)) return;
    if (!event.repeat) focused = event.target;
    else if (event.target !== focused) swallow(event);
  };
  window.addEventListener('pointerdown', meetPointer, options);
  for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'] as const) window.addEventListener(type, meetPress, options);
  window.addEventListener('keydown', meetKey, options);
  return () => listening.abort();
}

const isDrawn = (element: Element) => element.getClientRects().length > 0;

/** The control that a press on `target` presses. A control without a shape of its own is only a wrapper, and does not count. */
function controlOf(target: Element): Element {
  const control = target.closest(CONTROL);
  return control && isDrawn(control) ? control : target;
}

const isNear = (one: PointerEvent, next: PointerEvent) =>
  next.timeStamp - one.timeStamp < TAPPED_TWICE.time && Math.hypot(next.clientX - one.clientX, next.clientY - one.clientY) < TAPPED_TWICE.distance;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
