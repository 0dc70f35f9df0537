import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { istisnaCalls } from '@defter/contract/istisna.ts';
import { randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { fieldOf } from '../support/alan.ts';
import { addHizmet, addMusteri, addRandevu, addSutunlar, gunOf } from '../support/kayitlar.ts';
import { addressOf, keepPicture, setUpPanel } from '../support/panel.ts';
import { openSalon, send } from '../support/salon.ts';
import { yarin } from './gun.ts';

const { open } = setUpPanel();

test('the hours of a weekday are closed in the settings; closed hours are added with a reason, stand in the calendar, and are taken back', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/genel-ayarlar?sekme=temel' });
  await page.getByRole('checkbox', { name: 'Pazar', exact: true }).click();
  await fieldOf(page, 'Cumartesi kapanış').fill('17:00');
  await keepPicture(page, 'ayarlar-hafta');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.poll(async () => (await send(randevuCalls.ayarlar, {}, kisi)).ayarlar).toMatchObject({ pazar: 'kapali', cumartesi: '08:00-17:00', pazartesi: null });

  await addSutunlar(kisi, ['Oda 1']);
  await page.goto(addressOf('/genel-ayarlar?sekme=istisnalar&panel=0'));
  const form = page.getByRole('dialog', { name: 'Kapalı gün veya saat' });
  await fieldOf(form, 'Ne değişiyor').click();
  await page.getByRole('option', { name: /Bazı saatler kapalı/ }).click();
  await fieldOf(form, 'Başlangıç').fill('12:00');
  await fieldOf(form, 'Bitiş').fill('13:30');
  await fieldOf(form, 'Nedeni').fill('Öğle arası');
  await keepPicture(page, 'istisna-formu');
  await form.getByRole('button', { name: /^Kaydet/ }).click();
  await page.getByText('12:00–13:30 kapalı').waitFor();
  await keepPicture(page, 'istisnalar');

  await page.goto(addressOf(yarin()));
  await page.getByRole('group', { name: /Oda 1$/ }).getByText('Öğle arası').waitFor();
  await keepPicture(page, 'takvim-ara');

  await page.goto(addressOf('/genel-ayarlar?sekme=istisnalar'));
  await page.getByRole('button', { name: 'Kaldır: Öğle arası' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click();
  await page.getByText('Kapalı gün veya saat yok').waitFor();
  expect((await send(istisnaCalls.list, {}, kisi)).liste).toEqual([]);
});

test('a service is told which room it needs, and the room shows who takes it', async () => {
  const kisi = await openSalon();
  const [kendi] = await addSutunlar(kisi);
  const model = [{ id: 0, randevuSiraNo: 20, sutunBaslikTipi: SutunBaslikTipi.serbest, adi: 'Lazer odası', yerTuru: 'oda' as const, personelID: null, altUrunID: null }];
  await send(randevuCalls.saveBasliklar, { body: { model } }, kisi);
  const altUrunID = await addHizmet(kisi, { adi: 'Lazer' });
  const page = await open({ kisi, path: `/urunler/${altUrunID}?sekme=yapanlar` });
  await page.getByRole('group', { name: /Gereken oda/ }).getByRole('checkbox', { name: 'Lazer odası' }).click();
  await keepPicture(page, 'yapanlar-yer');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.poll(async () => (await send(altUrunCalls.yapanlar, { params: { id: altUrunID } }, kisi)).yerIDler.length).toBe(1);

  await addRandevu(kisi, { musteriID: await addMusteri(kisi), sutunID: kendi!, altUrunID, tarih: gunOf(1) });
  await page.goto(addressOf(yarin()));
  await page.getByRole('group', { name: /Lazer odası$/ }).getByText('Ayşe Kaya, Lazer').waitFor();
  await keepPicture(page, 'takvim-yer');
});
