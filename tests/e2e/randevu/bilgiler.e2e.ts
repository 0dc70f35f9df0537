import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { addMusteri, addPersonel, addRandevu, gunOf } from '../support/kayitlar.ts';
import { addressOf, keepPicture, setUpPanel } from '../support/panel.ts';
import { send } from '../support/salon.ts';
import { Takvim } from '../support/takvim.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();
/** One of the special conditions that every business begins with. */
const ALERJIK = 8;

test('an allergy stands on the block, in the panel and on the card, with the right to see cards; an expected appointment shows the probability that its customer does not come, with reasons', async () => {
  const { kisi, musteriID, sutunlar } = await openGun();
  const { musteri } = await send(musteriCalls.get, { params: { id: musteriID } }, kisi);
  await send(musteriCalls.update, { body: { musteri: { id: musteriID, ad: musteri.ad, soyad: musteri.soyad }, digerBilgiler: { ozelDurumID: ALERJIK } } }, kisi);
  const page = await open({ kisi, path: yarin() });
  await page.getByRole('button', { name: /^Ayşe Kaya, 10:00.*Alerjik bünye/ }).click();
  const panel = page.getByRole('dialog', { name: 'Randevu' });
  await panel.getByText('Alerjik bünye').waitFor();
  await panel.getByText('Gelmeme olasılığı için henüz erken: en az 30 tamamlanmış randevu gerekir.').waitFor();
  await keepPicture(page, 'alerji-panel');
  await page.goto(addressOf(`/musteriler/${musteriID}`));
  await page.getByRole('heading', { name: 'Ayşe Kaya', level: 1 }).locator('..').getByText('Alerjik bünye').waitFor();
  await keepPicture(page, 'alerji-kart');

  const baska = await addMusteri(kisi, ['Can', 'Ak']);
  const gecmis = Array.from({ length: 32 }, async (_, n) => {
    const id = await addRandevu(kisi, { musteriID: n < 4 ? musteriID : baska, sutunID: sutunlar[1]!, tarih: gunOf(-1 - n) });
    for (const randevuDurumu of n < 3 ? ['X'] : ['G', 'K']) await send(randevuCalls.update, { body: { id, randevuDurumu } }, kisi);
  });
  await Promise.all(gecmis);
  await page.goto('about:blank');
  await page.goto(addressOf(yarin()));
  await new Takvim(page).block('Ayşe Kaya').click();
  const bilgi = panel.getByRole('note').filter({ hasText: 'Gelmeme olasılığı' });
  const [, olasilik = 0, taban = 0] = /%(\d+).*%(\d+)/.exec((await bilgi.textContent())!)?.map(Number) ?? [];
  expect(olasilik).toBeGreaterThan(taban);
  await bilgi.getByText('Son bir yılda 1 kez geldi, 3 kez gelmedi').waitFor();
  await keepPicture(page, 'gelmeme-olasiligi');

  const masa = await addPersonel(kisi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuMusteriGor']);
  const theirs = await open({ kisi: masa, path: yarin() });
  await new Takvim(theirs).block('Ayşe Kaya').waitFor();
  expect(await theirs.getByRole('button', { name: /Alerjik/ }).count()).toBe(0);
});
