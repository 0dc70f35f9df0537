import { kasaCalls } from '@defter/contract/kasa.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { tanimCalls, tanimTuruCalls } from '@defter/contract/tanim.ts';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { settle } from './support/ekranlar.ts';
import { addressOf, boxOf, holdBack, PHONE, pressHalf, setUpPanel } from './support/panel.ts';
import { openSalon, send, type Kisi } from './support/salon.ts';

const { open } = setUpPanel();

const addOzelDurum = async (kisi: Kisi, adi: string) => (await send(tanimTuruCalls.ozelDurum.create, { body: { id: 0, adi } }, kisi)).id;
const activity = async (kisi: Kisi, kayitID: number) => (await send(tanimCalls.hepsi, {}, kisi)).tanimlar.ozelDurum.find(({ id }) => id === kayitID)?.aktifMi;

test('a category is added while an expense is written, cannot be deleted then, is merged and brought back', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/kasa?panel=0' });
  const gider = page.getByRole('dialog');
  await fieldOf(gider, 'Tutar').fill('750');
  await fieldOf(gider, 'Kategori').fill('Eğitim');
  const letForm = await holdBack(page, '**/YeniAdli-*');
  const letThrough = await holdBack(page, '**/api/kategori');
  await page.getByRole('option', { name: '“Eğitim” ekle' }).click();
  // Neither its small form nor the category is waited for.
  await gider.getByRole('button', { name: 'Kaydet' }).click();
  letForm();
  letThrough();
  await gider.waitFor({ state: 'detached' });
  await page.getByText('Eğitim').first().waitFor();

  await page.goto('/plus/#/tanimlamalar');
  await page.getByLabel('Liste veya kayıt ara').fill('egitim');
  await page.getByRole('button', { name: /^Kasa kategorileri/ }).click();
  const row = page.getByRole('row', { name: /^Eğitim/ });
  await row.click();
  const form = page.getByRole('dialog');
  await form.getByText('Kasa hareketleri').waitFor();
  await form.getByRole('button', { name: 'Sil' }).click();

  const birlestir = page.getByRole('dialog', { name: /kaydını birleştir/ });
  await birlestir.getByText(/kullanımda olduğu için silinemez/).waitFor();
  await birlestir.getByLabel('Hangi kayıtla').fill('genel');
  await page.getByRole('option', { name: 'Genel giderler' }).click();
  await birlestir.getByText('1 yerde “Eğitim” yerine “Genel giderler” yazılır').waitFor();
  await birlestir.getByRole('button', { name: 'Birleştir' }).click();
  await row.waitFor({ state: 'detached' });
  const categories = async () => (await send(kasaCalls.list, {}, kisi)).kasa.map(({ kategoriAdi }) => kategoriAdi);
  expect(await categories()).toEqual(['Genel giderler']);

  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await row.waitFor();
  expect(await categories()).toEqual(['Eğitim']);
  await page.getByRole('button', { name: 'Birleştirmeler' }).click();
  await page.getByRole('dialog').getByText('Geri alındı').waitFor();
});

test('on a phone a list is chosen from a box; system units cannot be touched', async () => {
  const page = await open({ kisi: await openSalon(), path: '/tanimlamalar', context: PHONE });
  await page.getByRole('combobox', { name: 'Liste' }).fill('birim');
  await page.getByRole('option', { name: 'Birimler' }).click();
  await page.getByRole('row', { name: /^Adet/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByText(/değiştirilemez ve silinemez/).waitFor();
  expect(await panel.getByLabel(/^Ad/).isEditable()).toBe(false);
  expect(await panel.getByRole('button', { name: 'Kaydet' }).count()).toBe(0);
});

test('an entry that is opened again right after its save shows the saved values', async () => {
  const kisi = await openSalon();
  await addOzelDurum(kisi, 'Lens kullanıyor');
  const page = await open({ kisi, path: '/tanimlamalar?tur=ozelDurum' });
  const row = page.getByRole('row', { name: /^Lens kullanıyor/ });
  const form = page.getByRole('dialog', { name: 'Kaydı düzenle' });
  await row.click();
  await fieldOf(form, 'Ad').fill('Lens takıyor');
  const known = await holdBack(page, '**/api/tanim');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await form.waitFor({ state: 'detached' });
  await row.click();
  known();
  await expect.poll(() => fieldOf(form, 'Ad').inputValue()).not.toBe('');
  expect(await fieldOf(form, 'Ad').inputValue()).toBe('Lens takıyor');
});

test('double clicks on everything open, refuse, put out of use and undo, each once', async () => {
  const kisi = await openSalon();
  const id = await addOzelDurum(kisi, 'Lens kullanıyor');
  await send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'Ayşe', soyad: 'Kaya' }, digerBilgiler: { ozelDurumID: id }, adresler: [], musteriTelefon: [] } }, kisi);
  const page = await open({ kisi, path: '/tanimlamalar?tur=ozelDurum' });
  const row = page.getByRole('row', { name: /^Lens kullanıyor/ });
  const form = page.getByRole('dialog', { name: 'Kaydı düzenle' });
  const birlestir = page.getByRole('dialog', { name: /kaydını birleştir/ });

  await row.dblclick();
  await form.getByText('Müşteriler').waitFor();
  await form.getByRole('button', { name: 'Sil' }).dblclick();
  await birlestir.getByText(/kullanımda olduğu için silinemez. Pasife alabilir/).waitFor();
  expect(await activity(kisi, id)).toBe(true);

  await birlestir.getByRole('button', { name: 'Pasife al' }).dblclick();
  await page.getByText('“Lens kullanıyor” pasife alındı.').waitFor();
  await row.getByText('Pasif').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  // The second half may have met the row behind, and has marked a word there: it opens all the same.
  await row.getByText('Pasif').selectText();
  await row.getByText('Pasif').click();
  await form.getByRole('button', { name: 'Sil' }).click();
  await birlestir.getByText(/Zaten pasif/).waitFor();
  expect(await birlestir.getByRole('button', { name: 'Pasife al' }).count()).toBe(0);
  await birlestir.getByRole('button', { name: 'Vazgeç' }).click();

  // It is undone in its own list, whatever list is shown by then.
  await page.goto(addressOf('/tanimlamalar?tur=meslek'));
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Geri al', exact: true }).dblclick();
  await expect.poll(() => activity(kisi, id)).toBe(true);
});

test('a list stays where it was when a record opens, which a slow double click leaves open; a double click on delete asks, and one on the answer opens nothing behind it', async () => {
  const kisi = await openSalon();
  await addOzelDurum(kisi, 'Lens kullanıyor');
  const page = await open({ kisi, path: '/tanimlamalar?tur=ozelDurum' });
  const form = page.getByRole('dialog', { name: 'Kaydı düzenle' });
  const { x, y } = await boxOf(page.getByRole('row', { name: /^Epilepsi/ }));
  const press = () => page.mouse.click(x + 100, y + 15);
  // Its code is there from now on, so that it opens at once.
  await press();
  await form.waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });

  await press();
  await form.waitFor();
  await press();
  await settle(page);
  expect(await form.count()).toBe(1);
  // Later a press beside it closes it.
  await press();
  await form.waitFor({ state: 'detached' });

  const row = page.getByRole('row', { name: /^Lens kullanıyor/ });
  await row.scrollIntoViewIfNeeded();
  const yer = await page.evaluate(() => window.scrollY);
  expect(yer).toBeGreaterThan(100);
  await row.click();
  await form.waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(yer);
  await form.getByRole('button', { name: 'Vazgeç' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => window.scrollY)).toBe(yer);

  await row.click();
  await form.getByRole('button', { name: 'Sil' }).dblclick();
  await page.getByRole('dialog', { name: /silinsin mi/ }).getByRole('button', { name: 'Sil' }).dblclick();
  await row.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('the second half of a double click whose first one closes a panel presses nothing behind it', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/tanimlamalar?tur=ozelDurum' });
  const form = page.getByRole('dialog', { name: 'Kaydı düzenle' });
  await page.getByRole('row', { name: /^Epilepsi/ }).click();
  await fieldOf(form, 'Ad').fill('Epilepsi hastası');
  await form.getByRole('button', { name: 'Kaydet' }).hover();
  await pressHalf(page, 1);
  await form.waitFor({ state: 'detached' });
  await pressHalf(page, 2);
  await settle(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  // Another press is one of its own.
  await pressHalf(page, 1);
  await form.waitFor();
});

test('a key that is held down acts once', async () => {
  const page = await open({ kisi: await openSalon(), path: '/tanimlamalar?tur=ozelDurum' });
  const form = page.getByRole('dialog', { name: 'Kaydı düzenle' });
  const row = page.getByRole('row', { name: /^Epilepsi/ });
  const focused = () => page.evaluate(() => document.activeElement?.closest('tr, [role=dialog]')?.tagName);
  await row.focus();
  await page.keyboard.down('Enter');
  await expect.poll(focused).toBe('SECTION');
  await fieldOf(form, 'Ad').fill('Epilepsi hastası');
  await page.keyboard.down('Enter');
  await settle(page);
  expect(await form.count()).toBe(1);
  await page.keyboard.up('Enter');

  await page.keyboard.down('Enter');
  await form.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('TR');
  await page.keyboard.down('Enter');
  await settle(page);
  expect(await form.count()).toBe(0);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await form.waitFor();
});

test('editing an entry that another desk deletes is told, and an old link too', async () => {
  const kisi = await openSalon();
  const id = await addOzelDurum(kisi, 'Lens kullanıyor');
  // The panel may ask how often it is used at the moment when it goes.
  const page = await open({ kisi, path: '/tanimlamalar?tur=ozelDurum', expected: [/404/] });
  // The first change of another desk that arrives says that the line to the server stands.
  await expect
    .poll(async () => {
      await addOzelDurum(kisi, `Diğer ${Math.random()}`);
      return page.getByRole('row', { name: /^Diğer/ }).count();
    })
    .toBeGreaterThan(0);
  await page.getByRole('row', { name: /^Lens kullanıyor/ }).click();
  await fieldOf(page.getByRole('dialog'), 'Ad').fill('Kontakt lens');
  await send(tanimTuruCalls.ozelDurum.remove, { body: { id } }, kisi);
  await page.getByText('Bu kayıt artık yok').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.getByText('Bu kayıt artık yok').waitFor({ state: 'detached' });
  await page.goto(addressOf(`/tanimlamalar?tur=ozelDurum&panel=${id}`));
  await page.getByText('Bu kayıt artık yok').waitFor();
});
