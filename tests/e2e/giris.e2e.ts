import { expect, test } from 'vitest';
import { addressOf, expectPath, setUpPanel } from './support/panel.ts';
import { openSalon } from './support/salon.ts';
import { lookAgain } from './support/tabs.ts';

const { open } = setUpPanel();

const KORUNAN = ['/', '/randevular', '/musteriler', '/musteriler/1', '/satislar', '/satis', '/kasa', '/urunler', '/urun-gruplari', '/urunler/1', '/urunler/fiyatlar', '/personeller', '/tanimlamalar', '/hesap', '/satis/a4/1', '/satis/adisyon/1'];

test('a signed-out visitor has to sign in, whatever the page', async () => {
  const page = await open({ path: '/login' });
  for (const path of KORUNAN) {
    await page.goto(addressOf(path));
    await expectPath(page, path === '/' ? '/login' : `/login?sonra=${path}`);
  }
  await page.goto(addressOf('/register-success'));
  await expectPath(page, '/login');
  await page.getByRole('heading', { name: 'Giriş yapın' }).waitFor();
});

test('signing in leads to the wanted page, in every tab', async () => {
  const { oturum, parola } = await openSalon();
  const page = await open({ path: '/randevular?tarih=2026-11-30' });
  const registering = await page.context().newPage();
  await registering.goto(addressOf('/register'));
  await registering.getByRole('radio').first().waitFor({ state: 'attached' });
  const other = await page.context().newPage();
  await other.goto(addressOf('/musteriler'));
  await other.getByRole('heading', { name: 'Giriş yapın' }).waitFor();
  await page.getByLabel('Kullanıcı adı, cep telefonu veya e-posta').fill(oturum.cepTelefonu!);
  await page.getByLabel('Parola', { exact: true }).fill(parola);
  // The welcome goes by itself, perhaps before the calendar is there.
  const welcome = page.getByText('Hoş geldiniz, Deniz').waitFor();
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await welcome;
  await page.getByRole('heading', { name: 'Randevular' }).waitFor();
  await expectPath(page, '/randevular?tarih=2026-11-30');
  // The other tab sees it when it comes to the front.
  await lookAgain(other);
  await other.getByRole('heading', { name: 'Müşteriler' }).waitFor();
  await expectPath(other, '/musteriler');
  // Somebody who is registering there goes on with it.
  await lookAgain(registering);
  await expectPath(registering, '/register');
});

test('a signed-in person is led away from the pages of guests, and from an unknown address to the page that says so', async () => {
  const page = await open({ kisi: await openSalon() });
  await page.getByRole('heading', { name: 'Bugün', exact: true }).waitFor();
  for (const path of ['/login', '/register', '/forgot-password', '/register-success']) {
    await page.goto(addressOf(path));
    await expectPath(page, '/');
  }
  await page.goto(addressOf('/olmayan/sayfa'));
  await page.getByRole('heading', { name: 'Aradığınız sayfa bulunamadı' }).waitFor();
  await expectPath(page, '/404');
  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
  await page.getByRole('heading', { name: 'Bugün', exact: true }).waitFor();
  await expectPath(page, '/');
});

test('a low window scrolls the account menu, so that signing out is in reach, which ends the session on the server too', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi });
  await page.setViewportSize({ width: 1366, height: 420 });
  await page.getByRole('button', { name: 'Hesap menüsü' }).click();
  const box = await page.getByRole('menu').boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(420);
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click();
  await page.getByRole('heading', { name: 'Giriş yapın' }).waitFor();
  await expectPath(page, '/login');
  expect(await page.context().cookies()).toEqual([]);

  const other = await open({ kisi, path: '/kasa', expected: [/401/] });
  await other.getByRole('heading', { name: 'Giriş yapın' }).waitFor();
  await expectPath(other, '/login?sonra=/kasa');
});
