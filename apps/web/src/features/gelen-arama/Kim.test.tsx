import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/data/query.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { Kim } from './Kim.tsx';

beforeEach(async () => {
  await loadTexts(['gelenArama']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplam: 0, arayan: null, sonAramalar: [] }));
});

afterEach(() => queryClient.clear());

test('a caller who is added by name is not asked for the number of the call again', async () => {
  const values = { musteriID: null, telefonNo: '+905431112233' };
  const form = { useWatchValue: (alan: keyof typeof values) => values[alan], setFieldValue: vi.fn(), errors: {} };
  const { user } = showTo(['musteriGoruntule', 'musteriEkle', 'gelenArama'], <Kim form={form as never} aramaID={null} kayitli={null} acik={false} />);
  await user.type(await screen.findByLabelText(/Müşteri/), 'Hatice Arslan');
  await user.click(await screen.findByText('Yeni müşteri: Hatice Arslan'));
  expect(await screen.findByLabelText<HTMLInputElement>(/Ad soyad/)).toHaveProperty('value', 'Hatice Arslan');
  await screen.findByText('0(543) 111 22 33');
  expect(screen.queryByLabelText(/Telefon/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Müşteri olarak kaydet' })).toBeNull();
});
