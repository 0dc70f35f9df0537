import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { addMusteri, addRandevu, gunOf } from '../support/kayitlar.ts';
import { keepPicture, setUpPanel, toldOn } from '../support/panel.ts';
import { send, type Kisi } from '../support/salon.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();

const sutunlarOf = async (kisi: Kisi, musteriID: number) =>
  (await send(randevuCalls.list, { query: { musteriID, baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi)).liste.map(({ randevuSutunBaslikID }) => randevuSutunBaslikID);

test.each(toldOn('phone'))('the day of a column goes to two others, and comes back as one (%s)', async (ad, context) => {
  const { kisi, musteriID, sutunlar: [ilk = 0, ikinci = 0] } = await openGun();
  const can = await addMusteri(kisi, ['Can', 'Öz']);
  await addRandevu(kisi, { musteriID: can, sutunID: ikinci, saat: '10:15', bitis: '11:00' });
  await addRandevu(kisi, { musteriID, sutunID: ilk, saat: '14:00', bitis: '14:45' });
  const page = await open({ kisi, path: `${yarin()}&sutun=${ilk}`, context });
  await page.getByRole('button', { name: 'Oda 1: randevuları aktar' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Randevuları aktar' });
  await panel.getByText('2 randevu. Kime gideceklerini seçin.').waitFor();
  await panel.getByRole('checkbox', { name: 'Oda 2' }).press('Space');
  await panel.getByText('2 randevudan 1 tanesi aktarılacak.').waitFor();
  await panel.getByText('Oda 2: Aynı saatte başka bir randevu var').waitFor();
  await keepPicture(page, `aktarma-${ad}`);
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(context.viewport!.width);
  await panel.getByRole('checkbox', { name: 'Deniz Aydın' }).press('Space');
  await panel.getByText('2 randevudan 2 tanesi aktarılacak.').waitFor();
  await panel.getByRole('button', { name: '2 randevuyu aktar' }).click();
  await page.getByText('2 randevu aktarıldı.').waitFor();
  expect(await sutunlarOf(kisi, musteriID)).not.toContain(ilk);
  expect(await sutunlarOf(kisi, can)).toEqual([ikinci]);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByText('Geri alındı.').waitFor();
  expect(await sutunlarOf(kisi, musteriID)).toEqual([ilk, ilk]);
});
