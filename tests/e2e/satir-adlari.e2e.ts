import { satisCalls } from '@defter/contract/satis.ts';
import { expect, test } from 'vitest';
import { settle } from './support/ekranlar.ts';
import { addHizmet, addMusteri, addRandevu, addSatis, addSutunlar, gunOf } from './support/kayitlar.ts';
import { addressOf, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';
import { RESTING_PLACE } from './support/tabs.ts';

const { open } = setUpPanel();

test('a button that every row of a list has says whose row it is', { timeout: 120_000 }, async () => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi);
  const [sutunID = 0] = await addSutunlar(kisi);
  const kisiler = [await addMusteri(kisi, ['Ayşe', 'Kaya']), await addMusteri(kisi, ['Burcu', 'Ak'])];
  for (const [sira, musteriID] of kisiler.entries()) {
    await addRandevu(kisi, { musteriID, sutunID, altUrunID, tarih: gunOf(), saat: `1${sira}:00`, bitis: `1${sira}:45` });
    await addSatis(kisi, { musteriID, altUrunID });
    // Two open sales of one customer, each of which can be paid.
    await send(satisCalls.create, { body: { musteriID, tarih: gunOf(-sira - 1), icerikler: [{ id: 0, altUrunID }], odemeler: [] } }, kisi);
  }
  const page = await open({ kisi });
  const twice: Record<string, string[]> = {};
  for (const path of ['/', '/musteriler', `/musteriler/${kisiler[0]}`, '/taksitler', '/sms-hazir-mesaj', '/personeller?sekme=roller']) {
    await page.goto(RESTING_PLACE);
    await page.goto(addressOf(path));
    await page.getByRole('heading').first().waitFor();
    await settle(page);
    const buttons = page.locator('main button, main a.mantine-Button-root, main a.mantine-ActionIcon-root');
    // A link that leads to the same place twice does the same twice.
    const acts = await buttons.evaluateAll((all) => Object.fromEntries(all.map((button, index) => [`${button.ariaLabel ?? button.textContent} ${button.getAttribute('href') ?? index}`, button.ariaLabel ?? button.textContent])));
    const names = Object.values(acts);
    const found = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
    if (found.length > 0) twice[path] = found;
  }
  expect(twice).toEqual({});
});
