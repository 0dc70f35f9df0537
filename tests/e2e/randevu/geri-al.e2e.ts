import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { addRandevu, gunOf } from '../support/kayitlar.ts';
import { setUpPanel } from '../support/panel.ts';
import { send } from '../support/salon.ts';
import { expectBlocks, Takvim } from '../support/takvim.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();
const AYSE = 'Ayşe Kaya, 10:00–10:45';

async function deleteAyse(takvim: Takvim) {
  const { page } = takvim;
  await takvim.block('Ayşe Kaya').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await page.getByRole('radio', { name: 'Yanlış kayıt' }).click();
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByText('Randevu silindi.').waitFor();
  await expectBlocks(takvim);
}

test('a deletion is taken back, unless the time was given away meanwhile', async () => {
  const { kisi, musteriID, sutunlar } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: yarin(), expected: [/409/] }));
  const { page } = takvim;
  await deleteAyse(takvim);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expectBlocks(takvim, AYSE);

  await deleteAyse(takvim);
  await addRandevu(kisi, { musteriID, sutunID: sutunlar[0]!, saat: '10:30', bitis: '11:00' });
  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByText('Randevu geri alınamadı').waitFor();
  await expectBlocks(takvim, 'Ayşe Kaya, 10:30–11:00');
});

test('every change of state is taken back: of the panel that is closed, missed by mistake, and closing', async () => {
  const { kisi, randevuID } = await openGun();
  const durum = async () => (await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi)).liste[0]?.randevuDurumu;
  const takvim = new Takvim(await open({ kisi, path: yarin() }));
  const { page } = takvim;
  const takeBack = (told: string) => page.getByRole('status').filter({ hasText: told }).getByRole('button', { name: 'Geri al' }).click();
  const choose = async (name: string) => {
    await takvim.block('Ayşe Kaya').click({ button: 'right' });
    await page.getByRole('menuitem', { name }).click();
  };
  await takvim.block('Ayşe Kaya').click();
  const panel = page.getByRole('dialog', { name: 'Randevu' });
  await panel.getByRole('button', { name: 'Durum' }).click();
  await page.getByRole('menuitem', { name: 'Onayla' }).click();
  await takeBack('Randevu: Onaylandı');
  await page.getByText('Geri alındı.').waitFor();
  await expect.poll(durum).toBe('B');

  // An appointment that was confirmed is confirmed again.
  await choose('Onayla');
  await page.getByRole('button', { name: /^Ayşe Kaya, .*Onaylandı/ }).waitFor();
  await choose('Gelmedi');
  await takeBack('Randevu: Gelmedi');
  await expect.poll(durum).toBe('O');

  await send(randevuCalls.update, { body: { id: randevuID, randevuDurumu: 'G' } }, kisi);
  await page.getByRole('button', { name: /^Ayşe Kaya, .*Geldi/ }).waitFor();
  await choose('Kapat');
  await page.getByText('Randevu: Kapandı').waitFor();
  expect(await durum()).toBe('K');
  await takeBack('Randevu: Kapandı');
  await expect.poll(durum).toBe('G');
});

test('a move that was made in the panel is taken back like one by hand', async () => {
  const { kisi } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: yarin() }));
  const { page } = takvim;
  await takvim.block('Ayşe Kaya').click();
  const form = page.getByRole('dialog', { name: 'Randevu' });
  await form.getByRole('textbox', { name: 'Başlangıç' }).fill('12:00');
  await form.getByRole('textbox', { name: 'Bitiş' }).fill('12:45');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expectBlocks(takvim, 'Ayşe Kaya, 12:00–12:45');
  await page.getByRole('status').filter({ hasText: 'Randevu taşındı.' }).getByRole('button', { name: 'Geri al' }).click();
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45');
});
