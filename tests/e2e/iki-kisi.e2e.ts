import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { addHizmet, addMusteri, addPersonel, addVardiyalar, gunOf } from './support/kayitlar.ts';
import { addressOf, expectPath, keepPicture, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();
/** Refusals are the subject of these tests. */
const expected = [/409/];

const conflictOf = (page: Page) => page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
const expectAsked = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' }).getByRole('button', { name: 'Kaydetmeden kapat' }).click();
};
const press = (place: Locator, name: RegExp) => place.getByRole('button', { name }).click();

test('two desks on one colleague: the second sees what the first has saved, and saves over it knowingly, as on a customer whom both have open', async () => {
  const kisi = await openSalon();
  const { oturum } = await addPersonel(kisi, []);
  const desks = await Promise.all([
    open({ kisi, path: '/personeller', expected }),
    open({ kisi, path: '/personeller', context: PHONE, tema: 'dark', expected }),
  ] as const);
  const panels = desks.map((page) => page.getByRole('dialog', { name: /Personel kaydı/ })) as [Locator, Locator];
  for (const page of desks) await page.getByText('Elif Şahin').first().click();
  const [first, second] = panels;
  await fieldOf(second, 'Ad').fill('Elif Nur');
  await fieldOf(second, 'Adres').fill('Lale Sokak 3');
  await fieldOf(first, 'Ad').fill('Elif Su');
  await fieldOf(first, 'Soyad').fill('Demir');
  await press(first, /^Kaydet/);
  await first.waitFor({ state: 'detached' });

  await press(second, /^Kaydet/);
  const soru = conflictOf(desks[1]);
  await soru.getByText('Elif Nur').waitFor();
  await soru.getByText('Elif Su').waitFor();
  await soru.getByText('Soyad: Şahin → Demir').waitFor();
  await keepPicture(desks[1], 'cakisma-personel-360-koyu');
  await press(soru, /^Kaydet$/);
  await second.waitFor({ state: 'detached' });
  const { liste } = await send(personelCalls.list, { query: { personelID: oturum.id } }, kisi);
  expect(liste[0]).toMatchObject({ ad: 'Elif Nur', soyad: 'Demir', adres: 'Lale Sokak 3' });

  const musteriID = await addMusteri(kisi);
  for (const page of desks) {
    await page.goto(addressOf(`/musteriler/${musteriID}`));
    await page.getByRole('button', { name: 'Düzenle' }).first().click();
  }
  const [ilk, ikinci] = desks.map((page) => page.getByRole('dialog')) as [Locator, Locator];
  await fieldOf(ikinci, 'Ad').fill('Ayşe Nur');
  await fieldOf(ilk, 'Ad').fill('Ayşegül');
  await press(ilk, /^Kaydet/);
  await ilk.waitFor({ state: 'detached' });
  await press(ikinci, /^Kaydet/);
  await soru.getByRole('radio', { name: /Kayıttaki/ }).check();
  await keepPicture(desks[1], 'cakisma-musteri-360-koyu');
  await press(soru, /^Kaydet$/);
  await desks[1].getByRole('heading', { name: 'Ayşegül Kaya' }).waitFor();
});

test('two desks on one template: the second loads the new one, and a name that is there is told at its field; a change of the plan is not taken back over theirs', async () => {
  const kisi = await openSalon();
  const desks = await Promise.all([open({ kisi, path: '/vardiya-plani', expected }), open({ kisi, path: '/vardiya-plani', expected })]);
  const [first, second] = desks.map((page) => page.getByRole('dialog', { name: 'Vardiyayı düzenle' })) as [Locator, Locator];
  for (const page of desks) await page.getByRole('button', { name: 'Sabah vardiyasını düzenle' }).click();
  await fieldOf(second, 'Ad').fill('Sabahçı');
  await fieldOf(first, 'Ad').fill('Erken');
  await press(first, /^Kaydet/);
  await first.waitFor({ state: 'detached' });

  await press(second, /^Kaydet/);
  const soru = conflictOf(desks[1]!);
  await soru.getByText('Sabahçı').waitFor();
  await keepPicture(desks[1]!, 'cakisma-vardiya');
  await press(soru, /yenisini yükle/);
  await expect.poll(() => fieldOf(second, 'Ad').inputValue()).toBe('Erken');
  await fieldOf(second, 'Ad').fill('Akşam');
  await press(second, /^Kaydet/);
  await second.getByText('Bu adda bir vardiya var.').waitFor();
  expect(await fieldOf(second, 'Ad').getAttribute('aria-invalid')).toBe('true');
  await keepPicture(desks[1]!, 'vardiya-ad-var');

  const [page] = desks;
  await page!.goto(addressOf(`/vardiya-plani?tarih=${gunOf(14)}`));
  const hucre = page!.locator('[role=gridcell][data-satir="0"][data-sutun="0"]');
  await page!.getByRole('button', { name: 'Öğle 12:00–20:00' }).click();
  await hucre.click();
  const geriAl = page!.getByRole('status').filter({ hasText: '1 gün değişti.' }).getByRole('button', { name: 'Geri al' });
  await geriAl.waitFor();
  const tarih = (await send(vardiyaCalls.kayitlar, { query: { baslangicTarihi: gunOf(7), bitisTarihi: gunOf(21) } }, kisi)).liste[0]!.tarih;
  await addVardiyalar(kisi, [tarih]);
  await geriAl.click();
  await page!.getByText('Bu günlerin planı bu arada değişti; sizinki uygulanmadı.').waitFor();
  await expect.poll(() => hucre.getAttribute('aria-label')).toContain('Erken');
  await keepPicture(page!, 'plan-geri-alinmadi');
});

test('an open sale that a colleague has changed is left without a question when nothing was typed, and loaded anew when the second wants it', async () => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi);
  const body = { musteriID: await addMusteri(kisi), islemde: true };
  const { id } = await send(satisCalls.create, { body: { ...body, icerikler: [{ id: 0, altUrunID }] } }, kisi);
  const change = async (alanlar: object) => {
    const { satis } = await send(satisCalls.get, { params: { id } }, kisi);
    await send(satisCalls.update, { body: { ...body, id, surum: satis.surum, icerikler: [{ id: 0, altUrunID }], ...alanlar } }, kisi);
  };
  const page = await open({ kisi, path: `/satis/${id}`, expected });
  await page.getByText('Cilt bakımı').first().waitFor();
  const seen = page.waitForResponse((response) => response.url().endsWith(`/satis/${id}`));
  await change({ aciklama: 'Havlu unutuldu' });
  await seen;
  await page.getByRole('link', { name: 'Satışlar' }).first().click();
  await expectPath(page, '/satislar');

  await page.goto(addressOf(`/satis/${id}`));
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await press(sepet, /^Cilt bakımı$/);
  await fieldOf(sepet, 'Adet').fill('3');
  await change({ icerikler: [{ id: 0, altUrunID, adet: 2 }] });
  await press(sepet, /^Satışı /);
  const soru = page.getByRole('dialog', { name: 'Bu satış siz düzenlerken değişti' });
  await soru.waitFor();
  await keepPicture(page, 'cakisma-satis');
  await press(soru, /^Yenisini yükle$/);
  await sepet.getByText('2.500', { exact: false }).first().waitFor();
});

test('a sale that one desk leaves open stands on the other desk at once, and can be finished there', async () => {
  const kisi = await openSalon();
  await addHizmet(kisi);
  const musteriID = await addMusteri(kisi);
  const other = await open({ kisi, path: '/', context: PHONE });
  await other.getByRole('heading', { name: 'Bugün' }).first().waitFor();
  const desk = await open({ kisi, path: `/satis?musteri=${musteriID}` });
  await desk.locator('[data-urun]').filter({ hasText: 'Cilt bakımı' }).click();
  await press(desk.getByRole('region', { name: 'Sepet' }), /^Açık bırak/);
  await other.getByText('Ayşe Kaya').first().waitFor();
  await other.getByRole('link', { name: 'Tamamla' }).click();
  const sepet = other.getByRole('region', { name: 'Sepet' });
  await press(sepet, /^Nakit/);
  await keepPicture(other, 'acik-satis-ikinci-masa');
  await press(sepet, /^Satışı tamamla/);
  await expect.poll(async () => (await send(satisCalls.list, { query: { islemde: true } }, kisi)).liste).toEqual([]);
});

test('a product or a customer that another desk removes while somebody types stays until that is closed, and says so', async () => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi);
  const page = await open({ kisi, path: `/urunler/${altUrunID}?panel=${altUrunID}`, expected: [/404/, /422/] });
  const panel = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^Kaydet/ }) });
  await fieldOf(panel, 'Ad').fill('Cilt bakımı, uzun');
  await send(urunCalls.removeAltUrun, { body: { id: altUrunID } }, kisi);
  await page.getByText('Bu kayıt artık yok').waitFor();
  expect(await fieldOf(panel, 'Ad').inputValue()).toBe('Cilt bakımı, uzun');
  await expectAsked(page);
  await page.getByRole('link', { name: 'Tüm ürünler' }).waitFor();

  const [musteriID, kalanID] = [await addMusteri(kisi), await addMusteri(kisi, ['Zeynep', 'Ak'])];
  await page.goto(addressOf(`/musteriler/${musteriID}?panel=${musteriID}`));
  await fieldOf(panel, 'Ad').fill('Ayşegül');
  await send(birlestirmeCalls.birlestir, { body: { kalanID, gidenID: musteriID } }, kisi);
  await page.getByText('Bu kayıt artık yok').waitFor();
  expect(await fieldOf(panel, 'Ad').inputValue()).toBe('Ayşegül');
  await expectAsked(page);
  await page.getByRole('link', { name: 'Tüm müşteriler' }).waitFor();
});
