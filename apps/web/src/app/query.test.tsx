import { ilCalls } from '@defter/contract/il.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient, useCall } from './query.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

function Sayi() {
  const { data } = useCall(ilCalls.list);
  return <p>{data ? `${data.liste.length} il` : '…'}</p>;
}

it('shows again what was asked a moment ago without asking anew', async () => {
  const fetched = vi.fn(async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0 }));
  vi.stubGlobal('fetch', fetched);
  const page = (
    <QueryClientProvider client={queryClient}>
      <Sayi />
    </QueryClientProvider>
  );
  const { unmount } = render(page);
  await screen.findByText('0 il');
  unmount();
  render(page);
  expect(screen.getByText('0 il')).toBeDefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});
