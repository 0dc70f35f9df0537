import { expect, test } from 'vitest';
import { watchDrawing } from './support/drawing.ts';
import { addHizmet, addMusteri, addRandevu, addSutunlar, gunOf } from './support/kayitlar.ts';
import { addressOf, setUpPanel } from './support/panel.ts';
import { openSalon } from './support/salon.ts';

const { open } = setUpPanel();

/** A salon with a page of customers, of whom twelve come today. */
async function openFullSalon() {
  const kisi = await openSalon();
  const [altUrunID, [sutunID]] = await Promise.all([addHizmet(kisi), addSutunlar(kisi)]);
  for (let i = 0; i < 25; i += 1) {
    const musteriID = await addMusteri(kisi, [`Ayşe ${i}`, 'Kaya']);
    const saat = String(i + 8).padStart(2, '0');
    if (i < 12) await addRandevu(kisi, { musteriID, sutunID: sutunID!, altUrunID, tarih: gunOf(), saat: `${saat}:00`, bitis: `${saat}:45` });
  }
  return kisi;
}

test('a screen is drawn about once when it is opened again, and a key draws its own form alone', async () => {
  const page = await open({ kisi: await openFullSalon(), path: '/hesap', isLast: true });
  const countDrawn = await watchDrawing(page);
  const show = async (path: string, seen: string) => {
    await page.goto(addressOf('/hesap'));
    await page.getByRole('heading', { name: 'Hesabım' }).waitFor();
    return countDrawn(async () => {
      await page.goto(addressOf(path));
      await page.getByText(seen).first().waitFor();
    });
  };
  const openTwice = async (path: string, seen: string) => {
    await show(path, seen);
    return show(path, seen);
  };

  // Counted in components: a page that draws all of its rows a second time has some thousand more.
  expect(await openTwice('/musteriler', 'Ayşe 1 Kaya')).toBeLessThan(1700);
  expect(await openTwice('/', 'Ayşe 1 Kaya')).toBeLessThan(1500);
  await show('/sms-gonder', 'Kime gidecek');
  const mesaj = page.getByRole('textbox', { name: 'Mesaj' });
  await mesaj.fill('Merhab');
  expect(await countDrawn(() => mesaj.press('a'))).toBeLessThan(600);
  // The first key makes the form a changed one; the calendar beside it stays as it is.
  await show('/randevular?panel=0', 'Randevu notu');
  expect(await countDrawn(() => page.getByLabel('Randevu notu').press('a'))).toBeLessThan(450);
});

test('a product that comes into the cart draws neither the rest of the catalogue again nor the other lines', async () => {
  const kisi = await openSalon();
  for (let i = 10; i < 40; i += 1) await addHizmet(kisi, { adi: `Hizmet ${i}` });
  const page = await open({ kisi, path: '/satis', isLast: true });
  const countDrawn = await watchDrawing(page);
  const put = (i: number) => page.getByRole('button', { name: new RegExp(`^Hizmet ${i}.*₺`) }).click();
  for (let i = 10; i < 20; i += 1) await put(i);
  await page.getByRole('button', { name: /satırını çıkar$/ }).nth(9).waitFor();
  expect(await countDrawn(() => put(20))).toBeLessThan(800);

  // A price that is typed in a line changes no number in the catalogue.
  await page.getByRole('button', { name: 'Hizmet 20', exact: true }).click();
  expect(await countDrawn(() => page.getByLabel('Birim fiyat').press('5'))).toBeLessThan(420);
});
