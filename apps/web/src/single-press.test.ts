import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { catchFurtherPresses } from './single-press.ts';

let end: () => void;
beforeAll(() => {
  end = catchFurtherPresses();
});
afterAll(() => end());
// Other files of the run use the same page.
afterEach(() => document.body.replaceChildren());

const behind = vi.fn();
let box: HTMLElement;

beforeEach(() => {
  behind.mockClear();
  // jsdom has no layout: every element of the page counts as drawn.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    return (this.isConnected ? [new DOMRect()] : []) as unknown as DOMRectList;
  });
  document.body.innerHTML = '<button id="behind">Sil</button><div role="dialog"><button>Kaydet</button></div>';
  document.querySelector('#behind')!.addEventListener('click', behind);
  box = document.querySelector<HTMLElement>('[role=dialog]')!;
});

type Press = { detail?: number; touch?: boolean; x?: number };

function press(element: Element, { detail = 1, touch = false, x = 0 }: Press = {}): void {
  const where = { bubbles: true, cancelable: true, clientX: x };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...where, pointerType: touch ? 'touch' : 'mouse' }));
  for (const type of ['mousedown', 'mouseup', 'click']) element.dispatchEvent(new MouseEvent(type, { ...where, detail }));
}

/** The first press closes the box, the second meets the page behind it. */
function pressTwice(first: Press, second: Press): void {
  press(box.querySelector('button')!, first);
  box.remove();
  press(document.querySelector('#behind')!, second);
}

test('the second half of a double click does not reach the page behind a box that the first one has closed', () => {
  pressTwice({ detail: 1 }, { detail: 2 });
  expect(behind).not.toHaveBeenCalled();
});

test('a press of its own does, however soon it comes', () => {
  pressTwice({ detail: 1 }, { detail: 1 });
  expect(behind).toHaveBeenCalledOnce();
});

test('quick presses of the same button all count', () => {
  const button = document.querySelector('#behind')!;
  for (const detail of [1, 2, 3]) press(button, { detail });
  expect(behind).toHaveBeenCalledTimes(3);
});

test('a double tap of a finger is known by time and place, because phones count each tap as a first one', () => {
  pressTwice({ touch: true }, { touch: true, x: 10 });
  expect(behind).not.toHaveBeenCalled();
});

test('a tap of the finger at another place counts', () => {
  pressTwice({ touch: true }, { touch: true, x: 100 });
  expect(behind).toHaveBeenCalledOnce();
});

test('a press by the program, such as by a shortcut, is not taken for a second one', () => {
  pressTwice({ touch: true }, { touch: true });
  document.querySelector<HTMLElement>('#behind')!.click();
  expect(behind).toHaveBeenCalledOnce();
});
