import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../app/data/query.ts';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { BOS_SUZGEC } from './secim.ts';
import { SuzgecAlanlari } from './SuzgecAlanlari.tsx';

afterEach(() => queryClient.clear());

test.each([
  ['whoever sees what they owe and have bought', ['smsGonder', 'musteriCari', 'paketGoruntule'], 2],
  ['nobody by a filter that would be refused', ['smsGonder'], 0],
] as const)('customers are chosen by debts and packages by %s', async (_ad, yetkiler, sayi) => {
  await loadTexts(['sms']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0, tanimlar: {} }));
  showTo(yetkiler, <SuzgecAlanlari value={BOS_SUZGEC} onChange={() => {}} />);
  await screen.findAllByRole('textbox');
  expect(screen.queryAllByRole('checkbox')).toHaveLength(sayi);
});

test('text that is no number, or a number out of its limits, is told at its field', async () => {
  await loadTexts(['sms']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0, tanimlar: {} }));
  showTo(['smsGonder'], <SuzgecAlanlari value={{ ...BOS_SUZGEC, dogumGunu: '90' }} onChange={() => {}} />);
  expect(await screen.findByText('En fazla 60 yazabilirsiniz.')).toBeDefined();
});
