import { ayarCalls } from '@defter/contract/ayar.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { addHizmet, gunOf } from '../support/kayitlar.ts';
import { keepPicture, PHONE, setUpPanel } from '../support/panel.ts';
import { send } from '../support/salon.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();

test('a deposit is taken in the panel of the appointment, kept by the rule, and given back for a reason', async () => {
  const { kisi, randevuID } = await openGun();
  await send(ayarCalls.save, { body: { kaporaIadeSaat: 72 } }, kisi);
  const page = await open({ kisi, path: `${yarin()}&panel=${randevuID}` });
  const panel = page.getByRole('dialog', { name: 'Randevu' });
  await panel.getByRole('button', { name: 'Ödeme' }).click();
  await page.getByRole('menuitem', { name: 'Kapora al' }).click();
  const form = page.getByRole('dialog', { name: 'Kapora al' });
  await form.getByLabel('Tutar').fill('500');
  await keepPicture(page, 'kapora-al');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Kapora alındı.').waitFor();
  await panel.getByRole('group', { name: 'Kapora' }).getByText('500,00').waitFor();
  await keepPicture(page, 'kapora-alindi');

  await send(randevuCalls.update, { body: { id: randevuID, randevuDurumu: 'I' } }, kisi);
  await panel.getByText('salonda kaldı: ').waitFor();
  await panel.getByRole('button', { name: 'Geri ver' }).click();
  const soru = page.getByRole('dialog', { name: 'geri verilsin mi?' });
  expect(await soru.getByRole('button', { name: 'Geri ver' }).isDisabled()).toBe(true);
  await soru.getByLabel('Nedeni').fill('Hastalanmış');
  await soru.getByRole('button', { name: 'Geri ver' }).click();
  await panel.getByText('geri verildi: ').waitFor();
  expect(await send(kaporaCalls.list, { params: { id: randevuID } }, kisi)).toMatchObject({ kalan: 0, tutulan: 0, liste: [{ iade: 500 }] });
});

test('the sale of the appointment asks only for what the deposit leaves', async () => {
  const { kisi, randevuID } = await openGun();
  const altUrunID = await addHizmet(kisi, { adi: 'Lazer', fiyat: 1000 });
  await send(randevuCalls.update, { body: { id: randevuID, randevuHizmet: [{ altUrunID }] } }, kisi);
  await send(kaporaCalls.create, { body: { randevuID, odemeSekliID: 2, tutar: 400 } }, kisi);
  const { id } = await send(randevuCalls.satis, { body: { randevuID } }, kisi);
  const page = await open({ kisi, path: `/satis/${id}`, context: PHONE });
  await page.getByText('Kapora', { exact: true }).waitFor();
  await keepPicture(page, 'kapora-satis');
  await page.getByRole('button', { name: 'Nakit' }).click();
  expect(await page.getByLabel('Nakit tutarı').inputValue()).toContain('600');
  await page.getByRole('button', { name: 'Satışı tamamla' }).click();
  await expect.poll(async () => (await send(kaporaCalls.list, { params: { id: randevuID } }, kisi)).liste).toMatchObject([{ mahsup: 400, kalan: 0 }]);
  expect(await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi)).toMatchObject({ liste: [{ randevuDurumu: 'K' }] });
});
