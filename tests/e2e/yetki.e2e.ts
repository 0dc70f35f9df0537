import { personelCalls } from '@defter/contract/personel.ts';
import { toFlags, YETKILER } from '@defter/contract/yetkiler.ts';
import { expect, test } from 'vitest';
import { addHizmet, addMusteri, addPersonel, addSatis } from './support/kayitlar.ts';
import { addressOf, expectPath, keepPicture, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';
import { expectBlocks, Takvim } from './support/takvim.ts';
import { openGun, yarin } from './randevu/gun.ts';

const { open } = setUpPanel();

test('with the right to see only the calendar, nothing else is shown, nothing can be changed, and an address opens nothing of another screen', async () => {
  const { kisi } = await openGun();
  const uzman = await addPersonel(kisi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuMusteriGor']);
  const takvim = new Takvim(await open({ kisi: uzman, path: yarin() }));
  const { page } = takvim;
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await takvim.block('Ayşe Kaya').waitFor();
  await expect.poll(() => menu.getByRole('link').filter({ hasNotText: /^Defter$/ }).allTextContents()).toEqual(['Bugün', 'Randevular', 'Personel']);
  expect(await page.getByRole('button', { name: 'Yeni ekle' }).count()).toBe(0);

  const yeni = page.getByRole('button', { name: 'Yeni randevu' });
  expect(await yeni.getAttribute('aria-disabled')).toBe('true');
  await yeni.hover();
  await page.getByRole('tooltip', { name: /yetkiniz yok/ }).waitFor();
  await keepPicture(page, 'yetkisiz-takvim');

  await takvim.drag(await takvim.pointOf('Ayşe Kaya'), await takvim.slot('Oda 2', '12:30'));
  expect(await takvim.ghost.isHidden()).toBe(true);
  await page.mouse.up();
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45');

  for (const path of ['/giris-cikis', '/musteriler', '/kasa', '/satislar', '/personeller']) {
    await page.goto(addressOf(path));
    await page.getByText(/yetkiniz/).first().waitFor();
    await keepPicture(page, `yetkisiz${path.replace('/', '-')}`);
    expect(await page.getByText('Ayşe Kaya').count()).toBe(0);
    await expectPath(page, path);
  }
});

test('if the right to book is taken away while a booking is being typed, a notice tells so and the input stays', async () => {
  const { kisi } = await openGun();
  const uzman = await addPersonel(kisi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuEkle']);
  const page = await open({ kisi: uzman, path: '/randevular?panel=0', expected: [/403/] });
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  const not = panel.getByRole('textbox', { name: 'Randevu notu' });
  await not.fill('Akşam aranacak');
  await send(personelCalls.update, { body: { id: uzman.oturum.id, yetkiler: toFlags(YETKILER, ['randevuGoruntule', 'randevuTumunuGor']) } }, kisi);
  await panel.getByRole('status').filter({ hasText: 'yetkiniz yok' }).waitFor();
  expect(await not.inputValue()).toBe('Akşam aranacak');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' }).waitFor();
});

test('closing a booking that may no longer be changed asks before its input is lost', async () => {
  const { kisi, randevuID } = await openGun();
  const uzman = await addPersonel(kisi, ['randevuGoruntule', 'randevuTumunuGor']);
  const page = await open({ kisi: uzman, path: `${yarin()}&panel=${randevuID}` });
  const panel = page.getByRole('dialog', { name: /^Randevu/ });
  await panel.getByRole('textbox', { name: 'Randevu notu' }).fill('Akşam aranacak');
  await panel.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  await page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' }).waitFor();
});

test('on a phone a touch says why something may not be done, until another place is touched', async () => {
  const { kisi } = await openGun();
  const uzman = await addPersonel(kisi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuMusteriGor']);
  const page = await open({ kisi: uzman, path: yarin(), context: PHONE });
  // A disabled button can still be touched.
  await page.getByRole('button', { name: 'Yeni randevu' }).tap({ force: true });
  await page.getByRole('tooltip', { name: /yetkiniz yok/ }).waitFor();
  await keepPicture(page, 'yetkisiz-dokunus');
  await page.getByRole('heading', { name: 'Randevular' }).tap();
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
});

test('a narrow menu names each of its icons, for the pointer and for screen readers', async () => {
  const page = await open({ kisi: await openSalon() });
  await page.getByRole('button', { name: 'Menüyü daralt' }).click();
  await page.getByRole('link', { name: 'Kasa', exact: true }).hover();
  await page.getByRole('tooltip', { name: 'Kasa' }).waitFor();
  await keepPicture(page, 'dar-menu');

  const hint = page.getByRole('tooltip');
  await page.mouse.move(700, 400);
  await hint.waitFor({ state: 'detached' });
  const kasa = page.getByRole('link', { name: 'Kasa', exact: true });
  await kasa.focus();
  await page.keyboard.press('Tab');
  await hint.waitFor();
  const next = page.locator(':focus');
  expect(await page.locator(`[id="${await next.getAttribute('aria-describedby')}"]`).textContent()).toBe(await next.getAttribute('aria-label'));
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
});

test('with only the right to see sales one opens, without links to customers and the calendar, and without requests for them', async () => {
  const kisi = await openSalon();
  const id = await addSatis(kisi, { musteriID: await addMusteri(kisi), altUrunID: await addHizmet(kisi) });
  const page = await open({ kisi: await addPersonel(kisi, ['satisGoruntule', 'satisGecmis']), path: '/satislar' });
  await page.getByRole('cell', { name: 'Ayşe Kaya' }).click();
  await expectPath(page, `/satis/${id}`);
  await page.getByText('Ayşe Kaya', { exact: true }).waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('link').allTextContents()).toEqual([]);
  await keepPicture(page, 'yetkili-satis');

  // A refusal would stand in the console.
  await page.goto(addressOf('/randevular'));
  await page.getByText(/yetkiniz/).first().waitFor();
  await keepPicture(page, 'yetkisiz-randevular');
  expect(await page.getByText('Ayşe Kaya').count()).toBe(0);
});
