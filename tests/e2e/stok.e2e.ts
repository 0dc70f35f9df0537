import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { addHizmet, addMusteri } from './support/kayitlar.ts';
import { addressOf, expectPath, keepPicture, PHONE, refuseFor, setUpPanel, toldOn } from './support/panel.ts';
import { type Kisi, openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

/** A product whose stock is kept, with a barcode. */
async function addUrun(kisi: Kisi, adi: string, { adet = 0, kritik = null, barkod = null }: { adet?: number; kritik?: number | null; barkod?: string | null } = {}) {
  const anaUrunID = (await send(urunCalls.createAnaUrun, { body: { adi: `${adi} grubu`, satisTipi: 0 } }, kisi)).id;
  const { id } = await send(urunCalls.createAltUrun, { body: { anaUrunID, adi, fiyat: 400, kdv: 20, barkod } }, kisi);
  await send(urunCalls.createStok, { body: { id } }, kisi);
  await send(stokCalls.saveMiktarlar, { body: { model: [{ altUrunID: id, kritik, ...(adet > 0 && { miktar: adet }) }] } }, kisi);
  return id;
}

test('goods come in with their document, are sold and counted, and the shelf says so', async () => {
  const kisi = await openSalon();
  const id = await addUrun(kisi, 'Nem kremi', { kritik: 3 });
  const page = await open({ kisi, path: '/stoklar' });
  await page.getByRole('row', { name: /Nem kremi.*Bitti/ }).waitFor();
  await page.getByRole('button', { name: 'Stok girişi' }).click();
  const panel = page.getByRole('dialog');
  // A scanner types into the focused field, one product after another.
  const ekle = panel.locator('input:focus');
  await ekle.waitFor();
  await page.keyboard.type('nem');
  await page.getByRole('option', { name: 'Nem kremi' }).click();
  await panel.getByRole('textbox', { name: 'Nem kremi: miktar' }).waitFor();
  await ekle.waitFor();
  expect(await ekle.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)).toBe('Ürün ekle');
  await fieldOf(panel, 'Belge no').fill('A-77');
  await panel.getByRole('textbox', { name: 'Nem kremi: miktar' }).fill('10');
  await panel.getByRole('textbox', { name: 'Nem kremi: tutar' }).fill('2000');
  await panel.getByText('2.000,00 ₺ + 400,00 ₺ KDV = 2.400,00 ₺').waitFor();
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('row', { name: /Nem kremi.*Yeterli.*10 .*2\.000,00/ }).waitFor();

  const musteriID = await addMusteri(kisi);
  await send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID: id, adet: 8 }] } }, kisi);
  await page.reload();
  await page.getByRole('row', { name: /Nem kremi.*Kritik.*2 .*400,00/ }).click();
  const kart = page.getByRole('dialog', { name: /Nem kremi/ });
  await kart.getByText('kalan 2').waitFor();
  await kart.getByRole('listitem').first().getByText('−8').or(kart.getByRole('listitem').first().getByText('-8')).first().waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Sayım' }).click();
  await page.getByRole('textbox', { name: 'Nem kremi: sayılan miktar' }).fill('1');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /Nem kremi.*-1 · -200,00|Nem kremi.*−1 · −200,00/ }).waitFor();
  await page.getByRole('combobox', { name: 'Nem kremi: farkın nedeni' }).click();
  await page.getByRole('option', { name: 'Kayıp' }).click();
  await page.getByRole('list', { name: 'Nedenlerine göre' }).getByText('Kayıp: 1').waitFor();
  await keepPicture(page, 'stok-sayim-nedeni');
  await page.getByRole('button', { name: 'Sayımı geri al' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(async () => (await send(stokCalls.list, {}, kisi)).liste[0]!.miktar).toBe(2);

  await page.getByRole('tab', { name: 'Sipariş' }).click();
  await page.getByRole('row', { name: /Nem kremi/ }).waitFor();
});

test('on a phone a scanner counts, and what runs out stands on Bugün with its button', async () => {
  const kisi = await openSalon();
  const tonik = await addUrun(kisi, 'Tonik', { adet: 5, kritik: 6, barkod: '4006381333931' });
  await send(ayarCalls.save, { body: { stokAlarm: true } }, kisi);
  const page = await open({ kisi, path: '/', context: PHONE, expected: [/403/] });
  await page.getByRole('link', { name: 'Tonik stoğunu aç' }).click();
  await expectPath(page, `/stoklar?urun=${tonik}`);
  await page.getByRole('dialog').getByText('kalan 5').waitFor();

  await page.goto('/plus/#/stoklar?sekme=sayim');
  await page.reload();
  const okuyucu = page.getByRole('textbox', { name: 'Barkod okut' });
  for (const sayi of [1, 2]) {
    await okuyucu.fill('4006381333931');
    await okuyucu.press('Enter');
    await page.getByText(`Tonik: ${sayi} sayıldı`).waitFor();
  }
  // A scanner does not wait for the answer.
  for (let okutma = 0; okutma < 3; okutma += 1) {
    await okuyucu.pressSequentially('4006381333931');
    await okuyucu.press('Enter');
  }
  await page.getByText('Tonik: 5 sayıldı').waitFor();
  const heard = await refuseFor(page, '**/api/stok/sayim-foyu*');
  await okuyucu.fill('4006381333931');
  await okuyucu.press('Enter');
  await page.getByText('4006381333931 sayılmadı. Yeniden okutun.').waitFor();
  await heard();
  expect((await send(stokCalls.list, {}, kisi)).liste[0]!.miktar).toBe(5);
  await page.goto('/plus/#/stoklar/etiket');
  const barkod = page.getByRole('img', { name: '4006381333931' });
  await barkod.waitFor();
  // A scanner reads it on a screen of the person's own colours too, which are light on dark.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await barkod.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).fill])).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
});

test('what a service used up is corrected at the sale', async () => {
  const kisi = await openSalon();
  const sise = await addUrun(kisi, 'Peeling', { adet: 3 });
  const altUrunID = await addHizmet(kisi, { adi: 'Cilt bakımı', fiyat: 900 });
  await send(altUrunCalls.saveSarf, { body: { altUrunID, icerikler: [{ sarfUrunID: sise, miktar: 0.25 }] } }, kisi);
  await send(ayarCalls.save, { body: { receteKullanilsinMi: true } }, kisi);
  const musteriID = await addMusteri(kisi);
  const { id } = await send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID }] } }, kisi);
  const page = await open({ kisi, path: `/satis/${id}` });
  const bolum = page.getByRole('region', { name: 'Hizmette kullanılanlar' });
  await bolum.getByRole('textbox', { name: 'Peeling: kullanılan' }).fill('0,5');
  await bolum.getByRole('textbox', { name: 'Peeling: atılan' }).fill('0,1');
  await bolum.getByRole('button', { name: 'Kaydet' }).click();
  await expect.poll(async () => (await send(stokCalls.list, {}, kisi)).liste[0]!.miktar).toBe(2.4);
});

test.each(toldOn('phone'))('the sale says what runs low, what falls below zero, and what may not be sold: %s', async (ad, context, tema) => {
  const kisi = await openSalon();
  await addUrun(kisi, 'Serum', { adet: 3, kritik: 2 });
  await send(ayarCalls.save, { body: { stokAlarm: true } }, kisi);
  const musteriID = await addMusteri(kisi);
  const sell = async (adet: string) => {
    const page = await open({ kisi, path: `/satis?musteri=${musteriID}`, context, tema });
    const sepet = page.getByRole('region', { name: 'Sepet' });
    const say = async (sayi: string) => {
      await fieldOf(sepet, 'Adet').fill(sayi);
      await page.keyboard.press('Tab');
    };
    await page.locator('[data-urun]').filter({ hasText: 'Serum' }).click();
    await sepet.getByRole('button', { name: 'Serum', exact: true }).click();
    await say(adet);
    return { page, sepet, say };
  };
  const { page, sepet, say } = await sell('1');
  await sepet.getByText('Bu satıştan sonra 2').waitFor();
  await keepPicture(page, `stok-uyarisi-kritik-${ad}`);
  await say('5');
  await sepet.getByText('bu satışla eksiye düşer').waitFor();
  await keepPicture(page, `stok-uyarisi-eksi-${ad}`);

  await send(ayarCalls.save, { body: { stokDurumu: true } }, kisi);
  const kapali = await sell('4');
  await kapali.sepet.getByRole('button', { name: 'Satışı kaydet' }).focus();
  await kapali.page.getByText('Stokta yeterli ürün yok: Serum.').first().waitFor();
  expect((await send(stokCalls.list, {}, kisi)).liste[0]!.miktar).toBe(3);
});

test('what another desk sells or counts meanwhile is not written over; a link in a panel asks too, and one in which nothing was typed is left at once', async () => {
  const kisi = await openSalon();
  const id = await addUrun(kisi, 'Nem kremi', { adet: 10 });
  const page = await open({ kisi, path: `/stoklar?urun=${id}` });
  const kart = page.getByRole('dialog', { name: /Nem kremi/ });
  await kart.getByText('kalan 10').waitFor();
  await send(satisCalls.create, { body: { musteriID: await addMusteri(kisi), icerikler: [{ altUrunID: id, adet: 2 }] } }, kisi);
  await page.getByRole('row', { name: /Nem kremi.* 8 / }).waitFor();
  await fieldOf(kart, 'Kritik seviye').fill('4');
  await kart.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Kaydedildi').first().waitFor();
  const stok = async () => (await send(stokCalls.list, {}, kisi)).liste[0]!;
  expect(await stok()).toMatchObject({ kritik: 4, miktar: 8 });
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Sayım' }).click();
  const sayilan = page.getByRole('textbox', { name: 'Nem kremi: sayılan miktar' });
  await sayilan.fill('3');
  await sayilan.press('Enter');
  await expect.poll(async () => (await stok()).miktar).toBe(3);
  await send(stokCalls.fizikselSayim, { body: { model: [{ altUrunID: id, miktar: 7 }] } }, kisi);
  await expect.poll(() => sayilan.inputValue()).toBe('7');
  await sayilan.press('Tab');
  await page.getByRole('row', { name: /Nem kremi.*-1/ }).waitFor();
  expect((await stok()).miktar).toBe(7);

  await page.goto(addressOf(`/stoklar?urun=${id}`));
  const kritik = fieldOf(kart, 'Kritik seviye');
  await kritik.fill('6');
  await kart.getByRole('link', { name: 'Ürün kartı' }).click();
  const soru = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });
  await keepPicture(page, 'panelden-ayrilma');
  await soru.getByRole('button', { name: 'Vazgeç' }).click();
  await soru.waitFor({ state: 'hidden' });
  expect(await kritik.inputValue()).toBe('6');
  await kritik.fill('4');
  await kart.getByRole('link', { name: 'Ürün kartı' }).click();
  await expectPath(page, `/urunler/${id}`);
});
