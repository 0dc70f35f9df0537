import { avansCalls } from '@defter/contract/avans.ts';
import { bayiCalls } from '@defter/contract/bayi.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { expectPaper, expectPunto, printedSize } from './support/kagit.ts';
import { addHizmet, addMusteri, addTaksitliSatis, gunOf } from './support/kayitlar.ts';
import { addressOf, keepPicture, setUpPanel, toldOn, WIDE } from './support/panel.ts';
import { type Kisi, openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();
const inPanel = (tarih: string) => tarih.split('-').toReversed().join('.');

/** Completes the details of the salon and of a customer that the contract needs. */
async function complete(kisi: Kisi, musteriID: number): Promise<void> {
  await send(bayiCalls.saveFirma, { body: { unvan: 'Papatya Güzellik Ltd. Şti.', adres: 'Moda Cd. 5', ilID: 34, telefon: '+902160000000', vergiDairesi: 'Kadıköy', vergiNo: '1234567890' } as never }, kisi);
  await send(musteriCalls.update, { body: { musteri: { id: musteriID }, adresler: [{ id: 0, baslik: 'Ev', adres: 'Bahariye Cd. 3', ilID: 34 }] } as never }, kisi);
}

/** Draws across the signing field, as a finger does. */
async function drawImza(page: Page): Promise<void> {
  const field = page.getByRole('img', { name: 'İmza alanı' });
  // The panel comes in from the edge; a field that is hovered stands still.
  await field.hover();
  const { x, y, width, height } = (await field.boundingBox())!;
  await page.mouse.move(x + width * 0.1, y + height * 0.5);
  await page.mouse.down();
  for (let i = 1; i <= 24; i += 1) await page.mouse.move(x + width * (0.1 + i * 0.03), y + height * (0.5 + 0.3 * Math.sin(i / 2)));
  await page.mouse.up();
}

test.each(toldOn('wide'))('instalments: the contract signed on the screen, a note for each, one put off, and collected by two methods: %s', async (ad, context) => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  const altUrunID = await addHizmet(kisi);
  const taksitler = [30, 60, 90].map((gun, i) => ({ tarih: gunOf(gun), tutar: i === 0 ? 450 : 400 }));
  const { id } = await send(satisCalls.create, { body: { musteriID, icerikler: [{ id: 0, altUrunID }], taksitler } }, kisi);
  const page = await open({ kisi, path: `/satis/${id}`, context });
  await page.getByRole('heading', { name: 'Taksitler' }).waitFor();
  await keepPicture(page, `taksit-plani-${ad}`);

  // Missing details are named, with a link to the place to write them.
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Taksitli sözleşme' }).click();
  const kagit = await opened;
  await kagit.getByText('müşterinin adresi', { exact: true }).waitFor();
  expect(await kagit.getByRole('button', { name: 'Ekranda imzala' }).getAttribute('aria-disabled')).toBe('true');
  await keepPicture(kagit, `sozlesme-eksik-${ad}`);
  await complete(kisi, musteriID);
  await kagit.reload();
  await expect.poll(() => kagit.getByText('müşterinin adresi', { exact: true }).count()).toBe(0);

  await kagit.getByRole('button', { name: 'Ekranda imzala' }).click();
  await drawImza(kagit);
  await keepPicture(kagit, `sozlesme-imza-${ad}`);
  await kagit.getByRole('button', { name: 'İmzayı kaydet' }).click();
  await kagit.getByRole('img', { name: 'Müşterinin imzası' }).waitFor();
  await keepPicture(kagit, `sozlesme-${ad}`);
  await expectPunto(kagit, 12);
  expect(await printedSize(kagit)).toMatchObject({ width: 210, height: 297 });
  if (context === WIDE) await expectPaper(kagit, 'taksit-sozlesmesi');
  expect((await send(sozlesmeCalls.belge, { params: { id } }, kisi)).belge.imza).toMatchObject({ yol: 'imza' });

  // A note for each instalment, in the name of the salon.
  await kagit.getByRole('link', { name: 'Senetler' }).click();
  await expect.poll(() => kagit.getByRole('region', { name: /taksidin senedi$/ }).count()).toBe(3);
  await kagit.getByRole('region', { name: '1. taksidin senedi' }).getByText('Yalnız dört yüz elli Türk lirası').waitFor();
  await kagit.getByRole('region', { name: '1. taksidin senedi' }).getByText('nama yazılıdır, emre yazılı değildir').waitFor();
  await keepPicture(kagit, `senetler-${ad}`);
  await expectPunto(kagit, 12);
  if (context === WIDE) await expectPaper(kagit, 'senetler');
  expect(await printedSize(kagit)).toMatchObject({ width: 210, height: 297 });
  await kagit.close();

  // One instalment is put off, and the plan shows its former state.
  const yeni = inPanel(gunOf(45));
  await page.bringToFront();
  await page.getByRole('checkbox', { name: '1. taksidi seç' }).check();
  await page.getByRole('button', { name: 'Ertele' }).click();
  const panel = page.getByRole('dialog', { name: '1 taksidi ertele' });
  await fieldOf(panel, 'Yeni gün').fill(yeni);
  await fieldOf(panel, 'Yeni gün').press('Tab');
  await panel.getByRole('region', { name: 'Yeni plan' }).getByText(yeni).waitFor();
  await keepPicture(page, `taksit-ertele-${ad}`);
  await panel.getByRole('button', { name: 'Ertele' }).click();
  await page.getByRole('table', { name: 'Taksitler' }).getByText(yeni).waitFor();
  await page.getByRole('region', { name: 'Plandaki değişiklikler' }).getByText('Taksit ertelendi').waitFor();

  // Collected in cash and by card, in one act.
  await page.getByRole('button', { name: 'Tahsilat', exact: true }).click();
  const tahsilat = page.getByRole('dialog', { name: 'Tahsilat' });
  await fieldOf(tahsilat, 'Tutar').fill('250');
  await tahsilat.getByRole('button', { name: 'Başka ödeme şekli ekle' }).click();
  await fieldOf(tahsilat, '2. tutar').fill('200');
  await tahsilat.getByText('Ödemeler toplamı 450,00 ₺').waitFor();
  await keepPicture(page, `tahsilat-iki-sekil-${ad}`);
  await tahsilat.getByRole('button', { name: 'Tahsil et' }).click();
  await expect.poll(() => page.getByRole('dialog', { name: 'Tahsilat' }).count()).toBe(0);
  const { satis } = await send(satisCalls.get, { params: { id } }, kisi);
  expect(satis).toMatchObject({ alinan: 450, odemeler: [{ odemeSekliID: 1, tutar: 250 }, { odemeSekliID: 2, tutar: 200 }] });
  expect(satis.taksitler[0]).toMatchObject({ tarih: gunOf(45), kalan: 0 });
  await keepPicture(page, `taksit-odendi-${ad}`);
});

test('a contract that another desk signs meanwhile is said to be signed where it is being signed', async () => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  const { id } = await addTaksitliSatis(kisi, { musteriID, altUrunID: await addHizmet(kisi) });
  await complete(kisi, musteriID);
  const page = await open({ kisi, path: `/satis/taksit-sozlesmesi/${id}` });
  await page.getByRole('button', { name: 'Ekranda imzala' }).click();
  await drawImza(page);
  const panel = page.getByRole('dialog');
  await send(sozlesmeCalls.ver, { body: { id, sozlesmeVerildi: true } }, kisi);
  await panel.getByRole('status').filter({ hasText: 'başka bir ekranda imzalandı' }).waitFor();
  await keepPicture(page, 'sozlesme-baska-yerde');
  await page.keyboard.press('Escape');
  await expect.poll(() => panel.count()).toBe(0);
  await page.getByRole('button', { name: 'İmzalandı', exact: true }).waitFor();
});

test('money in advance is credit, pays the next sale, is taken back and handed out; an open sale is offered before another one is begun', async () => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  const altUrunID = await addHizmet(kisi);
  const page = await open({ kisi, path: `/musteriler/${musteriID}` });
  await page.getByRole('button', { name: 'Tahsilat' }).click();
  const panel = page.getByRole('dialog', { name: 'Avans al' });
  await fieldOf(panel, 'Tutar').fill('500');
  await keepPicture(page, 'avans-al');
  await panel.getByRole('button', { name: 'Avans al' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await send(satisCalls.create, { body: { musteriID, icerikler: [{ id: 0, altUrunID }] } }, kisi);
  // The sale that has just come by itself offers it too.
  await page.getByRole('button', { name: 'Tahsilat' }).first().click();
  const tahsilat = page.getByRole('dialog', { name: 'Tahsilat' });
  await tahsilat.getByText('Avansı 500,00 ₺').waitFor();
  await keepPicture(page, 'avans-mahsup');
  await tahsilat.getByRole('button', { name: 'Borçtan düş' }).click();
  await expect.poll(() => fieldOf(tahsilat, 'Tutar').inputValue()).toBe('750,00');
  await tahsilat.getByRole('button', { name: 'Vazgeç' }).click();
  await page.goto(addressOf(`/musteriler/${musteriID}?sekme=odemeler`));
  await page.getByRole('table', { name: 'Hesap hareketleri' }).getByText('Avans kullanıldı').waitFor();
  await keepPicture(page, 'avans-hareketleri');

  // The payment of a sale is the customer's credit again once the sale is cancelled, and is refunded with a reason.
  await page.getByRole('table', { name: 'Hesap hareketleri' }).getByRole('row', { name: /Ödeme.*Satış 1/ }).getByRole('button', { name: /geri al$/ }).click();
  await page.getByRole('dialog', { name: 'Tahsilat geri alınsın mı?' }).getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('button', { name: '500,00 ₺ avansı iade et' }).click();
  const iade = page.getByRole('dialog', { name: 'Avansı iade et' });
  await fieldOf(iade, 'Neden').fill('Taşınıyor');
  await keepPicture(page, 'avans-iade');
  await iade.getByRole('button', { name: 'İade et' }).click();
  await expect.poll(() => page.getByRole('heading', { name: 'Avansı' }).count()).toBe(0);
  expect((await send(avansCalls.get, { params: { id: musteriID } }, kisi)).kalan).toBe(0);

  const { id } = await send(satisCalls.create, { body: { musteriID, islemde: true, icerikler: [{ id: 0, altUrunID }] } }, kisi);
  await page.goto(addressOf(`/satis?musteri=${musteriID}`));
  await page.getByText('Açık bırakılmış satışı var').waitFor();
  await keepPicture(page, 'acik-satis-seridi');
  await page.goto(addressOf(`/musteriler/${musteriID}`));
  await page.getByRole('link', { name: 'Satışa devam et' }).click();
  await expect.poll(() => page.url()).toMatch(new RegExp(`/satis/${id}$`));
});

test('every paper is as wide as its roll or its sheet, is one page, and looks as it was kept', async () => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi);
  const { id, tahsilatID } = await addTaksitliSatis(kisi, { musteriID, altUrunID: await addHizmet(kisi) });
  const page = await open({ kisi, path: `/satis/adisyon/${id}` });
  const kagitlar = [
    ['satis-80', `/satis/adisyon/${id}`, { width: 80 }],
    ['satis-58', `/satis/adisyon/${id}?en=58`, { width: 58 }],
    ['satis-a5', `/satis/a4/${id}?boy=a5`, { width: 148, height: 210 }],
    ['satis-a4', `/satis/a4/${id}`, { width: 210, height: 297 }],
    ['tahsilat-80', `/satis/tahsilat/${tahsilatID}`, { width: 80 }],
    ['tahsilat-58', `/satis/tahsilat/${tahsilatID}?boy=fis58`, { width: 58 }],
    ['tahsilat-a5', `/satis/tahsilat/${tahsilatID}?boy=a5`, { width: 148, height: 210 }],
  ] as const;
  for (const [ad, path, size] of kagitlar) {
    await page.goto('about:blank');
    await page.goto(addressOf(path));
    await page.getByText('Papatya Güzellik').first().waitFor();
    await keepPicture(page, `kagit-${ad}`);
    expect(await printedSize(page), ad).toMatchObject({ ...size, pages: 1 });
    const wide = await page.locator('article').first().evaluate((paper) => [...paper.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > paper.getBoundingClientRect().right + 1).map((part) => part.textContent.slice(0, 30)));
    expect(wide, `${ad}: what stands out of the paper`).toEqual([]);
    await expectPaper(page, ad);
  }
});
