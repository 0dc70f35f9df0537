import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/data/query.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { Gonderimler } from './Gonderimler.tsx';

afterEach(() => queryClient.clear());

test.each([
  ['offers to send the first message to whoever may send', ['smsGonder'], 1],
  ['leads whoever reads the reports alone nowhere', ['smsRapor'], 0],
] as const)('%s', async (_ad, yetkiler, links) => {
  await loadTexts(['sms']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0 }));
  showTo(yetkiler, <Gonderimler />);
  await screen.findByText('Henüz toplu gönderim yok');
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
