import { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { expect, test } from 'vitest';
import { gunOf } from './support/kayitlar.ts';
import { addressOf, expectPath, keepPicture, setUpPanel, toldOn } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test.each(toldOn('wide'))('rent is entered once, proposed on its day, booked by one press or left out: %s', async (ad, context) => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/kasa/duzenli-giderler', context });
  await page.getByText('Düzenli gider yok').waitFor();
  await page.getByRole('button', { name: 'Düzenli gider ekle' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: /^Adı/ }).fill('Kira');
  await panel.getByRole('textbox', { name: /^Tutar/ }).fill('15000');
  await panel.getByRole('textbox', { name: /^Ayın günü/ }).fill(String(Number(gunOf().slice(8))));
  await keepPicture(page, `duzenli-form-${ad}`);
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  const bekleyen = page.getByRole('region', { name: 'Ödenecek giderler' });
  await bekleyen.getByText(/bugün · Nakit/).waitFor();
  await send(duzenliGiderCalls.create, { body: { adi: 'Temizlik', tutar: 750, odemeSekliID: 1, periyot: 'hafta', gun: 1, baslangic: gunOf(-10) } }, kisi);
  await bekleyen.getByText('Temizlik').first().waitFor();
  await keepPicture(page, `duzenli-${ad}`);
  await bekleyen.getByRole('button', { name: 'Atla: Temizlik' }).first().click();
  const neden = page.getByRole('dialog');
  await neden.getByRole('textbox', { name: /Neden/ }).fill('Gelmedi');
  await neden.getByRole('button', { name: 'Atla' }).click();
  await expect.poll(() => neden.count()).toBe(0);

  await page.goto(addressOf('/'));
  await page.getByRole('heading', { name: 'Bugün', exact: true }).waitFor();
  const odenecek = page.getByRole('region', { name: 'Ödenecek giderler' });
  await odenecek.getByRole('button', { name: 'Kasaya işle: Kira' }).click();
  await expect.poll(() => odenecek.getByText('Kira').count()).toBe(0);
  await keepPicture(page, `duzenli-bugun-${ad}`);
  expect(await send(kasaCalls.list, { query: {} }, kisi)).toMatchObject({ gider: 15_000, kasa: [{ aciklama: 'Kira', tarih: gunOf() }] });
  if (ad === 'wide') {
    await page.goto(addressOf('/kasa'));
    await page.getByRole('navigation').getByRole('link', { name: 'Düzenli giderler' }).waitFor();
    await keepPicture(page, 'kasa-dugmeler');
  }
});

test('the address opens the form of a new cost, and of one that is there', async () => {
  const kisi = await openSalon();
  const { id } = await send(duzenliGiderCalls.create, { body: { adi: 'Kira', tutar: 15_000, odemeSekliID: 1, periyot: 'ay', gun: 1, baslangic: gunOf() } }, kisi);
  const page = await open({ kisi, path: '/kasa/duzenli-giderler?panel=0' });
  const panel = page.getByRole('dialog', { name: 'Yeni düzenli gider' });
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await expectPath(page, '/kasa/duzenli-giderler');
  await page.getByRole('button', { name: 'Düzenle: Kira' }).click();
  await expectPath(page, `/kasa/duzenli-giderler?panel=${id}`);
  await expect.poll(() => page.getByRole('dialog').getByRole('textbox', { name: /^Adı/ }).inputValue()).toBe('Kira');
  await page.goBack();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
