import { ayarCalls } from '@defter/contract/ayar.ts';
import { ilCalls } from '@defter/contract/il.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notificationsStore } from '@mantine/notifications';
import { queryClient, useCall, useSave } from './query.ts';

const told = () => notificationsStore.getState().notifications;

function Sayi() {
  const { data } = useCall(ilCalls.list);
  return <p>{data ? `${data.liste.length} il` : '…'}</p>;
}

it('shows a recent answer again without a new request', async () => {
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

function Dugme() {
  const save = useSave(ayarCalls.save, { notice: false });
  return (
    <button type="button" onClick={() => save.mutate({ body: { ciktiSayisi: 2 } })}>
      {save.isSuccess ? 'oldu' : save.isPending ? 'oluyor' : 'kaydet'}
    </button>
  );
}

it('sends a double click once: its second half is not sent, or with the same key', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get('Idempotency-Key'));
    return Response.json({ success: true, message: '' });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <Dugme />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('oldu');
  expect(keys).toHaveLength(1);
  // A slow second click comes after the answer.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

it('tells every refusal, even after the next act and when its component is gone', async () => {
  function Iki() {
    const save = useSave(ayarCalls.save, { notice: false });
    return (
      <>
        {[2, 3].map((ciktiSayisi) => (
          <button key={ciktiSayisi} type="button" onClick={() => save.mutate({ body: { ciktiSayisi } })}>
            {ciktiSayisi}
          </button>
        ))}
      </>
    );
  }
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <Iki />
    </QueryClientProvider>,
  );
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [] });
  fireEvent.click(screen.getByText('2'));
  await waitFor(() => expect(answers).toHaveLength(1));
  fireEvent.click(screen.getByText('3'));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]!(Response.json({ success: false, message: 'kayitDegismis' }, { status: 409 }));
  await waitFor(() => expect(told()).toHaveLength(1));
  unmount();
  answers[1]!(Response.json({ success: false, message: 'yetkiYok' }, { status: 403 }));
  await waitFor(() => expect(told()).toHaveLength(2));
});

it('takes the notice of a refusal away once the same act succeeds', async () => {
  const answers = [Response.json({ success: false, message: 'hataOlustu' }, { status: 422 }), Response.json({ success: true, message: '' })];
  vi.stubGlobal('fetch', vi.fn(async () => answers.shift()!));
  render(
    <QueryClientProvider client={queryClient}>
      <Dugme />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(told()).toHaveLength(1));
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('oldu');
  expect(told()).toEqual([]);
});

it('replaces the former refusal of an act by the newest one', async () => {
  const answers = ['kayitDegismis', 'yetkiYok', ''].map((message) => Response.json({ success: message === '', message }, { status: message === '' ? 200 : 422 }));
  vi.stubGlobal('fetch', vi.fn(async () => answers.shift()!));
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [] });
  render(
    <QueryClientProvider client={queryClient}>
      <Dugme />
    </QueryClientProvider>,
  );
  for (const refusal of [['kayitDegismis'], ['yetkiYok'], []]) {
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(told().map(({ id }) => id)).toEqual(refusal));
  }
});

it('names the limit of a text if no form shows its field', async () => {
  vi.stubGlobal('fetch', vi.fn(async () => Response.json({ success: false, message: 'alanlarHatali', alanlar: { adi: 'metinUzun' }, veri: { n: 120 } }, { status: 422 })));
  render(
    <QueryClientProvider client={queryClient}>
      <Dugme />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(told().map(({ message }) => message)).toEqual(['En fazla 120 karakter yazabilirsiniz.']));
});

it('tells the error of a field if no form shows it', async () => {
  vi.stubGlobal('fetch', vi.fn(async () => Response.json({ success: false, message: 'alanlariKontrolEdin', alanlar: { logo: 'hataOlustu' } }, { status: 422 })));
  render(
    <QueryClientProvider client={queryClient}>
      <Dugme />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(told().map(({ id }) => id)).toEqual(['hataOlustu']));
});

it('says at once that there is no connection, and sends nothing later by itself', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('no line')));
  vi.stubGlobal('fetch', fetched);
  render(
    <QueryClientProvider client={queryClient}>
      <Dugme />
    </QueryClientProvider>,
  );
  window.dispatchEvent(new Event('offline'));
  try {
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(screen.getByText('kaydet')).toBeDefined();
  } finally {
    window.dispatchEvent(new Event('online'));
  }
  expect(fetched).toHaveBeenCalledTimes(1);
});
