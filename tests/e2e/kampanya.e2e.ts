import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { addHizmet, gunOf } from './support/kayitlar.ts';
import { addressOf, keepPicture, setUpPanel, toldOn } from './support/panel.ts';
import { type Kisi, openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

/** A picture in one colour, drawn by the browser. */
async function draw(page: Page, renk: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 400 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 0, 1000, 400);
    return canvas.toDataURL('image/png');
  }, renk);
  return Buffer.from(url.split(',')[1]!, 'base64');
}

async function addKampanya(kisi: Kisi, kampanyaAdi: string, resim: Buffer) {
  const { id } = await send(kampanyaCalls.create, { body: { kampanyaAdi, tumu: true, iskonto: 10, baslangicTarihi: gunOf(), bitisTarihi: gunOf() } as never }, kisi);
  await send(kampanyaCalls.saveResim, { body: { id, file: new File([new Uint8Array(resim)], 'resim.png') } }, kisi);
}

test.each(toldOn('phone'))('a campaign gets its picture, and the first page shows one after the other to whoever wants to see them: %s', async (ad, context, tema) => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/kampanyalar', context, tema });
  await page.getByRole('button', { name: 'Yeni kampanya' }).first().click();
  const panel = page.getByRole('dialog');
  await fieldOf(panel, 'Kampanya adı').fill('Bahar bakımı');
  await panel.locator('input[type=file]').setInputFiles({ name: 'bahar.png', mimeType: 'image/png', buffer: await draw(page, 'rgb(13 110 80)') });
  await panel.getByRole('img', { name: 'Kampanyanın resmi' }).waitFor();
  await keepPicture(page, `kampanya-resmi-form-${ad}`);
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await panel.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await send(kampanyaCalls.list, {}, kisi)).liste[0]!.resimUrl).toMatch(/^\/api\/dosya\//);

  await page.goto(addressOf('/'));
  const slider = page.getByRole('region', { name: 'Kampanya resimleri' });
  await slider.getByRole('img', { name: 'Bahar bakımı' }).waitFor();
  // A single picture does not move.
  expect(await slider.getByRole('button').count()).toBe(0);
  await addKampanya(kisi, 'Yaz fırsatı', await draw(page, 'rgb(180 120 20)'));
  await slider.getByRole('button', { name: 'Sonraki resim' }).click();
  await slider.getByRole('img', { name: 'Yaz fırsatı' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await slider.getByRole('img', { name: 'Bahar bakımı' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await slider.getByRole('img', { name: 'Yaz fırsatı' }).waitFor();
  await slider.scrollIntoViewIfNeeded();
  await expect.poll(() => slider.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await keepPicture(page, `slider-${ad}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(context.viewport!.width);
});

test.each(toldOn('phone'))('a content of a campaign takes off what it has of its own: %s', async (ad, context, tema) => {
  const kisi = await openSalon();
  const [ilk, son] = ['Cilt bakımı', 'Lazer epilasyon tüm bacak'] as const;
  const icerikler = [{ altUrunID: await addHizmet(kisi, { adi: ilk }) }, { altUrunID: await addHizmet(kisi, { adi: son }) }];
  await send(kampanyaCalls.create, { body: { kampanyaAdi: 'Kasım', iskonto: 10, bitisTarihi: gunOf(30), icerikler } as never }, kisi);
  const page = await open({ kisi, path: '/kampanyalar', context, tema });
  await page.getByText('Kasım', { exact: true }).first().click();
  const panel = page.getByRole('dialog');
  const indirim = panel.getByRole('textbox', { name: `${ilk} için indirim` });
  await indirim.fill('çok');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await panel.locator('[data-error]').first().waitFor();
  await indirim.fill('35');
  await panel.locator('[data-error]').first().waitFor({ state: 'hidden' });
  expect(await panel.getByRole('textbox', { name: `${son} için indirim` }).inputValue()).toBe('');
  await keepPicture(page, `kampanya-icerikleri-${ad}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(context.viewport!.width);
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await panel.waitFor({ state: 'hidden' });
  await page.getByText(`%10 · ${ilk} %35, ${son}`).first().waitFor();
  expect((await send(kampanyaCalls.list, {}, kisi)).liste[0]!.icerikler).toMatchObject([{ iskonto: 35 }, { iskonto: null }]);
});
