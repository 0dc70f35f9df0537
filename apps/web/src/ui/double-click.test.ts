import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDoubleClicks } from './double-click.ts';

let stop: () => void;
const pressed = vi.fn();

beforeEach(() => {
  stop = keepDoubleClicks();
  pressed.mockReset();
  document.body.replaceChildren();
});
afterEach(() => stop());

function button(name: string): HTMLElement {
  const element = document.createElement('button');
  element.append(document.createElement('span'));
  element.addEventListener('click', () => pressed(name));
  document.body.append(element);
  return element;
}

/** A press of the mouse on something, so many milliseconds after the page was opened. */
function press(on: Element, at: number, { x = 100, y = 100, detail = 1 } = {}): void {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, detail });
    Object.defineProperty(event, 'timeStamp', { value: at });
    on.dispatchEvent(event);
  }
}

test('what comes under the pointer by the first click is not pressed by the second', () => {
  const [save, row] = [button('save'), button('row')];
  press(save, 0);
  press(row, 150, { x: 103, y: 98, detail: 2 });
  expect(pressed.mock.calls).toEqual([['save']]);
});

test('a second click on the same thing counts, whatever it is drawn as by then', () => {
  const next = button('next');
  press(next.firstElementChild!, 0);
  next.replaceChildren(document.createElement('i'));
  press(next.firstElementChild!, 150, { detail: 2 });
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a click elsewhere or a moment later is one of its own', () => {
  const [save, row] = [button('save'), button('row')];
  press(save, 0);
  press(row, 150, { x: 130 });
  press(save, 800, { x: 130 });
  expect(pressed.mock.calls).toEqual([['save'], ['row'], ['save']]);
});

test('whoever has typed in between means the next click', () => {
  const [first, second] = [button('first'), button('second')];
  press(first, 0);
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  press(second, 150);
  expect(pressed.mock.calls).toEqual([['first'], ['second']]);
});

test('a key is no second click', () => {
  const [save, row] = [button('save'), button('row')];
  press(save, 0);
  row.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(pressed.mock.calls).toEqual([['save'], ['row']]);
});

test('a tick box is ticked by its label', () => {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  label.append('Aktif', box);
  document.body.append(label);
  press(label, 0);
  expect(box.checked).toBe(true);
});
