import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { addMusteri, addRandevu, gunOf } from '../support/kayitlar.ts';
import { setUpPanel } from '../support/panel.ts';
import { send } from '../support/salon.ts';
import { expectBlocks, Takvim } from '../support/takvim.ts';
import { openGun, YARIN } from './gun.ts';

const { open } = setUpPanel();
const LIVE_MS = 2000;

test('two desks see what the other does within two seconds', async () => {
  const { kisi } = await openGun();
  const [left, right] = [new Takvim(await open({ kisi, path: YARIN })), new Takvim(await open({ kisi, path: YARIN }))];
  await expectBlocks(left, 'Ayşe Kaya, 10:00–10:45');
  await expectBlocks(right, 'Ayşe Kaya, 10:00–10:45');

  await left.drag(await left.pointOf('Ayşe Kaya'), await left.slot('Oda 2', '12:30'));
  await left.page.mouse.up();
  await right.block('Ayşe Kaya, 12:30–13:15').waitFor({ timeout: LIVE_MS });

  await right.block('Ayşe Kaya').click({ button: 'right' });
  await right.page.getByRole('menuitem', { name: 'Onayla' }).click();
  await left.page.getByRole('button', { name: /^Ayşe Kaya, .*Onaylandı/ }).waitFor({ timeout: LIVE_MS });
});

test('an appointment that somebody books elsewhere appears on every screen that counts it', async () => {
  const { kisi, sutunlar } = await openGun();
  const bugun = await open({ kisi });
  await bugun.getByText('Bugün için randevu yok').waitFor();
  const musteriID = await addMusteri(kisi, ['Zeynep', 'Demir']);
  await addRandevu(kisi, { musteriID, sutunID: sutunlar[1]!, tarih: gunOf() });
  await bugun.getByRole('link', { name: 'Zeynep Demir' }).waitFor({ timeout: LIVE_MS });
});

test('who saves over the change of another desk is told, and nothing is overwritten', async () => {
  const { kisi, randevuID } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: YARIN, expected: [/409/] }));
  const { page } = takvim;
  await takvim.block('Ayşe Kaya').click();
  const panel = page.getByRole('dialog', { name: 'Randevu' });
  await panel.getByLabel('Randevu notu').fill('Kapıda bekleyecek');

  const read = async () => (await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi)).liste.find(({ id }) => id === randevuID)!;
  const before = await read();
  await send(randevuCalls.update, { body: { ...before, randevuDurumu: 'O', randevuNotu: 'Öteki masanın notu', randevuHizmet: null } }, kisi);
  await page.getByRole('button', { name: /^Ayşe Kaya, .*Onaylandı/, includeHidden: true }).waitFor({ state: 'attached', timeout: LIVE_MS });
  expect(await panel.getByLabel('Randevu notu').inputValue()).toBe('Kapıda bekleyecek');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  const soru = page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await soru.getByText('Öteki masanın notu').waitFor();
  await soru.getByText('Kapıda bekleyecek').waitFor();
  expect((await read()).randevuNotu).toBe('Öteki masanın notu');
});
