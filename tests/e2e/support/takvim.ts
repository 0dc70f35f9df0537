import { formatTarih } from '@defter/rules/tarih.ts';
import { expect } from 'vitest';
import { addressOf, boxOf } from './panel.ts';
import { TakvimTabani } from './takvim-tabani.ts';

/** Hours of a new business (spec 2§3.1), which the calendar shows from edge to edge. */
const OPENING = 8 * 60;
const CLOSING = 21 * 60;
type Point = { x: number; y: number };

/** The calendar of the panel, for tests by mouse and position. */
export class Takvim extends TakvimTabani {
  /** A point inside a block: on its text or on its lower edge. */
  async pointOf(name: string, part: 'text' | 'edge' = 'text'): Promise<Point> {
    const box = await boxOf(this.block(name));
    return { x: box.x + 40, y: part === 'text' ? box.y + 13 : box.y + box.height - 4 };
  }

  /** The middle of the quarter of an hour that begins at a time, in a column. */
  async slot(sutun: string, saat: string): Promise<Point> {
    const box = await boxOf(this.page.getByRole('group', { name: new RegExp(`, ${sutun}$`) }));
    const [hour = 0, minute = 0] = saat.split(':').map(Number);
    return { x: box.x + box.width / 2, y: box.y + ((hour * 60 + minute + 7.5 - OPENING) / (CLOSING - OPENING)) * box.height };
  }

  /** A visible point on a free quarter of an hour, wherever the day is scrolled to. */
  async freeSlot(): Promise<Point> {
    const box = await boxOf(this.page.getByRole('application'));
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Draws with the mouse; the button stays down. */
  async drag(from: Point, to: Point): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y, { steps: 6 });
  }
}

/** The appointments on the calendar, by their accessible names up to the time. */
export async function expectBlocks({ page }: Takvim, ...names: string[]): Promise<void> {
  const labels = () => page.locator('[data-randevu]').evaluateAll((blocks) => blocks.map((block) => String(block.getAttribute('aria-label')?.match(/^[^,]+, [\d:–]+/)?.[0])).sort());
  await expect.poll(labels).toEqual(names.sort());
  // While another day is being read, the shown blocks take no press.
  await page.locator('[data-stale] [role=application]').waitFor({ state: 'detached' });
}

/** Goes to another day without loading the panel again. Until that day is drawn, the blocks of the one before stand in the same places. */
export async function showDay({ page }: Takvim, tarih: string): Promise<void> {
  await page.goto(addressOf(`/randevular?tarih=${tarih}`));
  await expect.poll(() => page.getByRole('textbox', { name: 'Gün' }).inputValue()).toBe(formatTarih(tarih));
}
