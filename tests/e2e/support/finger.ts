import type { CDPSession, Page } from 'playwright-core';

type Point = { x: number; y: number };

/** Touch input with one finger. */
export class Finger {
  #cdp: CDPSession;
  constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }
  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }
  async down(point: Point): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  }
  async moveTo(from: Point, to: Point): Promise<void> {
    for (let step = 1; step <= 8; step += 1) {
      const point = { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 };
      await this.#cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
  }
  async up(): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}
