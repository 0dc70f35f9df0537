import { expect, test } from 'vitest';
import { expectAsked, expectSaid, setUpCalendar } from './calendar-page.ts';

const { open } = setUpCalendar();

test('the calendar is one tab stop; arrows pass slots and appointments, Enter begins and opens, the menu key asks for the menu', async () => {
  const calendar = await open();
  expect(await calendar.page.locator('main [tabindex="0"]').count()).toBe(1);
  await calendar.press('Tab');
  expect(await calendar.focused()).toBe('Boş, 09:00–09:15, 1. sütun, Ayşe Kaya');
  await calendar.press('ArrowDown', 'Enter', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  expect(await calendar.focused()).toBe('Ayşe Kaya, 10:00–10:45, Cilt bakımı, Bekliyor, 1. sütun');
  await calendar.press('Enter', 'ContextMenu');
  await expectAsked(calendar, 'create 1 09:15–09:30', 'open 1', 'menu 1');
  await calendar.press('ArrowRight');
  expect(await calendar.focused()).toContain('Elif Şahin, 10:00–11:00, Kapandı, 2. sütun, Kilitli');
  await calendar.press('ArrowRight');
  expect(await calendar.focused()).toContain('Boş, 10:00–10:15, 3. sütun');
  await calendar.press('Tab');
  expect(await calendar.page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('Alt and arrows move an appointment once, when Alt is let go, with Shift its length; the focus goes with it, and Escape gives it up', async () => {
  const calendar = await open();
  const { keyboard } = calendar.page;
  await calendar.block('Ayşe Kaya').focus();
  await keyboard.down('Alt');
  await calendar.press('ArrowDown');
  expect(await calendar.ghost.isVisible()).toBe(true);
  await calendar.press('Escape');
  await keyboard.up('Alt');
  await calendar.ghost.waitFor({ state: 'hidden' });
  await expectSaid(calendar, 'Vazgeçildi, randevu yerinde kaldı.');
  await expectAsked(calendar);

  await keyboard.down('Alt');
  await calendar.press('ArrowDown', 'ArrowRight', 'ArrowRight');
  await expectSaid(calendar, 'Ayşe Kaya, 10:15–11:00, 3. sütun');
  await expectAsked(calendar);
  await keyboard.up('Alt');
  await expectAsked(calendar, 'move 1 3 10:15–11:00');
  await expectSaid(calendar, 'Taşındı: Ayşe Kaya, 10:15–11:00, 3. sütun');
  await expect.poll(() => calendar.focused()).toBe('Ayşe Kaya, 10:15–11:00, Cilt bakımı, Bekliyor, 3. sütun');

  await keyboard.down('Shift');
  await keyboard.down('Alt');
  await calendar.press('ArrowDown', 'ArrowDown', 'ArrowUp');
  await keyboard.up('Alt');
  await keyboard.up('Shift');
  await expectAsked(calendar, 'move 1 3 10:15–11:00', 'move 1 3 10:15–11:15');
});

test('an appointment that may not move says so, and the focus is not lost with one that another desk removed', async () => {
  const calendar = await open();
  await calendar.block('Elif Şahin').focus();
  await calendar.press('Alt+ArrowDown');
  await expectSaid(calendar, 'Bu randevu taşınamaz.');
  await expectAsked(calendar);
  await calendar.block('Ayşe Kaya').focus();
  await calendar.page.evaluate(() => window.takvim.show([]));
  await expect.poll(() => calendar.focused()).toBe('Boş, 10:00–10:15, 1. sütun, Ayşe Kaya');
});

test('the focused slot scrolls into sight, clear of the headings', async () => {
  const calendar = await open({ context: { viewport: { width: 800, height: 400 } } });
  await calendar.press('Tab', 'End');
  expect(await calendar.focused()).toContain('17:45–18:00');
  const heading = await calendar.page.locator('[class*=header]').boundingBox();
  const isClear = () => calendar.page.evaluate((top) => {
    const box = document.activeElement?.getBoundingClientRect();
    return Boolean(box && box.top >= top && box.bottom <= innerHeight);
  }, (heading?.y ?? 0) + (heading?.height ?? 0));
  expect(await isClear()).toBe(true);
  await calendar.press('Home');
  expect(await isClear()).toBe(true);
});

test('in English it speaks English', async () => {
  const calendar = await open({ query: { dil: 'en' } });
  await calendar.block('Ayşe Kaya').focus();
  await calendar.press('Alt+ArrowDown');
  await expectSaid(calendar, 'Moved: Ayşe Kaya, 10:15–11:00, column 1');
});
