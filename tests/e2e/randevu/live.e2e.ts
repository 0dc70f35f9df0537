import { randevuCalls } from '@defter/contract/randevu.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { expect, test } from 'vitest';
import { addMusteri, addRandevu, gunOf } from '../support/kayitlar.ts';
import { addressOf, holdBack, setUpPanel } from '../support/panel.ts';
import { send } from '../support/salon.ts';
import { expectBlocks, Takvim } from '../support/takvim.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();

test('two desks see what the other does without a reload, on Bugün too', async () => {
  const { kisi, sutunlar } = await openGun();
  const [left, right] = [new Takvim(await open({ kisi, path: yarin() })), new Takvim(await open({ kisi, path: yarin() }))];
  await expectBlocks(left, 'Ayşe Kaya, 10:00–10:45');
  await expectBlocks(right, 'Ayşe Kaya, 10:00–10:45');

  await left.drag(await left.pointOf('Ayşe Kaya'), await left.slot('Oda 2', '12:30'));
  await left.page.mouse.up();
  await right.block('Ayşe Kaya, 12:30–13:15').waitFor();

  await right.block('Ayşe Kaya').click({ button: 'right' });
  await right.page.getByRole('menuitem', { name: 'Onayla' }).click();
  await left.page.getByRole('button', { name: /^Ayşe Kaya, .*Onaylandı/ }).waitFor();

  await left.page.goto(addressOf('/'));
  await left.page.getByText('Bugün için randevu yok').waitFor();
  await addRandevu(kisi, { musteriID: await addMusteri(kisi, ['Zeynep', 'Demir']), sutunID: sutunlar[1]!, tarih: gunOf() });
  await left.page.getByRole('link', { name: 'Zeynep Demir', exact: true }).waitFor();
});

test('a drag goes on top of what another desk has written, and is asked about where that desk has moved it too', async () => {
  const { kisi, randevuID, sutunlar } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: yarin(), expected: [/409/] }));
  const { page } = takvim;
  const read = async () => (await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi)).liste.find(({ id }) => id === randevuID)!;
  const saveElsewhere = async (alanlar: object) => send(randevuCalls.update, { body: { ...(await read()), ...alanlar } }, kisi);
  // The news come after the drop, as they do on a slow line.
  let dropped = Promise.resolve();
  await page.route(/api\/randevu\?baslangicTarihi/, async (route) => {
    await dropped;
    await route.continue();
  });
  const dragTo = async (sutun: string, saat: string, meanwhile: object) => {
    await takvim.drag(await takvim.pointOf('Ayşe Kaya'), await takvim.slot(sutun, saat));
    let tell = () => {};
    dropped = new Promise((resolve) => (tell = resolve));
    await saveElsewhere(meanwhile);
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.mouse.up();
    await answered;
    tell();
  };
  await dragTo('Oda 2', '12:30', { randevuNotu: 'Öteki masanın notu' });
  await page.getByText('Randevu taşındı.').waitFor();
  expect(await read()).toMatchObject({ randevuNotu: 'Öteki masanın notu', baslangicSaat: '12:30', randevuSutunBaslikID: sutunlar[1] });
  await page.reload();
  await expectBlocks(takvim, 'Ayşe Kaya, 12:30–13:15');

  await dragTo('Oda 2', '11:30', { baslangicSaat: '10:00', bitisSaat: '10:45', randevuSutunBaslikID: sutunlar[0] });
  const soru = page.getByRole('dialog', { name: 'Bu randevu siz taşırken başka yere alındı' });
  await soru.getByText(/10:00–10:45, Oda 1. Sizin taşıdığınız yer: .*11:30–12:15, Oda 2/).waitFor();
  await soru.getByRole('button', { name: 'Vazgeç' }).click();
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45');

  await dragTo('Oda 2', '11:30', { baslangicSaat: '13:30', bitisSaat: '14:15' });
  await soru.getByRole('button', { name: 'Yine de taşı' }).click();
  await expectBlocks(takvim, 'Ayşe Kaya, 11:30–12:15');
  // The block is there before the answer is.
  await expect.poll(read).toMatchObject({ baslangicSaat: '11:30', randevuSutunBaslikID: sutunlar[1], randevuNotu: 'Öteki masanın notu' });
});

test('an appointment that is opened again right after its save has the saved values; a save over the change of another desk is told, and nothing is overwritten', async () => {
  const { kisi, randevuID } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: yarin(), expected: [/409/] }));
  const { page } = takvim;
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45');
  const panel = page.getByRole('dialog', { name: 'Randevu' });
  const not = panel.getByRole('textbox', { name: 'Randevu notu' });
  const read = async () => (await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi)).liste.find(({ id }) => id === randevuID)!;
  await takvim.block('Ayşe Kaya').click();
  await not.fill('Kahve sever');
  // The saved appointment reaches the calendar after the form has been opened again.
  const answer = await holdBack(page, '**/api/randevu?baslangicTarihi*');
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  await panel.waitFor({ state: 'detached' });
  await takvim.block('Ayşe Kaya').click();
  await panel.waitFor();
  answer();
  await expect.poll(() => not.inputValue()).toBe('Kahve sever');
  await not.fill('Çay sever');
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  await panel.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect((await read()).randevuNotu).toBe('Çay sever');

  await takvim.block('Ayşe Kaya').click();
  await expect.poll(() => not.inputValue()).toBe('Çay sever');
  await not.fill('Kapıda bekleyecek');
  await send(randevuCalls.update, { body: { ...(await read()), randevuDurumu: 'O', randevuNotu: 'Öteki masanın notu' } }, kisi);
  await page.getByRole('button', { name: /^Ayşe Kaya, .*Onaylandı/, includeHidden: true }).waitFor({ state: 'attached' });
  expect(await not.inputValue()).toBe('Kapıda bekleyecek');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  const soru = page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await soru.getByText('Öteki masanın notu').waitFor();
  await soru.getByText('Kapıda bekleyecek').waitFor();
  expect((await read()).randevuNotu).toBe('Öteki masanın notu');
});

test('while the next day is still being read the shown one takes no press, no drag and no key', async () => {
  const { kisi, randevuID } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: yarin() }));
  const { page } = takvim;
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/api\/randevu\?baslangicTarihi/, async (route) => {
    await held;
    await route.continue();
  });
  await takvim.block('Ayşe Kaya').focus();
  await page.keyboard.press(']');
  await expect.poll(() => page.getByRole('textbox', { name: 'Gün' }).inputValue()).toBe(formatTarih(gunOf(2)));

  await takvim.press('Enter', 'Alt+ArrowDown', 'Control+x');
  await takvim.drag(await takvim.pointOf('Ayşe Kaya'), await takvim.slot('Oda 2', '12:30'));
  await page.mouse.up();
  const { x, y } = await takvim.pointOf('Ayşe Kaya');
  await page.mouse.click(x, y);
  await page.mouse.click(x, y, { button: 'right' });
  answer();
  await expectBlocks(takvim);
  expect([new URL(page.url()).searchParams.has('panel'), await page.getByRole('menu').count()]).toEqual([false, 0]);
  const { liste } = await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(2) } }, kisi);
  expect(liste).toMatchObject([{ id: randevuID, randevuTarihi: gunOf(1), baslangicSaat: '10:00' }]);
});

test('a day that cannot be read again stays, and the frame tells of that', async () => {
  const { kisi, sutunlar } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: yarin(), expected: [/net::ERR/] }));
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45');

  const day = /api\/randevu\?baslangicTarihi/;
  await takvim.page.route(day, (route) => route.abort());
  await addRandevu(kisi, { musteriID: await addMusteri(kisi, ['Zeynep', 'Demir']), sutunID: sutunlar[1]! });
  await takvim.page.getByText(/Bağlantı koptu/).waitFor();
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45');

  await takvim.page.unroute(day);
  await takvim.page.getByRole('button', { name: 'Tekrar dene' }).click();
  await takvim.block('Zeynep Demir').waitFor();
});
