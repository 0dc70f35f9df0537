import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { addMusteri, addRandevu } from '../support/kayitlar.ts';
import { keepPicture, setUpPanel } from '../support/panel.ts';
import { send } from '../support/salon.ts';
import { expectBlocks, Takvim } from '../support/takvim.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();

test('a click on free time books: column and time are filled, a new customer needs two fields; a right click confirms, and deletes for a reason', async () => {
  const { kisi } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: yarin() }));
  const { page } = takvim;
  await takvim.block('Ayşe Kaya').waitFor();
  const { x, y } = await takvim.slot('Oda 2', '11:30');
  await page.mouse.click(x, y);
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await panel.getByLabel('Müşteri').fill('Zeynep Demir');
  await page.getByRole('option', { name: 'Yeni müşteri: Zeynep Demir' }).click();
  await panel.getByLabel('Telefon').fill('532 111 22 33');
  await panel.getByRole('button', { name: 'Müşteriyi kaydet' }).click();
  await panel.getByLabel('Hizmetler').click();
  await page.getByRole('option', { name: 'Cilt bakımı · 45 dk' }).click();
  expect(await panel.getByLabel('Personel veya oda').inputValue()).toBe('Oda 2');
  expect(await panel.getByLabel('Başlangıç').inputValue()).toBe('11:30');
  expect(await panel.getByLabel('Bitiş').inputValue()).toBe('12:15');
  await page.keyboard.press('Control+Enter');
  await panel.waitFor({ state: 'hidden' });
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45', 'Zeynep Demir, 11:30–12:15');

  await takvim.block('Ayşe Kaya').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Onayla' }).click();
  await page.getByText('Randevu: Onaylandı').waitFor();
  await page.getByRole('button', { name: /Ayşe Kaya.*Onaylandı/ }).waitFor();
  await takvim.block('Ayşe Kaya').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  const question = page.getByRole('dialog', { name: 'Ayşe Kaya randevusu silinsin mi?' });
  await question.getByText('Müşteri iptal etti').click();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expectBlocks(takvim, 'Zeynep Demir, 11:30–12:15');
});

test('a drag is given up by Escape and undone by the button of its notice; an appointment that was dragged to another column and time, or made longer, is still there after a reload', async () => {
  const { kisi } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: yarin() }));
  const { page } = takvim;
  const drag = async () => takvim.drag(await takvim.pointOf('Ayşe Kaya'), await takvim.slot('Oda 2', '12:30'));
  await drag();
  await takvim.press('Escape');
  await takvim.ghost.waitFor({ state: 'hidden' });
  await page.mouse.up();
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45');

  await drag();
  expect(await takvim.ghost.textContent()).toContain('12:30–13:15');
  await page.mouse.up();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByText('Randevu eski yerine döndü.').waitFor();
  await page.reload();
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45');

  await drag();
  await page.mouse.up();
  await page.getByText('Randevu taşındı.').waitFor();
  await page.reload();
  await expectBlocks(takvim, 'Ayşe Kaya, 12:30–13:15');
  expect(await page.getByRole('group', { name: /, Oda 2$/ }).getByRole('button').count()).toBe(1);

  await takvim.drag(await takvim.pointOf('Ayşe Kaya', 'edge'), await takvim.slot('Oda 2', '13:45'));
  await page.mouse.up();
  await page.getByText('Randevu taşındı.').waitFor();
  await page.reload();
  await expectBlocks(takvim, 'Ayşe Kaya, 12:30–14:00');
});

test('a drag onto another appointment of the customer warns, until it is undone (R12); a slot that is taken refuses: the block goes back, and the reason is told', async () => {
  const { kisi, musteriID: ayse, sutunlar } = await openGun();
  const musteriID = await addMusteri(kisi, ['Zeynep', 'Demir']);
  await addRandevu(kisi, { musteriID, sutunID: sutunlar[1]!, saat: '12:00', bitis: '13:00' });
  const baska = await addRandevu(kisi, { musteriID: ayse, sutunID: sutunlar[1]!, saat: '15:00', bitis: '16:00' });
  const takvim = new Takvim(await open({ kisi, path: yarin(), expected: [/409/] }));
  await takvim.drag(await takvim.pointOf('Ayşe Kaya, 10:00–10:45'), await takvim.slot('Oda 1', '15:30'));
  await takvim.page.mouse.up();
  const uyari = takvim.page.getByRole('alert').filter({ hasText: 'Müşterinin aynı saatte başka bir randevusu daha var.' });
  await uyari.waitFor();
  await takvim.page.getByRole('button', { name: 'Geri al' }).click();
  await uyari.waitFor({ state: 'hidden' });
  await send(randevuCalls.remove, { body: { id: baska, silmeNedeni: 'Yanlış kayıt' } }, kisi);
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45', 'Zeynep Demir, 12:00–13:00');

  // Its panel may be open meanwhile.
  const panel = takvim.page.getByRole('dialog', { name: 'Randevu' });
  await takvim.block('Ayşe Kaya').click();
  await panel.getByRole('button', { name: 'Kaydet' }).waitFor();
  await takvim.drag(await takvim.pointOf('Ayşe Kaya'), await takvim.slot('Oda 2', '12:30'));
  await takvim.page.mouse.up();
  await takvim.page.getByRole('alert').filter({ hasText: 'Aynı saatte başka bir randevu var' }).waitFor();
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45', 'Zeynep Demir, 12:00–13:00');
  // The refusal names its way on: the panel stands where it was dragged to, with the times that are free there.
  await takvim.page.getByRole('button', { name: 'Başka saatler' }).click();
  await keepPicture(takvim.page, 'reddedilen-tasima');
  await panel.getByRole('group', { name: 'Boş saatler' }).getByRole('button', { name: '13:00' }).click();
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expectBlocks(takvim, 'Zeynep Demir, 12:00–13:00', 'Ayşe Kaya, 13:00–13:45');
});
