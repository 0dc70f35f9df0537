import { ayarCalls } from '@defter/contract/ayar.ts';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { gunOf } from './support/kayitlar.ts';
import { setUpPanel } from './support/panel.ts';
import { openSalon, send, type Kisi } from './support/salon.ts';

const { open } = setUpPanel();
/** A Monday to Sunday that is wholly to come. */
const GUN = gunOf(14);
/** As a person writes a day. */
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
  await cells.first().focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => cells.first().getAttribute('aria-label')).toContain('Vardiya yok');
  await page.getByRole('button', { name: 'Haftayı tekrarla' }).click();
  const written: string[] = [];
  page.on('request', (request) => request.url().endsWith('/vardiya-randevu-kayit') && written.push(request.method()));
  await page.getByRole('button', { name: 'Bu haftayı tekrarla' }).dblclick();
  await page.getByText('2 gün değişti.').waitFor();
  expect(written).toEqual(['POST']);
  await page.getByRole('button', { name: 'Sonraki', exact: true }).click();
  await expect.poll(() => cells.nth(2).getAttribute('aria-label')).toContain('Akşam');
});

test('the calendar shows what is off shift and on leave', async () => {
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
  await fieldOf(kayit, 'Dönüş günü').fill(yazi(gunOf(15)));
  await kayit.getByRole('button', { name: 'Kaydet' }).click();
  await kayit.getByText(`${yazi(GUN)} 22:00 – ${yazi(gunOf(15))} 02:00`).waitFor();

  await plan.goto(`/plus/#/randevular?tarih=${GUN}`);
  await plan.getByRole('group', { name: /Deniz Aydın/ }).getByText('İzinli').waitFor();
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
  // One that overlaps takes the place of what is there.
  await page.keyboard.press('2');
  await expect.poll(() => cells.first().getAttribute('aria-label')).not.toContain('Akşam');

  await page.keyboard.press('Control+x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect.poll(() => cells.nth(1).getAttribute('aria-label')).toContain('Tam gün');
  await expect.poll(() => cells.first().getAttribute('aria-label')).toContain('Vardiya yok');

  await page.getByRole('button', { name: 'Haftayı tekrarla' }).click();
  await page.getByRole('button', { name: 'Bu haftayı tekrarla' }).click();
  await page.getByRole('status').filter({ hasText: '1 gün değişti.' }).getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('button', { name: 'Sonraki', exact: true }).click();
  await expect.poll(() => cells.nth(1).getAttribute('aria-label')).toContain('Vardiya yok');
});
