import { ilCalls } from '@defter/contract/il.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { tellLine } from '../data/freshness.ts';
import { queryClient, useCall } from '../data/query.ts';
import { loadTexts } from '../routing/lazy-route.ts';
import { BaglantiSeridi } from './BaglantiSeridi.tsx';

function Sayi() {
  const { data } = useCall(ilCalls.list);
  return <p>{data ? `${data.liste.length} il` : '…'}</p>;
}

async function open() {
  await loadTexts(['panel']);
  let isThere = true;
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('no line');
    return Response.json({ success: true, message: '', liste: [] });
  });
  const { user } = show(
    <>
      <Sayi />
      <BaglantiSeridi />
    </>,
  );
  await screen.findByText('0 il');
  expect(screen.queryByText(/Bağlantı koptu/)).toBeNull();
  return { user, setThere: (there: boolean) => (isThere = there) };
}

it('says that the shown data may be old while it cannot be read again', async () => {
  const { user, setThere } = await open();
  setThere(false);
  void queryClient.refetchQueries();
  await screen.findByText(/Bağlantı koptu/);
  screen.getByText('0 il');
  setThere(true);
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => expect(screen.queryByText(/Bağlantı koptu/)).toBeNull());
});

it('says so while the events of the other desks do not arrive', async () => {
  await open();
  tellLine(false);
  await screen.findByText(/Bağlantı koptu/);
  tellLine(true);
  await waitFor(() => expect(screen.queryByText(/Bağlantı koptu/)).toBeNull());
});
