import { expect, test } from 'vitest';
import { choose } from '../support/alan.ts';
import { keepPicture, setUpPanel } from '../support/panel.ts';
import { openGun, YARIN } from './gun.ts';

const { open } = setUpPanel();

test('a new appointment of a known customer is filled in and saved without scrolling, at 1366 × 768', async () => {
  const { kisi, musteriID } = await openGun();
  const page = await open({ kisi, path: `${YARIN}&panel=0&musteri=${musteriID}` });
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
