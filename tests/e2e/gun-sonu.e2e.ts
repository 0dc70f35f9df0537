import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectPaper, printedSize } from './support/kagit.ts';
import { addHizmet, addMusteri, gunOf } from './support/kayitlar.ts';
import { keepPicture, PHONE, setUpPanel, WIDE } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test.each<[string, BrowserContextOptions]>([['phone', PHONE]])(
  'a day with an open sale is closed once it is carried over and the cash is counted, and is opened again for a reason: %s',
  async (ad, context) => {
    const kisi = await openSalon();
    const body = { musteriID: await addMusteri(kisi), icerikler: [{ id: 0, altUrunID: await addHizmet(kisi) }] };
    await send(satisCalls.create, { body: { ...body, islemde: true } }, kisi);
    const { id: gelirID } = await send(kasaCalls.create, { body: { gelirMi: true, odemeSekliID: 1, tutar: 500 } }, kisi);
    const page = await open({ kisi, path: '/kasa/gun-sonu', context });

    await page.getByText('Açık satış 1').waitFor();
    await page.getByRole('textbox', { name: '200,00 ₺ adedi' }).fill('2');
    await page.getByText('Toplam 400,00 ₺').waitFor();
    await page.getByRole('button', { name: 'Sayımı bitir' }).click();
    await page.getByText('Kayıtlara göre').waitFor();
    await page.getByText('-100,00 ₺').waitFor();
    const kapat = page.getByRole('button', { name: 'Günü kapat' });
    await page.getByRole('textbox', { name: /Farkın nedeni/ }).fill('Kuryeye verildi');
    expect(await kapat.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('checkbox', { name: /Yarına bırak: Ayşe Kaya/ }).check();
    await keepPicture(page, `gun-sonu-${ad}`);
    await kapat.click();
    await page.getByText(/Gün kapandı: Deniz Aydın/).waitFor();
    await page.getByText('Farkın nedeni: Kuryeye verildi').waitFor();
    // It begins where the day is said to be closed, not where the button for it was.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await keepPicture(page, `gun-sonu-kapandi-${ad}`);
    const kagit = await open({ kisi, path: (await page.getByRole('link', { name: 'A4 sayfası' }).getAttribute('href'))!.split('#')[1], context: WIDE });
    await kagit.getByText('Papatya Güzellik').first().waitFor();
    await keepPicture(kagit, `gun-sonu-kagidi-${ad}`);
    expect(await printedSize(kagit)).toMatchObject({ width: 210, height: 297, pages: 1 });
    await expectPaper(kagit, 'gun-sonu');
    // Paper is white on a dark screen too, so a shortage has the red of the light theme.
    const renkOf = () => kagit.getByText('-100,00 ₺').first().evaluate((element) => getComputedStyle(element).color);
    const renk = await renkOf();
    await kagit.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await kagit.locator('[data-mantine-color-scheme="dark"]').waitFor({ state: 'attached' });
    expect(await renkOf()).toBe(renk);

    // An undo belongs to the day on which it happens; that day is closed.
    await expect(send(kasaCalls.remove, { body: { id: gelirID } }, kisi)).rejects.toThrow('kasaGunuKapali');
    await page.getByRole('button', { name: 'Günü yeniden aç' }).click();
    const soru = page.getByRole('dialog');
    await soru.getByRole('textbox', { name: /Neden/ }).fill('Gider unutulmuş');
    await soru.getByRole('button', { name: 'Günü yeniden aç' }).click();
    await page.getByRole('button', { name: 'Yeniden say' }).waitFor();
    await send(kasaCalls.remove, { body: { id: gelirID } }, kisi);
  },
);

test.each<[string, BrowserContextOptions]>([['wide', WIDE]])('a campaign stands on the line of a sale, with the time that is left: %s', async (ad, context) => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  await addHizmet(kisi, { adi: 'Masaj', fiyat: 1000 });
  await send(kampanyaCalls.create, { body: { kampanyaAdi: 'Bahar', tumu: true, iskonto: 20, baslangicTarihi: gunOf(), bitisTarihi: gunOf() } }, kisi);
  const page = await open({ kisi, path: `/satis?musteri=${musteriID}`, context });
  await page.getByRole('button', { name: /^Masaj/ }).last().click();
  await page.getByText('Bahar kampanyası -200,00 ₺').waitFor();
  await page.getByRole('timer').filter({ hasText: /Bahar: bitmesine \d\d:\d\d:\d\d/ }).waitFor();
  await keepPicture(page, `kampanya-satis-${ad}`);
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await sepet.getByRole('button', { name: 'Nakit' }).click();
  await sepet.getByRole('button', { name: 'Satışı kaydet' }).click();
  await page.getByText('800,00 ₺ Nakit alındı.').waitFor();
});
