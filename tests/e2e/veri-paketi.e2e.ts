import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readZip } from '../../apps/server/test/read-zip.ts';
import { addMusteri } from './support/kayitlar.ts';
import { keepPicture, setUpPanel, toldOn } from './support/panel.ts';
import { openSalon } from './support/salon.ts';

const { open } = setUpPanel();

test.each(toldOn('wide'))('the owner takes everything along in one file, with the password again: %s', async (ad, context) => {
  const kisi = await openSalon();
  await addMusteri(kisi, ['Zeynep', 'Demir']);
  const page = await open({ kisi, path: '/verilerim', context, expected: [/422/] });
  await page.getByText('Dosyada neler var').waitFor();
  const sifre = page.getByLabel('Parolanız');
  await sifre.fill('yanlis-parola');
  await page.getByRole('button', { name: 'Dosyayı hazırla' }).click();
  await page.getByText('Mevcut parola hatalı').first().waitFor();
  await sifre.fill(kisi.parola);
  await page.getByRole('button', { name: 'Dosyayı hazırla' }).click();
  await page.getByText(/Dosyanız hazır ·/).waitFor();
  await keepPicture(page, `veri-paketi-${ad}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'İndir', exact: true }).click();
  const files = readZip(await readFile(await (await download).path()));
  expect(Object.keys(files)).toContain('OKU.html');
  expect(files['json/musteri.json']!.toString()).toContain('Zeynep');
});
