import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../app/data/query.ts';
import { showTo } from '../../../test/render.tsx';
import { SeansDusmePage } from './SeansDusmePage.tsx';

afterEach(() => queryClient.clear());

test('people who sell without the right to see customers read why they cannot take a session', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  showTo(['satisEkle'], <SeansDusmePage />, '/seans-dusme?musteri=7');
  await screen.findAllByText(/yetkiniz yok/);
  expect(fetched).not.toHaveBeenCalled();
});
