/** What a press is meant for. */
const CONTROL = 'button, a, input, label, tr, [role]';

/**
 * Many people double-click everything. Where the first press has closed a box, or led to another page, the second one would meet what lies behind:
 * another row, a button, a word that it marks. It reaches nothing. (What opens under the pointer takes no press at first, see `ui/global.css`.)
 */
export function catchSecondPresses(): void {
  let first: Element | null = null;
  const meet = (event: MouseEvent) => {
    const { target, detail, type } = event;
    if (type === 'mousedown' && detail <= 1) first = target instanceof Element ? (target.closest(CONTROL) ?? target) : null;
    const isGone = first?.getClientRects().length === 0;
    if (detail <= 1 || !isGone) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'] as const) window.addEventListener(type, meet, { capture: true });
}
