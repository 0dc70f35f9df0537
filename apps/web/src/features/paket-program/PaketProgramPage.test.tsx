import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/data/query.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { PaketProgramPage } from './PaketProgramPage.tsx';

beforeAll(() => loadTexts(['paketProgram']));

test('the programs off sale can be seen beside those on sale', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', async (address: string) => {
    asked(new URL(address, 'http://defter').searchParams.get('aktifMi'));
    return Response.json({ success: true, message: '', liste: [], toplamKayit: 0 });
  });
  const { user } = showTo(['paketGoruntule'], <PaketProgramPage />);
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('true'));
  await user.click(screen.getByRole('radio', { name: 'Tümü' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tümü' }).checked).toBe(true);
  await waitFor(() => expect(asked).not.toHaveBeenLastCalledWith('true'));
});

test('a program that leaves the list stays open', async () => {
  const program = { id: 5, surum: 1, adi: 'Gelin paketi', aktifMi: true, icerikler: [], fiyat: 0 };
  let liste: unknown[] = [program];
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste, toplamKayit: liste.length }));
  showTo(['paketGoruntule', 'paketDuzenle'], <PaketProgramPage />, '/?panel=5');
  expect(await screen.findByRole('dialog')).toBeInstanceOf(HTMLElement);
  liste = [];
  await queryClient.invalidateQueries();
  await screen.findByText('Henüz paket programı yok');
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('a price that is far too high is refused at its field, and does not break the page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0, tanimlar: {} }));
  const { user } = showTo(['paketGoruntule', 'paketEkle'], <PaketProgramPage />, '/?panel=0');
  const fiyat = await screen.findByLabelText<HTMLInputElement>(/^Paketin fiyatı/);
  await user.click(fiyat);
  await user.paste('999999999999');
  await user.click(screen.getByRole('button', { name: /^Kaydet/ }));
  expect(await screen.findByText('0 ile 999.999.999 arasında, 1.234,50 gibi yazın.')).toBeDefined();
  expect(fiyat.value).toMatch(/^999/);
});
