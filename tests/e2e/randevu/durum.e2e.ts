import { expect, test } from 'vitest';
import { addRandevu, gunOf } from '../support/kayitlar.ts';
import { addressOf, expectPath, holdBack, setUpPanel } from '../support/panel.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();

test('a change of state that is refused leaves the panel of its appointment open, and one that is done closes it', async () => {
  const { kisi, randevuID } = await openGun();
  const page = await open({ kisi, path: `${yarin()}&panel=${randevuID}`, expected: [/403/] });
  const panel = page.getByRole('dialog', { name: 'Randevu' });
  await page.route('**/api/randevu', (route) => (route.request().method() === 'PUT' ? route.fulfill({ status: 403, json: { success: false, message: 'yetkiYok' } }) : route.continue()));
  const geldi = panel.getByRole('button', { name: 'Geldi' });
  await geldi.click();
  await page.getByRole('alert').filter({ hasText: 'yetki' }).waitFor();
  expect(await panel.isVisible()).toBe(true);

  await page.unroute('**/api/randevu');
  await geldi.click();
  await panel.waitFor({ state: 'detached' });
  await page.getByText('Randevu: Geldi').waitFor();
});

test('a late answer to a change of state does not close the panel of another appointment', async () => {
  const { kisi, randevuID, musteriID, sutunlar } = await openGun();
  const ikinci = await addRandevu(kisi, { musteriID, sutunID: sutunlar[1]!, tarih: gunOf(1) });
  const page = await open({ kisi, path: `${yarin()}&panel=${randevuID}` });
  const panel = page.getByRole('dialog', { name: 'Randevu' });
  const letThrough = await holdBack(page, '**/api/randevu');
  await panel.getByRole('button', { name: 'Geldi' }).click();
  await page.goto(addressOf(`${yarin()}&panel=${ikinci}`));
  await panel.getByRole('button', { name: 'Geldi' }).waitFor();
  letThrough();
  await page.getByText('Randevu: Geldi').waitFor();
  await expectPath(page, `${yarin()}&panel=${ikinci}`);
  expect(await panel.isVisible()).toBe(true);
});
