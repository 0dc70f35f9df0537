import { urunCalls } from '@defter/contract/urun.ts';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { addHizmet, addMusteri, addSatis } from './support/kayitlar.ts';
import { expectPath, keepPicture, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('prices are raised together, seen on the product, and taken back', async () => {
  const kisi = await openSalon();
  const id = await addHizmet(kisi, { adi: 'Cilt bakımı', fiyat: 1234 });
  await addHizmet(kisi, { adi: 'Masaj', fiyat: 800 });
  // It was never sold and has no known cost, so there is no estimate.
  const page = await open({ kisi, path: '/urunler' });
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

  await page.goto(`/plus/#/urunler/${id}?sekme=fiyat`);
  const gecmis = page.getByRole('table', { name: 'Fiyat geçmişi' });
  await gecmis.getByRole('row', { name: /1\.420,00.*Geçerli/ }).waitFor();
  await gecmis.getByRole('row', { name: /İlk fiyat.*1\.234,00.*Eski/ }).waitFor();

  // The sales at the new price.
  await page.getByRole('tab', { name: 'Hareketler' }).click();
  const beri = page.getByRole('button', { name: 'Son fiyattan beri' });
  await beri.click();
  await expect.poll(() => beri.getAttribute('aria-pressed')).toBe('true');
  await keepPicture(page, 'urun-son-fiyattan-beri');

  await page.goto('/plus/#/urunler/fiyatlar');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click();
  await page.getByText('Geri alındı', { exact: true }).waitFor();
  await onizleme.getByRole('row', { name: /Cilt bakımı.*1\.234,00/ }).waitFor();
});

test('of a long preview only the visible rows are drawn, and the last one can be reached; a change that would leave nothing of a price cannot be made, and says so', async () => {
  const kisi = await openSalon();
  const anaUrunID = (await send(urunCalls.createAnaUrun, { body: { adi: 'Ojeler', satisTipi: 0 } }, kisi)).id;
  const adlar = Array.from({ length: 60 }, (_, n) => `Oje ${String(n + 1).padStart(2, '0')}`);
  for (const adi of adlar) await send(urunCalls.createAltUrun, { body: { anaUrunID, adi, fiyat: 100, kdv: 20 } }, kisi);
  await send(urunCalls.createAltUrun, { body: { anaUrunID, adi: 'Parafin', fiyat: 20, kdv: 20 } }, kisi);
  const page = await open({ kisi, path: '/urunler/fiyatlar' });
  const onizleme = page.getByRole('table', { name: 'Önizleme' });
  await page.getByRole('checkbox', { name: 'Oje 01 dahil' }).uncheck();
  expect(await onizleme.getAttribute('aria-rowcount')).toBe('62');
  expect(await onizleme.getByRole('row').count()).toBeLessThan(40);

  await onizleme.hover();
  await page.mouse.wheel(0, 10_000);
  await page.getByRole('checkbox', { name: 'Oje 60 dahil' }).uncheck();
  // Rounded, the smallest price stays what it is.
  await page.getByText('61 kayıttan 58 fiyat değişecek').waitFor();

  const apply = page.getByRole('button', { name: 'Fiyatları değiştir' });
  await page.getByText('Azalt', { exact: true }).click();
  await page.getByText('Tutar', { exact: true }).click();
  await fieldOf(page, 'Ne kadar').fill('25');
  await page.getByText('1 kayıtta fiyattan geriye bir şey kalmıyor').waitFor();
  await apply.and(page.locator(':disabled, [data-disabled]')).waitFor();
  await page.getByRole('checkbox', { name: 'Parafin dahil' }).uncheck();
  await page.getByText('1 kayıtta fiyattan geriye').waitFor({ state: 'detached' });
  await apply.and(page.locator(':not(:disabled, [data-disabled])')).waitFor();

  await fieldOf(page, 'Geçerlilik').fill('01.02.2020');
  await page.getByText('Fiyatlar en erken bugün değişebilir.').waitFor();
  await page.getByText('Yüzde', { exact: true }).click();
  await fieldOf(page, 'Ne kadar').fill('100');
  await page.getByText('en çok 99,99 olan bir yüzde').waitFor();
});

test('an old link to the products of a group shows that group; a scanner ends with Enter: it saves no half-filled form, and a barcode that is taken is refused at its field', async () => {
  const kisi = await openSalon();
  const anaUrunID = (await send(urunCalls.createAnaUrun, { body: { adi: 'Kremler', satisTipi: 0 } }, kisi)).id;
  await send(urunCalls.createAltUrun, { body: { anaUrunID, adi: 'Nemlendirici', fiyat: 389.9, kdv: 20, barkod: '8690000000017' } }, kisi);
  await addHizmet(kisi, { adi: 'Cilt bakımı', fiyat: 1234 });
  const page = await open({ kisi, path: `/alt-urunler/${anaUrunID}`, expected: [/409/] });
  await expectPath(page, `/urunler?anaUrunID=${anaUrunID}`);
  await page.getByRole('row', { name: /Nemlendirici/ }).waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  const panel = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Yeni hizmet veya ürün' }).first().click();
  await fieldOf(panel, 'Barkod').fill('8690000000017');
  await fieldOf(panel, 'Barkod').press('Enter');
  await fieldOf(panel, 'Ad').fill('Gece kremi');
  await panel.getByText('zorunlu', { exact: false }).waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expect.poll(() => fieldOf(panel, 'Barkod').getAttribute('aria-invalid')).toBe('true');
});

test('a record in use is not removed, but can be taken off sale from there', async () => {
  const kisi = await openSalon();
  const id = await addHizmet(kisi, { adi: 'Cilt bakımı' });
  await addSatis(kisi, { musteriID: await addMusteri(kisi), altUrunID: id });
  const page = await open({ kisi, path: `/urunler/${id}`, expected: [/409/] });
  await page.getByRole('button', { name: 'Düzenle' }).click();
  const sil = async () => {
    await page.getByRole('button', { name: 'Sil', exact: true }).click();
    await page.getByRole('dialog', { name: 'silinsin mi?' }).getByRole('button', { name: 'Sil', exact: true }).click();
    const soru = page.getByRole('dialog', { name: 'silinemez' });
    await soru.getByRole('button', { name: 'Satıştan kaldır' }).click();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  };
  await sil();
  await page.getByText('Satışta değil').first().waitFor();

  await page.goto('/plus/#/urun-gruplari');
  await page.getByRole('cell', { name: 'Cilt bakımı grubu', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cilt bakımı grubu grubu işlemleri' }).click();
  await page.getByRole('menuitem', { name: 'Düzenle' }).click();
  await sil();
  const { anaUrunID } = (await send(urunCalls.getAltUrun, { params: { id } }, kisi)).altUrun;
  expect((await send(urunCalls.getAnaUrun, { params: { id: anaUrunID! } }, kisi)).anaUrun.satistaMi).toBe(false);
});

test('a sale takes a scanned product at once, and by its whole barcode', async () => {
  const kisi = await openSalon();
  const anaUrunID = (await send(urunCalls.createAnaUrun, { body: { adi: 'Kremler', satisTipi: 0 } }, kisi)).id;
  const urunler = { 'Koli kremi': '18690000000017', Nemlendirici: '8690000000017', Serum: '8690000000024' };
  for (const [adi, barkod] of Object.entries(urunler)) await send(urunCalls.createAltUrun, { body: { anaUrunID, adi, fiyat: 100, kdv: 20, barkod } }, kisi);
  const page = await open({ kisi, path: '/satis' });
  const ara = page.getByRole('searchbox', { name: /ara/ });
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await page.getByText('Hizmetler', { exact: true }).click();
  await ara.focus();
  for (const barkod of ['8690000000017', '8690000000024', '8690000000017']) {
    await page.keyboard.type(barkod);
    await page.keyboard.press('Enter');
  }
  await sepet.getByRole('listitem').filter({ hasText: /Nemlendirici.*2 × /s }).waitFor();
  await sepet.getByRole('listitem').filter({ hasText: /Serum.*1 × /s }).waitFor();
  expect(await sepet.getByText('Koli kremi').count()).toBe(0);

  // An unknown code stays in sight, and the next scan replaces it.
  await page.keyboard.type('4000000000000');
  await page.keyboard.press('Enter');
  await expect.poll(() => ara.inputValue()).toBe('4000000000000');
  await expect.poll(() => ara.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(13);
  await page.keyboard.type('8690000000024');
  await page.keyboard.press('Enter');
  await sepet.getByRole('listitem').filter({ hasText: /Serum.*2 × /s }).waitFor();
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
  await page.getByText('Stoğu tutuluyor', { exact: true }).waitFor();

  await page.goto(`/plus/#/urunler/${id}?sekme=sarf`);
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
