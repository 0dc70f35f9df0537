import { expect, test } from 'vitest';
import { addMusteri } from './support/kayitlar.ts';
import { setUpPanel } from './support/panel.ts';
import { openSalon } from './support/salon.ts';

const { open } = setUpPanel();

test('opening the card of a customer asks the server three times at most', async () => {
  const kisi = await openSalon();
  await addMusteri(kisi, ['Nermin', 'Uysal']);
  const page = await open({ kisi, path: '/musteriler' });
  await page.getByText('Nermin Uysal').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The strip of open requests belongs to the list and may still be on its way.
    if (pathname.startsWith('/api/') && !pathname.endsWith('/kvkk-talepler')) asked.push(pathname);
  });
  await page.getByText('Nermin Uysal').click();
  await page.getByRole('heading', { name: 'Nermin Uysal' }).waitFor();
  await page.getByText('Henüz bir hareket yok').waitFor();
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(3);
});
