import { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { OTOMATIK_SERVISLER } from '@defter/rules/otomatik-sms.ts';
import { expect, test } from 'vitest';
import { addHizmet, addMusteri, addRandevu, addSutunlar, gunOf } from './support/kayitlar.ts';
import { keepPicture, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('a reminder is added, seen in the plan of the next days, left out and sent after all (R19)', async () => {
  const kisi = await openSalon();
  const [sutunID = 0] = await addSutunlar(kisi, ['Oda 1']);
  const musteriID = await addMusteri(kisi);
  const randevuID = await addRandevu(kisi, { musteriID, sutunID, altUrunID: await addHizmet(kisi), tarih: gunOf(3), saat: '14:00', bitis: '14:45' });
  const page = await open({ kisi, path: '/otomatik-sms-ayarlari' });
  await page.getByRole('button', { name: 'Randevu hatırlatma ekle' }).click();
  const form = page.getByRole('dialog', { name: 'Randevu hatırlatma' });
  expect(await form.getByRole('status').textContent()).toMatch(/karakter · \d kontör/);
  await keepPicture(page, 'otomatik-mesaj-formu');
  await form.getByRole('button', { name: /^Kaydet/ }).click();
  await page.getByRole('switch', { name: 'Randevu hatırlatma, 1 gün önce, saat 10:00 açık' }).waitFor();
  await keepPicture(page, 'otomatik-mesajlar');

  await page.getByText('Önümüzdeki 7 gün').click();
  await page.getByText(/saat 14:00 için Cilt bakımı randevunuzu/).waitFor();
  await page.getByRole('button', { name: 'Bunu atla' }).click();
  await page.getByText('Gönderilmeyecek', { exact: true }).waitFor();
  await keepPicture(page, 'otomatik-mesaj-plani');
  await page.getByRole('button', { name: 'Yine de gönder' }).click();
  await page.getByRole('button', { name: 'Bunu atla' }).waitFor();

  const phone = await open({ kisi, path: '/otomatik-sms-ayarlari', context: PHONE, tema: 'dark' });
  await phone.getByText('1 gün önce, saat 10:00').waitFor();
  await keepPicture(phone, 'otomatik-mesajlar-telefon');
  await phone.getByText('Önümüzdeki 7 gün').click();
  await phone.getByText(/saat 14:00 için Cilt bakımı randevunuzu/).waitFor();
  await keepPicture(phone, 'otomatik-mesaj-plani-telefon');

  // After a move there is one reminder, at the new time.
  await send(randevuCalls.update, { body: { id: randevuID, randevuTarihi: gunOf(4), baslangicSaat: '16:30', bitisSaat: '17:15' } }, kisi);
  for (const desk of [page, phone]) {
    await desk.reload();
    await desk.getByText('Önümüzdeki 7 gün').click();
    await desk.getByText(/saat 16:30 için Cilt bakımı randevunuzu/).waitFor();
    expect(await desk.getByText(/Cilt bakımı randevunuzu/).count()).toBe(1);
  }
  await keepPicture(phone, 'otomatik-mesaj-plani-tasindi-telefon');
});

test('a rule is turned off without its old text being written back', async () => {
  const kisi = await openSalon();
  const kaydet = (mesaj: string, id = 0) => send(otomatikSmsCalls.save, { body: { model: [{ id, servisID: OTOMATIK_SERVISLER.hatirlatma.id, mesaj }] } }, kisi);
  const [id = 0] = (await kaydet('Yarın [saat] randevunuz var.')).idler;
  const page = await open({ kisi, path: '/otomatik-sms-ayarlari' });
  const anahtar = page.getByRole('switch', { name: /^Randevu hatırlatma/ });
  await anahtar.waitFor();
  const { promise: read, resolve: tell } = Promise.withResolvers<void>();
  await page.route('**/api/otomatiksms', (route) => (route.request().method() === 'GET' ? read.then(() => route.continue()) : route.continue()));
  await kaydet('Yeni metin: yarın [saat].', id);
  await anahtar.click({ force: true });
  const kurallar = async () => (await send(otomatikSmsCalls.list, {}, kisi)).liste;
  await expect.poll(async () => (await kurallar())[0]!.aktifMi).toBe(false);
  expect(await kurallar()).toMatchObject([{ mesaj: 'Yeni metin: yarın [saat].' }]);
  tell();
});
