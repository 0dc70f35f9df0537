import { infoCalls } from '@defter/contract/info.ts';
import { expect, test } from 'vitest';
import { faultsOf, wearTema } from './support/ekranlar.ts';
import { addressOf, expectPath, keepPicture, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('to a guest the plans stand side by side above the fold, the usual one chosen, and the legal texts are pages of their own', async () => {
  const page = await open({ path: '/register' });
  const planlar = page.getByRole('radio');
  await planlar.first().waitFor({ state: 'attached' });
  await keepPicture(page, 'kayit-paketler');
  expect(await planlar.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual([false, true, false, false, false]);
  const boxes = await page.locator('label:has(input[type=radio])').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  const devam = await page.getByRole('button', { name: 'Devam et' }).boundingBox();
  expect(devam!.y + devam!.height).toBeLessThanOrEqual(768);
  await wearTema(page, 'dark');
  await keepPicture(page, 'kayit-paketler-koyu');
  await page.goto(addressOf('/login'));
  await page.getByRole('link', { name: 'Aydınlatma metni' }).click();
  await page.getByRole('heading', { name: 'Aydınlatma metni' }).waitFor();
  await expectPath(page, '/yasal/aydinlatma');
  await keepPicture(page, 'aydinlatma-metni');
  await page.getByRole('link', { name: 'Gizlilik ve kişisel veri politikası' }).click();
  await page.getByText('Çerezler').first().waitFor();
  const phone = await open({ path: '/register', context: PHONE });
  await phone.getByRole('radio').first().waitFor({ state: 'attached' });
  await keepPicture(phone, 'kayit-paketler-360');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('an administrator who has not accepted the terms can do nothing before accepting them', async () => {
  const kisi = await openSalon({ kosulSurumu: null });
  const page = await open({ kisi });
  const soru = page.getByRole('dialog', { name: 'Kullanım koşulları' });
  await soru.waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await soru.getByRole('button', { name: 'Kapat' }).count()).toBe(0);
  await soru.getByRole('button', { name: 'Kaydet' }).click();
  await soru.getByText('Kaydetmek için kullanım koşullarını onaylayın.').waitFor();
  await keepPicture(page, 'kosullar');
  await soru.getByRole('tab', { name: 'Gizlilik ve kişisel veri politikası' }).click();
  await soru.getByText('İletişim onayı').waitFor();
  await soru.getByRole('tab', { name: 'Aydınlatma metni' }).click();
  await soru.getByText('Hukuki sebepler').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await soru.waitFor();
  await soru.getByLabel('Kullanım koşullarını okudum ve kabul ediyorum.').check();
  await soru.getByRole('button', { name: 'Kaydet' }).click();
  await soru.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Bugün', exact: true }).waitFor();
  expect(await soru.count()).toBe(0);
});

test('the account menu leads to the legal texts and to the plan, which is changed; one without general settings leaves company and calendar open', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi });
  const chooseFromMenu = async (name: string | RegExp) => {
    await page.getByRole('button', { name: 'Hesap menüsü' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await chooseFromMenu('Yasal metinler');
  await page.getByText('2. Tanımlar').waitFor();
  await page.getByRole('link', { name: 'Panele dön' }).click();
  await expectPath(page, '/');

  await chooseFromMenu(/^Deneme: /);
  await page.getByText(/sonra Pro paketiyle devam edersiniz/).waitFor();
  await keepPicture(page, 'paket');
  await page.getByRole('radio', { name: /^Standart/ }).check({ force: true });
  await page.getByRole('button', { name: 'Standart paketine geç' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Standart paketine geç' }).click();
  await page.getByText(/sonra Standart paketiyle devam edersiniz/).waitFor();
  const bilgi = await send(infoCalls.get, {}, kisi);
  expect(bilgi.secilenPaket).toBe('Standart');

  // The state after the trial, which no test can wait for.
  await page.route(/\/api\/info(\?|$)/, (route) => route.fulfill({ json: { ...bilgi, paketAdi: 'Başlangıç', secilenPaket: 'Başlangıç', denemeBitis: null, success: true } }));
  await page.reload();
  await page.goto(addressOf('/genel-ayarlar'));
  await page.getByLabel('Firma adı').waitFor();
  await page.goto(addressOf('/genel-ayarlar?sekme=sutunlar'));
  await page.getByRole('heading', { name: 'Sütun başlıkları' }).waitFor();
  await page.goto(addressOf('/genel-ayarlar?sekme=tercihler'));
  await page.getByText(/Hesabım > Paket bölümünden/).waitFor();
  await keepPicture(page, 'ayarlar-paket');
  await page.getByRole('link', { name: 'Paketlere bak' }).click();
  await expectPath(page, '/hesap?bolum=paket');
});

test('a new salon finds its first steps in Bugün, chooses services, and dismisses the rest', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi });
  const liste = page.getByRole('region', { name: /Defterinizi hazırlayın/ });
  await liste.waitFor();
  await keepPicture(page, 'kurulum');
  await liste.getByRole('button', { name: 'Hizmet seç' }).click();
  const secim = page.getByRole('dialog', { name: 'Başlangıç hizmetleri' });
  expect(await secim.getByRole('checkbox', { name: 'Cilt Bakımı' }).isChecked()).toBe(true);
  expect(await secim.getByRole('checkbox', { name: 'Fizyoterapi' }).isChecked()).toBe(false);
  await keepPicture(page, 'kurulum-hizmetler');
  expect(await faultsOf(page)).toEqual([]);
  await secim.getByRole('button', { name: /hizmet ekle$/ }).click();
  await page.getByText(/hizmet eklendi\.$/).waitFor();
  await liste.getByText('1/5').waitFor();
  await liste.getByRole('button', { name: 'Böyle kalsın' }).first().click();
  await liste.getByText('2/5').waitFor();
  await page.reload();
  await liste.getByText('2/5').waitFor();
  const phone = await open({ kisi, context: PHONE });
  await phone.getByRole('region', { name: /Defterinizi hazırlayın/ }).waitFor();
  await keepPicture(phone, 'kurulum-360');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await liste.getByRole('link', { name: 'Personel ekle' }).click();
  await page.getByRole('dialog', { name: 'Yeni personel' }).waitFor();
  await page.goto(addressOf('/'));
  await liste.getByRole('button', { name: 'Listeyi kaldır' }).click();
  await liste.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Bugün', exact: true }).waitFor();
  expect(await liste.count()).toBe(0);
});
