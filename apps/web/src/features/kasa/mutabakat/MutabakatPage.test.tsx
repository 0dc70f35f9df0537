import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../app/data/query.ts';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { MutabakatPage } from './MutabakatPage.tsx';

afterEach(() => queryClient.clear());

test.each([
  ['leads back to the till whoever may see it', ['kasaTumHesaplar', 'kasaIslemleri'], 1],
  ['leads whoever may see the check alone nowhere', ['kasaTumHesaplar'], 0],
] as const)('%s', async (_ad, yetkiler, links) => {
  await loadTexts(['mutabakat']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', suruyor: false, liste: [], kanitlar: [] }));
  showTo(yetkiler, <MutabakatPage />);
  await screen.findByText('Henüz kontrol yapılmadı');
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
