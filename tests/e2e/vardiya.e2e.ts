import { ayarCalls } from '@defter/contract/ayar.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { addDays, startOfWeek, type Tarih } from '@defter/rules/tarih.ts';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { printedSize } from './support/kagit.ts';
import { addPersonel, addVardiyalar, gunOf } from './support/kayitlar.ts';
import { addressOf, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send, type Kisi } from './support/salon.ts';

const { open } = setUpPanel();
/** The Monday of a week that is wholly to come, and the day after it. */
const GUN = startOfWeek(gunOf(14) as Tarih);
const ERTESI_GUN = addDays(GUN, 1);
/** A day as a person writes it. */
const yazi = (gun: string) => gun.split('-').toReversed().join('.');
const PLAN = `/vardiya-plani?tarih=${GUN}`;

async function turnOn(kisi: Kisi): Promise<void> {
  await send(ayarCalls.save, { body: { vardiyaKullanilsin: true } }, kisi);
}

test('a shift is drawn over days by mouse, moved, and taken back', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: PLAN });
  const hucre = (sutun: number) => page.locator(`[role=gridcell][data-satir="0"][data-sutun="${sutun}"]`);
  await page.getByRole('button', { name: 'Sabah 09:00–17:00' }).click();
  await hucre(0).hover();
  await page.mouse.down();
  await hucre(2).hover();
  await page.mouse.up();
  await page.getByText('3 gün değişti.').waitFor();
  await expect.poll(() => page.getByRole('gridcell', { name: /Sabah 09:00–17:00/ }).count()).toBe(3);

  // Without a brush a shift is carried.
  await page.getByRole('button', { name: 'Sabah 09:00–17:00' }).click();
  await hucre(2).hover();
  await page.mouse.down();
  await hucre(4).hover();
  await page.mouse.up();
  await expect.poll(() => hucre(4).getAttribute('aria-label')).toContain('Sabah');
  await expect.poll(() => hucre(2).getAttribute('aria-label')).toContain('Vardiya yok');
  const saved = page.waitForResponse((response) => response.url().endsWith('/vardiya-randevu-kayit') && response.request().method() === 'POST');
  await page.getByRole('status').filter({ hasText: '2 gün değişti.' }).getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(() => hucre(2).getAttribute('aria-label')).toContain('Sabah');
  await saved;
  await page.reload();
  await expect.poll(() => page.getByRole('gridcell', { name: /Sabah 09:00–17:00/ }).count()).toBe(3);
});

test('of two shifts that are set one after the other, the first of which is refused, the refusal is told', async () => {
  const page = await open({ kisi: await openSalon(), path: PLAN, expected: [/403/] });
  const hucre = (sutun: number) => page.locator(`[role=gridcell][data-satir="0"][data-sutun="${sutun}"]`);
  const letThrough = Promise.withResolvers<void>();
  await page.route(
    '**/vardiya-randevu-kayit',
    async (route) => {
      await letThrough.promise;
      await route.fulfill({ status: 403, json: { success: false, message: 'yetkiYok' } });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Sabah 09:00–17:00' }).click();
  await hucre(0).click();
  await hucre(2).click();
  letThrough.resolve();
  await page.getByText('1 gün değişti.').waitFor();
  await page.getByRole('alert').filter({ hasText: 'yetki' }).waitFor();
  expect(await page.getByRole('gridcell', { name: /Sabah 09:00–17:00/ }).count()).toBe(1);
});

test('a week is printed whole, on one sheet that lies', async () => {
  const kisi = await openSalon();
  await addVardiyalar(kisi, [GUN]);
  const page = await open({ kisi, path: PLAN, isLast: true });
  await page.getByRole('gridcell', { name: /Sabah/ }).first().waitFor();
  expect(await printedSize(page)).toEqual({ width: 297, height: 210, pages: 1 });
  await page.emulateMedia({ media: 'print' });
  const bosalt = page.getByRole('button', { name: 'Boşalt' });
  await bosalt.waitFor({ state: 'hidden' });
  // A sheet has the room of a small screen; which day is chosen says nothing of a week.
  await page.setViewportSize({ width: 900, height: 700 });
  await page.getByText(new RegExp(`${GUN.slice(0, 4)}$`)).waitFor();
  await page.getByRole('textbox', { name: 'Tarih' }).waitFor({ state: 'hidden' });
});

test('the same by keyboard, and a week is repeated', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: PLAN });
  const cells = page.getByRole('gridcell');
  await cells.first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('1');
  await expect.poll(() => page.getByRole('gridcell', { name: /Sabah/ }).count()).toBe(2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /Akşam/ }).click();
  await expect.poll(() => cells.nth(2).getAttribute('aria-label')).toContain('Akşam 14:00–21:00');
  // The menu opens by key as often as it is wanted.
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /Sabah/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await cells.first().focus();
  // The plan shows an act before it is written.
  const emptied = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.keyboard.press('Delete');
  await expect.poll(() => cells.first().getAttribute('aria-label')).toContain('Vardiya yok');
  await emptied;
  await page.getByRole('button', { name: 'Haftayı tekrarla' }).click();
  const written: string[] = [];
  page.on('request', (request) => request.url().endsWith('/vardiya-randevu-kayit') && written.push(request.method()));
  await page.getByRole('button', { name: 'Bu haftayı tekrarla' }).dblclick();
  await expect.poll(() => written).toEqual(['POST']);
  await page.getByRole('button', { name: 'Sonraki', exact: true }).click();
  await expect.poll(() => cells.nth(2).getAttribute('aria-label')).toContain('Akşam');
  expect(written).toEqual(['POST']);
});

test('the calendar shows hours off shift and on leave; a booking off shift says so, and without the right it says so before saving', async () => {
  const kisi = await openSalon();
  await turnOn(kisi);
  const plan = await open({ kisi, path: PLAN });
  await plan.getByRole('gridcell').first().focus();
  await plan.keyboard.press('Shift+End');
  await plan.keyboard.press('1');
  await plan.getByText('7 gün değişti.').waitFor();

  await plan.goto(`/plus/#/personeller?panel=${kisi.oturum.id}`);
  const kayit = plan.getByRole('dialog', { name: /Personel kaydı/ });
  await kayit.getByRole('tab', { name: 'İzinler' }).click();
  await kayit.getByRole('button', { name: 'İzin ekle' }).click();
  await kayit.getByText('Saatlik').click();
  await fieldOf(kayit, 'Gün').fill(yazi(GUN));
  await fieldOf(kayit, 'Çıkış saati').fill('10:00');
  await fieldOf(kayit, 'Dönüş saati').fill('12:00');
  await kayit.getByRole('button', { name: 'Kaydet' }).click();
  await kayit.getByText('10:00–12:00').waitFor();

  // Hours may go past midnight; of one day they end after they begin.
  await kayit.getByRole('button', { name: 'İzin ekle' }).click();
  await kayit.getByText('Saatlik').click();
  await fieldOf(kayit, 'Gün').fill(yazi(GUN));
  await fieldOf(kayit, 'Çıkış saati').fill('22:00');
  await fieldOf(kayit, 'Dönüş saati').fill('02:00');
  await kayit.getByRole('button', { name: 'Kaydet' }).click();
  await kayit.getByText('Bitiş, başlangıçtan önce olamaz.').waitFor();
  await fieldOf(kayit, 'Dönüş günü').fill(yazi(ERTESI_GUN));
  await kayit.getByRole('button', { name: 'Kaydet' }).click();
  await kayit.getByText(`${yazi(GUN)} 22:00 – ${yazi(ERTESI_GUN)} 02:00`).waitFor();

  await plan.goto(`/plus/#/randevular?tarih=${GUN}`);
  await plan.getByRole('group', { name: /Deniz Aydın/ }).getByText('İzinli').waitFor();

  const elif = await addPersonel(kisi, ['randevuGoruntule', 'randevuEkle']);
  await send(vardiyaCalls.saveKayitlar, { body: { vardiyaRandevular: [{ personelID: elif.oturum.id, tarih: GUN, vardiyaSablon: { id: 1 } }] } }, kisi);
  const yeni = `/randevular?tarih=${GUN}&panel=0`;
  await plan.goto(addressOf(yeni));
  const form = plan.getByRole('dialog');
  const say = async (yer: typeof form, [baslangic, bitis]: [string, string]) => {
    await fieldOf(yer, 'Başlangıç').fill(baslangic);
    await fieldOf(yer, 'Bitiş').fill(bitis);
    await fieldOf(yer, 'Bitiş').press('Tab');
  };
  await say(form, ['14:00', '15:00']);
  expect(await form.getByText(/vardiyası dışında/).count()).toBe(0);
  await say(form, ['17:00', '18:00']);
  await form.getByText('Bu saat, kişinin vardiyası dışında. Yetkiniz olduğu için yine de kaydedebilirsiniz.').waitFor();
  const formu = (await open({ kisi: elif, path: yeni })).getByRole('dialog');
  await say(formu, ['17:00', '18:00']);
  await formu.getByText(/vardiya dışına randevu verme yetkiniz yok/).waitFor();
});

test('two shifts stand on one day, one is carried by keyboard, and a repeated week is taken back', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: PLAN });
  const cells = page.getByRole('gridcell');
  await cells.first().focus();
  await page.keyboard.press('3');
  await expect.poll(() => cells.first().getAttribute('aria-label')).toContain('Yarım gün 09:00–13:00');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /Akşam/ }).click();
  await expect.poll(() => cells.first().getAttribute('aria-label')).toContain('Yarım gün 09:00–13:00, Akşam 14:00–21:00');
  // An overlapping shift replaces the one that is there.
  await page.keyboard.press('2');
  await expect.poll(() => cells.first().getAttribute('aria-label')).not.toContain('Akşam');

  await page.keyboard.press('Control+x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect.poll(() => cells.nth(1).getAttribute('aria-label')).toContain('Tam gün');
  await expect.poll(() => cells.first().getAttribute('aria-label')).toContain('Vardiya yok');
  // The notice of an act before also tells of one day.
  await page.getByText('2 gün değişti.').waitFor();

  await page.getByRole('button', { name: 'Haftayı tekrarla' }).click();
  await page.getByRole('button', { name: 'Bu haftayı tekrarla' }).click();
  await page.getByRole('status').filter({ hasText: '1 gün değişti.' }).getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('button', { name: 'Sonraki', exact: true }).click();
  await expect.poll(() => cells.nth(1).getAttribute('aria-label')).toContain('Vardiya yok');
});

test('a month fits a phone in its weeks, and letters tell the shifts apart', async () => {
  const kisi = await openSalon();
  await send(vardiyaCalls.createSablon, { body: { sablonAdi: 'Akşamüstü', baslangicSaati: '16:00', bitisSaati: '20:00', renk: '#EB5757' } }, kisi);
  const page = await open({ kisi, path: `${PLAN}&gorunum=ay`, context: PHONE });
  const cells = page.getByRole('gridcell');
  await cells.first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await cells.nth(9).tap();
  await page.getByRole('menuitem', { name: /^Akşam 14/ }).tap();
  await cells.nth(10).tap();
  await page.getByRole('menuitem', { name: /^Akşamüstü/ }).tap();
  await expect.poll(() => cells.nth(9).innerText()).toMatch(/^10\s+Ak$/);
  await expect.poll(() => cells.nth(10).innerText()).toMatch(/^11\s+Aü$/);
  // Every Monday stands in the first column.
  const left = (index: number) => cells.nth(index).evaluate((cell) => Math.round(cell.getBoundingClientRect().left));
  expect(await left(0)).toBe(await left(7));
});

test('a plan that cannot be read again stays, and the frame tells of that', async () => {
  const kisi = await openSalon();
  await addVardiyalar(kisi, [GUN]);
  const page = await open({ kisi, path: PLAN, expected: [/net::ERR/] });
  const sabahlar = page.getByRole('gridcell', { name: /Sabah 09:00–17:00/ });
  await sabahlar.waitFor();

  await page.route(/vardiya-randevu-kayitlari/, (route) => route.abort());
  await addVardiyalar(kisi, [ERTESI_GUN]);
  await page.getByText(/Bağlantı koptu/).waitFor();
  expect(await sabahlar.count()).toBe(1);

  await page.unroute(/vardiya-randevu-kayitlari/);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect.poll(() => sabahlar.count()).toBe(2);
});
