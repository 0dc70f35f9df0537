import { seansCalls } from '@defter/contract/seans.ts';
import { expect, test } from 'vitest';
import { addHizmet, addMusteri } from './support/kayitlar.ts';
import { addressOf, keepPicture, setUpPanel, toldOn } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test.each(toldOn('phone'))('a program is prepared and sold, two sessions are taken and one comes back: %s', async (ad, context) => {
  const kisi = await openSalon();
  await addHizmet(kisi);
  const musteriID = await addMusteri(kisi);
  const page = await open({ kisi, path: '/paket-program-olustur', context });

  await page.getByRole('button', { name: 'Yeni paket programı' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Yeni paket programı' });
  await panel.getByRole('textbox', { name: 'Paket adı' }).fill('3 seans cilt bakımı');
  await panel.getByRole('combobox', { name: 'Hizmet ekle' }).click();
  await page.getByRole('option', { name: /Cilt bakımı/ }).click();
  await panel.getByRole('textbox', { name: 'Cilt bakımı sayısı' }).fill('3');
  await panel.getByRole('textbox', { name: 'Paketin fiyatı' }).fill('1000');
  await panel.getByText('333,33 ₺').waitFor();
  await keepPicture(page, `paket-programi-${ad}`);
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.getByText('1.000,00 ₺').first().waitFor();

  await page.goto(addressOf(`/paket-satis?musteri=${musteriID}`));
  await page.getByRole('button', { name: /^3 seans cilt bakımı/ }).click();
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await sepet.getByRole('button', { name: 'Nakit' }).click();
  await keepPicture(page, `paket-satisi-${ad}`);
  await sepet.getByRole('button', { name: 'Satışı kaydet' }).click();
  await page.getByRole('status').filter({ hasText: 'Satış 1 kaydedildi' }).waitFor();

  await page.goto(addressOf(`/musteriler/${musteriID}?sekme=paketler`));
  const paket = page.getByRole('article', { name: 'Cilt bakımı' });
  const dus = async (kalan: string) => {
    await paket.getByRole('button', { name: 'Seans düş' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Seans düş' }).click();
    await paket.getByText(kalan).waitFor();
  };
  await dus('2 kaldı');
  await dus('1 kaldı');
  await paket.getByText('Son seans').waitFor();
  await paket.getByRole('button', { name: 'Geçmiş' }).click();
  await paket.getByRole('button', { name: 'Geri al' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click();
  await paket.getByText('2 kaldı').waitFor();
  await paket.getByText('Seans geri geldi').waitFor();
  await keepPicture(page, `paketler-${ad}`);
  const { liste } = await send(seansCalls.paketler, { params: { id: musteriID } }, kisi);
  expect(liste).toMatchObject([{ seans: 3, kullanilan: 1, kalan: 2, kalanDeger: 666.66 }]);
});
