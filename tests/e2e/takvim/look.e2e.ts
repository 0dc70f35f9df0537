import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test } from 'vitest';
import { expectAsked, PHONE, setUpCalendar, wearTema, WIDE, type CalendarPage } from './calendar-page.ts';

const { open } = setUpCalendar();
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function faultsOf({ page }: CalendarPage): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(' | ')}`);
}

test.each([WIDE, PHONE])('axe finds nothing in either theme at $viewport.width px', async (context) => {
  const calendar = await open({ context, query: { sutun: '12', sakin: '1', simdi: '640', gun: 'null' } });
  await calendar.page.locator('[data-randevu]').first().waitFor();
  for (const tema of ['light', 'dark'] as const) {
    await wearTema(calendar, tema);
    expect(await faultsOf(calendar), tema).toEqual([]);
  }
});

test('twelve columns fit 1366 px without scrolling sideways', async () => {
  const calendar = await open({ query: { sutun: '12' } });
  const { scrollWidth, clientWidth } = await calendar.page.getByRole('application').evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
});

test('every appointment is seen: outside of hours, in no known column, or under forty others', async () => {
  const day = [
    { id: 1, sutunID: 1, baslangic: 360, bitis: 375, durum: 'B' as const, baslik: 'Erken Gelen' },
    { id: 2, sutunID: 1, baslangic: 1410, bitis: 1440, durum: 'B' as const, baslik: 'Geç Kalan' },
    { id: 3, sutunID: 99, baslangic: 600, bitis: 660, durum: 'B' as const, baslik: 'Sütunsuz Kişi' },
    ...Array.from({ length: 40 }, (_, index) => ({ id: 100 + index, sutunID: 2, baslangic: 600, bitis: 660, durum: 'O' as const, baslik: `Kişi ${index}` })),
  ];
  const calendar = await open({ day });
  const boxes = await calendar.page.locator('[data-randevu]').evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(day.length);
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThan(3);
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThan(13);
  expect(await calendar.page.getByText('Takvimde yeri olmayan').isVisible()).toBe(true);
});

test('an appointment without a column is dragged to one', async () => {
  const calendar = await open({ day: [{ id: 3, sutunID: 99, baslangic: 600, bitis: 660, durum: 'B', baslik: 'Sütunsuz Kişi' }] });
  const box = await calendar.boxOf('Sütunsuz Kişi');
  const to = await calendar.slot(1, 600);
  await calendar.page.mouse.move(box.x + 40, box.y + 13);
  await calendar.page.mouse.down();
  await calendar.page.mouse.move(to.x, to.y, { steps: 5 });
  await calendar.page.mouse.up();
  await expectAsked(calendar, 'move 3 1 10:00–11:00');
  await expect.poll(() => calendar.page.getByText('Takvimde yeri olmayan').count()).toBe(0);
});

test('the day prints on one landscape sheet', async () => {
  const calendar = await open({ query: { tema: 'dark', sutun: '12', sakin: '1', gun: 'null', baslangic: '480', bitis: '1260' } });
  await calendar.page.locator('[data-randevu]').first().waitFor();
  const pdf = (await calendar.page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
});

test('a calendar without columns says what to do', async () => {
  const calendar = await open({ day: [], query: { sutun: '0' } });
  expect(await calendar.page.getByText('Gösterilecek personel veya oda yok').isVisible()).toBe(true);
});
