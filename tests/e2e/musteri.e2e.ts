import { ayarCalls } from '@defter/contract/ayar.ts';
import { expect, test } from 'vitest';
import { addMusteri } from './support/kayitlar.ts';
import { PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('opening the card of a customer asks the server three times at most', async () => {
  const kisi = await openSalon();
  await addMusteri(kisi, ['Nermin', 'Uysal']);
  const page = await open({ kisi, path: '/musteriler' });
  await page.getByText('Nermin Uysal').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The strip of open requests belongs to the list and may still be on its way.
    if (pathname.startsWith('/api/') && !pathname.endsWith('/kvkk-talepler')) asked.push(pathname);
  });
  await page.getByText('Nermin Uysal').click();
  await page.getByRole('heading', { name: 'Nermin Uysal' }).waitFor();
  await page.getByText('Henüz bir hareket yok').waitFor();
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(3);
});

test('a mandatory address is marked before one saves, and whoever sent the customer is not', async () => {
  const kisi = await openSalon();
  await send(ayarCalls.save, { body: { musteriAdresiGirilsinMi: true, musteriNeredenDuydunuz: true } }, kisi);
  const page = await open({ kisi, path: '/musteriler' });
  await page.getByRole('button', { name: 'Yeni müşteri' }).first().click();
  const panel = page.getByRole('dialog');
  expect(await panel.getByLabel(/^Açık adres/).getAttribute('required')).toBe('');
  await panel.getByRole('button', { name: 'Kayıt bilgileri' }).waitFor();
  expect(await panel.getByLabel(/^Tavsiye eden/).getAttribute('required')).toBeNull();
  await panel.getByRole('button', { name: '1. telefonu kaldır' }).waitFor();
});

test('a name of one endless word leaves phone and balance in sight on a phone', async () => {
  const kisi = await openSalon();
  await addMusteri(kisi, ['Ahmetcanberk'.repeat(5), 'Uzunsoyadlıgil'.repeat(4)]);
  const page = await open({ kisi, path: '/musteriler', context: PHONE });
  const telefon = page.getByRole('row').getByText(/^0\(5/);
  const { x, width } = (await telefon.boundingBox())!;
  expect(x + width).toBeLessThan(360);
});
