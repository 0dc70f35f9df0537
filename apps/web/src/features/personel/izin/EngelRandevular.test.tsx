import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '../../../app/data/query.ts';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { EngelRandevular } from './EngelRandevular.tsx';

beforeAll(() => loadTexts(['izin']));
afterEach(() => queryClient.clear());

const engel = <EngelRandevular personelID={7} izin={{ baslangic: '2026-11-27 00:00', bitis: '2026-11-28 00:00' }} uyari="O gün randevusu var." />;
/** Answers with an empty list, as to somebody who may see no appointment of the colleague. */
const answer = () => vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0 }));

test('people who see every appointment are told when none is in the way any more', async () => {
  answer();
  showTo(['personelIzin', 'randevuGoruntule', 'randevuDuzenle', 'randevuTumunuGor'], engel);
  await screen.findByRole('status');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('people who see only their own appointments are not told that those of a colleague are gone', async () => {
  answer();
  showTo(['personelIzin', 'randevuGoruntule', 'randevuDuzenle'], engel);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.getByRole('alert').textContent).toBe('O gün randevusu var.');
  expect(screen.queryByRole('status')).toBeNull();
});
