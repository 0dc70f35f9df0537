import { expect, test } from 'vitest';
import { expectAsked, expectSaid, setUpCalendar, type CalendarPage } from './calendar-page.ts';

const { open } = setUpCalendar();

async function drag(calendar: CalendarPage, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await calendar.page.mouse.move(from.x, from.y);
  await calendar.page.mouse.down();
  await calendar.page.mouse.move(to.x, to.y, { steps: 6 });
}

test('on free time the mouse sees the time, a click asks for one slot, and dragging for that stretch, also upwards', async () => {
  const calendar = await open();
  const { x, y } = await calendar.slot(3, 615);
  await calendar.page.mouse.move(x, y);
  const hover = calendar.page.locator('[class*=hover]');
  await expect.poll(() => hover.textContent()).toBe('10:15');
  // All of an appointment is told, which may be cut short.
  await calendar.block('Ayşe Kaya').hover();
  await expect.poll(() => calendar.block('Ayşe Kaya').getAttribute('title')).toBe('Ayşe Kaya, 10:00–10:45, Cilt bakımı, Bekliyor, 1. sütun');
  await hover.waitFor({ state: 'hidden' });

  const free = await calendar.slot(3, 600);
  await calendar.page.mouse.click(free.x, free.y);
  await expectAsked(calendar, 'create 3 10:00–10:15');
  await drag(calendar, await calendar.slot(3, 660), free);
  expect(await calendar.ghost.textContent()).toContain('10:00–11:15');
  await calendar.page.mouse.up();
  await expectAsked(calendar, 'create 3 10:00–10:15', 'create 3 10:00–11:15');
  await calendar.ghost.waitFor({ state: 'hidden' });
});

test('a click on an appointment opens it, also on its lower edge; less than eight pixels is a click, not a drag; a right click asks for the menu', async () => {
  const calendar = await open();
  const box = await calendar.boxOf('Ayşe Kaya');
  await calendar.page.mouse.click(box.x + 30, box.y + 10);
  await calendar.page.mouse.click(box.x + 30, box.y + box.height - 3);
  await expectAsked(calendar, 'open 1', 'open 1');
  await drag(calendar, { x: box.x + 40, y: box.y + 10 }, { x: box.x + 44, y: box.y + 16 });
  expect(await calendar.ghost.isHidden()).toBe(true);
  await calendar.page.mouse.up();
  await expectAsked(calendar, 'open 1', 'open 1', 'open 1');
  await calendar.block('Ayşe Kaya').click({ button: 'right' });
  await expectAsked(calendar, 'open 1', 'open 1', 'open 1', 'menu 1');
});

test('Escape gives a drag up, and letting go then does nothing; a locked appointment stays where it is', async () => {
  const calendar = await open();
  const box = await calendar.boxOf('Ayşe Kaya');
  await drag(calendar, { x: box.x + 40, y: box.y + 13 }, await calendar.slot(3, 700));
  expect(await calendar.ghost.isVisible()).toBe(true);
  await calendar.press('Escape');
  await calendar.ghost.waitFor({ state: 'hidden' });
  await calendar.page.mouse.up();
  await expectSaid(calendar, 'Vazgeçildi, randevu yerinde kaldı.');
  await expectAsked(calendar);

  const locked = await calendar.boxOf('Elif Şahin');
  await drag(calendar, { x: locked.x + 40, y: locked.y + 13 }, await calendar.slot(3, 700));
  expect(await calendar.ghost.isHidden()).toBe(true);
  await calendar.page.mouse.up();
  await expectAsked(calendar);
});

test('an appointment is dragged to another column and time, its lower edge changes the length; the block follows when the page took it over', async () => {
  const calendar = await open();
  const box = await calendar.boxOf('Ayşe Kaya');
  await drag(calendar, { x: box.x + 40, y: box.y + 13 }, await calendar.slot(2, 750));
  expect(await calendar.ghost.textContent()).toContain('12:30–13:15');
  await calendar.page.mouse.up();
  await expectAsked(calendar, 'move 1 2 12:30–13:15');
  await expectSaid(calendar, 'Taşındı: Ayşe Kaya, 12:30–13:15, 2. sütun');
  const moved = await calendar.boxOf('Ayşe Kaya');
  expect(moved.x).toBeGreaterThan(box.x + 100);
  expect(moved.y - box.y).toBeCloseTo(16 * 10, 0);

  await drag(calendar, { x: moved.x + 40, y: moved.y + moved.height - 4 }, { x: moved.x + 60, y: moved.y + moved.height + 28 });
  await calendar.page.mouse.up();
  await expectAsked(calendar, 'move 1 2 12:30–13:15', 'move 1 2 12:30–13:45');
  expect((await calendar.boxOf('Ayşe Kaya')).height).toBeCloseTo(moved.height + 32, 0);
});

test('a place that is refused is shown as such and changes nothing', async () => {
  const calendar = await open({ query: { dolu: '3' } });
  const box = await calendar.boxOf('Ayşe Kaya');
  await drag(calendar, { x: box.x + 40, y: box.y + 13 }, await calendar.slot(3, 600));
  expect(await calendar.ghost.getAttribute('data-refused')).toBe('');
  await calendar.page.mouse.up();
  await expectSaid(calendar, 'Buraya konamaz: Ayşe Kaya, 10:00–10:45, 3. sütun');
  await expectAsked(calendar);
  expect(await calendar.boxOf('Ayşe Kaya')).toEqual(box);
});

test('at the edge the day scrolls under the drag', async () => {
  const calendar = await open({ query: { sutun: '12', baslangic: '480', bitis: '1260' }, context: { viewport: { width: 700, height: 500 } } });
  const scroller = calendar.page.getByRole('application');
  const box = await calendar.boxOf('Ayşe Kaya');
  await drag(calendar, { x: box.x + 40, y: box.y + 13 }, { x: 690, y: 490 });
  const restToScroll = () =>
    scroller.evaluate(({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
      Math.max(scrollWidth - clientWidth - scrollLeft, scrollHeight - clientHeight - scrollTop),
    );
  await expect.poll(restToScroll).toBeLessThanOrEqual(1);
  await calendar.page.mouse.up();
  await expectAsked(calendar, 'move 1 12 20:15–21:00');
});

test('without the right to change it an appointment can be opened, and nothing else', async () => {
  const calendar = await open({ query: { 'salt-okunur': '1' } });
  const { x, y } = await calendar.slot(3, 600);
  await calendar.page.mouse.click(x, y);
  await drag(calendar, { x, y }, { x, y: y + 80 });
  await calendar.page.mouse.up();
  await calendar.block('Ayşe Kaya').click();
  await expectAsked(calendar, 'open 1');
});
