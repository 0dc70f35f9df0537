import { expect, inject, test } from 'vitest';
import { measurePanel, measureSayfa } from '../../bench/panel/size.ts';

const { signIn, frame, pages } = measurePanel();
const LANDING = 'src/features/bugun/BugunPage.tsx';

test('signing in fetches little', () => {
  expect(signIn.js).toBeLessThanOrEqual(220);
  expect(signIn.css).toBeLessThanOrEqual(30);
});

test('the page after it comes with the frame and is small as well', () => {
  expect(pages[LANDING]!.js - signIn.js).toBeLessThanOrEqual(70);
});

test('with a session the frame is preloaded with the page itself, before its code runs', async () => {
  const { headers } = await fetch(`${inject('panelUrl')}/plus/`, { headers: { cookie: 'defter=%7B%7D' } });
  expect(headers.get('link')).toMatch(/assets\/Shell-[\w-]+\.js>; rel=modulepreload, .*assets\/first-[\w-]+\.js>; rel=modulepreload/);
});

test('the customers’ page is small by itself', () => {
  const { js, css } = measureSayfa();
  expect(js).toBeLessThanOrEqual(110);
  expect(css).toBeLessThanOrEqual(10);
});

test.each(Object.entries(pages))('%s adds little to the loaded files', (_, page) => {
  expect(page.js - frame.js).toBeLessThanOrEqual(60);
  expect(page.css - frame.css).toBeLessThanOrEqual(30);
});
