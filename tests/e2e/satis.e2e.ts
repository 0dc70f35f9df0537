import { satisCalls } from '@defter/contract/satis.ts';
import { test } from 'vitest';
import { addHizmet, addMusteri } from './support/kayitlar.ts';
import { expectPath, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('an open sale that a colleague has changed meanwhile is left without a question when nothing was typed', async () => {
  const kisi = await openSalon();
  const icerikler = [{ id: 0, altUrunID: await addHizmet(kisi) }];
  const body = { musteriID: await addMusteri(kisi), icerikler, islemde: true };
  const { id } = await send(satisCalls.create, { body }, kisi);
  const page = await open({ kisi, path: `/satis/${id}` });
  await page.getByText('Cilt bakımı').first().waitFor();

  const { satis } = await send(satisCalls.get, { params: { id } }, kisi);
  const seen = page.waitForResponse((response) => response.url().endsWith(`/satis/${id}`));
  await send(satisCalls.update, { body: { ...body, id, surum: satis.surum, aciklama: 'Havlu unutuldu' } }, kisi);
  await seen;
  await page.getByRole('link', { name: 'Satışlar' }).first().click();
  await expectPath(page, '/satislar');
});
