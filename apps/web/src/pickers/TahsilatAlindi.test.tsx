import type { Kurus } from '@defter/rules/para.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../app/data/query.ts';
import { loadTexts } from '../app/routing/lazy-route.ts';
import { showTo } from '../test/render.tsx';
import { TahsilatAlindi } from './TahsilatAlindi.tsx';

afterEach(() => queryClient.clear());

test.each([
  ['offers the receipt to whoever collects', ['musteriTahsilat'], 3],
  ['offers no receipt to whoever collects by the right to change sales and may not print', ['satisDuzenle'], 0],
] as const)('%s', async (_ad, yetkiler, links) => {
  await loadTexts(['tahsilat']);
  showTo(yetkiler, <TahsilatAlindi ad="Ayşe Kaya" tahsilatID={7} alinan={100_00 as Kurus} avans={0 as Kurus} onClose={() => {}} />);
  await screen.findByRole('status');
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
