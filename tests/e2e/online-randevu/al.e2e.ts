import { ayarCalls } from '@defter/contract/ayar.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from '../support/ekranlar.ts';
import { addHizmet, addRandevu, addSutunlar, gunOf } from '../support/kayitlar.ts';
import { boxOf, keepPicture, PHONE, pressHalf, setUpPanel } from '../support/panel.ts';
import { newTelefon, readKod, send, type Kisi } from '../support/salon.ts';
import { chooseHizmet, openSayfa, typeKisi, typeKod } from './sayfa.ts';

const { open } = setUpPanel();

const takvimOf = async (kisi: Kisi) => (await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(), bitisTarihi: gunOf(20) } }, kisi)).liste;

/** The page is not wider than the screen, and axe finds no fault. */
async function look(page: Page, ad: string, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), ad).toBeLessThanOrEqual(width);
  expect(await faultsOf(page), ad).toEqual([]);
  await keepPicture(page, ad);
}

test('a customer books on a phone, which shows the sum of several services, and the desk sees the booking', async () => {
  const { kisi, adres } = await openSayfa();
  for (const adi of ['Ağda', 'Dolgu', 'Epilasyon', 'Kaş', 'Kirpik', 'Lazer', 'Masaj', 'Pedikür', 'Peeling', 'Tırnak']) await addHizmet(kisi, { adi });
  const page = await open({ adres, context: PHONE });
  await page.getByRole('heading', { name: 'Papatya Güzellik' }).waitFor();
  // The way on stays in sight, however many services there are.
  const { y, height } = await boxOf(page.getByRole('button', { name: 'Devam' }));
  expect(y + height).toBeLessThanOrEqual(740);
  expect(await page.title()).toBe('Papatya Güzellik · Online randevu');
  await page.getByRole('checkbox', { name: /Cilt bakımı/ }).check();
  await look(page, 'sayfa-hizmet-360', 360);
  expect(await page.getByText(/^Toplam/).count()).toBe(0);
  await page.getByRole('checkbox', { name: /Manikür/ }).check();
  await page.getByText('Toplam 90 dk · 2.500,00 ₺').waitFor();
  await look(page, 'sayfa-toplam-360', 360);
  await page.getByRole('checkbox', { name: /Manikür/ }).uncheck();
  await page.getByRole('button', { name: 'Devam' }).click();
  await page.getByRole('heading', { name: 'Kimden?' }).waitFor();
  await look(page, 'sayfa-kim-360', 360);
  await page.getByRole('button', { name: /Fark etmez/ }).click();
  await page.getByRole('button', { name: /Sonraki hafta/ }).click();
  const saat = page.getByRole('button', { name: '15:00' });
  await saat.waitFor();
  await look(page, 'sayfa-zaman-360', 360);
  await saat.click();
  await page.getByRole('heading', { name: 'Sizi tanıyalım' }).waitFor();
  expect(await page.getByRole('checkbox').evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual([false, false]);
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  await page.getByText('Bu alanı doldurun.').first().waitFor();
  await look(page, 'sayfa-bilgi-360', 360);
  const telefon = await typeKisi(page);
  await page.getByRole('heading', { name: 'Telefonunuza gelen kod' }).waitFor();
  await look(page, 'sayfa-kod-360', 360);
  // A phone that goes to its texts often loads the page anew when it comes back.
  await page.reload();
  await typeKod(page, telefon);
  await page.getByRole('heading', { name: 'Randevunuz alındı' }).waitFor();
  await look(page, 'sayfa-tamam-360', 360);
  expect(await takvimOf(kisi)).toMatchObject([{ adi: 'Zeynep', soyadi: 'Ak', baslangicSaat: '15:00', bitisSaat: '15:45' }]);
});

test('the second half of a double tap on a colleague chooses no day in the next question', async () => {
  const { adres } = await openSayfa();
  const page = await open({ adres, context: PHONE });
  await page.getByRole('checkbox', { name: /Manikür/ }).check();
  await page.getByRole('button', { name: 'Devam' }).click();
  const { x, y } = await boxOf(page.getByRole('button', { name: 'Elif Şahin' }));
  const yer = { x: x + 200, y: y + 10 };
  const chosenDay = () => page.locator('.gunler [aria-pressed=true]').textContent();
  await page.mouse.move(yer.x, yer.y);
  await pressHalf(page, 1);
  await page.getByRole('heading', { name: 'Ne zaman?' }).waitFor();
  const gun = await chosenDay();
  // Another day than the one that is chosen lies there now.
  const altta = await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.closest('.gunler button')?.textContent, yer);
  expect(altta).not.toBe(gun);
  expect(altta).toBeTruthy();
  await pressHalf(page, 2);
  expect(await chosenDay()).toBe(gun);
  await pressHalf(page, 1);
  await expect.poll(chosenDay).toBe(altta);
});

test('a customer with too many missed appointments is asked for a deposit, and the desk takes it with its approval', async () => {
  const { kisi, adres } = await openSayfa({ kaporaTutari: 200 });
  const telefon = newTelefon();
  const { id: musteriID } = await send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'Zeynep', soyad: 'Ak' }, musteriTelefon: [{ id: 0, telefon, varsayilanMi: true }] } }, kisi);
  const [sutunID] = await addSutunlar(kisi);
  const id = await addRandevu(kisi, { musteriID, sutunID: sutunID! });
  await send(randevuCalls.update, { body: { id, randevuDurumu: 'X' } }, kisi);
  await send(ayarCalls.save, { body: { gelmemeSiniri: 1 } }, kisi);
  const page = await open({ adres, context: PHONE, expected: [/409/] });
  await chooseHizmet(page);
  await page.getByRole('button', { name: '15:00' }).click();
  await typeKod(page, await typeKisi(page, { telefon }));
  await page.getByText('Bu randevu için 200,00 ₺ kapora isteniyor.').waitFor();
  await look(page, 'sayfa-kapora-360', 360);
  await page.getByRole('button', { name: 'Kabul ediyorum, talebi gönder' }).click();
  await page.getByText('Salon 200,00 ₺ kapora bekliyor.').waitFor();
  await look(page, 'sayfa-kapora-tamam-360', 360);

  const panel = await open({ kisi, path: '/randevular/talepler' });
  await panel.getByText('Kapora bekliyor').first().waitFor();
  await keepPicture(panel, 'talepler-kapora-1366');
  await panel.getByRole('row').nth(1).click();
  await panel.getByRole('button', { name: 'Onayla' }).click();
  await panel.getByRole('dialog').getByRole('button', { name: 'Kapora al ve onayla' }).click();
  const form = panel.getByRole('dialog', { name: 'Kapora al' });
  expect(await form.getByLabel('Tutar').inputValue()).toBe('200,00');
  await keepPicture(panel, 'talepler-kapora-al-1366');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await form.waitFor({ state: 'hidden' });
  const [randevu] = (await takvimOf(kisi)).filter(({ randevuDurumu }) => randevuDurumu === 'B');
  expect((await send(kaporaCalls.list, { params: { id: randevu!.id } }, kisi)).liste).toMatchObject([{ tutar: 200 }]);
});

test('a mistyped code is told at the code, and no longer after going back', async () => {
  const { adres } = await openSayfa();
  const page = await open({ adres, context: PHONE, expected: [/422/] });
  await chooseHizmet(page);
  await page.getByRole('button', { name: '15:00' }).click();
  const telefon = await typeKisi(page);
  const kod = await readKod(telefon);
  await page.getByLabel('Kod', { exact: true }).fill(kod === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Randevuyu al' }).click();
  const hata = page.getByText(/^Kod hatalı/);
  await hata.waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Sizi tanıyalım' }).waitFor();
  expect(await hata.count()).toBe(0);
  await page.goForward();
  await typeKod(page, telefon);
  await page.getByRole('heading', { name: 'Randevunuz alındı' }).waitFor();
});

test('a code that another tab has just asked for is the one to type, and of one that is used up it is said', async () => {
  const { adres } = await openSayfa();
  const page = await open({ adres, context: PHONE, expected: [/429/, /422/] });
  await chooseHizmet(page);
  await page.getByRole('button', { name: '15:00' }).click();
  const telefon = await typeKisi(page);
  const kod = await readKod(telefon);
  const other = await page.context().newPage();
  await other.goto(adres);
  await chooseHizmet(other, { ad: 'Manikür' });
  await other.getByRole('button', { name: '16:00' }).click();
  await typeKisi(other, { telefon });
  await typeKod(page, telefon);
  await page.getByRole('heading', { name: 'Randevunuz alındı' }).waitFor();
  await other.getByLabel('Kod', { exact: true }).fill(kod);
  await other.getByRole('button', { name: 'Randevuyu al' }).click();
  await other.getByText(/daha önce kullanılmış.*yeniden isteyin/).waitFor();
});

test('with forced colours the page marks the choices', async () => {
  const { adres } = await openSayfa();
  const page = await open({ adres, context: PHONE, isLast: true });
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (name: RegExp | string) => page.getByRole('button', { name }).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByRole('checkbox', { name: /Manikür/ }).check();
  await page.getByRole('button', { name: 'Devam' }).click();
  await page.getByRole('button', { name: /Fark etmez/ }).waitFor();
  expect(await groundOf(/Fark etmez/)).not.toBe(await groundOf('Deniz Aydın'));
  await keepPicture(page, 'sayfa-kendi-renkleri');
});

test('free times that could not be asked for are asked for again at a press', async () => {
  const { adres } = await openSayfa();
  const page = await open({ adres, context: PHONE, expected: [/ERR_FAILED/] });
  const saatler = '**/api/r/*/saatler';
  await page.getByRole('checkbox', { name: /Manikür/ }).check();
  await page.getByRole('button', { name: 'Devam' }).click();
  await page.route(saatler, (route) => route.abort());
  await page.getByRole('button', { name: /Fark etmez/ }).click();
  await page.getByText(/^Bağlantı kurulamadı/).waitFor();
  await page.unroute(saatler);
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await page.getByText(/^Bağlantı kurulamadı/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /Sonraki hafta/ }).click();
  await page.getByRole('button', { name: '15:00' }).waitFor();
});

test('of two customers who want one time the second chooses another and types nothing again', async () => {
  const { kisi, adres } = await openSayfa();
  const [a, b] = await Promise.all([open({ adres, context: PHONE, expected: [/409/] }), open({ adres, context: PHONE, expected: [/409/] })]);
  for (const page of [a, b]) {
    await chooseHizmet(page);
    // Two people work there, so the time is free twice; one of them is chosen.
    await page.getByRole('button', { name: /Değiştir: Fark etmez/ }).click();
    await page.getByRole('button', { name: 'Deniz Aydın' }).click();
    await page.getByRole('button', { name: /Sonraki hafta/ }).click();
    await page.getByRole('button', { name: '15:00' }).waitFor();
  }
  await a.getByRole('button', { name: '15:00' }).click();
  await a.getByRole('heading', { name: 'Sizi tanıyalım' }).waitFor();
  await b.getByRole('button', { name: '15:00' }).click();
  await b.getByText('Bu saat az önce doldu.').waitFor();
  await expect.poll(() => b.getByRole('button', { name: '15:00' }).count()).toBe(0);
  await b.getByRole('button', { name: '16:00' }).click();
  for (const page of [a, b]) {
    await typeKod(page, await typeKisi(page));
    await page.getByRole('heading', { name: 'Randevunuz alındı' }).waitFor();
  }
  expect((await takvimOf(kisi)).map(({ baslangicSaat }) => baslangicSaat).toSorted()).toEqual(['15:00', '16:00']);
});

test('the page fits phones and desks in both themes, and speaks English', async () => {
  const { adres } = await openSayfa();
  const page = await open({ adres, context: { viewport: { width: 320, height: 640 } } });
  const lookEverywhere = async (ad: string) => {
    for (const [width, tema] of [[320, 'light'], [320, 'dark'], [1366, 'dark']] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme: tema });
      await look(page, `${ad}-${width}-${tema}`, width);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'What would you like?' }).waitFor();
  await page.getByRole('checkbox', { name: /Manikür/ }).check();
  await lookEverywhere('sayfa');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /Anybody/ }).click();
  await page.getByRole('button', { name: /Next week/ }).click();
  await page.getByRole('button', { name: '15:00' }).waitFor();
  await lookEverywhere('sayfa-zaman');
  await page.goBack();
  await page.getByRole('heading', { name: 'With whom?' }).waitFor();
});
