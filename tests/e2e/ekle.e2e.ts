import type { ReplyOf } from '@defter/contract/call.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { tanimCalls } from '@defter/contract/tanim.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { expect, test } from 'vitest';
import { openGun, yarin } from './randevu/gun.ts';
import { fieldOf } from './support/alan.ts';
import { addPersonel } from './support/kayitlar.ts';
import { addressOf, holdBack, PHONE, refuseFor, setUpPanel } from './support/panel.ts';
import { newTelefon, openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('a service, its group and a room are added while an appointment is being written; the focus stays in another field if it went there meanwhile', async () => {
  const { kisi } = await openGun();
  const page = await open({ kisi, path: `${yarin()}&panel=0` });
  const randevu = page.getByRole('dialog');
  await fieldOf(randevu, 'Müşteri').fill('Ayşe');
  await page.getByRole('option', { name: /Ayşe Kaya/ }).click();
  // Her other appointments of the day stand above the fields, and are read after she was chosen.
  await randevu.getByText(/Aynı gün/).waitFor();

  await fieldOf(randevu, 'Hizmetler').fill('Kına gecesi');
  await page.getByRole('option', { name: '“Kına gecesi” ekle' }).click();
  const hizmet = randevu.getByRole('group', { name: 'Yeni hizmet' });
  await fieldOf(hizmet, 'Grup').fill('Gelin');
  await page.getByRole('option', { name: '“Gelin” ekle' }).click();
  const moved = await holdBack(page, /api\/urun\/ana-urunler$/);
  const grup = hizmet.getByRole('group', { name: 'Yeni grup' });
  await grup.getByRole('button', { name: 'Ekle' }).click();
  const sure = fieldOf(hizmet, 'Süre (dakika)');
  await sure.click();
  moved();
  await grup.waitFor({ state: 'detached' });
  await expect.poll(() => fieldOf(hizmet, 'Grup').inputValue()).toBe('Gelin');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('90');
  await expect.poll(() => sure.inputValue()).toBe('90');
  expect(await fieldOf(hizmet, 'Satış fiyatı').inputValue()).toBe('');
  await fieldOf(hizmet, 'Satış fiyatı').fill('2500');
  await sure.press('Enter');
  await randevu.getByText('90 dk · 2.500,00 ₺').waitFor();

  await fieldOf(randevu, 'Personel veya oda').click();
  await page.getByRole('option', { name: 'Yeni ekle' }).click();
  await fieldOf(randevu.getByRole('group', { name: 'Yeni oda veya yer' }), 'Adı').fill('Gelin odası');
  await page.keyboard.press('Enter');
  await expect.poll(() => fieldOf(randevu, 'Personel veya oda').inputValue()).toBe('Gelin odası');
  await randevu.getByRole('button', { name: 'Kaydet' }).click();
  await randevu.waitFor({ state: 'detached' });

  const { liste } = await send(urunCalls.listAltUrunler, { query: { ara: 'kına' } }, kisi);
  expect(liste).toMatchObject([{ adi: 'Kına gecesi', anaUrunAdi: 'Gelin', fiyat: 2500, urunSure: 90, kdv: 20 }]);
  const { liste: sutunlar } = await send(randevuCalls.basliklar, {}, kisi);
  expect(sutunlar.at(-1)).toMatchObject({ adi: 'Gelin odası', sutunBaslikTipi: 3 });
});

test('a new customer that is still being written is asked about by closing, and saved with the appointment, also while it is on the way', async () => {
  const { kisi } = await openGun();
  const page = await open({ kisi, path: `${yarin()}&panel=0`, context: PHONE });
  const randevu = page.getByRole('dialog', { name: /Yeni randevu/ });
  await fieldOf(randevu, 'Müşteri').fill('Çiğdem');
  await page.getByRole('option', { name: /Yeni müşteri/ }).click();
  const musteri = randevu.getByRole('group', { name: 'Yeni müşteri' });
  await fieldOf(musteri, 'Telefon').fill(newTelefon());
  await randevu.getByRole('button', { name: 'Kapat', exact: true }).click();
  const soru = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });
  await soru.getByRole('button', { name: 'Vazgeç' }).click();
  await soru.waitFor({ state: 'detached' });
  await randevu.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await randevu.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Çiğdem, / }).waitFor();

  await page.goto(addressOf('/musteriler'));
  await page.goto(addressOf(`${yarin()}&panel=0`));
  const answer = await holdBack(page, /\/randevu\/musteri-kayit$/);
  await fieldOf(randevu, 'Müşteri').fill('Zehra');
  await page.getByRole('option', { name: /Yeni müşteri/ }).click();
  await fieldOf(musteri, 'Telefon').fill(newTelefon());
  await musteri.getByRole('button', { name: 'Müşteriyi kaydet' }).click();
  await fieldOf(randevu, 'Randevu notu').fill('Kahve sever');
  await page.keyboard.press('Control+Enter');
  answer();
  await randevu.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Zehra, / }).waitFor();
});

test('a person who may only book gets the existing entries, and no offer to add one', async () => {
  const { kisi } = await openGun();
  const uzman = await addPersonel(kisi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuMusteriGor', 'randevuEkle', 'musteriGoruntule']);
  const page = await open({ kisi: uzman, path: `${yarin()}&panel=0` });
  const randevu = page.getByRole('dialog');
  await fieldOf(randevu, 'Hizmetler').fill('Kına gecesi');
  await page.getByText('Sonuç bulunamadı').waitFor();
  await fieldOf(randevu, 'Personel veya oda').click();
  await page.getByRole('option', { name: 'Oda 1' }).waitFor();
  expect(await page.getByRole('option', { name: /ekle/i }).count()).toBe(0);
});

test('missing records are added while selling, on a phone', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/satis', context: PHONE });
  await page.getByRole('button', { name: 'Yeni hizmet' }).click();
  const hizmet = page.getByRole('group', { name: 'Yeni hizmet' });
  await fieldOf(hizmet, 'Adı').fill('Saç kesimi');
  await fieldOf(hizmet, 'Satış fiyatı').fill('600');
  await hizmet.getByRole('button', { name: 'Ekle' }).click();
  await page.getByRole('button', { name: 'Saç kesimi satırını çıkar' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('every entry of a long catalogue is found while booking and selling', async () => {
  const kisi = await openSalon();
  const { id: anaUrunID } = await send(urunCalls.createAnaUrun, { body: { id: 0, adi: 'Bakım' } }, kisi);
  const add = (adi: string, barkod?: string) => send(urunCalls.createAltUrun, { body: { id: 0, anaUrunID, adi, fiyat: 900, kdv: 20, barkod } }, kisi);
  await add('Bakım');
  await add('Zümrüt maske', '8690001112223');
  const page = await open({ kisi, path: '/404' });
  // The entries of a longer catalogue that one answer does not hold.
  await page.route(/\/urun\/alt-urunler\?(?!.*\bara=)/, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as ReplyOf<typeof urunCalls.listAltUrunler>;
    await route.fulfill({ response, json: { ...reply, liste: reply.liste.filter(({ adi }) => adi === 'Bakım') } });
  });

  await page.goto(addressOf('/randevular?panel=0'));
  await fieldOf(page.getByRole('dialog'), 'Hizmetler').fill('zumrut');
  await page.getByRole('option', { name: /^Zümrüt maske/ }).click();
  await page.getByRole('dialog').getByText('900,00 ₺').waitFor();

  await page.goto(addressOf('/satis'));
  await page.getByRole('searchbox', { name: 'Hizmet veya ürün ara' }).fill('8690001112223');
  await page.getByRole('button', { name: /^Zümrüt maske/ }).click();
  await page.getByRole('button', { name: 'Zümrüt maske satırını çıkar' }).waitFor();
});

test('a name that is far too long is offered in short, and refused with its limit; a mistyped one is added only after a second yes, and the focus goes on behind the added entry', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/kasa?panel=0', context: PHONE, expected: [/422/] });
  const panel = page.getByRole('dialog');
  const kategori = fieldOf(panel, 'Kategori');
  await kategori.fill('u'.repeat(2000));
  const ekle = page.getByRole('option', { name: /^\+ “u+…” ekle$/ });
  await ekle.waitFor();
  expect(await ekle.evaluate((option) => option.scrollWidth <= option.clientWidth)).toBe(true);
  await ekle.click();
  const yeni = panel.getByRole('group', { name: 'Yeni ekle' });
  await yeni.getByRole('button', { name: 'Ekle' }).click();
  await yeni.getByText('En fazla 120 karakter yazabilirsiniz.').waitFor();
  await yeni.getByRole('button', { name: 'Vazgeç' }).click();

  await fieldOf(panel, 'Tutar').fill('10');
  await kategori.fill('Sigrota');
  await page.getByRole('option', { name: '“Sigrota” ekle' }).waitFor();
  await kategori.press('Enter');
  await expect.poll(() => fieldOf(yeni, 'Adı').inputValue()).toBe('Sigrota');
  await fieldOf(yeni, 'Adı').fill('Sigorta');
  await page.keyboard.press('Enter');
  await expect.poll(() => kategori.evaluate((input: HTMLInputElement) => input.value)).toBe('Sigorta');
  await expect.poll(() => kategori.evaluate((input) => input === document.activeElement)).toBe(false);
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await panel.count()).toBe(1);
  expect((await send(tanimCalls.hepsi, {}, kisi)).tanimlar.kategori.map(({ adi }) => adi)).not.toContain('Sigrota');
});

test('a choice that may be empty is taken back by the keyboard', async () => {
  const { kisi } = await openGun();
  const page = await open({ kisi, path: '/musteriler' });
  const grup = page.getByRole('combobox', { name: 'Grup' });
  await grup.click();
  await page.getByRole('option', { name: 'VIP' }).click();
  await page.getByText('Ayşe Kaya').waitFor({ state: 'detached' });
  await grup.press('Delete');
  await page.getByText('Ayşe Kaya').waitFor();

  await page.goto(addressOf('/musteriler?panel=0'));
  const panel = page.getByRole('dialog', { name: 'Yeni müşteri' });
  const nereden = fieldOf(panel, 'Bizi nereden duydu');
  await nereden.fill('insta');
  await nereden.press('Enter');
  await expect.poll(() => nereden.inputValue()).toBe('Instagram');
  await nereden.press('Control+a');
  await nereden.press('Backspace');
  await nereden.press('Tab');
  await expect.poll(() => nereden.inputValue()).toBe('');
  // A box that was only looked through keeps its choice.
  await nereden.fill('insta');
  await nereden.press('Tab');
  await expect.poll(() => nereden.inputValue()).toBe('Instagram');
});

test('while the list is not there nothing is added by half a name', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/404', expected: [/403/] });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const heard = await refuseFor(page, '**/api/tanim');
  await page.goto(addressOf('/kasa'));
  await page.getByRole('button', { name: 'Gider ekle' }).click();
  const kategori = page.getByRole('dialog').getByRole('combobox', { name: 'Kategori', exact: true });
  await kategori.focus();
  await page.keyboard.type('kir');
  await page.keyboard.press('Tab');
  await expect.poll(() => kategori.evaluate((box) => box === document.activeElement)).toBe(false);
  expect(await kategori.inputValue()).toBe('');
  expect(sent.filter((url) => url.includes('kategori'))).toEqual([]);
  await heard();
});
