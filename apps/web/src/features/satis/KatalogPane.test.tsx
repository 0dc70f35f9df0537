import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/data/query.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { notice } from '../../ui/notice.ts';
import { KatalogPane } from './KatalogPane.tsx';

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

test('a notice tells that a scanned product could not be asked for, and its code stays', async () => {
  await loadTexts(['satis', 'mesaj', 'ortak']);
  // The catalogue is longer than one answer, so a code is asked for by itself.
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('ara=') ? Response.json({ success: false, message: 'cokYogun' }, { status: 503 }) : Response.json({ success: true, message: '', liste: [], toplamKayit: 9000 }),
  );
  const failure = vi.spyOn(notice, 'failure');
  const onPick = vi.fn();
  showTo(['satisEkle'], <KatalogPane haklar={new Map()} adetler={new Map()} onPick={onPick} />);
  const box = await screen.findByRole('searchbox');
  await userEvent.type(box, '8690550012220{Enter}');
  await waitFor(() => expect(failure).toHaveBeenCalledWith('cokYogun', expect.anything()));
  expect(onPick).not.toHaveBeenCalled();
  expect((box as HTMLInputElement).value).toBe('8690550012220');
});
