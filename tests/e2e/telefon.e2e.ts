import { paketProgramCalls } from '@defter/contract/paket-program.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settle } from './support/ekranlar.ts';
import { fieldOf } from './support/alan.ts';
import { addHizmet, addMusteri, addPersonel, addSatis } from './support/kayitlar.ts';
import { addressOf, boxOf, expectPath, keepPicture, PHONE, refuseFor, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';
import { RESTING_PLACE } from './support/tabs.ts';

const { open } = setUpPanel();
/** The least size by Apple and by the second level of WCAG. */
const FINGER = 44;
const LYING = { width: 740, height: 360 };

/** Buttons that are smaller than a finger; one in a field may be as large as the field. */
const smallButtons = (page: Page) =>
  page.locator('button:visible, a.mantine-ActionIcon-root:visible, a.mantine-Button-root:visible').evaluateAll(
    (all, least) =>
      all
        .filter((button) => !button.closest('.mantine-Input-section'))
        .map((button) => ({ name: button.ariaLabel ?? button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width < least || box.height < least)
        .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    FINGER,
  );

/** Links of words: more of them can be pressed than is seen. */
const smallLinks = (page: Page) =>
  page.locator('a.mantine-Anchor-root:visible').evaluateAll(
    (all, least) => all.filter((link) => Number.parseFloat(getComputedStyle(link, '::after').height) < least).map((link) => link.outerHTML),
    FINGER,
  );

/** The fields whose letters would make an iPhone enlarge the page. */
const smallFields = (page: Page) =>
  page
    .locator('input:visible:not([type=checkbox], [type=radio]), textarea:visible, select:visible')
    .evaluateAll((all) => all.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.outerHTML));

test('on a phone everything is large enough for a finger, and entering a field does not enlarge the page', { timeout: 120_000 }, async () => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi);
  const musteriID = await addMusteri(kisi);
  await addSatis(kisi, { musteriID, altUrunID });
  await addPersonel(kisi, []);
  // More than the screen shows of them, so that the cart begins below it.
  for (const adi of ['4 seans', '6 seans', '8 seans', '10 seans', '12 seans', '16 seans']) {
    const icerikler = [{ altUrunID, miktar: Number.parseInt(adi) }];
    await send(paketProgramCalls.create, { body: { adi, fiyat: 4000, gecerlilikAy: 12, icerikler } }, kisi);
  }
  const page = await open({ kisi, context: PHONE, path: '/' });
  const small: Record<string, string[]> = {};
  // Each with a load of its own: the screen before it is not measured again.
  for (const path of ['/', '/musteriler?panel=0', `/musteriler/${musteriID}`, '/satis', '/paket-satis', '/personeller', '/urun-gruplari']) {
    await page.goto(RESTING_PLACE);
    await page.goto(addressOf(path));
    await page.getByRole('heading').first().waitFor();
    if (path === '/satis') await page.getByRole('button', { name: /^Cilt bakımı/ }).first().click();
    if (path === '/paket-satis') {
      await page.getByRole('button', { name: /^4 seans/ }).click();
      const { y, height } = await boxOf(page.getByText('Kalan', { exact: true }));
      expect(y + height).toBeLessThan((await boxOf(page.getByRole('navigation', { name: 'Ana menü' }).last())).y);
    }
    await settle(page);
    await keepPicture(page, `telefon${path.replaceAll(/\W/g, '-')}`);
    const found = [...(await smallButtons(page)), ...(await smallLinks(page)), ...(await smallFields(page))];
    if (found.length > 0) small[path] = found;
  }
  expect(small).toEqual({});
});

test('on a phone that lies the sum of a sale covers none of its fields', async () => {
  const kisi = await openSalon();
  await addHizmet(kisi);
  const page = await open({ kisi, path: '/satis', context: { ...PHONE, viewport: LYING } });
  await page.getByRole('button', { name: /^Cilt bakımı/ }).click();
  const cart = page.getByRole('region', { name: 'Sepet' });
  for (const label of ['Müşteri', 'Cilt bakımı satırını uygulayan', 'Satışın tümüne iskonto']) {
    const field = fieldOf(cart, label);
    await field.scrollIntoViewIfNeeded();
    await field.focus();
    await keepPicture(page, `telefon-yatik-${label}`);
    const hit = await field.evaluate((input) => {
      const { left, top, width, height } = input.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === input;
    });
    expect({ label, hit }).toEqual({ label, hit: true });
  }
});

test('a sale that was refused is sent again without closing what said so', async () => {
  const kisi = await openSalon();
  await addHizmet(kisi);
  const page = await open({ kisi, path: '/satis', context: PHONE, expected: [/403 .*\/api\/satis$/] });
  await page.getByRole('button', { name: /^Cilt bakımı/ }).click();
  const cart = page.getByRole('region', { name: 'Sepet' });
  await cart.getByRole('button', { name: 'Kapıdan sat' }).click();
  await cart.getByRole('button', { name: 'Nakit', exact: true }).click();
  const goOn = await refuseFor(page, '**/api/satis');
  const kaydet = cart.getByRole('button', { name: 'Satışı kaydet' });
  await kaydet.click();
  await page.getByRole('alert').filter({ hasText: 'Uyarı' }).waitFor();
  await settle(page);
  await keepPicture(page, 'telefon-satis-olmadi');
  await goOn();
  await kaydet.click();
  await page.getByRole('status').filter({ hasText: 'kaydedildi' }).waitFor();
});

test('a list that opens does not widen the page, which would leave half of a box outside', async () => {
  const page = await open({ kisi: await openSalon(), context: PHONE });
  // A list stands for a moment where its width reaches over the edge, before its place is known.
  const list = await page.evaluateHandle(() => {
    const added = document.body.appendChild(document.createElement('div'));
    added.style.cssText = 'position: absolute; top: 0; left: 180px; width: 290px; height: 40px';
    return added;
  });
  await settle(page);
  const width = await page.evaluate(() => window.innerWidth);
  // The page is used again by the next test.
  await list.evaluate((added) => added.remove());
  expect(width).toBe(360);
});

test('with the keyboard of a phone open a panel keeps its buttons in sight', async () => {
  // No keyboard opens here: the page asks for the room that it leaves, and is looked at in that room.
  const viewport = { width: 360, height: 400 };
  const page = await open({ kisi: await openSalon(), path: '/musteriler?panel=0', context: { ...PHONE, viewport } });
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain('interactive-widget=resizes-content');
  const panel = page.getByRole('dialog');
  await fieldOf(panel, 'Not').focus();
  for (const part of [fieldOf(panel, 'Not'), panel.getByRole('button', { name: 'Kaydet' })]) {
    const { y, height } = await boxOf(part);
    expect(y + height).toBeLessThanOrEqual(viewport.height);
  }
});

test('"back" closes what lies over a screen before it leaves the screen', async () => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  const page = await open({ kisi, context: PHONE, path: '/musteriler' });
  // The router can hold back only steps between addresses that it has led to, or that were loaded.
  await page.reload();
  await page.getByRole('link', { name: 'Ayşe Kaya' }).click();
  await page.getByRole('button', { name: 'Tahsilat' }).click();
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  await page.goBack();
  await panel.waitFor({ state: 'hidden' });
  await expectPath(page, `/musteriler/${musteriID}`);
  await page.goBack();
  await expectPath(page, '/musteriler');
});
