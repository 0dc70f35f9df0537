import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { expect, test } from 'vitest';
import { choose } from './support/alan.ts';
import { printedSize } from './support/kagit.ts';
import { addHizmet, addMusteri } from './support/kayitlar.ts';
import { addressOf, boxOf, keepPicture, setUpPanel, toldOn } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test.each(toldOn('wide'))('one from the package, one sold and one given away are one sale, and cancelling it brings the session back: %s', async (ad, context, tema) => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi);
  await addHizmet(kisi, { adi: 'Masaj', fiyat: 900 });
  await addHizmet(kisi, { adi: 'Kaş tasarımı', fiyat: 200 });
  const musteriID = await addMusteri(kisi);
  await send(paketSatisCalls.create, { body: { musteriID, eklenenler: [{ id: 0, altUrunID, miktar: 5 }], odemeler: [] } }, kisi);
  const kalan = async () => (await send(seansCalls.paketler, { params: { id: musteriID } }, kisi)).liste[0]!.kalan;

  const page = await open({ kisi, path: `/satis?musteri=${musteriID}`, context, tema });
  const sepet = page.getByRole('region', { name: 'Sepet' });
  const kaydet = sepet.getByRole('button', { name: 'Satışı kaydet' });
  const paketleri = page.getByRole('region', { name: 'Paketleri' });
  await paketleri.getByText('5 seans kaldı').waitFor();

  // Marked products come first from now on.
  await page.getByRole('button', { name: 'Başta dursun: Masaj' }).click();
  await expect.poll(() => page.getByRole('listitem').filter({ has: page.locator('[data-urun]') }).first().innerText()).toContain('Masaj');

  // A service that the customer owns proposes its sessions; one press takes one.
  await page.locator('[data-urun]').filter({ hasText: 'Cilt bakımı' }).click();
  const cilt = sepet.getByRole('radiogroup', { name: 'Cilt bakımı nasıl veriliyor' });
  await cilt.getByText('Paketten (kalan 5)').click();
  await sepet.getByText('1 seans paketten').waitFor();
  await page.locator('[data-urun]').filter({ hasText: 'Masaj' }).click();
  await page.locator('[data-urun]').filter({ hasText: 'Kaş tasarımı' }).click();
  await sepet.getByRole('button', { name: 'Kaş tasarımı', exact: true }).click();
  await sepet.getByRole('radiogroup', { name: 'Kaş tasarımı nasıl veriliyor' }).getByText('Hediye').click();
  await sepet.getByRole('textbox', { name: 'Kaş tasarımı neden hediye' }).fill('Doğum günü');
  await sepet.getByRole('button', { name: 'Nakit', exact: true }).click();
  await keepPicture(page, `satis-akisi-sepet-${ad}`);
  await kaydet.click();
  await page.getByRole('status').filter({ hasText: 'kaydedildi' }).getByText('900,00 ₺ Nakit alındı.').waitFor();
  await page.getByText('Hediye: Doğum günü').waitFor();
  await keepPicture(page, `satis-akisi-bitti-${ad}`);
  expect(await kalan()).toBe(4);

  const [satis] = (await send(satisCalls.list, { query: { musteriID, satisTuru: 'S' } }, kisi)).liste;
  expect(satis).toMatchObject({ toplamTutar: 900, kalan: 0 });
  await page.goto(addressOf(`/satis/adisyon/${satis!.id}`));
  await page.getByText('1 seans paketten').waitFor();
  await page.getByText('Hediye', { exact: true }).waitFor();
  await page.getByText('1 × 900,00 ₺').waitFor();
  await keepPicture(page, `satis-akisi-fis-${ad}`);

  await page.goto(addressOf(`/satis/${satis!.id}`));
  await page.getByRole('button', { name: 'Satışı iptal et' }).click();
  const soru = page.getByRole('dialog');
  await soru.getByRole('radio', { name: 'Yanlış girildi' }).check();
  await soru.getByRole('button', { name: 'Satışı iptal et' }).click();
  await page.getByText('Bu satış iptal edildi', { exact: false }).waitFor();
  expect(await kalan()).toBe(5);
});

test.each(toldOn('phone'))('of several packages the one is taken that is chosen, and the line says what becomes of it: %s', async (ad, context, tema) => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi);
  const musteriID = await addMusteri(kisi);
  const sell = (miktar: number) => send(paketSatisCalls.create, { body: { musteriID, eklenenler: [{ id: 0, altUrunID, miktar }], odemeler: [] } }, kisi);
  await sell(3);
  const { id: ikinci } = await sell(8);
  const page = await open({ kisi, path: `/satis?musteri=${musteriID}`, context, tema });
  const sepet = page.getByRole('region', { name: 'Sepet' });
  await page.getByRole('region', { name: 'Paketleri' }).getByText('11 seans kaldı').click();
  // The package that ends first is proposed; the other one is chosen.
  await sepet.getByText('kalan 3/3 → 2/3', { exact: false }).waitFor();
  await choose(sepet.getByRole('combobox', { name: 'Hangi paketten: Cilt bakımı' }), 'kalan 8/8');
  await sepet.getByText('kalan 8/8 → 7/8', { exact: false }).waitFor();
  await keepPicture(page, `paket-secimi-${ad}`);
  await sepet.getByRole('button', { name: 'Satışı kaydet' }).click();
  await page.getByRole('status').filter({ hasText: 'kaydedildi' }).waitFor();
  const { liste } = await send(seansCalls.paketler, { params: { id: musteriID } }, kisi);
  expect(liste.toSorted((paket, other) => paket.kalan - other.kalan)).toMatchObject([{ kalan: 3 }, { satisID: ikinci, kalan: 7 }]);

  // All papers hang on one button, by key as well.
  const yazdir = page.getByRole('button', { name: 'Yazdır', exact: true });
  await yazdir.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'A5' }).waitFor();
  await keepPicture(page, `yazdir-${ad}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'A5' }).click();
  const kagit = await opened;
  await kagit.getByText('Cilt bakımı').first().waitFor();
  expect(await printedSize(kagit)).toMatchObject({ width: 148, height: 210 });
  await kagit.close();
});

test('a product tells how many of it are in the cart, and its line is in sight however many lines there are', async () => {
  const kisi = await openSalon();
  for (let i = 1; i <= 8; i += 1) await addHizmet(kisi, { adi: `Hizmet ${i}` });
  const page = await open({ kisi, path: '/satis' });
  const sepet = page.getByRole('region', { name: 'Sepet' });
  const urun = (i: number) => page.locator('li').filter({ has: page.locator('[data-urun]', { hasText: `Hizmet ${i}` }) });
  const kapidan = sepet.getByRole('button', { name: 'Kapıdan sat' });
  const { height } = await boxOf(kapidan);
  const isInSight = (i: number) =>
    sepet.getByRole('button', { name: `Hizmet ${i} satırını çıkar` }).evaluate((button) => {
      const [line, room] = [button.closest('li')!.getBoundingClientRect(), button.closest('ul')!.parentElement!.getBoundingClientRect()];
      return line.top >= room.top - 1 && line.bottom <= room.bottom + 1;
    });
  for (const i of [1, 2, 3, 4, 5, 6, 7, 8, 2]) {
    await urun(i).locator('[data-urun]').click();
    await expect.poll(() => isInSight(i)).toBe(true);
  }
  await urun(2).getByText('2', { exact: true }).waitFor();
  await urun(8).getByText('1', { exact: true }).waitFor();
  // The lines get less room, and nothing above them is cut off.
  expect((await boxOf(kapidan)).height).toBe(height);

  await sepet.getByRole('button', { name: 'Hizmet 8 satırını çıkar' }).click();
  await urun(8).getByText('1', { exact: true }).waitFor({ state: 'detached' });
});
