import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { KampanyaForm } from './KampanyaForm.tsx';

test('ten percent become ten lira, and ten percent again', async () => {
  await loadTexts(['kampanya']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0, tanimlar: {} }));
  const { user } = showTo([], <KampanyaForm kampanya={undefined} onClose={vi.fn()} />);
  const choose = async (ad: string) => {
    await user.click(screen.getByRole('combobox', { name: 'İndirim' }));
    await user.click(await screen.findByRole('option', { name: ad, hidden: true }));
  };
  await user.clear(screen.getByLabelText(/^Yüzde/));
  await user.type(screen.getByLabelText(/^Yüzde/), '10');
  await choose('Parça başına tutar');
  expect(screen.getByLabelText<HTMLInputElement>(/^Tutar/).value).toBe('10,00');
  await choose('Yüzde');
  expect(screen.getByLabelText<HTMLInputElement>(/^Yüzde/).value).toBe('10');
});
