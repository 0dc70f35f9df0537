import { expect, test } from 'vitest';
import { fieldOf, typeKod } from './support/alan.ts';
import { expectPath, keepPicture, setUpPanel } from './support/panel.ts';
import { printedSize } from './support/kagit.ts';
import { newTelefon, readKod } from './support/salon.ts';
import { Takvim } from './support/takvim.ts';

const { open } = setUpPanel();

test('a newcomer registers a salon, books a customer, sells the service and finds the money in the till', { timeout: 90_000 }, async () => {
  const telefon = newTelefon();
  const page = await open();
  const panel = page.getByRole('dialog');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  const goTo = (name: string) => menu.getByRole('link', { name }).click();

  // Registration: the business, the person, the code to the mobile.
  await page.getByRole('link', { name: '14 gün ücretsiz deneyin' }).click();
  await page.getByRole('combobox', { name: 'Ne iş yapıyorsunuz?' }).fill('guzellik');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^Standart/ }).check({ force: true });
  await keepPicture(page, 'hikaye-1-paket');
  await page.getByRole('button', { name: 'Devam et' }).click();
  await page.getByLabel('İşletme adı').fill('Nar Çiçeği Güzellik');
  await page.getByLabel('Adınız soyadınız').fill('Şule Işık');
  await page.getByLabel('Cep telefonu').fill(telefon.slice(3));
  await page.getByLabel('E-posta').fill(`sule${telefon.slice(3)}@ornek.test`);
  await fieldOf(page, 'Parola').fill('Papatya-58-Defne');
  await keepPicture(page, 'hikaye-2-bilgi');
  // Registering needs accepted terms, which can be read.
  await page.getByRole('button', { name: 'Onay kodu gönder' }).click();
  await page.getByText('Kaydolmak için kullanım koşullarını onaylayın.').waitFor();
  await page.getByRole('button', { name: 'Kullanım koşullarını' }).click();
  await page.getByRole('tab', { name: 'Gizlilik ve kişisel veri politikası' }).click();
  await page.getByText('İletişim onayı').waitFor();
  await keepPicture(page, 'kayit-kosullar');
  await page.getByRole('button', { name: 'Kapat' }).click();
  await page.getByRole('checkbox', { name: /kabul ediyorum/ }).check();
  await page.getByRole('button', { name: 'Onay kodu gönder' }).click();
  await page.getByLabel('1. hane').waitFor();
  await keepPicture(page, 'hikaye-3-kod');
  await typeKod(page, await readKod(telefon));
  await page.getByRole('heading', { name: 'Defteriniz hazır' }).waitFor();
  await expectPath(page, '/register-success');
  await keepPicture(page, 'hikaye-4-hazir');
  await page.getByRole('heading', { name: 'Bugün', exact: true }).waitFor();
  await expectPath(page, '/');
  await page.getByText(/ · Hoş geldiniz, Şule$/).waitFor();
  await keepPicture(page, 'hikaye-5-bugun');

  // A colleague.
  await goTo('Personel');
  await page.getByRole('button', { name: 'Yeni personel' }).first().click();
  await fieldOf(panel, 'Ad').fill('Elif');
  await fieldOf(panel, 'Soyad').fill('Şahin');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('cell', { name: /Elif Şahin$/ }).waitFor();

  // A group with a service.
  await goTo('Ürünler ve hizmetler');
  await page.getByRole('button', { name: 'Yeni grup' }).click();
  await panel.getByLabel('Grup adı').fill('Cilt Bakımı');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('button', { name: /^Cilt Bakımı \d/ }).waitFor();
  await page.getByRole('button', { name: 'Yeni hizmet veya ürün' }).first().click();
  await fieldOf(panel, 'Ad').fill('Klasik cilt bakımı');
  await fieldOf(panel, 'Fiyat').fill('1250');
  await panel.getByLabel('Süre').fill('45');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('cell', { name: 'Klasik cilt bakımı' }).waitFor();

  // A customer.
  await goTo('Müşteriler');
  await page.getByRole('button', { name: 'Yeni müşteri' }).first().click();
  await fieldOf(panel, 'Ad').fill('Ayşe');
  await fieldOf(panel, 'Soyad').fill('Kaya');
  await fieldOf(panel, 'Telefon').fill('532 123 45 67');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Ayşe Kaya').waitFor();

  // Booked by a click on free time.
  await goTo('Randevular');
  const takvim = new Takvim(page);
  await page.getByRole('application').waitFor();
  const { x, y } = await takvim.freeSlot();
  await page.mouse.click(x, y);
  await panel.getByLabel('Müşteri').fill('ayse');
  await page.getByRole('option', { name: /^Ayşe Kaya/ }).click();
  await panel.getByLabel('Hizmetler').fill('klasik');
  await page.getByRole('option', { name: /^Klasik cilt bakımı/ }).click();
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await takvim.block('Ayşe Kaya').waitFor();

  // Arrived, sold, paid.
  await takvim.block('Ayşe Kaya').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Geldi' }).click();
  await page.getByRole('button', { name: /^Ayşe Kaya, .*Geldi/ }).waitFor();
  await keepPicture(page, 'hikaye-6-takvim');
  await takvim.block('Ayşe Kaya').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Sat', exact: true }).click();
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await sepet.getByText('Klasik cilt bakımı').waitFor();
  await sepet.getByRole('button', { name: 'Nakit' }).click();
  await keepPicture(page, 'hikaye-7-satis');
  await sepet.getByRole('button', { name: 'Satışı tamamla' }).click();
  await page.getByRole('heading', { name: /^Satış \d+$/ }).waitFor();
  await keepPicture(page, 'hikaye-8-satildi');

  // On paper.
  for (const [link, width, height] of [['Fiş (80 mm)', 80, undefined], ['A4', 210, 297]] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Yazdır', exact: true }).click();
    await page.getByRole('menuitem', { name: link }).click();
    const paper = await opened;
    await paper.getByText('Klasik cilt bakımı').waitFor();
    await keepPicture(paper, `hikaye-9-${width}mm`);
    expect(await printedSize(paper)).toMatchObject({ width, ...(height && { height }), pages: 1 });
    await paper.close();
  }

  // In the till, and on the day.
  await goTo('Kasa');
  await page.getByRole('cell', { name: /Satış: Ayşe Kaya/ }).waitFor();
  await page.getByRole('row', { name: /Ayşe Kaya/ }).getByText('1.250,00').waitFor();
  await keepPicture(page, 'hikaye-10-kasa');
  await goTo('Bugün');
  const gunKasasi = page.getByRole('region', { name: 'Bugünün kasası' });
  await gunKasasi.getByText('1.250,00').first().waitFor();
  await keepPicture(page, 'hikaye-11-bugun');
});
