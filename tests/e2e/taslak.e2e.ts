import { authCalls } from '@defter/contract/auth.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openGun, yarin } from './randevu/gun.ts';
import { fieldOf } from './support/alan.ts';
import { addHizmet, addMusteri, addPersonel } from './support/kayitlar.ts';
import { addressOf, expectPath, setUpPanel } from './support/panel.ts';
import { openSalon, send, type Kisi } from './support/salon.ts';

const { open } = setUpPanel();
const ENDED = { expected: [/401/, /409/] };

async function signIn(page: Page, { oturum, parola }: Kisi): Promise<void> {
  await page.getByLabel('Kullanıcı adı, cep telefonu veya e-posta').fill(oturum.cepTelefonu!);
  await page.getByLabel('Parola', { exact: true }).fill(parola);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
}
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

/** The session of the page ends elsewhere: the line to the server breaks off, and a second later the panel asks for signing in. */
async function endSession(page: Page, { ip }: Kisi): Promise<void> {
  const [{ value } = { value: '' }] = (await page.context().cookies()).filter(({ name }) => name === 'defter');
  await send(authCalls.cikis, {}, { oturum: JSON.parse(decodeURIComponent(value)) as Kisi['oturum'], ip });
  await page.getByText('Yazdıklarınız duruyor').waitFor();
}

async function writeMusteri(page: Page): Promise<void> {
  await fieldOf(page.getByRole('dialog'), 'Ad').fill('Nermin');
  await fieldOf(page.getByRole('dialog'), 'Soyad').fill('Uysal');
}

test('input at the end of the session comes back for the same person, is stored nowhere meanwhile, and is gone once somebody else has signed in', async () => {
  const kisi = await openSalon();
  const baska = await addPersonel(kisi, ['musteriGoruntule', 'musteriEkle']);
  const page = await open({ kisi, path: '/musteriler?panel=0', ...ENDED });
  const ad = fieldOf(page.getByRole('dialog'), 'Ad');
  await writeMusteri(page);
  await endSession(page, kisi);
  expect(await stored(page)).not.toContain('Nermin');

  await signIn(page, kisi);
  await expectPath(page, '/musteriler?panel=0');
  await page.getByText('Oturumunuz kapandığında yazdıklarınız geri geldi.').waitFor();
  expect(await stored(page)).not.toContain('Nermin');
  expect(await ad.inputValue()).toBe('Nermin');
  await page.getByRole('button', { name: /^Kaydet/ }).click();
  await page.getByText('Nermin Uysal').first().waitFor();

  await page.goto(addressOf('/musteriler?panel=0'));
  await writeMusteri(page);
  await endSession(page, kisi);
  await signIn(page, baska);
  await ad.waitFor();
  expect(await ad.inputValue()).toBe('');
  expect(await stored(page)).not.toContain('Nermin');
});

test('signing out in the middle of a form keeps nothing of it', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/musteriler?panel=0' });
  await writeMusteri(page);
  await page.evaluate((address) => (location.hash = address), '#/logout');
  await expectPath(page, '/login');
  expect(await page.getByText('Yazdıklarınız duruyor').count()).toBe(0);
  await signIn(page, kisi);
  await page.getByRole('button', { name: 'Hesap menüsü' }).waitFor();
  await page.evaluate((address) => (location.hash = address), '#/musteriler?panel=0');
  const ad = fieldOf(page.getByRole('dialog'), 'Ad');
  await ad.waitFor();
  expect(await ad.inputValue()).toBe('');
  expect(await stored(page)).not.toContain('Nermin');
});

test('the save of another person meanwhile is not passed over', async () => {
  const kisi = await openSalon();
  const baska = await addPersonel(kisi, ['musteriGoruntule', 'musteriDuzenle', 'musteriIletisim']);
  const id = await addMusteri(kisi, ['Nermin', 'Uysal']);
  const page = await open({ kisi, path: `/musteriler?panel=${id}`, ...ENDED });
  const panel = page.getByRole('dialog', { name: 'Müşteriyi düzenle' });
  await fieldOf(panel, 'Ad').fill('Nermin Su');
  await send(authCalls.cikis, {}, kisi);
  await send(musteriCalls.update, { body: { musteri: { id, ad: 'Nermin', soyad: 'Demir' } } }, baska);
  // The news of it asks the server, which refuses: the session ends by itself.
  await signIn(page, kisi);
  await page.getByText('yazdıklarınız geri geldi').waitFor();
  expect(await fieldOf(panel, 'Soyad').inputValue()).toBe('Uysal');
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  const soru = page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await soru.getByText('Soyad: Uysal → Demir').waitFor();
  await soru.getByRole('button', { name: /^Kaydet$/ }).click();
  await page.getByText('Nermin Su Demir').first().waitFor();
});

test('an appointment comes back with its customer and services, and a sale with its cart', async () => {
  const { kisi } = await openGun();
  await addHizmet(kisi, { adi: 'Kına gecesi' });
  const page = await open({ kisi, path: `${yarin()}&panel=0`, ...ENDED });
  const randevu = page.getByRole('dialog');
  await fieldOf(randevu, 'Müşteri').fill('Ayşe');
  await page.getByRole('option', { name: /Ayşe Kaya/ }).click();
  await fieldOf(randevu, 'Hizmetler').fill('Kına');
  await page.getByRole('option', { name: /Kına gecesi/ }).first().click();
  await fieldOf(randevu, 'Randevu notu').fill('Arkadaşıyla gelecek');
  await endSession(page, kisi);
  await signIn(page, kisi);
  await page.getByText('yazdıklarınız geri geldi').waitFor();
  expect(await fieldOf(randevu, 'Randevu notu').inputValue()).toBe('Arkadaşıyla gelecek');
  expect(await fieldOf(randevu, 'Müşteri').inputValue()).toBe('Ayşe Kaya');
  await randevu.getByText('45 dk').waitFor();
  await randevu.getByRole('button', { name: /^Kaydet/ }).click();
  await page.getByRole('button', { name: /^Ayşe Kaya, .*Kına gecesi/ }).waitFor();

  await page.goto(addressOf('/satis'));
  await page.locator('[data-urun]').filter({ hasText: 'Kına gecesi' }).click();
  const satir = page.getByRole('button', { name: 'Kına gecesi satırını çıkar' });
  await satir.waitFor();
  await endSession(page, kisi);
  await signIn(page, kisi);
  await satir.waitFor();
});
