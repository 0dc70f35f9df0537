import { paketProgramCalls } from '@defter/contract/paket-program.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { expect, test } from 'vitest';
import { beginRandevu, openGun, yarin } from './randevu/gun.ts';
import { addHizmet, addMusteri } from './support/kayitlar.ts';
import { boxOf, keepPicture, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('a page that is enlarged twice has a window for the calendar', async () => {
  const { kisi } = await openGun();
  const page = await open({ kisi, path: yarin(), context: { viewport: { width: 683, height: 384 } } });
  await page.getByText('09:00', { exact: true }).waitFor();
  const cizelge = page.locator('main [data-fills] > :last-child');
  expect((await boxOf(cizelge)).height).toBeGreaterThanOrEqual(240);
  await cizelge.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await keepPicture(page, 'takvim-683');
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(683);
});

test('the name of the salon can be read beside the rail, and what stands in the bar is not under the panel', async () => {
  const { kisi } = await openGun();
  const page = await open({ kisi, path: yarin() });
  const firma = page.getByRole('banner').getByText('Papatya Güzellik');
  const { panel } = await beginRandevu(page);
  await panel.waitFor();
  for (const width of [1366, 1101]) {
    await page.setViewportSize({ width, height: 768 });
    const { x } = await boxOf(panel);
    const { x: left, width: wide } = await boxOf(page.getByRole('button', { name: 'Hesap menüsü' }));
    expect(left + wide).toBeLessThanOrEqual(x);
    expect((await boxOf(firma)).width).toBeGreaterThan(100);
  }
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 820, height: 768 });
  expect((await boxOf(firma)).width).toBeGreaterThan(100);
});

test('with forced colours a switch has a shape, and chosen elements are marked', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/genel-ayarlar?sekme=tercihler', isLast: true });
  await page.emulateMedia({ forcedColors: 'active' });
  const acik = page.getByRole('switch', { checked: false }).first();
  await acik.waitFor({ state: 'attached' });
  expect(await acik.evaluate((input) => getComputedStyle(input.nextElementSibling!).borderTopStyle)).toBe('solid');
  const ground = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await ground('Ayarlar')).not.toBe(await ground('Kasa'));
  await keepPicture(page, 'ayarlar-kendi-renkleri');
});

test('a package with a long name leaves the card of its customer as wide as the phone', async () => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi, { adi: 'Hydrafacial derinlemesine arındırıcı cilt bakımı ve aydınlatma kürü' });
  const musteriID = await addMusteri(kisi, ['Abdülmüttalip Süleymanşah Muhammed', 'Karaosmanoğullarızadegillerden']);
  const { id } = await send(paketProgramCalls.create, { body: { adi: 'Aydınlatma kürü', fiyat: 4800, icerikler: [{ altUrunID, miktar: 8 }] } }, kisi);
  await send(paketSatisCalls.create, { body: { musteriID, menuID: id, odemeler: [] } }, kisi);
  const page = await open({ kisi, path: `/musteriler/${musteriID}`, context: PHONE });
  await page.getByText(/aydınlatma kürü 0\/8$/).waitFor();
  await keepPicture(page, 'uzun-adlar');
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(360);
});
