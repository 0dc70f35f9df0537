import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { santralCalls } from '@defter/contract/santral.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { expect, inject, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { addPersonel } from './support/kayitlar.ts';
import { addressOf, expectPath, keepPicture, PHONE, refuseFor, setUpPanel } from './support/panel.ts';
import { newIP, newTelefon, openSalon, send, type Kisi } from './support/salon.ts';

const { open } = setUpPanel();

async function addSantral(kisi: Kisi): Promise<(query: Record<string, string>) => Promise<void>> {
  const { anahtar } = await send(santralCalls.create, { body: { adi: 'Bulut santral' } }, kisi);
  const ip = newIP();
  return async (query) => {
    const response = await fetch(`${inject('panelUrl')}/api/santral/bildirim/${anahtar}?${new URLSearchParams(query)}`, { headers: { 'x-forwarded-for': ip } });
    expect(response.status).toBe(200);
  };
}

test('a call is entered by the keyboard alone, and its number says who it is; one that cannot be read is not opened as a new one', async () => {
  const kisi = await openSalon();
  const telefon = newTelefon();
  await send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'Ayşe', soyad: 'Kaya' }, musteriTelefon: [{ id: 0, telefon, varsayilanMi: true }] } }, kisi);
  const page = await open({ kisi, path: '/aramalar', expected: [/403/] });
  await page.getByRole('heading', { name: 'Aramalar' }).waitFor();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Arama kaydet' });
  await form.getByLabel('Telefon').waitFor();
  await page.keyboard.type(telefon);
  await form.getByRole('status', { name: 'Arayan kişi' }).getByText('Borcu yok').waitFor();
  await form.getByLabel('Sonuç').focus();
  await page.keyboard.type('bilgi');
  await page.keyboard.press('Enter');
  await form.getByLabel('Not').focus();
  await page.keyboard.type('<b>Fiyat</b> sordu');
  await form.getByRole('button', { name: 'Yarın' }).press('Enter');
  await keepPicture(page, 'arama-form');
  await page.keyboard.press('Control+Enter');
  await form.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Bilgi verildi/ }).waitFor();
  const { liste } = await send(gelenAramaCalls.list, {}, kisi);
  expect(liste).toMatchObject([{ musteriAdi: 'Ayşe Kaya', telefonNo: telefon, sonucAdi: 'Bilgi verildi', aciklama: '<b>Fiyat</b> sordu' }]);
  const not = page.getByText('<b>Fiyat</b> sordu');
  await not.waitFor();

  const heard = await refuseFor(page, /\/api\/gelenarama\/\d+/);
  await not.click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('alert').waitFor();
  expect(await panel.getByRole('textbox').count()).toBe(0);
  await heard();
  await panel.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect.poll(() => panel.getByLabel('Not').inputValue()).toBe('<b>Fiyat</b> sordu');
});

test('the telephone rings at two desks, says who it is, and is nothing for a desk without the right', async () => {
  const kisi = await openSalon();
  const desk = await addPersonel(kisi, ['gelenArama', 'musteriGoruntule', 'musteriEkle', 'musteriIletisim', 'randevuGoruntule', 'randevuEkle']);
  const stranger = await addPersonel(kisi, ['musteriGoruntule', 'randevuGoruntule']);
  const tell = await addSantral(kisi);
  const telefon = newTelefon();
  const [first, second, third] = await Promise.all([open({ kisi, path: '/' }), open({ kisi: desk, path: '/musteriler', context: PHONE, tema: 'dark' }), open({ kisi: stranger, path: '/musteriler' })]);
  for (const page of [first, second, third]) await page.getByRole('heading', { level: 1 }).waitFor();

  const cagri = { from: telefon, callid: 'e-1' };
  await tell({ ...cagri, event: 'ringing' });
  const cards = [first, second].map((page) => page.getByRole('article', { name: `${formatTelefon(telefon)} arıyor` }));
  for (const card of cards) await card.getByText('Kayıtlı değil').waitFor();
  await keepPicture(second, 'telefon-caliyor-360-koyu');
  expect(await third.getByRole('article').count()).toBe(0);

  await cards[1]!.getByRole('link', { name: 'Yeni müşteri' }).click();
  const form = second.getByRole('dialog', { name: 'Arama' });
  await form.getByLabel('Ad soyad').fill('Nehir Aydoğan');
  await form.getByRole('button', { name: 'Müşteriyi kaydet' }).click();
  await form.getByRole('status', { name: 'Arayan kişi' }).getByText('Nehir Aydoğan').waitFor();
  // The other desk hears of the name while it still rings.
  await first.getByRole('article', { name: 'Nehir Aydoğan arıyor' }).waitFor();
  await keepPicture(first, 'telefon-caliyor');

  // If somebody is typing at that moment, they are asked, and the card waits.
  await first.goto(addressOf('/musteriler?panel=0'));
  const yeni = first.getByRole('dialog', { name: 'Yeni müşteri' });
  await fieldOf(yeni, 'Ad').fill('Zeynep');
  await first.getByRole('article').getByRole('link', { name: 'Not al' }).click();
  const soru = first.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });
  await keepPicture(first, 'telefon-calarken-yazilan');
  await soru.getByRole('button', { name: 'Vazgeç' }).click();
  expect(await fieldOf(yeni, 'Ad').inputValue()).toBe('Zeynep');
  await tell({ ...cagri, event: 'answered' });
  await first.getByText('Görüşülüyor').waitFor();
  await tell({ ...cagri, event: 'hangup' });
  await first.getByRole('article').waitFor({ state: 'detached' });
});

test('a missed call is listed and on Bugün, until somebody calls back', async () => {
  const kisi = await openSalon();
  const tell = await addSantral(kisi);
  const telefon = newTelefon();
  await tell({ from: telefon, event: 'ringing' });
  await tell({ from: telefon, event: 'hangup' });
  const page = await open({ kisi, path: '/', context: PHONE });
  const bolum = page.getByRole('region', { name: 'Aranacaklar' });
  await bolum.getByText(formatTelefon(telefon)).waitFor();
  await bolum.scrollIntoViewIfNeeded();
  await keepPicture(page, 'aranacaklar-360');
  await bolum.getByRole('link', { name: /aradım/ }).click();
  const form = page.getByRole('dialog', { name: 'Geri arama' });
  await expect.poll(() => form.getByLabel('Telefon').inputValue()).toBe(formatTelefon(telefon));
  await form.getByRole('button', { name: /^Kaydet/ }).click();
  await form.waitFor({ state: 'detached' });
  await expectPath(page, '/aramalar');
  await expect.poll(async () => (await send(gelenAramaCalls.bekleyenler, {}, kisi)).cevapsiz).toBe(0);
  expect(new Set((await send(gelenAramaCalls.list, {}, kisi)).liste.map(({ aramaYonu }) => aramaYonu))).toEqual(new Set([false, true]));
});
