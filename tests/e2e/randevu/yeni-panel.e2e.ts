import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { choose } from '../support/alan.ts';
import { addressOf, keepPicture, setUpPanel } from '../support/panel.ts';
import { gunOf } from '../support/kayitlar.ts';
import { send } from '../support/salon.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();

test('a new appointment of a known customer is filled in and saved without scrolling, at 1366 × 768', async () => {
  const { kisi, musteriID } = await openGun();
  const page = await open({ kisi, path: `${yarin()}&panel=0&musteri=${musteriID}` });
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await panel.getByText('Müşteri kartı').waitFor();
  await choose(panel.getByRole('combobox', { name: 'Hizmetler' }), 'Cilt bakımı · 45 dk');
  await panel.getByRole('button', { name: 'Ziyarete hizmet ekle' }).waitFor();
  const note = panel.getByRole('textbox', { name: 'Randevu notu' });
  await note.waitFor();
  await keepPicture(page, 'yeni-panel-1366');
  const hidden = await note.evaluate((element) => {
    let parent = element.parentElement!;
    while (getComputedStyle(parent).overflowY !== 'auto') parent = parent.parentElement!;
    return parent.scrollHeight - parent.clientHeight;
  });
  expect(hidden).toBeLessThanOrEqual(0);
});

test('an appointment keeps its length as its begin is typed, new or changed, and is saved by the keyboard from there', async () => {
  const { kisi, musteriID, randevuID, sutunlar } = await openGun();
  const page = await open({ kisi, path: `${yarin()}&panel=0&musteri=${musteriID}` });
  const yeni = page.getByRole('dialog', { name: 'Yeni randevu' });
  await yeni.getByText('Müşteri kartı').waitFor();
  await choose(yeni.getByRole('combobox', { name: 'Hizmetler' }), 'Cilt bakımı · 45 dk');
  await choose(yeni.getByLabel('Personel veya oda'), 'Oda 2');
  const type = async (text: string) => {
    const field = page.getByRole('dialog').getByLabel('Başlangıç');
    await field.focus();
    await field.selectText();
    await page.keyboard.type(text);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  // On the way to it stands 93, which is no time.
  await type('930');

  await page.goto(addressOf(`${yarin()}&panel=${randevuID}`));
  await page.getByRole('dialog', { name: 'Randevu' }).getByLabel('Başlangıç').waitFor();
  await type('1415');
  const { liste } = await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi);
  expect(liste.map(({ randevuSutunBaslikID, baslangicSaat, bitisSaat }) => [randevuSutunBaslikID, baslangicSaat, bitisSaat])).toEqual([
    [sutunlar[1], '09:30', '10:15'],
    [sutunlar[0], '14:15', '15:00'],
  ]);
});
