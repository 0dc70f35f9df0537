import { useEffect } from 'react';
import { TWICE_MS } from './twice.ts';

/** A hand does not hit the same pixel twice. */
const NEAR_PX = 8;
const PRESS = ['mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;
const CONTROLS = 'button, a, input, select, textarea, label, tr, [role="button"], [role="option"], [role="menuitem"], [role="tab"]';

type Press = { on: Element; x: number; y: number; at: number };

/**
 * Many people double-click everything. What the first click opens, closes or puts in its place is not what the second one
 * was meant for: a row behind a panel that has just closed, the first button of one that has just opened. Such a second
 * press reaches nobody.
 */
export function keepDoubleClicks(): () => void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  let pressed: Press | undefined;
  let clicked: Press | undefined;
  let isStray = false;

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  window.addEventListener(
    'pointerdown',
    (event) => {
      const { target, clientX: x, clientY: y, timeStamp: at } = event;
      if (!(target instanceof Element)) return;
      pressed = { on: target.closest(CONTROLS) ?? target, x, y, at };
      isStray = clicked !== undefined && isSecond(clicked, pressed) && !isSame(clicked.on, pressed.on);
      if (isStray) stop(event);
    },
    options,
  );
  for (const type of PRESS) {
    window.addEventListener(
      type,
      (event) => {
        // A key presses without a pointer.
        if (event.detail === 0 && type === 'click') return;
        if (isStray) stop(event);
        else if (type === 'click') clicked = pressed;
      },
      options,
    );
  }
  // Whoever has typed in between has seen what there is now.
  for (const type of ['keydown', 'input']) window.addEventListener(type, () => (clicked = undefined), options);
  return () => end.abort();
}

/** Keeps them while the frame stands. */
export function DoubleClicks() {
  useEffect(keepDoubleClicks, []);
  return null;
}

const isSecond = (first: Press, { x, y, at }: Press) => at - first.at < TWICE_MS && Math.abs(x - first.x) < NEAR_PX && Math.abs(y - first.y) < NEAR_PX;
const isSame = (one: Element, other: Element) => one.contains(other) || other.contains(one);
