import { ilCalls } from '@defter/contract/il.ts';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showTo } from '../../test/render.tsx';
import { readAgain } from './live.ts';
import { useCall } from './query.ts';
import { useOpenRecord } from './use-open-record.ts';

function Liste() {
  const [id, setId] = useState<number>();
  const { data, isFetching } = useCall(ilCalls.list);
  const acik = useOpenRecord(id, data?.liste.find((il) => il.id === id), isFetching);
  return (
    <>
      <button type="button" onClick={() => setId(id === undefined ? 1 : undefined)}>
        {data ? 'aç' : '…'}
      </button>
      <p>{acik ? `açık: ${acik.ad}` : 'kapalı'}</p>
    </>
  );
}

test('a panel waits for the changes of a moment ago before it opens, and an open one stays while the list is read again', async () => {
  let [ad, answer] = ['Eski', Promise.resolve()];
  vi.stubGlobal('fetch', async () => {
    await answer;
    return Response.json({ success: true, message: '', liste: [{ id: 1, ad }], toplamKayit: 1 });
  });
  const { user } = showTo([], <Liste />);
  const dugme = await screen.findByRole('button', { name: 'aç' });
  const known = Promise.withResolvers<void>();
  [ad, answer] = ['Yeni', known.promise];
  act(() => readAgain({}));
  await user.click(dugme);
  expect(screen.getByText('kapalı')).toBeTruthy();
  await act(async () => known.resolve());
  await screen.findByText('açık: Yeni');
  answer = Promise.withResolvers<void>().promise;
  act(() => readAgain({}));
  expect(screen.getByText('açık: Yeni')).toBeTruthy();
});
