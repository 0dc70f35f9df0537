import { randevuCalls } from '@defter/contract/randevu.ts';
import { webhookCalls } from '@defter/contract/webhook.ts';
import { expect, test } from 'vitest';
import { boxOf, keepPicture, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';
import { openGun } from './randevu/gun.ts';

const { open } = setUpPanel();

test('an address is added, shows its key once, and lists what could not be sent, which is sent again at a press', async () => {
  const { kisi, randevuID } = await openGun();
  const page = await open({ kisi, path: '/entegrasyonlar' });
  await page.getByRole('button', { name: 'Adres ekle' }).click();
  const form = page.getByRole('dialog', { name: 'Adres ekle' });
  await form.getByRole('textbox', { name: /^Adı/ }).fill('Muhasebe');
  // A name that nobody owns (RFC 2606): nothing leaves this machine. Offline the look-up takes its time.
  await form.getByRole('textbox', { name: /^Adres/ }).fill('https://yok.invalid/randevular');
  await form.getByRole('button', { name: /^Kaydet/ }).click();
  const sir = page.getByRole('dialog', { name: 'İmza anahtarı' });
  expect(await sir.locator('code').textContent()).toMatch(/^dfw_/);
  await keepPicture(page, 'webhook-anahtar');
  await sir.getByRole('button', { name: 'Tamam' }).click();

  await send(randevuCalls.update, { body: { id: randevuID, randevuDurumu: 'O' } }, kisi);
  await page.getByRole('button', { name: 'Gönderimler' }).click();
  const panel = page.getByRole('dialog', { name: 'Muhasebe' });
  await panel.getByText(/Durum değişikliği .* (bağlantı kurulamadı|zamanında yanıt gelmedi)/).waitFor({ timeout: 30_000 });
  await keepPicture(page, 'webhook-gonderimler');
  const [{ id } = { id: 0 }] = (await send(webhookCalls.list, {}, kisi)).liste;
  const gonderimler = async () => (await send(webhookCalls.gonderimler, { params: { id } }, kisi)).liste;
  expect(await gonderimler()).toMatchObject([{ durum: 'bekliyor', hata: expect.stringMatching(/^(baglanti|zamanAsimi)$/), deneme: 1 }]);
  const [{ sonucZamani } = { sonucZamani: null }] = await gonderimler();
  await panel.getByRole('button', { name: 'Yeniden gönder' }).click();
  // It was tried again, now and not in a minute, with all its tries before it.
  await expect.poll(async () => (await gonderimler())[0]!.sonucZamani !== sonucZamani).toBe(true);
  expect(await gonderimler()).toMatchObject([{ durum: 'bekliyor', hata: expect.stringMatching(/^(baglanti|zamanAsimi)$/), deneme: 1 }]);
});

test('an address of any length leaves room to close its panel on a phone', async () => {
  const kisi = await openSalon();
  await send(webhookCalls.create, { body: { adi: 'Muhasebe', url: `https://muhasebe-1.ornek.test/${'randevular'.repeat(6)}`, olaylar: ['randevu.iptal'] } }, kisi);
  const page = await open({ kisi, path: '/entegrasyonlar', context: PHONE });
  await page.getByRole('button', { name: 'Gönderimler' }).click();
  const { x, width } = await boxOf(page.getByRole('dialog', { name: 'Muhasebe' }).getByRole('button', { name: 'Kapat' }));
  expect(x + width).toBeLessThanOrEqual(360);
});
