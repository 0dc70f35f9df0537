import { test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { addHizmet } from './support/kayitlar.ts';
import { expectPath, setUpPanel } from './support/panel.ts';
import { openSalon } from './support/salon.ts';

const { open } = setUpPanel();

test('prices are raised together, seen on the product, and taken back', async () => {
  const kisi = await openSalon();
  const id = await addHizmet(kisi, { adi: 'Cilt bakımı', fiyat: 1234 });
  await addHizmet(kisi, { adi: 'Masaj', fiyat: 800 });
  // Nobody has bought it yet and no cost is known: there is nothing to estimate from.
  const page = await open({ kisi, path: '/urunler', expected: [/422.*fiyat-tahmin/] });
  await page.getByRole('button', { name: 'Toplu fiyat' }).click();
  await expectPath(page, '/urunler/fiyatlar');
  await fieldOf(page, 'Ne kadar').fill('15');
  const onizleme = page.getByRole('table', { name: 'Önizleme' });
  await onizleme.getByRole('row', { name: /Cilt bakımı.*1\.420,00/ }).waitFor();
  await page.getByRole('checkbox', { name: 'Masaj dahil' }).uncheck();
  await page.getByText('2 kayıttan 1 fiyat değişecek').waitFor();
  await page.getByRole('button', { name: 'Fiyatları değiştir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fiyatları değiştir' }).click();
  await page.getByText('%15 artış, 1 fiyat').waitFor();

  await page.goto(`/plus/#/alt-urunler/${id}?sekme=fiyat`);
  const gecmis = page.getByRole('table', { name: 'Fiyat geçmişi' });
  await gecmis.getByRole('row', { name: /1\.420,00.*Geçerli/ }).waitFor();
  await gecmis.getByRole('row', { name: /İlk fiyat.*1\.234,00.*Eski/ }).waitFor();

  await page.goto('/plus/#/urunler/fiyatlar');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click();
  await page.getByText('Geri alındı', { exact: true }).waitFor();
  await onizleme.getByRole('row', { name: /Cilt bakımı.*1\.234,00/ }).waitFor();
});

test('a product gets a unit, a service uses it up and is performed by some alone', async () => {
  const kisi = await openSalon();
  const id = await addHizmet(kisi);
  const page = await open({ kisi, path: '/urun-gruplari' });
  const panel = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Yeni grup' }).click();
  await fieldOf(panel, 'Grup adı').fill('Kremler');
  await panel.getByRole('combobox', { name: 'Ne satılıyor' }).click();
  await page.getByRole('option', { name: 'Ürün', exact: true }).click();
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('cell', { name: 'Kremler', exact: true }).click();
  await page.getByRole('button', { name: 'Yeni hizmet veya ürün' }).first().click();
  await fieldOf(panel, 'Ad').fill('Nemlendirici');
  await fieldOf(panel, 'Maliyet').fill('100');
  await fieldOf(panel, 'Barkod').fill('8690000000017');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('cell', { name: 'Nemlendirici', exact: true }).click();
  await page.getByRole('button', { name: 'Stoğunu tut' }).click();
  await page.getByText('Stokta', { exact: true }).waitFor();

  await page.goto(`/plus/#/alt-urunler/${id}?sekme=sarf`);
  await page.getByRole('combobox', { name: 'Ürün ekle' }).click();
  await page.getByRole('option', { name: /Nemlendirici/ }).click();
  await fieldOf(page, 'Nemlendirici miktarı').fill('0,5');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Bir hizmette tüketilen: 50,00 ₺ (KDV hariç)').waitFor();

  await page.getByRole('tab', { name: 'Kim yapar' }).click();
  await page.getByRole('checkbox').first().check();
  // The notice of the save before may still be there.
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await saved;
  await page.reload();
  await page.getByRole('checkbox', { checked: true }).first().waitFor();
});
