import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, expectPath, holdBack, setUpPanel } from '../support/panel.ts';
import { beginRandevu, openGun, yarin } from './gun.ts';

const { open } = setUpPanel();

const soruOf = (page: Page) => page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });

async function stay(page: Page): Promise<void> {
  await soruOf(page).getByRole('button', { name: 'Vazgeç' }).click();
  await soruOf(page).waitFor({ state: 'hidden' });
}

test('leaving an appointment that is being written asks first: by a link, the browser’s back, a reload, the command bar, a change of state; going on during its save stays on the new page', async () => {
  const { kisi } = await openGun();
  const { takvim, page, panel } = await beginRandevu(await open({ kisi, path: yarin() }));
  const not = panel.getByLabel('Randevu notu');
  await not.fill('Telefonda');

  await page.getByRole('link', { name: 'Müşteriler' }).click();
  await stay(page);
  await page.goBack();
  await soruOf(page).waitFor();
  await page.keyboard.press('Escape');
  await soruOf(page).waitFor({ state: 'hidden' });
  const refused = new Promise((resolve) => page.once('dialog', (question) => void question.dismiss().then(() => resolve(question.type()))));
  await page.evaluate(() => location.reload());
  expect(await refused).toBe('beforeunload');
  expect(await not.inputValue()).toBe('Telefonda');

  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Kasa', exact: true }).click();
  await soruOf(page).waitFor();
  // A typed address has left the page already.
  await page.goto(addressOf('/taksitler'));
  await soruOf(page).getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  await soruOf(page).waitFor({ state: 'hidden' });
  await expectPath(page, '/taksitler');

  await page.goto(addressOf(yarin()));
  await takvim.block('Ayşe Kaya').click();
  const acik = page.getByRole('dialog', { name: 'Randevu' });
  await acik.getByLabel('Randevu notu').fill('Telefonda');
  // A change of state closes the panel.
  await acik.getByRole('button', { name: 'Geldi' }).click();
  await stay(page);
  expect(await acik.getByLabel('Randevu notu').inputValue()).toBe('Telefonda');
  const letThrough = await holdBack(page, '**/api/randevu');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await acik.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('link', { name: 'Müşteriler' }).click();
  await expectPath(page, '/musteriler');
  letThrough();
  await saved;
  // Reading the list takes longer than a step back would.
  await page.getByRole('searchbox').fill('kimse yok');
  await expectPath(page, '/musteriler?ara=kimse+yok');
});
