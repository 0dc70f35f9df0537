import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { istisnaCalls } from '@defter/contract/istisna.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { addDays, formatTarih, type Tarih, weekday } from '@defter/rules/tarih.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import holidays from '../../../apps/server/data/holidays-tr-2026-2028.json' with { type: 'json' };
import { fieldOf } from '../support/alan.ts';
import { addHizmet, addMusteri, addRandevu, gunOf } from '../support/kayitlar.ts';
import { holdBack, keepPicture, setUpPanel, toldOn } from '../support/panel.ts';
import { send, type Kisi } from '../support/salon.ts';
import { showDay, Takvim } from '../support/takvim.ts';
import { type Gun, openGun, yarin } from './gun.ts';

const { open } = setUpPanel();
const TATILLER = new Set(holidays.tatiller.map(({ tarih }) => tarih));
const GUNLER = Array.from({ length: 60 }, (_, i) => gunOf(i + 1) as Tarih);
const isBusinessDay = (gun: Tarih) => !TATILLER.has(gun);
/** The day on which the series begins: a Monday to Thursday whose twelve weeks hold no public holiday, on which it would ask first. */
const ILK_GUN = GUNLER.find((gun) => weekday(gun) <= 4 && Array.from({ length: 12 }, (_, n) => addDays(gun, 7 * n)).every((of) => isBusinessDay(of) && isBusinessDay(addDays(of, 1))))!;
/** The day of the series that comes `n` weeks after the first. */
const hafta = (n: number) => addDays(ILK_GUN, n * 7);
const TAKVIM = `/randevular?tarih=${ILK_GUN}`;

/** A day on which the hour is taken in the third week, and one that is closed in the fifth. */
async function openDolu(): Promise<Gun> {
  const gun = await openGun(hafta(0));
  await addRandevu(gun.kisi, { musteriID: await addMusteri(gun.kisi, ['Can', 'Öz']), sutunID: gun.sutunlar[0]!, tarih: hafta(2) });
  await send(istisnaCalls.create, { body: { tur: 'kapali', baslangicTarihi: hafta(4), bitisTarihi: hafta(4), aciklama: 'Boya' } }, gun.kisi);
  return gun;
}

async function ayseler(kisi: Kisi, musteriID: number): Promise<string[]> {
  const all: string[] = [];
  for (let n = 0; n < 12; n += 4) {
    const { liste } = await send(randevuCalls.list, { query: { musteriID, baslangicTarihi: hafta(n), bitisTarihi: addDays(hafta(n), 27) } }, kisi);
    all.push(...liste.map(({ randevuTarihi, baslangicSaat }) => `${randevuTarihi} ${baslangicSaat}`));
  }
  return all;
}

const openTekrar = async (page: Page) => {
  await new Takvim(page).block('Ayşe Kaya').click();
  await page.getByRole('button', { name: 'Tekrarla' }).click();
  const panel = page.getByRole('dialog', { name: 'Randevuyu tekrarla' });
  await panel.getByRole('textbox', { name: 'Kaç randevu' }).fill('12');
  await panel.getByText('11 günün 2 tanesinde engel var.').waitFor();
  return panel;
};

test.each(toldOn('wide'))('twelve sessions with two clashes are booked from an appointment, by keyboard, and undone as one (%s)', async (ad, context) => {
  const { kisi, musteriID, sutunlar } = await openDolu();
  const page = await open({ kisi, path: `${TAKVIM}&sutun=${sutunlar[0]}`, context });
  const panel = await openTekrar(page);
  await panel.getByRole('button', { name: 'Bunun yerine 10:45' }).focus();
  await keepPicture(page, `seri-${ad}`);
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(context.viewport!.width);
  await page.keyboard.press('Enter');
  await panel.getByText(`${formatTarih(hafta(2))} yerine`).waitFor();
  // The closed day is put a day later by hand: the focus goes on from the row that was just settled.
  await panel.getByRole('button', { name: 'Başka gün' }).nth(1).press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(formatTarih(addDays(hafta(4), 1)));
  await page.keyboard.press('Enter');
  await panel.getByText(`${formatTarih(hafta(4))} yerine`).waitFor();
  await panel.getByRole('checkbox', { name: formatTarih(hafta(11)) }).press('Space');
  await panel.getByRole('button', { name: '10 randevuyu kaydet' }).press('Enter');
  await page.getByText('10 randevu kaydedildi.').waitFor();
  expect(await ayseler(kisi, musteriID)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => (n === 2 ? `${hafta(2)} 10:45` : n === 4 ? `${addDays(hafta(4), 1)} 10:00` : `${hafta(n)} 10:00`)));
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(() => ayseler(kisi, musteriID)).toEqual([`${hafta(0)} 10:00`]);
});

test('one of a series says which it is; a drag of it asks how far it goes; it is moved with those that follow, put back, and deleted alone', async () => {
  const { kisi, musteriID } = await openDolu();
  const page = await open({ kisi, path: TAKVIM });
  const panel = await openTekrar(page);
  const readAgain = await holdBack(page, /\/api\/randevu\?/);
  await panel.getByRole('button', { name: '9 randevuyu kaydet' }).click();
  await page.getByText('9 randevu kaydedildi.').waitFor();
  const once = await ayseler(kisi, musteriID);

  const takvim = new Takvim(page);
  await takvim.drag(await takvim.pointOf('Ayşe Kaya'), await takvim.slot('Oda 1', '14:00'));
  await page.mouse.up();
  const soru = page.getByRole('dialog', { name: 'Bu randevu bir serinin parçası' });
  await soru.getByRole('button', { name: 'Tümü' }).waitFor();
  readAgain();
  await keepPicture(page, 'seri-soru');
  await page.keyboard.press('Escape');
  await takvim.block('Ayşe Kaya, 10:00–10:45').waitFor();
  expect(await ayseler(kisi, musteriID)).toEqual(once);

  await showDay(takvim, hafta(1));
  await takvim.block('Ayşe Kaya').click();
  await page.getByText(/^Her hafta \p{Ll}+ · 2\/10$/u).waitFor();
  await keepPicture(page, 'seri-sozu');
  const form = page.getByRole('dialog', { name: 'Randevu' });
  await form.getByRole('textbox', { name: 'Başlangıç' }).fill('12:00');
  await form.getByRole('textbox', { name: 'Bitiş' }).fill('12:45');
  await form.getByText('Bundan sonrakiler').click();
  await keepPicture(page, 'seri-kapsam');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('9 randevu değişti.').waitFor();
  expect(await ayseler(kisi, musteriID)).toEqual(once.map((biri, i) => (i === 0 ? biri : biri.replace('10:00', '12:00'))));
  await page.getByRole('status').filter({ hasText: '9 randevu değişti.' }).getByRole('button', { name: 'Geri al' }).click();
  await page.getByText('Geri alındı.').waitFor();
  expect(await ayseler(kisi, musteriID)).toEqual(once);

  await takvim.block('Ayşe Kaya').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await page.getByRole('radio', { name: 'Yanlış kayıt' }).click();
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByText('Randevu silindi.').waitFor();
  expect(await ayseler(kisi, musteriID)).toEqual(once.filter((_, i) => i !== 1));
});

test('services with sessions of the customer come first, and a series is as long as the sessions', async () => {
  const { kisi, musteriID } = await openGun();
  const { liste: urunler } = await send(urunCalls.listAltUrunler, { query: { ara: 'Cilt' } }, kisi);
  const altUrunID = urunler[0]!.id;
  await addHizmet(kisi, { adi: 'Ağda' });
  await send(paketSatisCalls.create, { body: { musteriID, eklenenler: [{ altUrunID, miktar: 5 }] } }, kisi);
  const page = await open({ kisi, path: `/randevular?tarih=${gunOf(2)}&panel=0&musteri=${musteriID}` });
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await panel.getByRole('combobox', { name: 'Hizmetler' }).click();
  await page.getByRole('option').first().and(page.getByRole('option', { name: 'Cilt bakımı · kalan 5 seans' })).click();
  await panel.getByText('45 dk · paketten, kalan 5').waitFor();
  await keepPicture(page, 'paketten-hizmet');
  await fieldOf(panel, 'Başlangıç').fill('10:00');
  await fieldOf(panel, 'Bitiş').fill('10:45');
  await panel.getByRole('button', { name: 'Tekrarla' }).click();
  const seri = page.getByRole('dialog', { name: 'Randevuyu tekrarla' });
  await seri.getByText('Paketinde kalan 5 seans').waitFor();
  expect(await seri.getByRole('textbox', { name: 'Kaç randevu' }).inputValue()).toBe('5');
});

test('the menu of an appointment leads to its history and its repetition; a holiday among the days is booked only once somebody ticks it (R5)', async () => {
  const { kisi } = await openGun();
  const yilbasi = `${Number(gunOf(2).slice(0, 4)) + 1}-01-01`;
  const page = await open({ kisi, path: yarin() });
  const takvim = new Takvim(page);
  await takvim.block('Ayşe Kaya').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Seans düş' }).waitFor();
  await keepPicture(page, 'randevu-menusu');
  await page.getByRole('menuitem', { name: 'Geçmiş' }).click();
  await page.getByRole('dialog', { name: 'Randevu' }).getByText(/randevuyu ekledi|Ekleme|ekledi/).first().waitFor();
  // Its panel is open already, and begins the act all the same.
  await takvim.block('Ayşe Kaya').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Tekrarla' }).click();
  const panel = page.getByRole('dialog', { name: 'Randevuyu tekrarla' });
  await panel.getByRole('button', { name: 'Geri' }).click();
  await page.getByRole('button', { name: 'Tekrarla' }).click();

  const gunler = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];
  const secilen = gunler[weekday(yilbasi) - 1]!;
  // The wanted day comes first: without any day the preview is refused.
  for (const gun of [secilen, ...gunler]) await panel.getByRole('checkbox', { name: gun, exact: true }).setChecked(gun === secilen);
  await panel.getByText('Şu güne kadar').click();
  await panel.getByRole('textbox', { name: 'Şu güne kadar' }).fill(formatTarih(yilbasi));
  const tatil = panel.getByRole('checkbox', { name: formatTarih(yilbasi) });
  await panel.getByText('Resmî tatil: Yılbaşı. Yine de almak için işaretleyin.').waitFor();
  expect(await tatil.isChecked()).toBe(false);
  await tatil.scrollIntoViewIfNeeded();
  await keepPicture(page, 'seri-tatil');
  await tatil.check();
  await panel.getByText('Resmî tatil: Yılbaşı', { exact: true }).waitFor();
});
