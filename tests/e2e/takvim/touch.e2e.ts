import { expect, test } from 'vitest';
import { Finger } from '../support/finger.ts';
import { expectAsked, PHONE, setUpCalendar, type CalendarPage } from './calendar-page.ts';

const { open } = setUpCalendar();

const scrollTop = ({ page }: CalendarPage) => page.getByRole('application').evaluate((element) => element.scrollTop);

test('a held appointment is dragged while the day does not scroll, and its held lower edge changes the length', async () => {
  const calendar = await open({ context: PHONE });
  const finger = await Finger.on(calendar.page);
  const box = await calendar.boxOf('Ayşe Kaya');
  const from = { x: box.x + 50, y: box.y + 13 };
  const before = await scrollTop(calendar);
  await finger.down(from);
  await calendar.ghost.waitFor();
  await finger.moveTo(from, { x: from.x + 140, y: from.y + 32 });
  await expect.poll(() => calendar.ghost.textContent()).toContain('10:30–11:15');
  await finger.up();
  await expectAsked(calendar, 'move 1 2 10:30–11:15');
  expect(await scrollTop(calendar)).toBe(before);

  await calendar.ghost.waitFor({ state: 'hidden' });
  const moved = await calendar.boxOf('Ayşe Kaya');
  const edge = { x: moved.x + 50, y: moved.y + moved.height - 8 };
  await finger.down(edge);
  await calendar.ghost.waitFor();
  // Less than that a browser takes for the trembling of a finger.
  await finger.moveTo(edge, { x: edge.x, y: edge.y + 32 });
  await expect.poll(() => calendar.ghost.textContent()).toContain('10:30–11:45');
  await finger.up();
  await expectAsked(calendar, 'move 1 2 10:30–11:15', 'move 1 2 10:30–11:45');
});

test('a finger that moves at once scrolls, and changes nothing', async () => {
  const calendar = await open({ context: PHONE, query: { baslangic: '480', bitis: '1260' } });
  const finger = await Finger.on(calendar.page);
  const box = await calendar.boxOf('Ayşe Kaya');
  const from = { x: box.x + 50, y: box.y + 13 };
  await finger.down(from);
  await finger.moveTo(from, { x: from.x, y: from.y - 120 });
  await finger.up();
  await expect.poll(() => scrollTop(calendar)).toBeGreaterThan(60);
  await expectAsked(calendar);
});

test('a finger held still asks for the menu when it is lifted, of one that may not be moved too', async () => {
  const calendar = await open({ context: PHONE });
  const finger = await Finger.on(calendar.page);
  const box = await calendar.boxOf('Ayşe Kaya');
  await finger.down({ x: box.x + 50, y: box.y + 13 });
  await calendar.ghost.waitFor();
  await expectAsked(calendar);
  await finger.up();
  await expectAsked(calendar, 'menu 1');
  const locked = await calendar.boxOf('Elif Şahin');
  await finger.down({ x: locked.x + 50, y: locked.y + 13 });
  await calendar.page.locator('[data-lifted]').waitFor();
  await finger.up();
  await expectAsked(calendar, 'menu 1', 'menu 3');
});

test('a tap opens, a tap on free time creates, holding free time and drawing creates a stretch', async () => {
  const calendar = await open({ context: PHONE });
  await calendar.block('Ayşe Kaya').tap();
  const at = await calendar.slot(1, 660);
  await calendar.page.touchscreen.tap(at.x, at.y);
  const finger = await Finger.on(calendar.page);
  await finger.down(at);
  await calendar.ghost.waitFor();
  await finger.moveTo(at, { x: at.x, y: at.y + 16 });
  await finger.up();
  await expectAsked(calendar, 'open 1', 'create 1 11:00–11:15', 'create 1 11:00–11:30');
});

test('columns keep a readable width on a phone and scroll inside of the calendar', async () => {
  const calendar = await open({ context: PHONE, query: { sutun: '12' } });
  const widths = await calendar.page.getByRole('group').evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(140);
  expect(await calendar.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
