import { authCalls } from '@defter/contract/auth.ts';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { addPersonel } from './support/kayitlar.ts';
import { addressOf, expectPath, keepPicture, setUpPanel } from './support/panel.ts';
import { newTelefon, openSalon, readKod, send } from './support/salon.ts';

const { open } = setUpPanel();

test('a role is made, given with a deviation, and the panel is seen as somebody of it', async () => {
  const kisi = await openSalon();
  await addPersonel(kisi, []);
  const page = await open({ kisi, path: '/personeller?sekme=roller' });
  await page.getByRole('button', { name: 'Yeni rol' }).click();
  const panel = page.getByRole('dialog', { name: 'Yeni rol' });
  await fieldOf(panel, 'Rol adı').fill('Danışma');
  for (const yetki of ['Randevuları görme', 'Kasa hareketlerini görme']) {
    await panel.getByRole('searchbox').fill(yetki);
    await panel.getByRole('checkbox', { name: yetki, exact: true }).check();
  }
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  const rol = page.getByRole('listitem').filter({ hasText: 'Danışma' });
  await rol.getByText('2 yetki').waitFor();

  await page.getByRole('tab', { name: 'Ekip' }).click();
  await page.getByRole('row', { name: /Elif Şahin/ }).click();
  const kayit = page.getByRole('dialog', { name: /Personel kaydı/ });
  await kayit.getByRole('tab', { name: 'Yetkiler', exact: true }).click();
  await kayit.getByLabel('Rol', { exact: true }).click();
  await page.getByRole('option', { name: 'Danışma' }).click();
  await kayit.getByRole('searchbox').fill('Kasa hareketlerini görme');
  await kayit.getByRole('checkbox', { name: /^Kasa hareketlerini görme/ }).uncheck();
  await kayit.getByText('Rolden 1 farkı var').waitFor();
  await keepPicture(page, 'rol-sapma');
  await kayit.getByRole('button', { name: /^Kaydet/ }).click();
  await page.getByRole('row', { name: /Elif Şahin.*Danışma/ }).getByTitle('Rolden 1 farkı var').waitFor();

  await page.getByRole('tab', { name: 'Roller' }).click();
  await rol.getByText('1 kişi bu rolde').waitFor();
  await rol.getByRole('button', { name: 'Bu rol olarak gör' }).click();
  await page.getByText('Paneli “Danışma” rolüyle görüyorsunuz').waitFor();
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await menu.getByRole('link', { name: 'Kasa' }).waitFor();
  for (const ekran of ['Müşteriler', 'Satışlar', 'Ürünler ve hizmetler']) expect(await menu.getByRole('link', { name: ekran }).count(), ekran).toBe(0);
  await keepPicture(page, 'rol-onizleme');
  await page.getByRole('button', { name: 'Önizlemeden çık' }).click();
  await menu.getByRole('link', { name: 'Personel' }).waitFor();
});

test('leaving a tab with input asks first; a payment stands in the account and in the till, and is undone in both', async () => {
  const kisi = await openSalon();
  await addPersonel(kisi, []);
  const page = await open({ kisi, path: '/personeller' });
  await page.getByRole('row', { name: /Elif Şahin/ }).click();
  const kayit = page.getByRole('dialog', { name: /Personel kaydı/ });
  await kayit.getByRole('tab', { name: 'Cari hesap' }).click();
  await kayit.getByRole('button', { name: 'Hak ediş ekle' }).click();
  const aciklama = fieldOf(kayit, 'Açıklama');
  await aciklama.fill('Avans');
  const soru = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });
  for (const leave of [() => page.keyboard.press('Escape'), () => kayit.getByRole('tab', { name: 'İzinler' }).click()]) {
    await leave();
    await soru.getByRole('button', { name: 'Vazgeç' }).click();
    await soru.waitFor({ state: 'detached' });
    expect(await aciklama.inputValue()).toBe('Avans');
  }
  await kayit.getByRole('tab', { name: 'İzinler' }).click();
  await soru.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  await aciklama.waitFor({ state: 'detached' });

  await kayit.getByRole('tab', { name: 'Cari hesap' }).click();
  await kayit.getByRole('button', { name: 'Hak ediş ekle' }).click();
  await fieldOf(kayit, 'Tutar').fill('40000');
  await kayit.getByRole('button', { name: 'Kaydet' }).click();
  await kayit.getByRole('button', { name: 'Ödeme yap' }).click();
  await fieldOf(kayit, 'Tutar').fill('15000');
  await kayit.getByRole('button', { name: 'Kaydet' }).click();
  await kayit.getByText('Kendisine ödenecek').waitFor();
  await kayit.getByRole('row', { name: /Ödeme.*-15\.000,00/ }).waitFor();
  await keepPicture(page, 'personel-cari');

  await page.goto(addressOf('/kasa'));
  await page.getByRole('row', { name: /Personel.*15\.000,00/ }).waitFor();

  await page.goto(addressOf('/personeller'));
  await page.getByRole('row', { name: /Elif Şahin/ }).click();
  await kayit.getByRole('tab', { name: 'Cari hesap' }).click();
  await kayit.getByRole('row', { name: /Ödeme/ }).getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('dialog', { name: 'Hareket geri alınsın mı?' }).getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(() => kayit.getByText('Geri alındı').count()).toBe(2);
});

test('own details are asked about before they are lost, also a new mobile whose code nobody has typed yet; who proves it signs in again', async () => {
  const uzman = await addPersonel(await openSalon(), []);
  const page = await open({ kisi: uzman, path: '/hesap?bolum=bilgiler' });
  const soru = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });
  const leave = () => page.getByRole('link', { name: 'Bugün' }).click();
  await fieldOf(page, 'Adres').fill('Moda Cd. 5');
  await leave();
  await soru.getByRole('button', { name: 'Vazgeç' }).click();
  await soru.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await page.getByText('Kaydedildi').waitFor();

  await fieldOf(page, 'Cep telefonu').fill(newTelefon().slice(3));
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const modal = page.getByRole('dialog', { name: 'Yeni numaranızı doğrulayın' });
  await modal.waitFor();
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'hidden' });
  await leave();
  await soru.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  await expectPath(page, '/');

  const yeni = newTelefon();
  await page.goto(addressOf('/hesap?bolum=bilgiler'));
  await fieldOf(page, 'Cep telefonu').fill(yeni.slice(3));
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await modal.waitFor();
  // The code is typed at once: the dialog has put the focus on the first box.
  const kod = await readKod(yeni);
  await expect.poll(() => modal.getByLabel('1. hane').evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type(kod);
  await page.getByText('Numaranız değişti.').waitFor();
  await page.getByRole('button', { name: 'Giriş yap' }).waitFor();
  await expectPath(page, '/login');
  await expect(send(authCalls.validateToken, {}, uzman)).rejects.toThrow('tokenGecersiz');
});
