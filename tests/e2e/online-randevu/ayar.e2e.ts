import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from '../support/ekranlar.ts';
import { addHizmet } from '../support/kayitlar.ts';
import { keepPicture, PHONE, setUpPanel } from '../support/panel.ts';
import { openSalon, send } from '../support/salon.ts';

const { open } = setUpPanel();

test('a salon opens its page and sees at once how it looks on a phone; an address that another salon has is refused at its field', async () => {
  const kisi = await openSalon({ firmaAdi: 'Lale Güzellik' });
  await addHizmet(kisi);
  const baska = await openSalon();
  const sayfaKodu = `ortak-${baska.oturum.bayiID}`;
  await send(onlineRandevuCalls.saveAyarlar, { body: { sayfaKodu } }, baska);
  const page = await open({ kisi, path: '/online-appointment', expected: [/409/] });
  await page.getByText('Sayfa kapalı.').waitFor();
  await page.getByRole('img', { name: 'Sayfanın karekodu' }).waitFor();
  const kod = `lale-${kisi.oturum.bayiID}`;
  await page.getByLabel('Sayfanın adresi').fill(sayfaKodu);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await page.getByText('Bu adresi başka bir işletme kullanıyor.').waitFor();
  await page.getByLabel('Sayfanın adresi').fill(kod);
  await page.getByLabel('Müşteriler bu sayfadan randevu alabilsin').check({ force: true });
  await page.getByLabel('Karşılama yazısı').fill('Hoş geldiniz');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const phone = page.frameLocator('iframe');
  await phone.getByRole('heading', { name: 'Lale Güzellik' }).waitFor();
  await phone.getByText('Hoş geldiniz').waitFor();
  expect(await page.getByRole('link', { name: new RegExp(`/r/${kod}`) }).count()).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
  await keepPicture(page, 'online-ayar-1366');
  await page.setViewportSize(PHONE.viewport!);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await keepPicture(page, 'online-ayar-360');
});

test('a salon that changes its address is told that the old one goes on leading to its page, and it does', async () => {
  const kisi = await openSalon({ firmaAdi: 'Lale Güzellik' });
  await addHizmet(kisi);
  const eski = `eski-${kisi.oturum.bayiID}`;
  await send(onlineRandevuCalls.saveAyarlar, { body: { sayfaAcik: true, sayfaKodu: eski } }, kisi);
  const page = await open({ kisi, path: '/online-appointment' });
  await page.getByText('Değiştirirseniz eski adres ve müşterilere verdiğiniz bağlantılar da bu sayfayı açmaya devam eder.').waitFor();
  await page.getByLabel('Sayfanın adresi').fill(`yeni-${kisi.oturum.bayiID}`);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await page.getByRole('link', { name: /\/r\/yeni-/ }).waitFor();
  const musteri = await open({ adres: `/r/${eski}`, sunucu: kisi.sunucu, context: PHONE });
  await musteri.getByRole('heading', { name: 'Lale Güzellik' }).waitFor();
});

test('a salon shows its pictures on the page, and describes them', async () => {
  const kisi = await openSalon({ firmaAdi: 'Lale Güzellik' });
  await addHizmet(kisi, { adi: 'Cilt bakımı' });
  const sayfaKodu = `resim-${kisi.oturum.bayiID}`;
  await send(onlineRandevuCalls.saveAyarlar, { body: { sayfaAcik: true, sayfaKodu } }, kisi);
  const page = await open({ kisi, path: '/online-appointment' });
  const choose = async (dugme: string) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: dugme }).click()]);
    await chooser.setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await paintPicture(page) });
  };
  await choose('Kapak fotoğrafı yükle');
  await page.getByRole('button', { name: 'Kapak fotoğrafını değiştir' }).waitFor();
  for (const sayi of [1, 2]) {
    await choose('Fotoğraf ekle');
    await expect.poll(() => page.getByRole('group', { name: 'Salonun fotoğrafları' }).getByRole('img').count()).toBe(sayi);
  }
  const neVar = page.getByLabel('Fotoğrafta ne var?').nth(1);
  await neVar.fill('Bekleme salonu');
  await neVar.blur();
  await page.frameLocator('iframe').getByRole('img', { name: 'Bekleme salonu' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await keepPicture(page, 'online-resim-1366');
  for (const [width, tema] of [[320, 'light'], [360, 'dark'], [1366, 'light']] as const) {
    const musteri = await open({ adres: `/r/${sayfaKodu}`, context: { viewport: { width, height: 740 } }, tema });
    await musteri.getByRole('img', { name: 'Bekleme salonu' }).waitFor();
    await musteri.getByRole('img', { name: 'Lale Güzellik, fotoğraf 2' }).waitFor();
    expect(await musteri.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await faultsOf(musteri)).toEqual([]);
    await keepPicture(musteri, `sayfa-resim-${width}-${tema}`);
  }
  await page.getByRole('button', { name: 'Sil: Bekleme salonu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Sil: Bekleme salonu' }).count()).toBe(0);
  await page.setViewportSize(PHONE.viewport!);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await keepPicture(page, 'online-resim-360');
});

/** A picture of a camera's shape, painted by the browser. */
async function paintPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 1200];
    const paint = canvas.getContext('2d')!;
    const colours = paint.createLinearGradient(0, 0, 1600, 1200);
    for (const [at, colour] of [[0, '#c9b8a6'], [0.6, '#7d8f86'], [1, '#3f4a45']] as const) colours.addColorStop(at, colour);
    paint.fillStyle = colours;
    paint.fillRect(0, 0, 1600, 1200);
    return canvas.toDataURL('image/jpeg', 0.8).split(',')[1]!;
  });
  return Buffer.from(base64, 'base64');
}
