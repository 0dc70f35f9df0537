import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { expect, test } from 'vitest';
import { addMusteri, gunOf } from '../support/kayitlar.ts';
import { keepPicture, setUpPanel } from '../support/panel.ts';
import { send } from '../support/salon.ts';
import { Takvim } from '../support/takvim.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();

test('a customer without a time waits, is named when one becomes free, and is asked by one desk at a time', async () => {
  const { kisi, randevuID } = await openGun();
  await addMusteri(kisi, ['Zeynep', 'Demir']);
  const takvim = new Takvim(await open({ kisi, path: yarin() }));
  const { page } = takvim;
  await takvim.block('Ayşe Kaya').waitFor();
  await takvim.press('n');
  await page.getByRole('button', { name: 'Bekleme listesine ekle' }).click();
  const form = page.getByRole('dialog', { name: 'Bekleme listesine ekle' });
  await form.getByRole('combobox', { name: 'Müşteri' }).fill('Zeynep');
  await page.getByRole('option', { name: /Zeynep Demir/ }).click();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Bekleme listesine alındı.').waitFor();
  await page.keyboard.press('Escape');

  const other = await open({ kisi, path: yarin() });
  await new Takvim(other).block('Ayşe Kaya').waitFor();
  // Another desk deletes the appointment: the time is offered here, unless that is undone.
  const remove = () => send(randevuCalls.remove, { body: { id: randevuID, silmeNedeni: 'Müşteri iptal etti' } }, kisi);
  await remove();
  const bosaldi = page.getByRole('button', { name: /^Boşaldı: .* 10:00–10:45, Oda 1\. Doldur$/ });
  await bosaldi.waitFor();
  await send(randevuCalls.restore, { body: { id: randevuID } }, kisi);
  await takvim.block('Ayşe Kaya').waitFor();
  await bosaldi.waitFor({ state: 'hidden' });
  await remove();
  await bosaldi.waitFor();
  await bosaldi.click();
  const panel = page.getByRole('dialog', { name: 'Bu saati kime soralım?' });
  await panel.getByText('bugün sıraya girdi').waitFor();
  await keepPicture(page, 'bos-yer-adaylari');
  await panel.getByRole('button', { name: 'Zeynep Demir için sor' }).click();
  await panel.getByText(/^Bu saat Zeynep Demir için \d\d:\d\d saatine kadar tutuluyor\.$/).waitFor();
  expect(await panel.getByLabel('Müşteriye gönderin').inputValue()).toMatch(/^Merhaba Zeynep, .* saat 10:00 için yer açıldı/);
  await keepPicture(page, 'bos-yer-teklifi');

  // The same time at the other desk: somebody is being asked already.
  await other.getByRole('button', { name: /^Boşaldı: / }).click();
  await other.getByText(/^Bu saat Zeynep Demir için /).waitFor();

  await panel.getByRole('button', { name: 'Kabul etti, randevu ver' }).click();
  await takvim.block('Zeynep Demir, 10:00–10:45').waitFor();
  await bosaldi.waitFor({ state: 'hidden' });
  const { liste } = await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi);
  expect(liste.map(({ adi, baslangicSaat }) => `${adi} ${baslangicSaat}`)).toEqual(['Zeynep 10:00']);
});

test('a time that a customer gave up while nobody looked is named on Bugün, and filled from there', async () => {
  const { kisi, randevuID } = await openGun();
  const bekleyen = await addMusteri(kisi, ['Zeynep', 'Demir']);
  await send(beklemeCalls.create, { body: { musteriID: bekleyen, ilkGun: gunOf(0), sonGun: gunOf(9) } }, kisi);
  await send(onlineRandevuCalls.saveAyarlar, { body: { iptalSaati: 1 } }, kisi);
  const { adres } = await send(onlineRandevuCalls.createBaglanti, { body: { randevuID } }, kisi);
  const [, kod = '', baglanti = ''] = /\/r\/([^#]+)#(.+)$/.exec(adres)!;
  await send(sayfaCalls.iptal, { params: { kod }, body: { baglanti, randevuID } });
  const page = await open({ kisi, path: '/' });
  const bosalan = page.getByRole('region', { name: 'Boşalan saatler' }).getByRole('listitem').filter({ hasText: '10:00–10:45' });
  await bosalan.getByText('1 kişi bekliyor').waitFor();
  await keepPicture(page, 'bugun-bosalan');
  await bosalan.getByRole('link', { name: 'Doldur' }).click();
  const panel = page.getByRole('dialog', { name: 'Bu saati kime soralım?' });
  await panel.getByRole('button', { name: 'Zeynep Demir için sor' }).click();
  await panel.getByText(/^Bu saat Zeynep Demir için /).waitFor();
});
