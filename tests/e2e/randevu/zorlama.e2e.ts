import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { fieldOf } from '../support/alan.ts';
import { addMusteri, addPersonel, gunOf } from '../support/kayitlar.ts';
import { addressOf, keepPicture, setUpPanel, toldOn } from '../support/panel.ts';
import { send } from '../support/salon.ts';
import { Takvim } from '../support/takvim.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();
const DOLU = /^Aynı saatte başka bir randevu var/;

test.each(toldOn('phone'))('a taken time is given for a reason, and the block says so: %s', async (ad, context) => {
  const { kisi, sutunlar } = await openGun();
  const musteriID = await addMusteri(kisi, ['Can', 'Ak']);
  const path = `${yarin()}&sutun=${sutunlar[0]}`;
  const takvim = new Takvim(await open({ kisi, path: `${path}&panel=0&musteri=${musteriID}`, expected: [/409/], context }));
  const { page } = takvim;
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await fieldOf(panel, 'Başlangıç').fill('10:15');
  await fieldOf(panel, 'Bitiş').fill('11:00');
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  await panel.getByText(DOLU).waitFor();
  await panel.getByRole('button', { name: 'Yine de ver' }).click();
  await fieldOf(panel, 'Gerekçe').fill('Müşteri uzaktan geldi');
  await keepPicture(page, `zorlama-${ad}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width);
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Can Ak, 10:15–11:00.*Gerekçeyle verildi/ }).waitFor();
  await keepPicture(page, `zorlama-blok-${ad}`);
  const query = { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1), zorlananlar: true };
  expect((await send(randevuCalls.list, { query }, kisi)).liste.map(({ zorlamaNedeni }) => zorlamaNedeni)).toEqual(['Müşteri uzaktan geldi']);
  await page.goto(addressOf(`${yarin()}&gorunum=liste&zorlananlar=true`));
  await page.getByText('Can Ak').waitFor();
  expect(await page.getByText('Ayşe Kaya').count()).toBe(0);
});

test('without the right to it only other times are offered', async () => {
  const { kisi, sutunlar, musteriID } = await openGun();
  const masa = await addPersonel(kisi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuMusteriGor', 'randevuEkle', 'musteriGoruntule']);
  const page = await open({ kisi: masa, path: `${yarin()}&sutun=${sutunlar[0]}&panel=0&musteri=${musteriID}`, expected: [/409/] });
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await fieldOf(panel, 'Başlangıç').fill('10:15');
  await fieldOf(panel, 'Bitiş').fill('11:00');
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  await panel.getByRole('group', { name: 'Boş saatler' }).getByRole('button').first().waitFor();
  expect(await panel.getByRole('button', { name: 'Yine de ver' }).count()).toBe(0);
});
