import { ayarCalls } from '@defter/contract/ayar.ts';
import { paketProgramCalls } from '@defter/contract/paket-program.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { printedSize } from './support/kagit.ts';
import { addHizmet, addMusteri, addSatis } from './support/kayitlar.ts';
import { addressOf, expectPath, keepPicture, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('a switch is found by a word, obeyed by the form, and taken back in the history', async () => {
  const kisi = await openSalon();
  // A missing field is refused, and the browser logs that.
  const page = await open({ kisi, path: '/genel-ayarlar', expected: [/422/] });
  await page.getByRole('searchbox', { name: 'Ayarlarda ara' }).fill('SOYADI');
  await page.getByRole('button', { name: /^Soyad zorunlu/ }).click();
  await expectPath(page, '/genel-ayarlar?sekme=zorunlu&ayar=musteriSoyadiGirilsinMi');
  // By a press on its track, as a hand does.
  await page.getByRole('switch', { name: 'Soyad zorunlu' }).locator('xpath=..').click();
  await page.getByText('Soyad zorunlu: değiştirildi.').waitFor();

  await page.goto(addressOf('/musteriler?panel=0'));
  const form = page.getByRole('dialog');
  await fieldOf(form, 'Ad').fill('Ayşe');
  await form.getByRole('button', { name: /^Kaydet/ }).click();
  await form.getByText('Bu alan zorunludur.').waitFor();
  expect(await fieldOf(form, 'Soyad').evaluate((input) => input === document.activeElement)).toBe(true);

  await page.goto('about:blank');
  await page.goto(addressOf('/genel-ayarlar?sekme=gecmis'));
  await page.getByText('Soyad zorunlu: kapalı → açık').waitFor();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click();
  await page.getByText('Soyad zorunlu: açık → kapalı').waitFor();
  expect((await send(ayarCalls.gecerli, {}, kisi)).ayarlar.musteriSoyadiGirilsinMi).toBe(false);
});

test('a switch is taken back at once, but not over what another desk has saved meanwhile; a phone from abroad that is shorter than the settings want is told at its field', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/genel-ayarlar?sekme=zorunlu', expected: [/409/, /422/] });
  const soyad = page.getByRole('switch', { name: 'Soyad zorunlu' });
  const isOn = async () => (await send(ayarCalls.gecerli, {}, kisi)).ayarlar.musteriSoyadiGirilsinMi;
  const turn = async () => {
    await soyad.locator('xpath=..').click();
    await page.getByText('Soyad zorunlu: değiştirildi.').waitFor();
  };
  const takeBack = () => page.getByRole('button', { name: 'Geri al' }).click();
  await turn();
  await takeBack();
  await page.getByText('Ayar eski hâline döndü.').waitFor();
  expect(await isOn()).toBe(false);
  await expect.poll(() => soyad.isChecked()).toBe(false);

  await turn();
  await send(ayarCalls.save, { body: { musteriSoyadiGirilsinMi: false } }, kisi);
  await takeBack();
  await page.getByText(/^Bu ayar daha sonra yeniden değiştirildi/).waitFor();
  expect(await isOn()).toBe(false);

  await page.getByLabel('Yurt dışı telefon en az').click();
  await page.getByRole('option', { name: '11' }).click();
  await page.getByText('Yurt dışı telefon en az: değiştirildi.').waitFor();

  await page.goto(addressOf('/musteriler?panel=0'));
  const form = page.getByRole('dialog', { name: 'Yeni müşteri' });
  await fieldOf(form, 'Ad').fill('Anna');
  await fieldOf(form, 'Telefon').fill('+49 151 234');
  await page.keyboard.press('Control+Enter');
  await form.getByText('Yurt dışı telefonda ülke koduyla birlikte 11–15 hane olmalıdır.').waitFor();
  await fieldOf(form, 'Telefon').fill('+49 151 2345 6789');
  await page.keyboard.press('Control+Enter');
  await form.waitFor({ state: 'detached' });
  await page.getByText('Anna').waitFor();
});

test('on a phone the tabs are a box, and a change that would lock its author out asks first', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/genel-ayarlar', context: PHONE, expected: [/409/] });
  await page.getByRole('combobox', { name: 'Ayar bölümleri' }).click();
  await page.getByRole('option', { name: 'Tercihler' }).click();
  await page.getByRole('switch', { name: 'Satışta fiyat değiştirilebilsin' }).waitFor();
  await page.goto(addressOf('/genel-ayarlar?sekme=ip'));
  await fieldOf(page, 'IP adresi').fill('88.230.10.5');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  const soru = page.getByRole('dialog', { name: /dışarıda bırakıyorsunuz/ });
  await soru.getByText(new RegExp(kisi.ip.replaceAll('.', '\\.'))).waitFor();
  await soru.getByRole('button', { name: 'Vazgeç' }).click();
  expect((await send(ayarCalls.ipAdresleri, {}, kisi)).liste).toEqual([]);
  await page.getByRole('button', { name: /^Bulunduğum adresi ekle/ }).click();
  await page.getByText('Buradasınız').waitFor();
});

test('the sale follows the settings: no price, no discount on the whole, nothing left open, the receipt by itself; the receipt too: copies, phone, company', async () => {
  const kisi = await openSalon();
  const musteri = await addMusteri(kisi);
  await addHizmet(kisi);
  const kapali = { satistaTutarDegistirilsinMi: false, genelIskontoKullanilsinMi: false, satistaIslemdeKullanilsin: false };
  const fis = { otomatikYazdirilsinMi: true, ciktiSayisi: 2, satisFisindeTelefonKullanilsin: true, adres: 'Moda Cd. 12' };
  await send(ayarCalls.save, { body: { ...kapali, odemeSekliGirilsinMi: true, ...fis } }, kisi);
  const page = await open({ kisi, path: `/satis?musteri=${musteri}` });
  await page.getByRole('button', { name: /^Cilt bakımı/ }).click();
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await sepet.getByRole('button', { name: 'Cilt bakımı', exact: true }).click();
  await sepet.getByText('Ayarlarınıza göre satışta fiyat değiştirilemez.').waitFor();
  expect(await sepet.getByLabel('Satışın tümüne iskonto').count()).toBe(0);
  expect(await sepet.getByRole('button', { name: 'Açık bırak' }).count()).toBe(0);
  const kaydet = sepet.getByRole('button', { name: 'Satışı kaydet' });
  expect(await kaydet.getAttribute('aria-disabled')).toBe('true');
  await sepet.getByRole('button', { name: 'Nakit' }).click();
  await kaydet.click();
  await expect.poll(() => page.url()).toMatch(/satis\/adisyon\/\d+$/);
  await page.getByText('Moda Cd. 12').first().waitFor();
  await page.getByText(/^.*0\(55\d\) \d{3}/).first().waitFor();
  expect((await printedSize(page)).pages).toBe(2);
});

test('a package follows the settings as a sale does: its receipt comes by itself', async () => {
  const kisi = await openSalon();
  const icerikler = [{ id: 0, altUrunID: await addHizmet(kisi), miktar: 4 }];
  const { id: program } = await send(paketProgramCalls.create, { body: { adi: '4 seans cilt bakımı', fiyat: 4000, gecerlilikAy: 6, icerikler } }, kisi);
  await send(ayarCalls.save, { body: { otomatikYazdirilsinMi: true } }, kisi);
  const page = await open({ kisi, path: `/paket-satis?musteri=${await addMusteri(kisi)}&program=${program}` });
  await page.getByRole('button', { name: 'Satışı kaydet' }).click();
  await expect.poll(() => page.url()).toMatch(/satis\/adisyon\/\d+$/);
});

test('a sale that was finished without a payment is put right also where new ones need one', async () => {
  const kisi = await openSalon();
  const { id: satisID } = await send(satisCalls.create, { body: { musteriID: await addMusteri(kisi), icerikler: [{ id: 0, altUrunID: await addHizmet(kisi) }] } }, kisi);
  await send(ayarCalls.save, { body: { odemeSekliGirilsinMi: true } }, kisi);
  const page = await open({ kisi, path: `/satis/${satisID}?duzenle` });
  await fieldOf(page, 'Not').fill('Kart getirecek');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expectPath(page, `/satis/${satisID}`);
  expect((await send(satisCalls.get, { params: { id: satisID } }, kisi)).satis.aciklama).toBe('Kart getirecek');
});

test('points are turned on, earned by a sale, and pay for the next one', async () => {
  const kisi = await openSalon();
  const musteri = await addMusteri(kisi);
  const altUrunID = await addHizmet(kisi, { fiyat: 1000 });
  const page = await open({ kisi, path: '/genel-ayarlar?sekme=puan' });
  await page.getByRole('switch', { name: 'Satışta puan kullanılsın' }).locator('xpath=..').click();
  await page.getByText('Satışta puan kullanılsın: değiştirildi.').waitFor();
  await fieldOf(page, 'Puanlama katsayısı').fill('10');
  await page.keyboard.press('Enter');
  await page.getByText('Puanlama katsayısı: değiştirildi.').waitFor();

  await addSatis(kisi, { musteriID: musteri, altUrunID });
  await page.goto(addressOf(`/satis?musteri=${musteri}`));
  await page.getByRole('button', { name: /^Cilt bakımı/ }).click();
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await sepet.getByText('50 (50,00 ₺ değerinde)').waitFor();
  await sepet.getByRole('button', { name: 'Puan', exact: true }).click();
  await sepet.getByRole('button', { name: 'Nakit' }).click();
  await sepet.getByRole('button', { name: 'Satışı kaydet' }).click();
  await page.getByText('Kazanılan puan').waitFor();
  await page.goto(addressOf(`/musteriler/${musteri}?sekme=puan`));
  await page.getByText('95 puan (95,00 ₺ değerinde)').waitFor();
});

test('the texts of the papers are written in the settings, with what the law asks for; the agreement is printed from a sale, filled, and marked as handed over', async () => {
  const kisi = await openSalon();
  const satisID = await addSatis(kisi, { musteriID: await addMusteri(kisi), altUrunID: await addHizmet(kisi) });
  const page = await open({ kisi, path: '/genel-ayarlar?sekme=sozlesme' });
  await page.getByRole('button', { name: 'Örnek metinle başla' }).click();
  await page.getByText('Örnek metin kondu.', { exact: false }).waitFor();
  expect(await fieldOf(page, 'Sözleşme metni').inputValue()).toContain('Müşteri: {isim}');
  await fieldOf(page, 'Sözleşme metni').fill('Hizmet alan: ');
  await page.getByRole('button', { name: 'Müşteri adı' }).click();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Değişiklikler kaydedildi.').waitFor();

  await page.getByRole('button', { name: 'Cayma bildirimi: düzenle' }).click();
  const panel = page.getByRole('dialog', { name: 'Cayma bildirimi: yeni sürüm' });
  await panel.getByRole('region', { name: 'Örnek bir satışla önizleme' }).getByText('Örnek Güzellik').first().waitFor();
  await keepPicture(page, 'sozlesme-metni');
  const metin = await fieldOf(panel, 'Metin').inputValue();
  await fieldOf(panel, 'Metin').fill(metin.replaceAll('{firmaAdresi}', ''));
  await panel.getByRole('alert').getByText('Firma adresi').waitFor();
  await fieldOf(panel, 'Metin').fill(`${metin}\nTeşekkür ederiz.`);
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText(/^Sürüm 2/).waitFor();
  await keepPicture(page, 'sozlesme-metinleri');

  await page.goto(addressOf(`/hizmet-satis-sozlesmesi?satis=${satisID}`));
  await page.getByText('Hizmet alan: Ayşe Kaya').waitFor();
  await page.getByRole('button', { name: 'Verildi olarak işaretle' }).click();
  await page.getByRole('button', { name: 'Müşteriye verildi' }).waitFor();
  expect((await printedSize(page)).pages).toBe(1);
  await page.getByRole('link', { name: 'Satışa dön' }).click();
  await page.getByText('Sözleşme verildi', { exact: false }).waitFor();
});
