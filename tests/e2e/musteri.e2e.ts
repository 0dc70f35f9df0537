import { ayarCalls } from '@defter/contract/ayar.ts';
import { duyuruCalls } from '@defter/contract/duyuru.ts';
import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { expect, test } from 'vitest';
import { addMusteri } from './support/kayitlar.ts';
import { addressOf, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

/** The requests of the frame and of the list before, which may still be on their way when the card is opened. */
const ASKED_BY_FRAME_AND_LIST = new Set([`/api${kvkkCalls.acikTalepler.path}`, `/api${randevuTalepCalls.list.path}`, `/api${duyuruCalls.list.path}`, `/api${gelenAramaCalls.calanlar.path}`, '/api/olaylar']);

// The customer, what happened, the packages, and the sale that is open.
test('opening the card of a customer asks the server four times at most', async () => {
  const kisi = await openSalon();
  await addMusteri(kisi, ['Nermin', 'Uysal']);
  const page = await open({ kisi, path: '/musteriler' });
  await page.getByText('Nermin Uysal').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !ASKED_BY_FRAME_AND_LIST.has(pathname)) asked.push(pathname);
  });
  await page.getByText('Nermin Uysal').click();
  await page.getByRole('heading', { name: 'Nermin Uysal' }).waitFor();
  await page.getByText('Henüz bir hareket yok').waitFor();
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(4);
});

test('a name of one endless word leaves phone and balance in sight on a phone', async () => {
  const kisi = await openSalon();
  await addMusteri(kisi, ['Ahmetcanberk'.repeat(5), 'Uzunsoyadlıgil'.repeat(4)]);
  const page = await open({ kisi, path: '/musteriler', context: PHONE });
  const telefon = page.getByRole('row').getByText(/^0\(5/);
  const { x, width } = (await telefon.boundingBox())!;
  expect(x + width).toBeLessThan(360);
});

test('a save that is refused takes no phone away, and the one that follows takes those that were removed; a mandatory address is marked before one saves', async () => {
  const kisi = await openSalon();
  const [ilk, ikinci, baska] = ['+905321110001', '+905321110002', '+905321110003'];
  const { id } = await send(musteriCalls.create, { body: { musteri: { ad: 'Nermin', soyad: 'Uysal' }, musteriTelefon: [{ telefon: ilk }, { telefon: ikinci }] } }, kisi);
  await send(musteriCalls.create, { body: { musteri: { ad: 'Selin', soyad: 'Demir' }, musteriTelefon: [{ telefon: baska }] } }, kisi);
  const telefonlar = async () => (await send(musteriCalls.get, { params: { id } }, kisi)).musteri.telefonlar.map(({ telefon }) => telefon);

  const page = await open({ kisi, path: `/musteriler/${id}?panel=${id}`, expected: [/409/] });
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: '2. telefonu kaldır' }).click();
  await panel.getByLabel(/^Telefon/).first().fill('0532 111 00 03');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await panel.getByText(/Selin Demir/).first().waitFor();
  expect(await telefonlar()).toEqual([ilk, ikinci]);

  await panel.getByLabel(/^Telefon/).first().fill('0532 111 00 04');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await panel.waitFor({ state: 'hidden' });
  expect(await telefonlar()).toEqual(['+905321110004']);

  await send(ayarCalls.save, { body: { musteriAdresiGirilsinMi: true, musteriNeredenDuydunuz: true } }, kisi);
  await page.goto(addressOf('/musteriler'));
  // A form keeps the lines that it opened with: the new setting must be there before it is opened.
  await page.reload();
  await page.getByRole('button', { name: 'Yeni müşteri' }).first().click();
  await expect.poll(() => panel.getByLabel(/^Açık adres/).getAttribute('required')).toBe('');
  await panel.getByRole('button', { name: 'Kayıt bilgileri' }).waitFor();
  // The field for the person who sent the customer is not required.
  expect(await panel.getByLabel(/^Tavsiye eden/).getAttribute('required')).toBeNull();
  await panel.getByRole('button', { name: '1. telefonu kaldır' }).waitFor();
});
