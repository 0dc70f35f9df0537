import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addMusteri, gunOf } from '../support/kayitlar.ts';
import { holdBack, keepPicture, setUpPanel, toldOn } from '../support/panel.ts';
import { send, type Kisi } from '../support/salon.ts';
import { Takvim } from '../support/takvim.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();
const TALEPLER = '/randevular/talepler';
const addTalep = (kisi: Kisi, body: object) =>
  send(randevuTalepCalls.create, { body: { randevuTarihi: gunOf(1), baslangicSaat: '14:00', bitisSaat: '14:30', ...body } }, kisi);
const bookings = async (kisi: Kisi) =>
  (await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi)).liste.map(({ adi, baslangicSaat }) => `${adi} ${baslangicSaat}`);
const approve = async (page: Page) => page.getByRole('dialog', { name: 'Randevu talebi' }).getByRole('button', { name: 'Onayla', exact: true }).click();

test.each(toldOn('wide'))('two desks approve two requests for one time: one is booked, the other is offered the free times (%s)', async (ad, context) => {
  const { kisi, sutunlar } = await openGun();
  const [randevuSutunBaslikID] = sutunlar;
  await addTalep(kisi, { randevuSutunBaslikID, adi: 'Zeynep', soyadi: 'Demir', telefon: '05321112233' });
  await addTalep(kisi, { randevuSutunBaslikID, musteriID: await addMusteri(kisi, ['Ece', 'Su']) });
  const [left, right] = [await open({ kisi, path: TALEPLER, context }), await open({ kisi, path: TALEPLER, context, expected: [/409/] })];
  await left.getByText('Zeynep Demir').click();
  await right.getByText('Ece Su').click();
  await left.getByRole('button', { name: '14:00 (istediği)' }).waitFor();
  await right.getByRole('button', { name: '14:00 (istediği)' }).waitFor();
  await approve(left);
  await left.getByLabel('Müşteriye gönderin').waitFor();
  expect(await left.getByLabel('Müşteriye gönderin').inputValue()).toMatch(/^Merhaba Zeynep, .* onaylandı: \d\d\.\d\d\.\d{4} 14:00/);
  expect(await left.getByRole('link', { name: "WhatsApp’ta aç" }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/905321112233\?text=Merhaba%20Zeynep/);
  await approve(right);
  await right.getByText(/^Bu saat dolu\. Aynı günün en yakın boş saatleri: /).waitFor();
  await right.getByText('İstediği saat (14:00) dolu').waitFor();
  await right.getByRole('button', { name: '14:30', exact: true }).click();
  await keepPicture(right, `talep-paneli-${ad}`);
  await right.getByRole('button', { name: 'Bu saati öner' }).click();
  await expect.poll(() => right.getByLabel('Müşteriye gönderin').inputValue()).toContain('14:30 size uyar mı?');
  expect((await bookings(kisi)).toSorted()).toEqual(['Ayşe 10:00', 'Zeynep 14:00']);
});

test('a request that a colleague answers just then is not opened as it was', async () => {
  const { kisi, sutunlar } = await openGun();
  const { id } = await addTalep(kisi, { randevuSutunBaslikID: sutunlar[0], adi: 'Zeynep', soyadi: 'Demir', telefon: '05321112233' });
  const page = await open({ kisi, path: TALEPLER });
  const row = page.getByText('Zeynep Demir');
  await row.waitFor();
  const known = await holdBack(page, '**/api/randevu/musteri-randevu-talepleri?*');
  const asked = page.waitForRequest('**/api/randevu/musteri-randevu-talepleri?*');
  await send(randevuTalepCalls.degistir, { body: { id, randevuTarihi: gunOf(1), baslangicSaat: '16:00' } }, kisi);
  await asked;
  await row.click();
  known();
  // It has left the new ones.
  await row.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog', { name: 'Randevu talebi' }).count()).toBe(0);
});

test('a request is approved for the time that stands in its panel, whatever a colleague offers meanwhile', async () => {
  const { kisi, sutunlar } = await openGun();
  const { id } = await addTalep(kisi, { randevuSutunBaslikID: sutunlar[0], adi: 'Zeynep', soyadi: 'Demir', telefon: '05321112233' });
  const page = await open({ kisi, path: TALEPLER });
  await page.getByText('Zeynep Demir').click();
  await page.getByRole('button', { name: '14:00 (istediği)' }).waitFor();
  await send(randevuTalepCalls.degistir, { body: { id, randevuTarihi: gunOf(1), baslangicSaat: '16:00' } }, kisi);
  await approve(page);
  await expect.poll(() => bookings(kisi)).toContain('Zeynep 14:00');
});

test('a request stands hatched in the calendar, is pressed there and does not move', async () => {
  const { kisi, sutunlar } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: yarin() }));
  const { page } = takvim;
  await takvim.block('Ayşe Kaya').waitFor();
  await addTalep(kisi, { randevuSutunBaslikID: sutunlar[1], adi: 'Zeynep', soyadi: 'Demir', telefon: '05321112233' });
  await addTalep(kisi, { adi: 'Can', soyadi: 'Er', telefon: '05321112244', baslangicSaat: '16:00', bitisSaat: '16:30' });
  await page.getByRole('link', { name: 'Randevu talepleri, 2 yeni' }).waitFor();
  const block = takvim.block('Zeynep Demir, 14:00–14:30');
  await block.waitFor();
  await keepPicture(page, 'talep-takvimde');
  await takvim.drag(await takvim.pointOf('Zeynep Demir'), await takvim.slot('Oda 1', '12:30'));
  await page.mouse.up();
  await block.waitFor();
  await page.getByRole('button', { name: /^Can Er, .* 16:00$/ }).waitFor();

  await block.click();
  await approve(page);
  await page.getByRole('button', { name: /^Zeynep Demir, 14:00–14:30, .*Bekliyor/ }).waitFor();
  await page.getByRole('link', { name: 'Randevu talepleri, 1 yeni' }).waitFor();
});

test('a request by telephone is written down with two fields, on a phone as well', async () => {
  const { kisi } = await openGun();
  const page = await open({ kisi, path: TALEPLER, context: { viewport: { width: 360, height: 740 } } });
  await page.getByRole('button', { name: 'Talep yaz' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Yeni talep' });
  await panel.getByRole('combobox', { name: 'Müşteri' }).fill('Deniz Ak 0532 111 22 33');
  await page.getByRole('option', { name: /Deniz Ak/ }).first().click();
  // Tomorrow, as today's 15:00 may be over.
  await panel.getByRole('textbox', { name: /^Gün/ }).fill(formatTarih(gunOf(1)));
  await panel.getByLabel('Başlangıç').fill('15:00');
  await keepPicture(page, 'talep-formu-360');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Deniz Ak').waitFor();
  await keepPicture(page, 'talepler-360');
});
