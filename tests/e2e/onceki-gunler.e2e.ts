import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { rolCalls } from '@defter/contract/rol.ts';
import { toFlags, type Yetki, YETKILER } from '@defter/contract/yetkiler.ts';
import { expect, test } from 'vitest';
import { openGun, yarin } from './randevu/gun.ts';
import { addPersonel, addRandevu, gunOf } from './support/kayitlar.ts';
import { keepPicture, PHONE, setUpPanel } from './support/panel.ts';
import { newTelefon, send } from './support/salon.ts';
import { Takvim } from './support/takvim.ts';

const { open } = setUpPanel();
const HAKLAR: Yetki[] = ['randevuGoruntule', 'randevuTumunuGor', 'randevuMusteriGor', 'randevuEkle', 'randevuDuzenle', 'randevuTasi', 'musteriGoruntule', 'gecmisTarihGor'];

test('unsettled appointments of the days before are listed, and disappear once they are marked', async () => {
  const { kisi, musteriID, sutunlar } = await openGun();
  for (const gun of [1, 2, 3, 4]) await addRandevu(kisi, { musteriID, sutunID: sutunlar[0]!, tarih: gunOf(-gun) });
  const page = await open({ kisi });
  const kalan = page.getByRole('region', { name: 'Önceki günlerden kalan' });
  await kalan.getByRole('listitem').nth(2).waitFor();
  expect(await kalan.getByRole('listitem').count()).toBe(3);
  await keepPicture(page, 'onceki-gunler');
  await kalan.getByRole('button', { name: 'Göster' }).click();
  await kalan.getByRole('listitem').nth(3).waitFor();
  await kalan.getByRole('button', { name: 'Geldi' }).first().click();
  await expect.poll(() => kalan.getByRole('listitem').count()).toBe(3);
  for (let left = 3; left > 0; left -= 1) {
    await kalan.getByRole('button', { name: 'Gelmedi' }).first().click();
    await expect.poll(() => kalan.getByRole('listitem').count()).toBe(left - 1);
  }
  const { toplamKayit } = await send(randevuCalls.bekleyenler, {}, kisi);
  expect(toplamKayit).toBe(0);
});

test('a role that settles first is told what to do, and books once it is done', async () => {
  const { kisi, musteriID, sutunlar } = await openGun();
  await addRandevu(kisi, { musteriID, sutunID: sutunlar[0]!, tarih: gunOf(-1) });
  const { id: rolID } = await send(rolCalls.create, { body: { adi: 'Banko', dunKapansin: true, yetkiler: toFlags(YETKILER, HAKLAR) } }, kisi);
  const masa = await addPersonel(kisi, HAKLAR);
  await send(personelCalls.update, { body: { id: masa.oturum.id, cepTelefonu: newTelefon(), rolID } }, kisi);

  const takvimde = await open({ kisi: masa, path: `${yarin()}&musteri=${musteriID}`, expected: [/409/] });
  const takvim = new Takvim(takvimde);
  await takvim.block('Ayşe Kaya').waitFor();
  await takvim.press('n');
  const panel = takvimde.getByRole('dialog', { name: 'Yeni randevu' });
  await panel.getByRole('textbox', { name: 'Başlangıç' }).fill('15:00');
  await panel.getByRole('textbox', { name: 'Bitiş' }).fill('15:30');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await takvimde.getByText('Önceki günlerden 1 randevu sonuçlanmadı').waitFor();

  const bugun = await open({ kisi: masa, context: PHONE });
  const kalan = bugun.getByRole('region', { name: 'Önceki günlerden kalan' });
  await kalan.getByText('Bunlar işaretlenmeden yeni randevu ve satış açılamaz.').waitFor();
  await keepPicture(bugun, 'onceki-gunler-telefon');
  expect(await bugun.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await kalan.getByRole('button', { name: 'Gelmedi' }).click();
  await kalan.waitFor({ state: 'hidden' });

  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await panel.waitFor({ state: 'hidden' });
});
