import { musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { expect, test } from 'vitest';
import { addHizmet, addMusteri, addPersonel, addSatis } from './support/kayitlar.ts';
import { addressOf, keepPicture, refuseFor, setUpPanel, toldOn } from './support/panel.ts';
import { openSalon, readKod, readSms, send } from './support/salon.ts';
import { RESTING_PLACE } from './support/tabs.ts';

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

test.each(toldOn('phone'))('a discount that the desk may not give is approved in place by the owner, and by the code on the phone of one who is not there: %s', async (ad, context) => {
  const kisi = await openSalon();
  const telefon = kisi.oturum.cepTelefonu!;
  const musteriID = await addMusteri(kisi);
  await addHizmet(kisi, { adi: 'Masaj', fiyat: 1000 });
  const desk = await addPersonel(kisi, ['satisEkle', 'satisGoruntule', 'musteriGoruntule', 'urunGoruntule']);
  const page = await open({ kisi: desk, path: '/404', context, expected: [/403/, /422/] });
  const sepet = page.getByRole('region', { name: 'Sepet' });
  const onay = page.getByRole('dialog', { name: 'Yönetici onayı' });
  const sell = async () => {
    await page.goto(addressOf(`/satis?musteri=${musteriID}`));
    await page.getByRole('button', { name: /^Masaj/ }).last().click();
    await sepet.getByRole('button', { name: 'Masaj', exact: true }).click();
    await sepet.getByRole('textbox', { name: 'Bu satıra iskonto' }).fill('300');
    await sepet.getByText('Kaydederken yönetici onayı istenir.').first().waitFor();
    await sepet.getByRole('button', { name: 'Nakit' }).click();
    await sepet.getByRole('button', { name: 'Satışı kaydet' }).click();
  };
  await sell();
  await onay.getByRole('combobox', { name: 'Onaylayan' }).waitFor();
  await onay.getByLabel(/Onaylayanın parolası/).fill('yanlis-parola');
  await onay.getByRole('button', { name: 'Onayla ve kaydet' }).click();
  await onay.getByText('Onaylayanın parolası hatalı.').waitFor();
  await keepPicture(page, `onay-${ad}`);
  await onay.getByLabel(/Onaylayanın parolası/).fill(kisi.parola);
  await onay.getByRole('button', { name: 'Onayla ve kaydet' }).click();
  await page.getByText('700,00 ₺ Nakit alındı.').waitFor();
  await page.getByText(/Onaylayan: Deniz Aydın/).waitFor();

  await page.goto(addressOf('/satislar'));
  await sell();
  await onay.getByRole('button', { name: /telefonuna kod gönder/ }).click();
  await onay.getByText(/telefona kod gönderildi/).waitFor();
  await keepPicture(page, `onay-kodu-${ad}`);
  await readSms(telefon, /Ayşe Kaya için 700,00 ₺ tutarındaki satışa onayınızı istiyor \(iskonto 300,00 ₺\)/);
  await onay.getByRole('group', { name: 'Onay kodu' }).getByRole('textbox').first().click();
  await page.keyboard.type(await readKod(telefon));
  await page.getByText('700,00 ₺ Nakit alındı.').waitFor();
  await page.getByText(/Onaylayan: Deniz Aydın/).waitFor();
});

test.each(toldOn('wide'))('a price that was agreed with a customer comes by itself into the sale, which waits for it, and says so where it cannot be read: %s', async (ad, context) => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  await addHizmet(kisi, { adi: 'Masaj', fiyat: 1000 });
  const page = await open({ kisi, path: `/musteriler/${musteriID}?sekme=fiyatlar`, context, expected: [/403/] });
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

  const heard = await refuseFor(page, '**/api/musteri/*/fiyatlar*');
  await page.goto(RESTING_PLACE);
  await page.goto(addressOf(`/satis?musteri=${musteriID}`));
  await page.getByRole('button', { name: /^Masaj/ }).last().click();
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await sepet.getByRole('alert').getByText('Müşterinin fiyatları veya kampanyalar okunamadı.').waitFor();
  await keepPicture(page, `satis-kosul-okunamadi-${ad}`);
  const kaydet = sepet.getByRole('button', { name: 'Satışı kaydet' });
  expect(await kaydet.getAttribute('aria-disabled')).toBe('true');
  await heard();
  await sepet.getByRole('button', { name: 'Tekrar dene' }).click();
  await sepet.getByText(/Müşteriye özel fiyat/).waitFor();
  await keepPicture(page, `ozel-fiyat-satis-${ad}`);
  await sepet.getByRole('button', { name: 'Nakit' }).click();
  await kaydet.click();
  await page.getByText('750,00 ₺ Nakit alındı.').waitFor();
  const { liste } = await send(satisCalls.list, { query: { musteriID } }, kisi);
  expect(liste[0]!.toplamTutar).toBe(750);
});
