import { izinCalls } from '@defter/contract/izin.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { choose } from '../support/alan.ts';
import { addHizmet, addMusteri, addPersonel, addRandevu, addSatis, addSutunlar, gunOf } from '../support/kayitlar.ts';
import { addressOf, expectPath, keepPicture, PHONE, setUpPanel, toldOn } from '../support/panel.ts';
import { send } from '../support/salon.ts';
import { expectBlocks, Takvim } from '../support/takvim.ts';
import { beginRandevu, openGun, yarin } from './gun.ts';

const { open } = setUpPanel();
const HOUR_ROWS = 9 * 60;

test('on a small screen nine hours of the day are in sight and only the day scrolls; twelve columns stand side by side, beside the menu and without a form', async () => {
  const { kisi } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: yarin() }));
  const { page } = takvim;
  await takvim.block('Ayşe Kaya').waitFor();
  const seen = await page.getByRole('application').evaluate((scroller, minutes) => {
    const column = scroller.querySelector('[data-sutun]')!.getBoundingClientRect();
    const header = scroller.querySelector('[class*=header]')!.getBoundingClientRect();
    // The column is the whole day of 13 hours.
    return (scroller.getBoundingClientRect().bottom - header.bottom) / ((column.height / (13 * 60)) * minutes);
  }, HOUR_ROWS);
  expect(seen).toBeGreaterThanOrEqual(1);
  const isPageScrolling = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
  expect(isPageScrolling).toBe(false);

  const sutunlar = await addSutunlar(kisi, Array.from({ length: 12 }, (_, i) => `Yer ${i + 1}`));
  await page.goto(addressOf(`${yarin()}&sutun=${sutunlar.slice(-12).join(',')}`));
  await expect.poll(() => page.locator('[data-sutun]').count()).toBe(12);
  const { scrollWidth, clientWidth } = await page.getByRole('application').evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
});

test('the calendar is worked on while somebody is booked: it shows the place of the form, a press moves the booking, another appointment asks first', async () => {
  const { kisi } = await openGun();
  const { takvim, page, panel } = await beginRandevu(await open({ kisi, path: yarin() }));
  const draft = page.locator('[class*=draft]');
  await panel.getByLabel('Randevu notu').fill('Telefonda');
  const there = await takvim.slot('Oda 2', '12:30');
  await page.mouse.click(there.x, there.y);
  await expect.poll(() => panel.getByLabel('Başlangıç').inputValue()).toBe('12:30');
  expect(await panel.getByLabel('Personel veya oda').inputValue()).toBe('Oda 2');
  expect(await panel.getByLabel('Randevu notu').inputValue()).toBe('Telefonda');
  await draft.getByText('12:30–').waitFor();
  await panel.getByLabel('Başlangıç').fill('13:00');
  await panel.getByLabel('Bitiş').fill('14:00');
  await draft.getByText('13:00–14:00').waitFor();

  await page.getByRole('button', { name: 'Sonraki gün' }).click();
  await draft.waitFor({ state: 'detached' });
  await expectBlocks(takvim);
  const later = await takvim.slot('Oda 1', '14:00');
  await page.mouse.click(later.x, later.y);
  await expect.poll(() => panel.getByRole('textbox', { name: 'Gün' }).inputValue()).toBe(gunOf(2).split('-').reverse().join('.'));

  await page.getByRole('button', { name: 'Önceki gün' }).click();
  await takvim.block('Ayşe Kaya').click();
  const soru = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });
  await soru.getByRole('button', { name: 'Vazgeç' }).click();
  await soru.waitFor({ state: 'hidden' });
  expect(await panel.getByLabel('Randevu notu').inputValue()).toBe('Telefonda');
  await takvim.block('Ayşe Kaya').click();
  await soru.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  const acik = page.getByRole('dialog', { name: /^Randevu/ });
  await acik.getByLabel('Randevu notu').waitFor();

  // A saved appointment keeps its length, and moves only with the save.
  expect(await draft.count()).toBe(0);
  const third = await takvim.slot('Oda 1', '16:00');
  await page.mouse.click(third.x, third.y);
  await draft.getByText('16:00–16:45').waitFor();
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45');
  await acik.getByRole('button', { name: 'Kaydet' }).click();
  await expectBlocks(takvim, 'Ayşe Kaya, 16:00–16:45');
});

test('the panel tells debt, last visit, note and the other appointments of the day, and warns of leave while one chooses; a room asks who performs', async () => {
  const { kisi, musteriID, sutunlar } = await openGun();
  await addPersonel(kisi, []);
  const { musteri } = await send(musteriCalls.get, { params: { id: musteriID } }, kisi);
  await send(musteriCalls.update, { body: { musteri: { ...musteri, aciklama: 'Lavanta kokusu istemiyor' } } }, kisi);
  await addRandevu(kisi, { musteriID, sutunID: sutunlar[1]!, tarih: gunOf(-3), durum: 'G' });
  await addSatis(kisi, { musteriID, altUrunID: await addHizmet(kisi, { adi: 'Masaj', fiyat: 900 }) });
  await send(izinCalls.create, { body: { personelID: kisi.oturum.id, cikisTarihi: gunOf(1), cikisSaati: '15:00', gelisTarihi: gunOf(1), gelisSaati: '17:00' } }, kisi);
  const { takvim, page, panel } = await beginRandevu(await open({ kisi, path: yarin() }));
  await panel.getByLabel('Müşteri').waitFor();
  await page.keyboard.type('ayse');
  await takvim.press('Enter');
  const ozet = panel.getByRole('status', { name: 'Kişi özeti' });
  await ozet.getByText('Lavanta kokusu istemiyor').waitFor();
  await ozet.getByText('Borcu 400,00 ₺').waitFor();
  await ozet.getByText(`Son ziyaret ${gunOf(-3).split('-').reverse().join('.')}`).waitFor();
  await ozet.getByText('Aynı gün: 10:00–10:45').waitFor();

  await panel.getByLabel('Başlangıç').fill('15:30');
  await panel.getByLabel('Bitiş').fill('16:00');
  await panel.getByText('Bu kişi bu saatte izinli.').waitFor();

  expect(await panel.getByLabel('Uygulayan').count()).toBe(0);
  await choose(panel.getByLabel('Personel veya oda'), 'Oda 1');
  await choose(panel.getByLabel('Uygulayan'), 'Elif Şahin');
  await panel.getByLabel('Başlangıç').fill('18:00');
  await panel.getByLabel('Bitiş').fill('18:30');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await panel.waitFor({ state: 'hidden' });
  const { liste } = await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi);
  expect(liste.at(-1)).toMatchObject({ randevuSutunBaslikID: sutunlar[0], uygulayanPersonelAdi: 'Elif Şahin', baslangicSaat: '18:00' });
});

test('columns are chosen on a desk, and come one at a time on a phone', async () => {
  const { kisi, sutunlar } = await openGun();
  const zeynep = await addMusteri(kisi, ['Zeynep', 'Demir']);
  await addRandevu(kisi, { musteriID: zeynep, sutunID: sutunlar[1]! });
  const takvim = new Takvim(await open({ kisi, path: yarin() }));
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45', 'Zeynep Demir, 10:00–10:45');
  await takvim.page.getByRole('button', { name: 'Diğer' }).click();
  await takvim.page.getByRole('menuitem', { name: 'Personel ve odaları seç, sırala' }).click();
  await takvim.page.getByRole('checkbox', { name: 'Oda 2' }).click();
  await expectBlocks(takvim, 'Zeynep Demir, 10:00–10:45');
  await takvim.page.reload();
  await expectBlocks(takvim, 'Zeynep Demir, 10:00–10:45');

  const phone = new Takvim(await open({ kisi, path: yarin(), context: PHONE }));
  await phone.page.getByRole('button', { name: 'Oda 1', exact: true }).tap();
  await expectBlocks(phone, 'Ayşe Kaya, 10:00–10:45');
  await phone.page.getByRole('button', { name: 'Oda 2', exact: true }).tap();
  await expectBlocks(phone, 'Zeynep Demir, 10:00–10:45');
  await phone.page.goto(addressOf(yarin()));
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('colleagues who are away all day come last, and the kind of column in the settings comes first', async () => {
  const { kisi } = await openGun();
  await send(izinCalls.create, { body: { personelID: kisi.oturum.id, cikisTarihi: gunOf(1), gelisTarihi: gunOf(2) } }, kisi);
  const takvim = new Takvim(await open({ kisi, path: yarin() }));
  const { page } = takvim;
  const basliklar = () => page.locator('[data-sutun]').evaluateAll((columns) => columns.map((column) => column.getAttribute('aria-label')!.split(', ')[1]));
  await expect.poll(basliklar).toEqual(['Oda 1', 'Oda 2', 'Deniz Aydın']);
  await page.getByRole('button', { name: 'Sonraki gün' }).click();
  await expect.poll(basliklar).toEqual(['Deniz Aydın', 'Oda 1', 'Oda 2']);

  await page.getByRole('button', { name: 'Diğer' }).click();
  await page.getByRole('menuitem', { name: 'Saatler ve görünüm' }).click();
  const panel = page.getByRole('dialog', { name: 'Takvim ayarları' });
  await choose(panel.getByLabel('Takvimde önce'), 'Oda, cihaz veya başka');
  await panel.getByLabel('Kapanış', { exact: true }).fill('18:00');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await panel.waitFor({ state: 'hidden' });
  await expect.poll(basliklar).toEqual(['Oda 1', 'Oda 2', 'Deniz Aydın']);
});

test('past days are closed without the right to see them; with it a warning stands beside the choice', async () => {
  const { kisi, musteriID, sutunlar } = await openGun();
  await addRandevu(kisi, { musteriID, sutunID: sutunlar[0]!, tarih: gunOf(-1) });
  const dun = `/randevular?tarih=${gunOf(-1)}`;
  const page = await open({ kisi: await addPersonel(kisi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuMusteriGor']), path: dun });
  await page.getByText('Geçmiş günler size kapalı').waitFor();
  await page.getByRole('button', { name: 'Bugün' }).last().click();
  await page.getByRole('application').waitFor();

  const desk = await addPersonel(kisi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuMusteriGor', 'randevuEkle', 'musteriGoruntule', 'gecmisTarihGor', 'personelGoruntule']);
  const other = await open({ kisi: desk, path: `${dun}&panel=0` });
  await other.getByRole('dialog', { name: 'Yeni randevu' }).getByText('Geçmiş bir tarihe randevu verilemez.').waitFor();
});

test('the line of the present minute lies behind the texts', async () => {
  const { kisi, sutunlar } = await openGun();
  await send(randevuCalls.saveAyarlar, { body: { baslangicSaati: '00:00', bitisSaati: '24:00' } }, kisi);
  await addRandevu(kisi, { musteriID: await addMusteri(kisi, ['Zeynep', 'Demir']), sutunID: sutunlar[0]!, tarih: gunOf(), saat: '00:00', bitis: '24:00' });
  const takvim = new Takvim(await open({ kisi, path: '/randevular' }));
  const block = takvim.block('Zeynep Demir');
  await block.waitFor();
  const { x, width } = (await block.boundingBox())!;
  const line = takvim.page.locator('[aria-hidden][class*="_now_"]');
  await line.scrollIntoViewIfNeeded();
  const { y } = (await line.boundingBox())!;
  const isBehind = await block.evaluate((drawn, [left, top]) => drawn.contains(document.elementFromPoint(left!, top!)), [x + width / 2, y + 1]);
  expect(isBehind).toBe(true);
});

test.each(toldOn('phone'))('an address that names an appointment leads to its day, and one that is gone says so: %s', async (ad, context, tema) => {
  const { kisi, randevuID } = await openGun();
  const page = await open({ kisi, path: `/randevular?panel=${randevuID}`, context, tema, expected: [/404/] });
  const panel = page.getByRole('dialog');
  await expect.poll(() => panel.getByLabel('Başlangıç').inputValue()).toBe('10:00');
  await expectPath(page, `/randevular?panel=${randevuID}&tarih=${gunOf(1)}`);
  await keepPicture(page, `randevu-baska-gun-${ad}`);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await page.goto(addressOf('/randevular?panel=987654321'));
  await page.getByRole('alert').filter({ hasText: 'bulunamadı' }).first().waitFor();
  await expectPath(page, '/randevular');
});
