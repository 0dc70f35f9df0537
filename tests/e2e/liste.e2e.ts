import { urunCalls } from '@defter/contract/urun.ts';
import { expect, test } from 'vitest';
import { addHizmet, addMusteri, addRandevu, addSutunlar, gunOf } from './support/kayitlar.ts';
import { boxOf, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('a printed list has its rows, and neither filters nor buttons', async () => {
  const kisi = await openSalon();
  await addMusteri(kisi, ['Nermin', 'Uysal']);
  const page = await open({ kisi, path: '/musteriler', isLast: true });
  const ad = page.getByRole('link', { name: 'Nermin Uysal' });
  await ad.waitFor();
  const basilan = page.locator('main').locator('input, [role=radiogroup], button[aria-haspopup]');
  expect(await basilan.filter({ visible: true }).count()).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => basilan.filter({ visible: true }).count()).toBe(0);
  expect(await ad.isVisible()).toBe(true);
});

test('a screen of several tabs shows on paper the one that is open, and no tabs', async () => {
  const page = await open({ kisi: await openSalon(), path: '/stoklar', isLast: true });
  const tabs = page.getByRole('tablist').first();
  await tabs.waitFor();
  await page.emulateMedia({ media: 'print' });
  await tabs.waitFor({ state: 'hidden' });
  expect(await page.getByRole('heading', { name: 'Stok', exact: true }).isVisible()).toBe(true);
});

test('a text that is too long for the card of a row ends in dots that are seen', async () => {
  const kisi = await openSalon();
  const [musteriID, altUrunID, [sutunID]] = await Promise.all([addMusteri(kisi), addHizmet(kisi, { adi: 'Kaş alma (iplik/cımbız), Manikür + kalıcı oje' }), addSutunlar(kisi)]);
  await addRandevu(kisi, { musteriID, sutunID: sutunID!, altUrunID });
  const page = await open({ kisi, path: `/randevular?gorunum=liste&baslangicTarihi=${gunOf(1)}&bitisTarihi=${gunOf(1)}`, context: PHONE });
  const metin = page.getByRole('row').getByText('Manikür');
  await metin.waitFor();
  // Text beyond the edge is cut off, and the dots with it.
  expect(await metin.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('on a tablet the buttons at the end of a row can be reached, where its columns need more room', async () => {
  const kisi = await openSalon();
  await addMusteri(kisi, ['Nermin', 'Uysal']);
  const page = await open({ kisi, path: '/musteriler', context: { viewport: { width: 820, height: 1180 } } });
  const arama = page.getByRole('button', { name: 'Ara veya git' });
  expect(await arama.evaluate((button) => button.scrollHeight - button.clientHeight)).toBeLessThanOrEqual(0);
  await page.getByRole('row', { name: /Nermin Uysal/ }).getByRole('button').last().click();
  await page.getByRole('menu').waitFor();
});

test('a name that is one endless word takes three lines of its row', async () => {
  const kisi = await openSalon();
  const { id: anaUrunID } = await send(urunCalls.createAnaUrun, { body: { adi: 'Bakımlar' } }, kisi);
  await send(urunCalls.createAltUrun, { body: { anaUrunID, adi: 'Bakım'.repeat(28), fiyat: 100, kdv: 20 } }, kisi);
  const page = await open({ kisi, path: '/urunler' });
  const { height } = await boxOf(page.getByRole('row').filter({ hasText: 'BakımBakım' }));
  expect(height).toBeLessThan(100);
});
