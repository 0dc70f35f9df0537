import { ayarCalls } from '@defter/contract/ayar.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { expect, test } from 'vitest';
import { fieldOf, typeKod } from './support/alan.ts';
import { printedSize } from './support/kagit.ts';
import { addHizmet, addMusteri, addRandevu, addSatis, addSutunlar, gunOf } from './support/kayitlar.ts';
import { addressOf, expectPath, setUpPanel } from './support/panel.ts';
import { openSalon, readKod, send } from './support/salon.ts';

const { open } = setUpPanel();

/** A picture of one pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const inPanel = (tarih: string) => tarih.split('-').toReversed().join('.');

test('a customer consents by a code, is photographed twice and compared', async () => {
  const kisi = await openSalon();
  await send(ayarCalls.save, { body: { kvkkKullanilsin: true } }, kisi);
  const id = await addMusteri(kisi);
  const { musteri } = await send(musteriCalls.get, { params: { id } }, kisi);
  const page = await open({ kisi, path: `/musteriler/${id}` });
  await page.getByText('KVKK onayı yok').waitFor();

  await page.getByRole('tab', { name: 'Fotoğraflar' }).click();
  await page.getByText('Bu müşteri fotoğraf onayı vermemiş.').waitFor();
  await page.getByRole('button', { name: 'Onay al' }).click();
  await expectPath(page, `/musteriler/${id}?sekme=kvkk`);
  await page.getByRole('button', { name: 'Onay al' }).click();
  await page.getByRole('button', { name: 'Aydınlatma metnini oku' }).click();
  await page.getByRole('region', { name: 'Aydınlatma metni' }).getByText('Papatya Güzellik olarak').waitFor();
  await page.getByRole('checkbox', { name: 'Hizmet', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Fotoğraf', exact: true }).check();
  await page.getByRole('button', { name: 'SMS ile kod gönder' }).click();
  await page.getByLabel('1. hane').waitFor();
  await typeKod(page, await readKod(musteri.telefonlar[0]!.telefon));
  await page.getByText('KVKK onaylı').waitFor();
  await expect.poll(() => page.getByText('SMS koduyla').count()).toBe(2);

  await page.getByRole('tab', { name: 'Fotoğraflar' }).click();
  const upload = async (tarih: string) => {
    await fieldOf(page, 'Çekim tarihi').fill(inPanel(tarih));
    await fieldOf(page, 'Çekim tarihi').press('Tab');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Dosyadan seç' }).click()]);
    await chooser.setFiles({ name: 'once.png', mimeType: 'image/png', buffer: PNG });
    await page.getByRole('heading', { name: inPanel(tarih) }).waitFor();
  };
  await upload(gunOf(-30));
  await upload(gunOf());
  expect(await page.getByText('fotoğraf onayı vermemiş').count()).toBe(0);
  for (const tarih of [gunOf(), gunOf(-30)]) await page.getByRole('checkbox', { name: `${inPanel(tarih)} tarihli 1. fotoğrafı karşılaştırma için seç` }).check();
  await page.getByRole('button', { name: 'Karşılaştır' }).click();
  const slider = page.getByRole('slider', { name: 'Karşılaştırma sürgüsü' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => slider.inputValue()).toBe('49');
});

test('an appointment says that consent is missing, and leads to it; the sheet with all data of a person goes on one page, its amounts as money', async () => {
  const kisi = await openSalon();
  await send(ayarCalls.save, { body: { kvkkKullanilsin: true } }, kisi);
  const [sutunID = 0] = await addSutunlar(kisi, ['Oda 1']);
  const id = await addMusteri(kisi);
  await addRandevu(kisi, { musteriID: id, sutunID, tarih: gunOf() });
  const page = await open({ kisi, path: '/randevular' });
  await page.getByRole('button', { name: /^Ayşe Kaya, 10.*KVKK onayı eksik/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Onay al' }).click();
  await expectPath(page, `/musteriler/${id}?sekme=kvkk`);
  await page.getByRole('heading', { name: 'Onaylar' }).waitFor();

  await addSatis(kisi, { musteriID: id, altUrunID: await addHizmet(kisi) });
  await page.goto(addressOf(`/musteriler/${id}/veri-dokumu`));
  await page.getByText(/× 1, .*,00 ₺/).first().waitFor();
  expect(await printedSize(page)).toEqual({ width: 210, height: 297, pages: 1 });
});

test('a person signs with a finger, asks for the data, and becomes unrecognisable', async () => {
  const kisi = await openSalon();
  const id = await addMusteri(kisi, ['Selin', 'Aras']);
  const page = await open({ kisi, path: `/musteriler/${id}?sekme=kvkk` });
  await page.getByRole('button', { name: 'Onay al' }).click();
  await page.getByRole('checkbox', { name: 'Sağlık verisi', exact: true }).check();
  await page.getByRole('button', { name: 'Ekranda imzalat' }).click();
  const field = await page.getByRole('img', { name: 'İmza alanı' }).boundingBox();
  // A dot is drawn, and is no signature.
  await page.mouse.click(field!.x + 30, field!.y + 30);
  await page.getByRole('button', { name: 'İmzayı kaydet', disabled: true }).waitFor();
  await page.mouse.move(field!.x + 30, field!.y + 40);
  await page.mouse.down();
  await page.mouse.move(field!.x + 220, field!.y + 90, { steps: 20 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'İmzayı kaydet' }).click();
  await page.getByText('Onaylar: Sağlık verisi').waitFor();

  await page.getByRole('button', { name: 'Talep kaydet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Veri talebi: 30 gün kaldı').waitFor();
  await page.getByRole('button', { name: 'Verileri sil' }).click();
  await page.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await page.getByRole('heading', { name: `Anonim Müşteri #${id}` }).waitFor();
  expect(await page.getByText('Selin').count()).toBe(0);
});
