import { kasaCalls } from '@defter/contract/kasa.ts';
import { beforeAll, expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { BOLUMLER, openDoluSalon, show } from './support/ekranlar.ts';
import { addPersonel, gunOf } from './support/kayitlar.ts';
import { PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();
const HIGHEST = 44;
let salon: Awaited<ReturnType<typeof openDoluSalon>>;
beforeAll(async () => {
  salon = await openDoluSalon();
  await addPersonel(salon.kisi, ['randevuGoruntule']);
  const gider = { tarih: gunOf(), odemeSekliID: 1, kategoriID: 4, tutar: 250, gelirMi: false, aciklama: 'Havlu ve temizlik malzemesi' };
  await send(kasaCalls.create, { body: gider }, salon.kisi);
});

/** Screens whose lines are no rows to look through. */
const NO_LISTS = new Set([
  // Paper.
  'musteri-dokumu',
  'sozlesme',
  // Each entry tells all that was changed.
  'kayit-gunlugu',
  'ayarlar-gecmis',
]);

test.each(BOLUMLER.filter((bolum) => bolum !== 'randevular'))('no row of a list is higher than 44 pixels on a desk (%s)', { timeout: 120_000 }, async (bolum) => {
  const page = await open({ kisi: salon.kisi, path: '/404' });
  const high: Record<string, string[]> = {};
  let rows = 0;
  for (const ekran of salon.ekranlar[bolum].filter(({ ad, path, prepare }) => !NO_LISTS.has(ad) && !prepare && !path.includes('panel='))) {
    await show(page, ekran);
    const found = await page
      .locator('main')
      .locator('tbody tr, li, [role=row]:not(:has([role=columnheader]))')
      .evaluateAll((all) => all.map((row) => ({ height: row.getBoundingClientRect().height, text: row.textContent.slice(0, 40) })));
    rows += found.length;
    const faults = found.filter(({ height }) => height > HIGHEST).map(({ height, text }) => `${height} px: ${text}`);
    if (faults.length > 0) high[ekran.ad] = faults;
  }
  expect(high).toEqual({});
  expect(rows).toBeGreaterThan(0);
});

test('a notice stands clear of the top bar and of the foot of a panel', async () => {
  const page = await open({ kisi: await openSalon(), path: '/musteriler?panel=0' });
  const panel = page.getByRole('dialog', { name: 'Yeni müşteri' });
  const kaydet = await panel.getByRole('button', { name: /^Kaydet/ }).boundingBox();
  await fieldOf(panel, 'Ad').fill('Ayşe');
  await page.keyboard.press('Control+Enter');
  const notice = page.locator('.mantine-Notification-root').filter({ hasText: 'Kaydedildi' });
  await notice.waitFor();
  const box = await notice.boundingBox();
  const bar = await page.getByRole('banner').first().boundingBox();
  expect(box!.y).toBeGreaterThan(bar!.y + bar!.height);
  expect(box!.x + box!.width).toBeLessThan(kaydet!.x);
});

test('on a phone the acts on a customer are whole, and no label of a booking takes two lines', async () => {
  const musteri = salon.ekranlar.musteriler.find(({ ad }) => ad === 'musteri')!;
  const page = await open({ kisi: salon.kisi, path: musteri.path, context: PHONE });
  await page.getByRole('button', { name: 'Tahsilat' }).first().waitFor();
  const cut = await page.locator('main button .mantine-Button-label').evaluateAll((all) => all.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent));
  expect(cut).toEqual([]);

  const yeni = await open({ kisi: salon.kisi, path: '/randevular?panel=0', context: PHONE });
  const panel = yeni.getByRole('dialog', { name: 'Yeni randevu' });
  await panel.getByLabel('Personel veya oda').waitFor();
  const heights = await panel.locator('label').evaluateAll((all) => all.map((label) => label.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(2 * Math.min(...heights));
});
