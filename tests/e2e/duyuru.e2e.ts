import { duyuruCalls } from '@defter/contract/duyuru.ts';
import { expect, test } from 'vitest';
import { addPersonel } from './support/kayitlar.ts';
import { addressOf, boxOf, holdBack, keepPicture, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('an announcement is written, counted in the top bar of a colleague, read as text, and lists its readers', async () => {
  const kisi = await openSalon();
  const desk = await addPersonel(kisi, ['randevuGoruntule']);
  const [owner, colleague] = await Promise.all([open({ kisi, path: '/duyurular' }), open({ kisi: desk, path: '/', context: PHONE, tema: 'dark' })]);
  await owner.getByRole('button', { name: 'Duyuru yaz' }).click();
  const form = owner.getByRole('dialog', { name: 'Duyuru yaz' });
  await form.getByLabel('Başlık').fill('Cuma eğitimi <img src=x onerror=alert(1)>');
  await form.getByLabel('Metin').fill('Saat 19.00\n<script>alert(2)</script>');
  await form.getByRole('button', { name: /^Duyur/ }).click();
  await form.waitFor({ state: 'detached' });

  // Its own and that of the house, without loading the page again.
  await colleague.getByRole('link', { name: 'Duyurular, 2 okunmamış' }).click();
  const liste = colleague.getByRole('region', { name: 'Duyurular' });
  await liste.getByText('<script>alert(2)</script>').waitFor();
  await keepPicture(colleague, 'duyurular-360-koyu');
  await liste.getByRole('button', { name: /^Cuma eğitimi .*: okudum$/ }).click();
  await colleague.getByRole('link', { name: 'Duyurular, 1 okunmamış' }).waitFor();

  await owner.getByRole('button', { name: '2 kişi okudu' }).click();
  const okuyanlar = owner.getByRole('dialog', { name: /Kimler okudu/ });
  await okuyanlar.getByText('Elif Şahin').waitFor();
  await keepPicture(owner, 'duyuru-okuyanlar');
  const { liste: kalan } = await send(duyuruCalls.list, { query: { durum: 1 } }, desk);
  expect(kalan.map(({ kaynak }) => kaynak)).toEqual(['ev']);
});

test('news that come to the top bar of a phone move nothing that is pressed there', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/404', context: PHONE });
  const tell = await holdBack(page, '**/api/info/duyurular?*');
  await page.goto(addressOf('/musteriler'));
  const search = page.getByRole('button', { name: 'Ara veya git' });
  const before = await boxOf(search);
  tell();
  await page.getByRole('link', { name: 'Duyurular, 1 okunmamış' }).waitFor();
  expect(await boxOf(search)).toEqual(before);
});
