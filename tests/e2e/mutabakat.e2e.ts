import { musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { expect, test } from 'vitest';
import { addHizmet, addMusteri, addPersonel, addSatis } from './support/kayitlar.ts';
import { keepPicture, setUpPanel, toldOn } from './support/panel.ts';
import { openSalon, readKod, readSms, send } from './support/salon.ts';

const { open } = setUpPanel();

test.each(toldOn('phone'))('the till is proved at a press, while one goes on working: %s', async (ad, context) => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/kasa/mutabakat', context });
  await page.getByText('Henüz kontrol yapılmadı').waitFor();
  await addSatis(kisi, { musteriID: await addMusteri(kisi), altUrunID: await addHizmet(kisi) });
  await page.getByRole('button', { name: 'Şimdi kontrol et' }).click();
  await page.getByText(/Her şey tutuyor: \d+ karşılaştırma yapıldı/).waitFor();
  await page.getByText('Satış tutarı = satırlarının toplamı').waitFor();
  await page.getByRole('region', { name: 'Önceki kontroller' }).getByText('Deniz Aydın').waitFor();
  await keepPicture(page, `mutabakat-${ad}`);
});

test.each(toldOn('wide'))('a discount that the desk may not give is approved in place by the owner: %s', async (ad, context) => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  await addHizmet(kisi, { adi: 'Masaj', fiyat: 1000 });
  const desk = await addPersonel(kisi, ['satisEkle', 'satisGoruntule', 'musteriGoruntule', 'urunGoruntule']);
  const page = await open({ kisi: desk, path: `/satis?musteri=${musteriID}`, context, expected: [/403/, /422/] });
  await page.getByRole('button', { name: /^Masaj/ }).last().click();
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await sepet.getByRole('button', { name: 'Masaj', exact: true }).click();
  await sepet.getByRole('textbox', { name: 'Bu satıra iskonto' }).fill('300');
  await sepet.getByText('Kaydederken yönetici onayı istenir.').first().waitFor();
  await sepet.getByRole('button', { name: 'Nakit' }).click();
  await sepet.getByRole('button', { name: 'Satışı kaydet' }).click();

  const onay = page.getByRole('dialog', { name: 'Yönetici onayı' });
  await onay.getByRole('combobox', { name: 'Onaylayan' }).waitFor();
  await onay.getByLabel(/Onaylayanın parolası/).fill('yanlis-parola');
  await onay.getByRole('button', { name: 'Onayla ve kaydet' }).click();
  await onay.getByText('Onaylayanın parolası hatalı.').waitFor();
  await keepPicture(page, `onay-${ad}`);
  await onay.getByLabel(/Onaylayanın parolası/).fill(kisi.parola);
  await onay.getByRole('button', { name: 'Onayla ve kaydet' }).click();
  await page.getByText('700,00 ₺ Nakit alındı.').waitFor();
  await page.getByText(/Onaylayan: Deniz Aydın/).waitFor();
});

test.each(toldOn('phone'))('an owner who is not there approves it by the code on the phone: %s', async (ad, context) => {
  const kisi = await openSalon();
  const telefon = kisi.oturum.cepTelefonu!;
  const musteriID = await addMusteri(kisi);
  await addHizmet(kisi, { adi: 'Masaj', fiyat: 1000 });
  const desk = await addPersonel(kisi, ['satisEkle', 'satisGoruntule', 'musteriGoruntule', 'urunGoruntule']);
  const page = await open({ kisi: desk, path: `/satis?musteri=${musteriID}`, context, expected: [/403/, /422/] });
  await page.getByRole('button', { name: /^Masaj/ }).last().click();
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await sepet.getByRole('button', { name: 'Masaj', exact: true }).click();
  await sepet.getByRole('textbox', { name: 'Bu satıra iskonto' }).fill('300');
  await sepet.getByRole('button', { name: 'Nakit' }).click();
  await sepet.getByRole('button', { name: 'Satışı kaydet' }).click();
  const onay = page.getByRole('dialog', { name: 'Yönetici onayı' });
  await onay.getByRole('button', { name: /telefonuna kod gönder/ }).click();
  await onay.getByText(/telefona kod gönderildi/).waitFor();
  await keepPicture(page, `onay-kodu-${ad}`);
  await readSms(telefon, /Ayşe Kaya için 700,00 ₺ tutarındaki satışa onayınızı istiyor \(iskonto 300,00 ₺\)/);
  await onay.getByRole('group', { name: 'Onay kodu' }).getByRole('textbox').first().click();
  await page.keyboard.type(await readKod(telefon));
  await page.getByText('700,00 ₺ Nakit alındı.').waitFor();
  await page.getByText(/Onaylayan: Deniz Aydın/).waitFor();
});

test.each(toldOn('wide'))('a price that was agreed with a customer comes by itself into the sale, and says so: %s', async (ad, context) => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  await addHizmet(kisi, { adi: 'Masaj', fiyat: 1000 });
  const page = await open({ kisi, path: `/musteriler/${musteriID}?sekme=fiyatlar`, context });
  await page.getByRole('button', { name: 'Özel fiyat ekle' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('combobox', { name: /Hizmet ya da ürün/ }).fill('Masaj');
  await page.getByRole('option', { name: 'Masaj' }).click();
  await panel.getByText('Liste fiyatı 1.000,00 ₺').waitFor();
  await panel.getByRole('textbox', { name: /Bu müşteriye fiyatı/ }).fill('750');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Liste fiyatı 1.000,00 ₺ · Süresiz').waitFor();
  await keepPicture(page, `ozel-fiyat-${ad}`);
  expect((await send(musteriFiyatiCalls.list, { params: { id: musteriID } }, kisi)).liste).toHaveLength(1);

  const satis = await open({ kisi, path: `/satis?musteri=${musteriID}`, context });
  await satis.getByRole('button', { name: /^Masaj/ }).last().click();
  const sepet = satis.getByRole('region', { name: 'Sepet' });
  await sepet.getByText(/Müşteriye özel fiyat/).waitFor();
  await keepPicture(satis, `ozel-fiyat-satis-${ad}`);
  await sepet.getByRole('button', { name: 'Nakit' }).click();
  await sepet.getByRole('button', { name: 'Satışı kaydet' }).click();
  await satis.getByText('750,00 ₺ Nakit alındı.').waitFor();
  const { liste } = await send(satisCalls.list, { query: { musteriID } }, kisi);
  expect(liste[0]!.toplamTutar).toBe(750);
});
