import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { addHizmet, addMusteri, addSatis } from './support/kayitlar.ts';
import { addressOf, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon } from './support/salon.ts';

const { open } = setUpPanel();

test('a notice stands clear of the top bar and of the foot of a panel', async () => {
  const page = await open({ kisi: await openSalon(), path: '/musteriler?panel=0' });
  const panel = page.getByRole('dialog', { name: 'Yeni müşteri' });
  const kaydet = await panel.getByRole('button', { name: /^Kaydet/ }).boundingBox();
  await fieldOf(panel, 'Ad').fill('Ayşe');
  await page.keyboard.press('Control+Enter');
  const notice = page.locator('.mantine-Notification-root').filter({ hasText: 'Kaydedildi' });
  await notice.waitFor();
  const box = await notice.boundingBox();
  const bar = await page.getByRole('banner').first().boundingBox();
  expect(box!.y).toBeGreaterThan(bar!.y + bar!.height);
  expect(box!.x + box!.width).toBeLessThan(kaydet!.x);
});

test('on a phone the acts on a customer are whole, and no label of a booking takes two lines', async () => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  await addSatis(kisi, { musteriID, altUrunID: await addHizmet(kisi) });
  const page = await open({ kisi, path: `/musteriler/${musteriID}`, context: PHONE });
  await page.getByRole('button', { name: 'Tahsilat' }).first().waitFor();
  const cut = await page.locator('main button .mantine-Button-label').evaluateAll((all) => all.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent));
  expect(cut).toEqual([]);

  await page.goto(addressOf('/randevular?panel=0'));
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await panel.getByLabel('Personel veya oda').waitFor();
  const heights = await panel.locator('label').evaluateAll((all) => all.map((label) => label.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(2 * Math.min(...heights));
});
