import { ilCalls } from '@defter/contract/il.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { queryClient, queryKeyOf, useCall } from './query.ts';

function Iller() {
  const { data, error, refetch } = useCall(ilCalls.list);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<p>bekleniyor</p>} />;
  return <p>{data.liste.length} il</p>;
}

const ok = () => Response.json({ success: true, message: '', liste: [] });
const refusal = () => Response.json({ success: false, message: 'yetkiYok' }, { status: 403 });
const GENERAL = 'Bağlantınızı kontrol edip tekrar deneyin.';

/** Opens the screen before a server that gives this answer until it is told another one. */
function open(answer: () => Response | Promise<Response>, part = <Iller />) {
  vi.stubGlobal('fetch', async () => answer());
  return { ...show(part), answers: (next: () => Response) => (answer = next) };
}

it('waits, says that there is no connection, and shows the data of the next try', async () => {
  const { user, answers } = open(() => Promise.reject(new TypeError('no line')));
  screen.getByText('bekleniyor');
  await screen.findByText(GENERAL);
  answers(ok);
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await screen.findByText('0 il');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells the reason of a refused reading in words', async () => {
  open(refusal);
  await screen.findByText(/Bu işlem için yetkiniz yok/);
  expect(screen.queryByText(GENERAL)).toBeNull();
});

it('leaves data in its place if it cannot be read again', async () => {
  const { answers } = open(ok);
  await screen.findByText('0 il');
  answers(refusal);
  await queryClient.refetchQueries();
  await waitFor(() => expect(queryClient.getQueryState(queryKeyOf(ilCalls.list))?.status).toBe('error'));
  screen.getByText('0 il');
});

it('tries only the failed ones of several readings again', async () => {
  const again = [vi.fn(), vi.fn()] as const;
  const error = { status: 0, kod: 'istekHatasi', alanlar: {}, veri: {} } as never;
  const { user } = open(ok, <NotLoaded reading={[{ error: null, refetch: again[0] }, { error, refetch: again[1] }]} />);
  await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }));
  expect(again.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
