import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, fieldOf } from '../support/alan.ts';
import { addHizmet, addMusteri, addPersonel, addRandevu, addSutunlar, gunOf } from '../support/kayitlar.ts';
import { keepPicture, PHONE, setUpPanel } from '../support/panel.ts';
import { type Kisi, openSalon, send } from '../support/salon.ts';
import { Takvim } from '../support/takvim.ts';
import { yarin } from './gun.ts';

const { open } = setUpPanel();

/** A salon of two people, Deniz and Elif; of its three services only Elif cuts hair. */
async function openKuafor() {
  const kisi = await openSalon();
  const elif = await addPersonel(kisi, []);
  const [boya, kesim, fon] = [await addHizmet(kisi, { adi: 'Boya', fiyat: 900 }), await addHizmet(kisi, { adi: 'Kesim', fiyat: 300 }), await addHizmet(kisi, { adi: 'Fön', fiyat: 150 })];
  await send(altUrunCalls.saveYapanlar, { body: { altUrunID: kesim, personelIDler: [elif.oturum.id] } }, kisi);
  const musteriID = await addMusteri(kisi);
  const { liste } = await send(randevuCalls.basliklar, {}, kisi);
  const columnOf = (personelID: number) => liste.find((baslik) => baslik.sutunBaslikTipi === SutunBaslikTipi.personel && baslik.personelID === personelID)!.id;
  return { kisi, musteriID, boya, kesim, fon, deniz: columnOf(kisi.oturum.id), elif: columnOf(elif.oturum.id) };
}
const dayOf = async (kisi: Kisi) => (await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi)).liste;

/** Books Ayşe for three services, of which the second is given to Elif automatically. */
async function bookUc(panel: Locator): Promise<void> {
  await fieldOf(panel, 'Başlangıç').fill('10:00');
  await choose(panel.getByRole('combobox', { name: 'Hizmetler' }), 'Boya · 45 dk');
  for (const hizmet of ['Kesim', 'Fön']) {
    await panel.getByRole('button', { name: 'Ziyarete hizmet ekle' }).click();
    await choose(panel.getByRole('combobox', { name: 'Sonraki hizmet' }), `${hizmet} · 45 dk`);
    await panel.getByRole('group', { name: `hizmet: ${hizmet}` }).waitFor();
  }
  await panel.getByText('Toplam 3 hizmet · 135 dk · 1.350,00 ₺').waitFor();
  // Each line has got its performer.
  for (const hizmet of ['Kesim', 'Fön']) await expect.poll(() => fieldOf(panel.getByRole('group', { name: `hizmet: ${hizmet}` }), 'Personel veya oda').inputValue()).toBe('Elif Şahin');
}

test('a visit of three services with two people is booked at the desk, in sight of the calendar', async () => {
  const { kisi, musteriID, deniz, elif } = await openKuafor();
  const page = await open({ kisi, path: `${yarin()}&panel=0&musteri=${musteriID}` });
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await bookUc(panel);
  // Every line has its place in the calendar, which stays in sight.
  await expect.poll(() => page.locator('[class*=draft]').allInnerTexts()).toEqual(['10:00–10:45', '10:45–11:30', '11:30–12:15']);
  expect((await page.getByRole('application').boundingBox())!.width).toBeGreaterThan(500);
  await keepPicture(page, 'ziyaret-1366');
  // A press elsewhere in the calendar takes the whole visit there.
  const { x, y } = await new Takvim(page).slot('Deniz Aydın', '09:00');
  await page.mouse.click(x, y);
  await expect.poll(() => page.locator('[class*=draft]').allInnerTexts()).toEqual(['09:00–09:45', '09:45–10:30', '10:30–11:15']);
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  await panel.waitFor({ state: 'detached' });
  const liste = await dayOf(kisi);
  expect(liste.map(({ baslangicSaat, bitisSaat, randevuSutunBaslikID, hizmetler }) => [baslangicSaat, bitisSaat, randevuSutunBaslikID, hizmetler])).toEqual([
    ['09:00', '09:45', deniz, 'Boya'],
    ['09:45', '10:30', elif, 'Kesim'],
    ['10:30', '11:15', elif, 'Fön'],
  ]);
  expect(new Set(liste.map(({ ziyaretID }) => ziyaretID))).toEqual(new Set([liste[0]!.id]));
  // Each shows the others, and one arrival counts for all.
  await page.getByRole('button', { name: /^Ayşe Kaya, 09:00/ }).click();
  const acik = page.getByRole('dialog', { name: 'Randevu' });
  await acik.getByText('09:45–10:30 · Kesim · Elif Şahin').waitFor();
  await acik.getByText('Toplam 3 hizmet · 135 dk · 1.350,00 ₺').waitFor();
  await keepPicture(page, 'ziyaret-acik');
  await acik.getByRole('button', { name: 'Geldi' }).click();
  await expect.poll(async () => (await dayOf(kisi)).map(({ randevuDurumu }) => randevuDurumu)).toEqual(['G', 'G', 'G']);
});

test('on a phone it is booked as well, and nothing reaches over the edge; a line whose time was given away meanwhile says so, and takes the next free one by a press', async () => {
  const { kisi, musteriID, deniz, elif, kesim } = await openKuafor();
  const page = await open({ kisi, path: `${yarin()}&panel=0&musteri=${musteriID}`, context: PHONE, expected: [/409/] });
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await bookUc(panel);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await keepPicture(page, 'ziyaret-360');
  await addRandevu(kisi, { musteriID: await addMusteri(kisi, ['Can', 'Ak']), sutunID: elif, saat: '10:30', bitis: '11:15', altUrunID: kesim });
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  await panel.getByRole('group', { name: '2. hizmet: Kesim' }).getByText(/^Aynı saatte başka bir randevu var/).waitFor();
  await keepPicture(page, 'ziyaret-dolu');
  expect(await dayOf(kisi)).toHaveLength(1);
  await panel.getByRole('group', { name: 'Boş saatler' }).getByRole('button', { name: '11:15' }).click();
  // The line after it is in the same column, and is moved by hand.
  await panel.getByRole('group', { name: '3. hizmet: Fön' }).getByLabel('Başlangıç').fill('12:00');
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  await panel.waitFor({ state: 'detached' });
  const liste = (await dayOf(kisi)).map(({ baslangicSaat, randevuSutunBaslikID }) => [baslangicSaat, randevuSutunBaslikID]);
  expect(liste).toEqual([['10:00', deniz], ['10:30', elif], ['11:15', elif], ['12:00', elif]]);
});

test('a second colleague is chosen for an appointment, stands in both columns, and stays while something else is changed; a further service makes it a visit', async () => {
  const { kisi, musteriID, deniz, elif } = await openKuafor();
  const takvim = new Takvim(await open({ kisi, path: `${yarin()}&panel=0&musteri=${musteriID}` }));
  const { page } = takvim;
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await fieldOf(panel, 'Başlangıç').fill('10:00');
  await choose(panel.getByRole('combobox', { name: 'Hizmetler' }), 'Boya · 45 dk');
  await panel.getByRole('button', { name: 'Ek kişi, oda veya cihaz' }).click();
  await choose(panel.getByRole('combobox', { name: 'Ek kişi, oda veya cihaz' }), 'Elif Şahin');
  await panel.getByRole('button', { name: 'Elif Şahin yerini çıkar' }).waitFor();
  await keepPicture(page, 'ek-yer');
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  await page.getByRole('group', { name: /Elif Şahin$/ }).getByText('Ayşe Kaya, Boya').waitFor();
  await takvim.block('Ayşe Kaya').click();
  const acik = page.getByRole('dialog', { name: 'Randevu' });
  await acik.getByRole('button', { name: 'Elif Şahin yerini çıkar' }).waitFor();
  await fieldOf(acik, 'Randevu notu').fill('Kahve sever');
  await acik.getByRole('button', { name: /^Kaydet/ }).click();
  await acik.waitFor({ state: 'detached' });
  expect((await dayOf(kisi)).map(({ sutunlar, randevuNotu }) => [randevuNotu, ...sutunlar])).toEqual([['Kahve sever', deniz, elif]]);
  await takvim.block('Ayşe Kaya').click();
  await acik.getByRole('button', { name: 'Elif Şahin yerini çıkar' }).click();
  await acik.getByRole('button', { name: /^Kaydet/ }).click();
  await acik.waitFor({ state: 'detached' });
  expect((await dayOf(kisi)).map(({ sutunlar }) => sutunlar)).toEqual([[deniz]]);

  await takvim.block('Ayşe Kaya').click();
  await acik.getByRole('button', { name: 'Ziyarete hizmet ekle' }).click();
  await choose(acik.getByRole('combobox', { name: 'Sonraki hizmet' }), 'Fön · 45 dk');
  const satir = acik.getByRole('group', { name: '2. hizmet: Fön' });
  await satir.getByRole('button', { name: 'Ek kişi, oda veya cihaz' }).click();
  await choose(satir.getByRole('combobox', { name: 'Ek kişi, oda veya cihaz' }), 'Elif Şahin');
  await fieldOf(acik, 'Randevu notu').fill('Çay sever');
  await keepPicture(page, 'ziyarete-ekle');
  await acik.getByRole('button', { name: /^Kaydet/ }).click();
  await acik.waitFor({ state: 'detached' });
  const liste = await dayOf(kisi);
  expect(liste.map(({ baslangicSaat, hizmetler, sutunlar, randevuNotu }) => [baslangicSaat, hizmetler, sutunlar, randevuNotu])).toEqual([
    ['10:00', 'Boya', [deniz], 'Çay sever'],
    ['10:45', 'Fön', [deniz, elif], null],
  ]);
  expect(liste.map(({ ziyaretID }) => ziyaretID)).toEqual([liste[0]!.id, liste[0]!.id]);
});

test('a refused time offers the next free ones, and the pressed one is saved', async () => {
  const { kisi, musteriID, deniz } = await openKuafor();
  await addRandevu(kisi, { musteriID, sutunID: deniz, saat: '10:00', bitis: '11:00' });
  const takvim = new Takvim(await open({ kisi, path: yarin(), expected: [/409/] }));
  const { page } = takvim;
  await takvim.block('Ayşe Kaya').waitFor();
  await takvim.press('n');
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await panel.getByRole('combobox', { name: 'Müşteri' }).fill('Ayşe');
  await page.getByRole('option', { name: /Ayşe Kaya/ }).click();
  await fieldOf(panel, 'Başlangıç').fill('10:15');
  await fieldOf(panel, 'Bitiş').fill('11:00');
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  const saatler = panel.getByRole('group', { name: 'Boş saatler' });
  await saatler.waitFor();
  await expect.poll(() => saatler.getByRole('button').allInnerTexts()).toEqual(['11:00', '11:15', '11:30']);
  await keepPicture(page, 'bos-saatler');
  await saatler.getByRole('button', { name: '11:15' }).click();
  await saatler.waitFor({ state: 'detached' });
  expect([await fieldOf(panel, 'Başlangıç').inputValue(), await fieldOf(panel, 'Bitiş').inputValue()]).toEqual(['11:15', '12:00']);
  expect(await panel.getByText(/^Aynı saatte başka/).count()).toBe(0);
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  await takvim.block('Ayşe Kaya, 11:15–12:00').waitFor();
});

test('a line in a room says who performs it (R4)', async () => {
  const { kisi, musteriID, elif } = await openKuafor();
  const [oda] = (await addSutunlar(kisi, ['Oda 1'])).slice(-1);
  const page = await open({ kisi, path: `${yarin()}&panel=0&musteri=${musteriID}` });
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await fieldOf(panel, 'Başlangıç').fill('10:00');
  await choose(panel.getByRole('combobox', { name: 'Hizmetler' }), 'Boya · 45 dk');
  await panel.getByRole('button', { name: 'Ziyarete hizmet ekle' }).click();
  await choose(panel.getByRole('combobox', { name: 'Sonraki hizmet' }), 'Fön · 45 dk');
  const satir = panel.getByRole('group', { name: 'hizmet: Fön' });
  await choose(satir.getByRole('combobox', { name: 'Personel veya oda' }), 'Oda 1');
  await choose(satir.getByRole('combobox', { name: 'Uygulayan' }), 'Elif Şahin');
  await keepPicture(page, 'ziyaret-uygulayan');
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  await panel.waitFor({ state: 'detached' });
  const fon = (await dayOf(kisi)).find(({ hizmetler }) => hizmetler === 'Fön')!;
  expect(fon).toMatchObject({ randevuSutunBaslikID: oda, uygulayanPersonelAdi: 'Elif Şahin' });
  expect(fon.sutunlar).toContain(elif);
});
