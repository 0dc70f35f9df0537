/*
 * Measures the speed of the day view, in a production build in headless Chromium: `node bench/panel/calendar/run.ts`. Prints JSON.
 * Paint is from setting the data to the second animation frame, medians of 15; an empty page takes `floorMs` for that.
 * The work of a drag is the main thread's task time for each of 60 real mouse moves over two columns and two hours.
 */
import type { CDPSession, Page } from 'playwright-core';
import { launchChromium, serveCalendar } from './serve.ts';

const PAGES = 3;
const SETS = 5;
const MOVES = 60;
const LIMITS = { paint300Ms: 60, paint1000Ms: 120, dragWorkMs: 4 };

const round = (value: number) => Math.round(value * 10) / 10;
const quantile = (values: readonly number[], share: number) =>
  round([...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN);
const median = (values: readonly number[]) => quantile(values, 0.5);

async function workMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Shows a day of `count` new appointments, and waits for the second frame. */
function showDay(page: Page, count: number, seed: number): Promise<number> {
  return page.evaluate(
    ([count, seed]) =>
      new Promise<number>((resolve) => {
        const day = count > 0 ? window.takvim.build(count, seed) : [];
        requestAnimationFrame(() =>
          setTimeout(() => {
            const began = performance.now();
            window.takvim.show(day);
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
          }),
        );
      }),
    [count, seed] as const,
  );
}

type Sample = { paintMs: number; workMs: number; nodes: number };

async function measurePaint(page: Page, cdp: CDPSession, count: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let set = 1; set <= SETS; set += 1) {
    await showDay(page, count, set + 50); // another day's appointments stand there before
    const before = await workMs(cdp);
    const paintMs = await showDay(page, count, set);
    const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
    samples.push({ paintMs, workMs: (await workMs(cdp)) - before, nodes });
  }
  return samples;
}

async function measureDrag(page: Page, cdp: CDPSession): Promise<{ perMoveMs: number; frames: number[] }> {
  await showDay(page, 300, 3);
  const block = page.locator('[data-sutun="3"] [data-randevu]:not([data-kilitli])').first();
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  const width = (await page.locator('[data-sutun="3"]').boundingBox())?.width ?? 0;
  if (!box) throw new Error('nothing to drag');
  await page.evaluate(() => {
    const times: number[] = [];
    const tick = (time: number) => (times.push(time), requestAnimationFrame(tick));
    requestAnimationFrame(tick);
    Object.assign(window, { frameTimes: times });
  });
  const [x, y] = [box.x + box.width / 2, box.y + 6];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10);
  const before = await workMs(cdp);
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(x + (2 * width * move) / MOVES, y + (208 * move) / MOVES);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const perMoveMs = ((await workMs(cdp)) - before) / MOVES;
  await page.mouse.up();
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  return { perMoveMs, frames: times.slice(1).map((time, index) => time - (times[index] ?? time)) };
}

function summarize(samples: readonly Sample[]) {
  const paints = samples.map(({ paintMs }) => paintMs);
  return {
    paintMs: median(paints),
    slowestMs: quantile(paints, 1),
    workMs: median(samples.map((sample) => sample.workMs)),
    nodes: median(samples.map(({ nodes }) => nodes)),
  };
}

/** All figures of the day view, in milliseconds, and whether they keep the limits. */
export async function measureCalendar() {
  const site = await serveCalendar();
  const browser = await launchChromium();
  const floors: number[] = [];
  const paints: Record<300 | 1000, Sample[]> = { 300: [], 1000: [] };
  const drags: number[] = [];
  const frames: number[] = [];
  for (let fresh = 0; fresh < PAGES; fresh += 1) {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(`${site.url}?simdi=700`);
    await page.locator('[data-sutun]').first().waitFor();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    for (let set = 0; set < SETS; set += 1) floors.push(await showDay(page, 0, set));
    for (const count of fresh % 2 ? ([1000, 300] as const) : ([300, 1000] as const)) paints[count].push(...(await measurePaint(page, cdp, count)));
    const drag = await measureDrag(page, cdp);
    drags.push(drag.perMoveMs);
    frames.push(...drag.frames);
    await page.close();
  }
  await browser.close();
  await site.close();

  const day300 = summarize(paints[300]);
  const day1000 = summarize(paints[1000]);
  const drag = { workPerMoveMs: median(drags), frameMedianMs: median(frames), frameP95Ms: quantile(frames, 0.95) };
  const isWithin = day300.paintMs <= LIMITS.paint300Ms && day1000.paintMs <= LIMITS.paint1000Ms && drag.workPerMoveMs <= LIMITS.dragWorkMs;
  return { limits: LIMITS, isWithin, floorMs: median(floors), day300, day1000, drag };
}

if (import.meta.main) {
  const figures = await measureCalendar();
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  process.exitCode = figures.isWithin ? 0 : 1;
}
